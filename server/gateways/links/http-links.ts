import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';

import type { Reached } from '#core/domain/links/link-state.ts';

import type { LinkGateway } from './link-gateway.ts';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 10_000;
const MOST_HOPS = 5;
const PERMANENT = new Set([301, 308]);
const MOVED = new Set([301, 302, 303, 307, 308]);
const NO_HEAD = new Set([405, 501]);
const PRIVATE = 'EPRIVATE';

export interface HttpLinksDeps {
  /** Addresses of a host; that of the system where silent. */
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isPublic?: (address: string) => boolean;
  /** Ports that may be asked; those of the web where silent. */
  readonly ports?: ReadonlySet<string>;
}

const ofSystem = (host: string): Promise<readonly LookupAddress[]> =>
  new Promise((found, failed) => {
    systemLookup(host, { all: true }, (error, addresses) => (error === null ? found(addresses) : failed(error)));
  });

/**
 * Over HTTP. Every hop is held against the networks that are nobody's before a byte leaves, and the connection goes to the
 * very address that was judged: a name that answers otherwise a moment later changes nothing.
 */
export function httpLinks({
  resolve = ofSystem,
  isPublic = isPublicAddress,
  ports = new Set(['', '80', '443']),
}: HttpLinksDeps = {}): LinkGateway {
  const lookup: NonNullable<RequestOptions['lookup']> = (host, options, answer) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({ address }) => isPublic(address)))
          return answer(Object.assign(new Error(`${host} is not public`), { code: PRIVATE }), '', 4);
        return options.all === true ? answer(null, [...addresses]) : answer(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, '', 4),
    );
  };

  const send = (method: 'HEAD' | 'GET', url: URL): Promise<Pick<IncomingMessage, 'statusCode' | 'headers'>> =>
    new Promise((answered, failed) => {
      const request = url.protocol === 'https:' ? secureRequest : plainRequest;
      const asked = request(
        url,
        {
          method,
          lookup,
          agent: false,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: { 'user-agent': 'Bitume (link check)', accept: '*/*' },
        },
        (message) => {
          answered({ statusCode: message.statusCode ?? 0, headers: message.headers });
          // what stands there does not matter
          message.destroy();
        },
      );
      asked.on('error', failed);
      asked.end();
    });

  const askOnce = async (url: URL) => {
    const head = await send('HEAD', url);
    return NO_HEAD.has(head.statusCode ?? 0) ? send('GET', url) : head;
  };

  return {
    async ask(address) {
      if (!URL.canParse(address)) return { outcome: 'unreachable', why: 'invalid' };
      let url = new URL(address);
      let isMoved = false;
      try {
        for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
          const refused = refusalOf(url, { isPublic, ports });
          if (refused !== null) return { outcome: 'unreachable', why: refused };
          const { statusCode: code = 0, headers } = await askOnce(url);
          const to = MOVED.has(code) ? (headers.location ?? '') : '';
          if (to === '' || !URL.canParse(to, url.href))
            return { outcome: 'answered', code, movedTo: isMoved ? url.href : null };
          isMoved ||= PERMANENT.has(code);
          url = new URL(to, url);
        }
        return { outcome: 'unreachable', why: 'loop' };
      } catch (error) {
        return whyNot(error);
      }
    },
  };
}

/** What is asked of no network: another scheme or port, a name and password, an address written out that is not public. */
function refusalOf(
  { protocol, port, username, password, hostname }: URL,
  { isPublic, ports }: Required<Pick<HttpLinksDeps, 'isPublic' | 'ports'>>,
): 'invalid' | 'private' | null {
  if ((protocol !== 'http:' && protocol !== 'https:') || username !== '' || password !== '') return 'invalid';
  if (!ports.has(port)) return 'private';
  const literal = hostname.replace(/^\[|\]$/gu, '');
  return isIP(literal) !== 0 && !isPublic(literal) ? 'private' : null;
}

/** Decided by the codes of the system; whatever it is, the link could not be looked at. */
function whyNot(error: unknown): Reached {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || code === 'ABORT_ERR' || code === 'ETIMEDOUT') return { outcome: 'timeout' };
  if (code === PRIVATE) return { outcome: 'unreachable', why: 'private' };
  if (code === 'ENOTFOUND' || code === 'ENODATA') return { outcome: 'unreachable', why: 'dns' };
  if (code === 'EAI_AGAIN') return { outcome: 'timeout' };
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|EPROTO)/u.test(code))
    return { outcome: 'unreachable', why: 'tls' };
  return { outcome: 'unreachable', why: 'refused' };
}
