import type { CatalogueOrigin } from './origin.ts';
import type { ReplicaStore } from './store.ts';

export interface DownloadWishes {
  /** Requests at a time. */
  readonly parallel: number;
  readonly onProgress: (loaded: number, total: number) => void;
}

/**
 * Fetches the pages that are not here, in the order given, each durable on its own: whoever is killed in between goes
 * on from there. Stops at the first failure or at the first page the server no longer has (`gone`).
 */
export async function downloadPages(
  store: ReplicaStore,
  origin: CatalogueOrigin,
  hashes: readonly string[],
  wishes: DownloadWishes,
): Promise<'complete' | 'gone'> {
  const here = await store.pageHashes();
  const wanted = [...new Set(hashes)];
  const queue = wanted.filter((hash) => !here.has(hash));
  let loaded = wanted.length - queue.length;
  let stopped: 'gone' | 'failed' | null = null;
  const total = wanted.length;

  const loader = async (): Promise<void> => {
    for (let hash = queue.shift(); hash !== undefined && stopped === null; hash = queue.shift()) {
      try {
        const bytes = await origin.page(hash);
        if (bytes === null) stopped ??= 'gone';
        else await store.putPage(hash, bytes);
      } catch (error) {
        stopped ??= 'failed';
        throw error;
      }
      loaded += 1;
      if (stopped === null) wishes.onProgress(loaded, total);
    }
  };
  const loaders = Array.from({ length: Math.min(wishes.parallel, queue.length) }, loader);
  const results = await Promise.allSettled(loaders);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return stopped === 'gone' ? 'gone' : 'complete';
}
