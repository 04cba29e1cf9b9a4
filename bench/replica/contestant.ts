import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { RouteTable } from '#src/api/route-table.ts';

/** One way to keep the catalogue on a device, inside its worker. Times are ms since the worker was started. */
export interface Contestant {
  /**
   * Fetches everything and stores it: when all of it was durable, when the list on the screen could be answered, and when
   * everything could be searched.
   */
  load: () => Promise<{ durable: number; listed: number | null; searchable: number | null }>;
  /** The rest of a first load, so that the next start is as it would be in life; answers ms it took. */
  settle: () => Promise<number>;
  /** First 24 rows of the category, and when they were there. */
  list: () => Promise<{ rows: number; total: number; at: number }>;
  /** 24 rows for a text, all rows searched. */
  search: (text: string) => Promise<CatalogueRow[]>;
  /** How many rows are stored; the proof that a load lasted. */
  count: () => Promise<number>;
  /** Takes in what changed since; answers ms until it is durable and searched. */
  follow: () => Promise<number>;
}

export const CATEGORY = 1003;

export const ROUTES: RouteTable = {
  'api.catalogue.manifest': { uri: 'manifest', methods: ['GET'] },
  'api.catalogue.page': { uri: 'pages/{hash}', methods: ['GET'] },
  'api.catalogue.changes': { uri: 'changes', methods: ['GET'] },
};

export const PARALLEL = 6;
