import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import type { Logger } from 'pino';

import type { Metadata } from '#core/contract/shop/metadata.ts';
import { pageFrame } from '#core/contract/pages/frame/page-frame.ts';
import { errorStatusAt } from '#core/contract/pages/error-status.ts';
import { documentClass, isSecretPath } from '#core/contract/pages/traits/documents.ts';
import { match } from '#core/contract/pages/match.ts';
import type { PageAnswer } from '#core/contract/pages/page.ts';
import { isSlash, withoutEnd } from '#core/domain/text/cut/trim-ends.ts';
import { areaOfPath, type Area } from '#core/domain/shop/area.ts';
import type { Boot, Port } from '#core/contract/pages/port.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { NetworkTurns } from '#server/http/limits/network-turns.ts';
import { acceptsBrotli } from '#server/http/files/accept-encoding.ts';
import { documentPolicy } from '#server/http/secure-headers.ts';

import { canonicalSearch } from './canonical-search.ts';
import { DocumentCache, type CachedDocument } from './document-cache.ts';
import { createDrawings, TooManyDrawings } from './drawings.ts';
import { jsonBlock } from './escape.ts';
import { headHtml, structuredData } from './head.ts';
import { modulesHeader, recordingPort, type Renderer } from './render.ts';
import type { Face, Template } from './template.ts';

/** What documents need of the services. */
export interface DocumentSource {
  readonly port: Port;
  /** Names the state all pages are made from; another value, another document. */
  revision(): Promise<string>;
  /** The shop's colours as CSS, validated; empty when there are none. */
  brandingCss(): Promise<string>;
  /** Icon and manifest of an area's pages. */
  face(area: Area | null): Promise<Face>;
  /**
   * Where an old address leads, also one that no page is drawn for; silent where there are none.
   * @param mustHaveQuery what leads away by its path alone gives way to a page
   */
  moved?(path: string, search: string, mustHaveQuery?: boolean): Promise<PageAnswer | null>;
  /** Head of an address that the port is not asked for. */
  metadata(path: string): Promise<Metadata>;
}

export interface DocumentDeps {
  readonly template: Template;
  readonly renderer: Renderer;
  readonly source: DocumentSource;
  readonly logger: Logger;
  /** What is not kept is drawn in the turn of whoever asks. */
  readonly turns: NetworkTurns;
  /** In development there is no policy (hot reload needs inline scripts) and nothing is kept. */
  readonly development: boolean;
  /** Origins that forms of the shop are sent to: providers of payment. */
  readonly formHosts?: readonly string[];
  /** The shop has maps: documents let their service load. */
  readonly maps: boolean;
  /** People reach the shop over https. */
  readonly https?: boolean;
}

/** Who asks for a document. */
export interface Asker {
  readonly requestId: string;
  readonly network: string;
}

/** After as many seconds there may be room again. */
const RETRY_SECONDS = 2;

type Made = { status: number; document: CachedDocument } | { status: number; location: string };

/** Stands in a key for every path where nothing is. */
const MISSING = '404 ';

const compress = promisify(brotliCompress);

/**
 * Public pages as documents, the same for everybody: no cookie is read or set. A document is made once per address and
 * revision; callers who ask for it meanwhile wait for the same one.
 */
export function createDocuments(deps: DocumentDeps) {
  const cache = new DocumentCache();
  const underWay = new Map<string, Promise<Made>>();

  const drawings = createDrawings();
  const draw = (request: Request, url: URL) => drawings.draw(() => make(request, url, deps));

  /** What is kept for an address that leads somewhere. */
  const keptAt = async (url: URL): Promise<Made | undefined> => {
    const search = deps.development || isSecretPath(url.pathname) ? null : canonicalSearch(url);
    if (search === null) return undefined;
    const document = cache.get(`${await deps.source.revision()} ${url.pathname}${search}`);
    return document && { status: 200, document };
  };

  const cachedOrMade = async (request: Request, url: URL): Promise<Made> => {
    const search = canonicalSearch(url);
    if (deps.development || search === null || isSecretPath(url.pathname)) return draw(request, url);
    // by its parts: a path that begins with two slashes would be read as another host
    const canonical = new URL(url);
    canonical.search = search;
    const revision = await deps.source.revision();
    const here = `${revision} ${url.pathname}${search}`;
    const known = cache.get(here);
    if (known) return { status: 200, document: known };
    // Only what is not kept is worth the question whether there is anything at all.
    const missing = await missingKey(canonical);
    const key = missing === null ? here : `${revision} ${missing}`;
    const found = missing === null ? undefined : cache.get(key);
    if (found) return { status: 404, document: found };
    const waiting = underWay.get(key);
    if (waiting) return waiting;
    // A render shared by several callers must not end with the first one's connection.
    const making = draw(new Request(canonical, { headers: request.headers }), canonical);
    underWay.set(key, making);
    try {
      const made = await making;
      // a redirect hands on what the address says beside, whatever reads it there
      if ('location' in made) return search === url.search ? made : await draw(request, url);
      if (made.status === (missing === null ? 200 : 404)) cache.set(key, made.document);
      return made;
    } finally {
      underWay.delete(key);
    }
  };

  /** What is missing is drawn once an area; null for what is there, and for pages nobody but the device resolves. */
  const missingKey = async ({ pathname, search }: URL): Promise<string | null> => {
    // the addresses of the error pages say what they are about, each with its status
    if (errorStatusAt(pathname) !== null) return null;
    if (documentClass(match(pathname)?.kind ?? 'content') !== 'shared') return null;
    const { status } = await deps.source.port.page(pathname, search);
    return status === 404 ? `${MISSING}${areaOfPath(pathname) ?? ''}` : null;
  };

  return {
    /** How many documents are kept, and their bytes. */
    kept: () => ({ count: cache.size, bytes: cache.bytes }),
    /** Answers a navigation. A page that fails gives the shell with status 500: no half page, no stack. */
    async respond(request: Request, { requestId, network }: Asker): Promise<Response> {
      const url = new URL(request.url);
      const answer = await this.drawn(request, url, { requestId, network });
      return isSecretPath(url.pathname) ? secret(answer) : answer;
    },
    async drawn(request: Request, url: URL, { requestId, network }: Asker): Promise<Response> {
      try {
        const led = withoutSlashes(url) ?? (url.search === '' ? null : await this.moved(url, true));
        if (led !== null) return led;
        const known = await keptAt(url);
        const drawn = known ?? (await deps.turns.run(network, () => cachedOrMade(request, url)));
        return send(request, drawn);
      } catch (error) {
        if (error instanceof TooManyDrawings || error instanceof Refusal) return this.shell(url, 503, RETRY_SECONDS);
        deps.logger.error({ requestId, err: error }, 'page failed');
        return this.shell(url, 500);
      }
    },
    /** An old address that leads on; null where nothing is known of it. @param mustHaveQuery as of its source */
    async moved({ pathname, search }: URL, mustHaveQuery = false): Promise<Response | null> {
      const answer = (await deps.source.moved?.(pathname, search, mustHaveQuery)) ?? null;
      return answer !== null && (answer.status === 301 || answer.status === 302)
        ? redirected(answer.status, answer.to)
        : null;
    },
    async shell(url: URL, status: number, retryAfterSeconds?: number): Promise<Response> {
      const headers = new Headers(documentHeaders);
      if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
      if (!deps.development) headers.set('content-security-policy', documentPolicy([], deps));
      return new Response(await deps.template.shell(url.pathname), { status, headers });
    },
  };
}

