/**
 * The shop's shell: its one document, its parts and its French words, complete on the device before this build takes
 * over. Parts are found by their address whatever build they belong to, so that a tab of the last build goes on.
 */
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

import { LATER_CACHE, SHELL_CACHE } from '../cache-names.ts';
import { answerNewest } from './newest-files.ts';

/** Words of the other language: kept when first wanted (they are not in the list of the shell). Two files a build. */
const LATER = /^\/vue\/en_GB-[\w-]+\.js$/u;
const MOST_LATER = 4;
const DOCUMENT = '/index.html';

export class Shell {
  readonly #files = new PrecacheController({ cacheName: SHELL_CACHE });

  constructor(entries: (PrecacheEntry | string)[]) {
    this.#files.addToCacheList(entries);
  }

  async install(event: ExtendableEvent): Promise<void> {
    await this.#files.install(event);
  }

  /** Lets go of everything that is not of this build. */
  async dropOldParts(event: ExtendableEvent): Promise<void> {
    await this.#files.activate(event);
  }

  /** Fetches again what the browser let go of. Parts of a newer build are that build's own affair. */
  async mend(): Promise<void> {
    const cache = await caches.open(SHELL_CACHE);
    const here = new Set((await cache.keys()).map(({ url }) => url));
    const missing = [...this.#files.getURLsToCacheKeys()].filter(([, key]) => !here.has(key));
    if (missing.length === 0 || !(await this.#isThisBuild())) return;
    for (const [url, key] of missing) {
      const response = await fetch(url, { cache: 'no-cache', credentials: 'omit' });
      if (response.ok && !response.redirected) await cache.put(key, response);
    }
  }

  /** The server's document names parts of this build alone. */
  async #isThisBuild(): Promise<boolean> {
    const response = await fetch(DOCUMENT, { cache: 'no-cache', credentials: 'omit' });
    const parts = response.ok ? ((await response.text()).match(/\/vue\/[\w.-]+/gu) ?? []) : [];
    return parts.length > 0 && parts.every((path) => this.#files.getCacheKeyForURL(path) !== undefined);
  }

  /** Any page of the shop begins with the same document; the server's own one where the browser let go of ours. */
  async answerPage(request: Request): Promise<Response> {
    return (await this.#files.matchPrecache(DOCUMENT)) ?? fetch(request);
  }

  /** Version of the shop this worker belongs to; the server computes the same from the same document. */
  async version(): Promise<string> {
    const document = await (await this.#files.matchPrecache(DOCUMENT))?.arrayBuffer();
    if (document === undefined) return 'unknown';
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', document));
    return btoa(String.fromCodePoint(...digest))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .slice(0, 12);
  }

  async answerPart(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const key = this.#files.getCacheKeyForURL(pathname) ?? pathname;
    const kept = await (await caches.open(SHELL_CACHE)).match(key, { ignoreVary: true });
    if (kept !== undefined) return kept;
    if (!LATER.test(pathname)) return fetch(request);
    return answerNewest(request, await caches.open(LATER_CACHE), fetch, MOST_LATER);
  }
}
