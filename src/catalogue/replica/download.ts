import type { CatalogueOrigin } from '#src/catalogue/published/origin.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';

/** Whoever follows a download on its way. */
export interface DownloadCompany {
  /** What still waits in a better order, asked before each page; null: the order stands. */
  readonly reorder?: (waiting: readonly string[]) => readonly string[] | null;
  /** Hears of each page once it is durable. */
  readonly onPage?: (hash: string, bytes: Uint8Array<ArrayBuffer>) => void;
  /** Hears after each page how many of all are durable. */
  readonly onProgress?: (loaded: number, total: number) => void;
}

/**
 * Fetches the pages that are not here, in the order given, one at a time: the next one is asked for when the last one is
 * durable, so that whoever is killed pays for one page again, never for several that were on their way. Stops at the
 * first failure or at the first page the server no longer has (`gone`).
 */
export async function downloadPages(
  store: ReplicaStore,
  origin: CatalogueOrigin,
  hashes: readonly string[],
  { reorder, onPage, onProgress }: DownloadCompany = {},
): Promise<'complete' | 'gone'> {
  const here = await store.pageHashes();
  const wanted = [...new Set(hashes)];
  let queue = wanted.filter((hash) => !here.has(hash));
  let loaded = wanted.length - queue.length;
  const next = (): string | undefined => {
    queue = [...(reorder?.(queue) ?? queue)];
    return queue.shift();
  };
  for (let hash = next(); hash !== undefined; hash = next()) {
    const bytes = await origin.page(hash);
    if (bytes === null) return 'gone';
    await store.putPage(hash, bytes);
    onPage?.(hash, bytes);
    loaded += 1;
    onProgress?.(loaded, wanted.length);
  }
  return 'complete';
}