export type Documents = ReturnType<typeof createDocuments>;

const documentHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' };

async function make(request: Request, url: URL, deps: DocumentDeps): Promise<Made> {
  const recording = recordingPort(deps.source.port, url.search);
  const rendered = await deps.renderer.handle(request, recording.port);
  const location = rendered.headers.get('location');
  if (location !== null) return { status: rendered.status, location };
  if (rendered.status >= 500) throw new Error(`rendering ${loggable(url.pathname)} ended with ${rendered.status}`);
  const { frame, pages } = await recording.recorded();
  const answer = Object.values(pages)[0];
  const head =
    answer === undefined ? await deps.source.metadata(url.pathname) : answer.status === 200 ? answer.head : null;
  const boot: Boot = { frame: pageFrame(frame, answer ?? null), pages };
  const assembled = await deps.template.assemble(
    {
      head: headHtml(head, frame.init.branding.name, deps.renderer),
      markup: await rendered.text(),
      data: `${structuredData(answer)}<script type="application/json" id="boot">${jsonBlock(boot)}</script>`,
      modules: rendered.headers.get(modulesHeader)?.split(',').filter(Boolean) ?? [],
      branding: await deps.source.brandingCss(),
      face: await deps.source.face(areaOfPath(url.pathname)),
    },
    url.pathname,
  );
  const html = Buffer.from(assembled.html);
  const quality = deps.development ? 1 : 6;
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  };
  const document = {
    html,
    brotli: await compress(html, options),
    etag: `"${createHash('sha1').update(html).digest('base64url')}"`,
    policy: deps.development ? '' : documentPolicy(assembled.styleHashes, deps),
  };
  return { status: answer?.status === 410 ? 410 : (errorStatusAt(url.pathname) ?? rendered.status), document };
}

/** The secret of a mail stands in its address: the document stays in no cache and names its address to nobody. */
function secret(answer: Response): Response {
  answer.headers.set('cache-control', 'no-store');
  answer.headers.set('referrer-policy', 'no-referrer');
  return answer;
}

const loggable = (path: string) => (isSecretPath(path) ? 'a link of a mail' : path);

/** Browsers ask again within the hour where something moved for good, and each time where it did not. */
function redirected(status: number, location: string): Response {
  const cacheControl = status === 301 ? 'public, max-age=3600' : 'no-store';
  return new Response(null, { status, headers: { location, 'cache-control': cacheControl } });
}

/**
 * A page has one address: a slash at its end, or a second one at its start, leads there for good. What begins with two
 * slashes would be another host to whoever joins it to an address; null for an address as it should be.
 */
function withoutSlashes({ pathname, search }: URL): Response | null {
  const path = withoutEnd(pathname.replace(/^[/\\]{2,}/u, '/'), isSlash) || '/';
  return path === pathname ? null : redirected(301, path + search);
}

function send(request: Request, made: Made): Response {
  if ('location' in made) return redirected(made.status, made.location);
  const { html, brotli, etag, policy } = made.document;
  const headers = new Headers({ ...documentHeaders, etag, vary: 'accept-encoding' });
  if (policy !== '') headers.set('content-security-policy', policy);
  if (made.status === 200 && request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  if (!acceptsBrotli(request.headers.get('accept-encoding') ?? undefined)) {
    return new Response(new Uint8Array(html), { status: made.status, headers });
  }
  headers.set('content-encoding', 'br');
  return new Response(new Uint8Array(brotli), { status: made.status, headers });
}
