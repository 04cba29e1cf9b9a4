import { readPlace } from '#core/search/catalogue.ts';
import type { Catalogue, RowPlace } from '#core/search/catalogue.ts';
import type { CatalogueQuery, CatalogueResult } from '#core/search/query.ts';
import type { Segment } from '#core/search/segment.ts';
import { fillTexts, sliceOfRow } from '#core/search/snapshot.ts';
import { UnreadablePage } from './page-bytes.ts';
import { textsName } from './snapshot.ts';
import type { SnapshotStamp } from './snapshot.ts';
import type { ReplicaStore } from './store.ts';

/** Lists of a snapshot of which only the first part has been read: the texts on the screen are fetched, and no more. */
export class EarlyLists {
  readonly #store: ReplicaStore;
  readonly #stamp: SnapshotStamp;
  readonly #lists: Segment;
  readonly #catalogue: Catalogue;
  readonly #filled = new Set<number>();

  /** `catalogue` holds `lists`, and whatever changed since. */
  constructor(store: ReplicaStore, stamp: SnapshotStamp, lists: Segment, catalogue: Catalogue) {
    this.#store = store;
    this.#stamp = stamp;
    this.#lists = lists;
    this.#catalogue = catalogue;
  }

  get size(): number {
    return this.#catalogue.size;
  }

  /** Words are not here yet; and the order by name over several segments compares the names themselves. */
  answers(query: CatalogueQuery): boolean {
    return query.text === undefined && query.sort !== 'name';
  }

  /** The answer to such a question; throws `UnreadablePage` when the snapshot is no longer here. */
  async query(query: CatalogueQuery): Promise<CatalogueResult> {
    const { places, ...found } = this.#catalogue.locate(query);
    await this.fill(this.#slicesOf(places));
    return { ...found, rows: places.map(readPlace) };
  }

  async fill(slices: readonly number[]): Promise<void> {
    const missing = slices.filter((slice) => !this.#filled.has(slice));
    if (missing.length === 0) return;
    const parts = await this.#store.snapshotParts(this.#stamp, missing.map(textsName));
    missing.forEach((slice, at) => {
      const bytes = parts[at] ?? null;
      if (bytes === null || !fillTexts(this.#lists, slice, bytes))
        throw new UnreadablePage('the snapshot is not here', null);
      this.#filled.add(slice);
    });
  }

  #slicesOf(places: readonly RowPlace[]): number[] {
    const here = places.filter(({ segment }) => segment === this.#lists);
    return [...new Set(here.map(({ row }) => sliceOfRow(row)))];
  }
}
