/**
 * A few public pages as the server drew them, so that the next start paints before any script runs. They are the same
 * for everybody, and they are only shown by the build that drew them: their markup and their parts belong together
 * (docs/decisions/0010-kept-documents.md).
 */
import { isPageToKeep } from '#core/contract/pages/kept-pages.ts';
import type { KeepPages } from '#core/contract/shop/worker-messages.ts';
import type { BuildNames } from '../build-names.ts';
import { mayKeep } from './may-keep.ts';

/** The home of each area and the last few others; a quarter of a megabyte each. */
const MOST_PAGES = 6;
const PATIENCE_MS = 20_000;
const BUILD = 'x-kept-build';
const REVISION = 'x-kept-revision';

type PageCache = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

export interface KeptPagesDeps extends BuildNames {
  readonly open: () => Promise<PageCache>;
  readonly ask: (path: string, init: RequestInit) => Promise<Response>;
  /** The browser's word on the network. */
  readonly isOnline: () => boolean;
}

export class KeptPages {
  readonly #deps: KeptPagesDeps;
  /** Grows whenever what is under way must not be kept any more. */
  #turn = 0;

  constructor(deps: KeptPagesDeps) {
    this.#deps = deps;
  }

  /** The document to begin with; none for a page that is not kept or was drawn by another build. */
  async find(path: string): Promise<Response | undefined> {
    if (!isPageToKeep(path)) return undefined;
    const kept = await (await this.#deps.open()).match(path, { ignoreVary: true });
    if (kept?.headers.get(BUILD) !== this.#deps.build) return undefined;
    return this.#deps.isOnline() ? kept : withRoom(kept);
  }

  /** Lets go of everything older than the catalogue of this device, then brings the pages asked for up to date. */
  async keep({ rev, paths }: Omit<KeepPages, 'type'>): Promise<void> {
    const turn = (this.#turn += 1);
    const cache = await this.#deps.open();
    for (const request of await cache.keys()) {
      const kept = await cache.match(request, { ignoreVary: true });
      if (paths.length === 0 || !this.#holds(kept, rev)) await cache.delete(request);
    }
    for (const path of paths.filter(isPageToKeep)) {
      const page = await this.#ask(path, rev);
      if (turn !== this.#turn) return;
      if (page === 'unreachable') continue;
      await cache.delete(path);
      if (page !== null) await putWhereThereIsRoom(cache, path, page);
    }
    for (const oldest of (await cache.keys()).slice(0, -MOST_PAGES)) await cache.delete(oldest);
  }

  /** Colours, menus or texts of the shop have changed: none of the documents is true any more. */
  async drop(): Promise<void> {
    await this.keep({ rev: 0, paths: [] });
  }

  #holds(kept: Response | undefined, rev: number): boolean {
    return kept?.headers.get(BUILD) === this.#deps.build && kept.headers.get(REVISION) === String(rev);
  }

  /** Null for an answer that is not a page of this build: the server may be newer than this worker. */
  async #ask(path: string, rev: number): Promise<Response | null | 'unreachable'> {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      // As the visit itself asked for it: what the browser still holds is confirmed and not sent again.
      const answer = await this.#deps.ask(path, { cache: 'no-cache', credentials: 'same-origin', signal });
      if (!mayKeep(answer)) return null;
      const text = await answer.text();
      if (!text.includes(`src="${this.#deps.entry}"`) || !text.includes('id="boot"')) return null;
      const headers = new Headers(answer.headers);
      // The text is whole and unpacked.
      for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
      headers.set(BUILD, this.#deps.build);
      headers.set(REVISION, String(rev));
      return new Response(text, { headers });
    } catch {
      return 'unreachable';
    }
  }
}

/**
 * Without a network the document itself keeps room for what will be said of it: the script that says so to others
 * (`src/shop/pre-hydration.js`) may come after the first paint.
 */
async function withRoom(kept: Response): Promise<Response> {
  const text = await kept.text();
  return new Response(text.replace('<html ', '<html data-offline '), { headers: kept.headers });
}

/** A device without room starts from the shell, as before. */
async function putWhereThereIsRoom(cache: PageCache, path: string, page: Response): Promise<void> {
  try {
    await cache.put(path, page);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    if (!isFull) throw error;
  }
}
