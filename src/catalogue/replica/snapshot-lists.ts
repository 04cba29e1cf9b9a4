import { readPlace } from '#core/search/catalogue.ts';
import type { Catalogue, RowPlace } from '#core/search/catalogue.ts';
import type { CatalogueQuery, CatalogueResult } from '#core/search/query/query.ts';
import type { Segment } from '#core/search/segment/segment.ts';
import { fillTexts, openFilters, sliceOfRow } from '#core/search/snapshot/snapshot.ts';
import { UnreadablePage } from '#src/catalogue/published/page-bytes.ts';
import { MORE, stampText, textsName } from '#src/catalogue/store/snapshot.ts';
import type { SnapshotStamp } from '#src/catalogue/store/snapshot.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';

/**
 * Lists of a snapshot of which only the first part has been read: the texts on the screen are fetched, and what filters
 * and other orders need when they are asked for, and no more.
 */
export class SnapshotLists {
  readonly #store: ReplicaStore;
  readonly #stamp: SnapshotStamp;
  readonly #lists: Segment;
  readonly #catalogueOf: (segment: Segment) => Catalogue;
  readonly #catalogue: Catalogue;
  readonly #filled = new Set<number>();
  #filtered: Promise<{ segment: Segment; catalogue: Catalogue }> | null = null;

  /** `catalogueOf` makes a catalogue of a segment, and of whatever changed since. */
  constructor(store: ReplicaStore, stamp: SnapshotStamp, lists: Segment, catalogueOf: (segment: Segment) => Catalogue) {
    this.#store = store;
    this.#stamp = stamp;
    this.#lists = lists;
    this.#catalogueOf = catalogueOf;
    this.#catalogue = catalogueOf(lists);
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
    const isPlain = query.sort === 'relevance' && query.groups.every(({ optionIds }) => optionIds.length === 0);
    const catalogue = isPlain ? this.#catalogue : (await this.filtered()).catalogue;
    const { places, ...found } = catalogue.locate(query);
    await this.fill(this.#slicesOf(places));
    return { ...found, rows: places.map(readPlace) };
  }

  /** The segment with its filters and orders, and the catalogue of it. */
  filtered(): Promise<{ segment: Segment; catalogue: Catalogue }> {
    this.#filtered ??= this.#readFilters().catch((error: unknown) => {
      // The browser may have lost its store for a moment: the next question asks again.
      this.#filtered = null;
      throw error;
    });
    return this.#filtered;
  }

  async fill(slices: readonly number[]): Promise<void> {
    const missing = slices.filter((slice) => !this.#filled.has(slice));
    if (missing.length === 0) return;
    const parts = await this.#store.snapshotParts(this.#stamp, missing.map(textsName));
    missing.forEach((slice, at) => {
      const bytes = parts[at] ?? null;
      if (bytes === null || !fillTexts(this.#lists, slice, bytes)) throw gone();
      this.#filled.add(slice);
    });
  }

  async #readFilters(): Promise<{ segment: Segment; catalogue: Catalogue }> {
    const [bytes] = await this.#store.snapshotParts(this.#stamp, [MORE]);
    const segment = bytes ? openFilters(this.#lists, bytes, stampText(this.#stamp)) : null;
    if (segment === null) throw gone();
    return { segment, catalogue: this.#catalogueOf(segment) };
  }

  #slicesOf(places: readonly RowPlace[]): number[] {
    const here = places.filter(({ segment }) => segment.records === this.#lists.records);
    return [...new Set(here.map(({ row }) => sliceOfRow(row)))];
  }
}

function gone(): UnreadablePage {
  return new UnreadablePage('the snapshot is not here', null);
}
