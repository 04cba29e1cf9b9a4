import type { CatalogueDatabase } from './catalogue-database.ts';

/** The catalogue's pages as they came, named by their content. */
export interface PageStore {
  pageHashes: () => Promise<ReadonlySet<string>>;
  page: (hash: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  putPage: (hash: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  dropPages: (hashes: readonly string[]) => Promise<void>;
}

export function pageStore(database: CatalogueDatabase): PageStore {
  return {
    pageHashes: () =>
      database.read(['pages'], async ({ pages }) => new Set((await pages.keys()).map((hash) => String(hash)))),
    page: (hash) =>
      database.read(['pages'], async ({ pages }) => {
        const bytes = await pages.get(hash);
        return bytes instanceof Uint8Array ? new Uint8Array(bytes) : null;
      }),
    putPage: (hash, bytes) => database.write(['pages'], ({ pages }) => pages.put(hash, bytes)),
    dropPages: (hashes) =>
      database.write(['pages'], async ({ pages }) => {
        for (const hash of hashes) await pages.remove(hash);
      }),
  };
}
