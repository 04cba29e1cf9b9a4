/** The catalogue as one would keep it in an afternoon: a record a row, lists by an index, search over rows in memory. */
import { decodePages } from '#core/search/pages/pages.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { fold } from '#core/search/words/text.ts';
import { CATEGORY, PARALLEL, type Contestant } from './contestant.ts';

const HITS = 24;

/** What differs between the peers: how rows are stored and read. */
interface RowStore {
  put: (rows: readonly CatalogueRow[]) => Promise<void>;
  /** Rows that are known to be new, where that is quicker. */
  putNew?: (rows: readonly CatalogueRow[]) => Promise<void>;
  ofCategory: (id: number) => Promise<CatalogueRow[]>;
  all: () => Promise<CatalogueRow[]>;
  count: () => Promise<number>;
}

export function peer(store: RowStore): Contestant {
  const putNew = store.putNew ?? store.put;
  let rev = 1;
  let reading: Promise<{ row: CatalogueRow; text: string }[]> | null = null;
  const searchable = (row: CatalogueRow) => ({ row, text: fold(`${row.name} ${row.sku} ${row.references.join(' ')}`) });
  const storedRows = () => (reading ??= store.all().then((rows) => rows.map(searchable)));
  const json = async (path: string) => (await fetch(path)).json();

  return {
    load: async () => {
      const { cuts } = await json('/manifest');
      const loader = async (): Promise<void> => {
        for (let cut = cuts.shift(); cut !== undefined; cut = cuts.shift()) {
          const [card, offer] = await Promise.all([json(`/pages/${cut.card.hash}`), json(`/pages/${cut.offer.hash}`)]);
          await putNew(decodePages(card, offer));
        }
      };
      await Promise.all(Array.from({ length: PARALLEL / 2 }, loader));
      return { durable: performance.now(), listed: null, searchable: null };
    },
    settle: async () => 0,
    list: async () => {
      const rows = (await store.ofCategory(CATEGORY)).filter((row) => row.area === 'auto');
      rows.sort((left, right) => right.featured - left.featured || right.createdDay - left.createdDay);
      return { rows: rows.slice(0, HITS).length, total: rows.length, at: performance.now() };
    },
    search: async (text) => {
      const words = fold(text).split(/[^a-z0-9]+/);
      const found: CatalogueRow[] = [];
      for (const one of await storedRows()) {
        if (!words.every((word) => one.text.includes(word))) continue;
        found.push(one.row);
        if (found.length === HITS) break;
      }
      return found;
    },
    count: store.count,
    follow: async () => {
      const here = await storedRows();
      const { products } = await json(`/changes?rev=${rev}`);
      rev += 1;
      const since = performance.now();
      const rows: CatalogueRow[] = products.map((product: { row: CatalogueRow }) => product.row);
      await store.put(rows);
      const changed = new Map(rows.map((row) => [row.id, row]));
      here.forEach(({ row }, at) => {
        const next = changed.get(row.id);
        if (next !== undefined) here[at] = searchable(next);
      });
      return performance.now() - since;
    },
  };
}
