import type { Database } from './database.ts';
import { openIdb } from './idb.ts';
import { memoryDatabase } from './memory-database.ts';

/**
 * `pages`: hash → bytes as they came. `changes`: revision → one answer of the changes route. `state`: the one record
 * that says what counts. `photos`: what the picture cache holds (see photos.ts). `snapshot`: what the pages and changes
 * come to, ready to be searched; derived and disposable.
 */
export const OBJECT_STORES = ['pages', 'changes', 'state', 'photos', 'snapshot'] as const;
type CatalogueStoreName = (typeof OBJECT_STORES)[number];
export type CatalogueDatabase = Database<CatalogueStoreName>;

/** Keys of the object store `state`; what stands beside the state outlives it. */
export const STATE_KEYS = {
  current: 'current',
  /** A first load that is not complete: it becomes the state. */
  begun: 'begun',
  /** Areas the person keeps whole. */
  kept: 'kept',
  /** Lists looked at last, for the next start; the state says whether they still hold. */
  lists: 'lists',
} as const;

const NAME = 'catalogue';
const VERSION = 2;

/** The catalogue's own database, apart from everything of the person; in memory where the browser refuses one. */
export async function openCatalogueDatabase(): Promise<CatalogueDatabase> {
  try {
    return await openIdb(NAME, VERSION, OBJECT_STORES);
  } catch {
    // Refused (private window, blocked storage, broken profile): works, and says so by `isDurable`.
    return memoryCatalogueDatabase();
  }
}

export function memoryCatalogueDatabase(): CatalogueDatabase {
  return memoryDatabase(OBJECT_STORES);
}
