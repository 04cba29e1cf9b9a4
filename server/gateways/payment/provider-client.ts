import { isLoopback } from '#server/config/hosts.ts';

import { ProviderError } from './provider-error.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 256 * 1024;

export interface ClientOptions {
  /** Origin, and a path where there is one, of the provider: https, or a stand-in on this machine. */
  readonly baseUrl: string;
  readonly timeoutMs?: number | undefined;
}

export interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

export interface ProviderReply {
  readonly status: number;
  readonly text: string;
}

export interface ProviderClient {
  /**
   * One question, answered whole or not at all; any status is an answer.
   * @throws ProviderError unreachable, timeout, redirected, tooLarge
   */
  ask(question: Question): Promise<ProviderReply>;
}

/**
 * The address of a provider, checked: encrypted unless it is a stand-in on this machine.
 * @throws RangeError for any other
 */
export function providerUrl(baseUrl: string, path = ''): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  const here = url?.protocol === 'http:' && isLoopback(url.hostname.replace(/^\[|\]$/gu, ''));
  if (!url || (url.protocol !== 'https:' && !here) || url.username || url.password || url.search || url.hash)
    throw new RangeError('the address of a payment provider is https');
  return url.href.replace(/\/$/u, '') + path;
}

/** Talks to one provider: bounded in time and size, follows nobody elsewhere, sends no cookie. */
export function createProviderClient({ baseUrl, timeoutMs = TIMEOUT_MS }: ClientOptions): ProviderClient {
  const base = providerUrl(baseUrl);
  return {
    async ask({ method, path, headers = {}, body }) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(base + path, {
          method,
          headers: { 'user-agent': 'Bitume/1.0', ...headers },
          redirect: 'manual',
          signal,
          ...(body === undefined ? {} : { body }),
        });
        if (response.status >= 300 && response.status < 400) {
          await response.body?.cancel();
          throw new ProviderError('redirected', { status: response.status });
        }
        return { status: response.status, text: await readBounded(response) };
      } catch (error) {
        if (error instanceof ProviderError) throw error;
        // what fetch says of its cause may name addresses and headers: the code is enough
        throw new ProviderError(signal.aborted ? 'timeout' : 'unreachable');
      }
    },
  };
}

async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new ProviderError('tooLarge', { status: response.status });
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
