import type { CatalogueQuery, FacetCounts, PriceBounds } from './query.ts';

/** What a question found apart from its rows: it is the same in every order and on every page. */
export interface Facets {
  readonly facets: FacetCounts;
  readonly priceBounds: PriceBounds | undefined;
}

/** An answer has at most some 10 kB, so this is about a megabyte. */
const MOST = 128;
/** Longer questions are asked once. */
const LONGEST_KEY = 400;

/** The facets of the questions asked lately, of one state of the catalogue; the least recently asked for goes first. */
export class KeptFacets {
  readonly #kept = new Map<string, Facets>();

  /** What was counted for these filters before, otherwise what `count` counts now. */
  of(query: CatalogueQuery, count: () => Facets): Facets {
    const key = keyOf(query);
    const facets = this.#kept.get(key) ?? count();
    if (key.length > LONGEST_KEY) return facets;
    this.#kept.delete(key);
    this.#kept.set(key, facets);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break;
      this.#kept.delete(oldest);
    }
    return facets;
  }

  /** The catalogue has changed. */
  clear(): void {
    this.#kept.clear();
  }
}

/** Everything that decides which rows are found; neither order nor page. */
function keyOf({
  sort: _sort,
  desc: _desc,
  offset: _offset,
  limit: _limit,
  facets: _facets,
  ...filters
}: CatalogueQuery) {
  return JSON.stringify(Object.entries(filters).sort(([left], [right]) => (left < right ? -1 : 1)));
}
