import { mayKeep } from '../shop/may-keep.ts';

type CacheApi = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

const BYTES = 'x-bytes';

/**
 * Pictures the person has looked at, within a budget of bytes; the least recently used go first. The cache's own
 * order of insertion is the record of use: a picture used again moves to the end, once in a worker's life, so that
 * looking around writes little. What the budget counts stands in a header of each picture, beside the picture itself.
 */
export class PictureCache {
  readonly #open: () => Promise<CacheApi>;
  readonly #budget: number;
  /** Address → bytes, the least recently used first; read from the cache when first needed. */
  #held: Map<string, number> | null = null;
  readonly #used = new Set<string>();
  /** Changes follow one another: two at once would count the same room twice. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(open: () => Promise<CacheApi>, budgetBytes: number) {
    this.#open = open;
    this.#budget = budgetBytes;
  }

  async find(url: string): Promise<Response | undefined> {
    const cache = await this.#open();
    return cache.match(url, { ignoreVary: true });
  }

  /** Keeps a copy of a picture just fetched or used again. */
  async keep(url: string, response: Response): Promise<void> {
    if (this.#used.has(url) || !mayKeep(response)) return;
    this.#used.add(url);
    const body = await response.blob();
    if (body.size > this.#budget) return;
    const headers = new Headers(response.headers);
    headers.set(BYTES, String(body.size));
    await this.#inTurn(async (cache, held) => {
      await this.#remove(cache, held, [url]);
      await this.#remove(cache, held, this.#leaving(held, body.size));
      await this.#put(cache, held, url, new Response(body, { headers }), body.size);
    });
  }

  #leaving(held: ReadonlyMap<string, number>, bytes: number): string[] {
    let over = bytes - this.#budget;
    for (const size of held.values()) over += size;
    const leaving: string[] = [];
    for (const [url, size] of held) {
      if (over <= 0) break;
      leaving.push(url);
      over -= size;
    }
    return leaving;
  }

  async #put(cache: CacheApi, held: Map<string, number>, url: string, response: Response, bytes: number) {
    try {
      await cache.put(url, response);
      held.set(url, bytes);
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      if (!isFull) throw error;
      // The device has no room: what was fetched to look at once is the first to go.
      await this.#remove(cache, held, [...held.keys()]);
    }
  }

  async #remove(cache: CacheApi, held: Map<string, number>, urls: readonly string[]): Promise<void> {
    for (const url of urls) {
      if (!held.delete(url)) continue;
      this.#used.delete(url);
      await cache.delete(url);
    }
  }

  #inTurn(work: (cache: CacheApi, held: Map<string, number>) => Promise<void>): Promise<void> {
    const before = this.#turn;
    const done = (async () => {
      await before;
      const cache = await this.#open();
      this.#held ??= await weigh(cache);
      await work(cache, this.#held);
    })();
    this.#turn = done.catch(() => {
      // The caller has the error; what is held is counted anew for whoever comes next.
      this.#held = null;
    });
    return done;
  }
}

async function weigh(cache: CacheApi): Promise<Map<string, number>> {
  const held = new Map<string, number>();
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true });
    if (response !== undefined) held.set(pathOf(request.url), Number(response.headers.get(BYTES) ?? 0));
  }
  return held;
}

const pathOf = (url: string): string => (url.startsWith('/') ? url : new URL(url).pathname);
