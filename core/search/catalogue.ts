import type { Area } from '#core/domain/shop/area.ts';
import { boundPrices, countOptions } from '#core/search/query/facets.ts';
import { activeFilters, findRows } from '#core/search/query/filter.ts';
import { beginWith } from '#core/search/query/first-rows.ts';
import { bury, forkHeld, hold } from '#core/search/query/live-rows.ts';
import type { Held } from '#core/search/query/live-rows.ts';
import { buildLabelIndex } from '#core/search/segment/labels.ts';
import type { LabelIndex } from '#core/search/segment/labels.ts';
import { KeptFacets } from '#core/search/query/kept-facets.ts';
import { lookUp } from '#core/search/segment/lookup.ts';
import { matchText } from '#core/search/query/match.ts';
import { nearestTexts } from '#core/search/query/nearest.ts';
import { parseText } from '#core/search/words/parse.ts';
import type { CatalogueQuery, CatalogueResult, SortKey, Suggestion } from '#core/search/query/query.ts';
import type { CatalogueStructure } from '#core/search/segment/structure.ts';
import { rankByScore } from '#core/search/query/ranking.ts';
import { indexOfId } from '#core/search/segment/relation.ts';
import type { CatalogueRow, OfferRow } from '#core/search/segment/row.ts';
import { addressKey, buildSegment, readRow } from '#core/search/segment/segment.ts';
import type { Segment } from '#core/search/segment/segment.ts';
import { suggestFrom } from '#core/search/query/suggest.ts';
import { mergeOrders } from '#core/search/query/walk.ts';

const EMPTY_STRUCTURE: CatalogueStructure = { options: [], categories: [] };
/** More segments than this slow every keystroke (catalogue reference §6). */
const MOST_SEGMENTS = 6;
const DESCENDS: Readonly<Record<SortKey, boolean>> = { relevance: true, created_at: true, price: false, name: false };

/** Where a row lies. */
export interface RowPlace {
  readonly segment: Segment;
  readonly row: number;
}

export type Located = Omit<CatalogueResult, 'rows'> & { readonly places: readonly RowPlace[] };

export function readPlace({ segment, row }: RowPlace): CatalogueRow {
  return readRow(segment, row);
}

/**
 * The catalogue in memory, on the server and in the device's worker: immutable segments of which the newest wins, older
 * rows of the same id marked dead. Every answer is a function of the living rows, the structure and the question alone,
 * never of the cut into segments (held by the laws in tests/core/search).
 */
export class Catalogue {
  #helds: Held[] = [];
  #structure: CatalogueStructure;
  #labels: LabelIndex | null = null;
  readonly #optionIds: number[] = [];
  readonly #optionPlaces = new Map<number, number>();
  readonly #facets = new KeptFacets();

  constructor(structure: CatalogueStructure = EMPTY_STRUCTURE) {
    this.#structure = structure;
  }

  /** Living rows. */
  get size(): number {
    return this.#helds.reduce((sum, held) => sum + held.alive, 0);
  }

  get segmentCount(): number {
    return this.#helds.length;
  }

  /** Rows dead or outside the largest segment: what compaction would remove. */
  get overlay(): number {
    const held = this.#helds.reduce((sum, { segment }) => sum + segment.size, 0);
    return held - Math.max(0, ...this.#helds.map(({ alive }) => alive));
  }

  /** A catalogue of the same rows that changes apart from this one; costs a byte a row. */
  fork(): Catalogue {
    const fork = new Catalogue(this.#structure);
    fork.#labels = this.#labels;
    fork.#helds = this.#helds.map(forkHeld);
    for (const id of this.#optionIds) fork.#placeOf(id);
    return fork;
  }

  /** New names of options and categories; rows stay as they are. */
  describe(structure: CatalogueStructure): void {
    this.#structure = structure;
    this.#labels = null;
    this.#facets.clear();
  }

  /** Takes a segment in; its rows replace those of the same id. */
  add(segment: Segment): void {
    for (const id of segment.numbers.ids) this.#bury(id);
    this.#facets.clear();
    const places = segment.options.keys.map((id) => this.#placeOf(id));
    this.#helds.push(hold(segment, places));
    this.#helds = this.#helds.filter((held) => held.alive > 0);
  }

  /** New and changed rows, and ids that are gone; costs what changed. */
  apply(rows: readonly CatalogueRow[], removedIds: readonly number[]): void {
    for (const id of removedIds) this.#bury(id);
    if (rows.length > 0) this.add(buildSegment(rows));
  }

  /** New prices and stock of rows that are here; offers of unknown rows are left out. */
  applyOffers(offers: readonly OfferRow[]): void {
    const rows = offers.flatMap((offer) => {
      const row = this.byId(offer.id);
      return row ? [{ ...row, ...offer }] : [];
    });
    this.apply(rows, []);
  }

  /** All living rows, by id within each segment. */
  *rows(): Generator<CatalogueRow> {
    for (const held of this.#helds) yield* livingRows(held);
  }

  /** Where the living rows lie, in the order of `rows`; those left out are not read. */
  *places(skip = 0): Generator<RowPlace> {
    let left = skip;
    for (const { segment, dead, alive } of this.#helds) {
      if (left >= alive) {
        left -= alive;
        continue;
      }
      for (let row = 0; row < segment.size; row++) {
        if (dead[row] !== 0) continue;
        if (left > 0) left--;
        else yield { segment, row };
      }
    }
  }

  /**
   * Joins small segments when there are too many for a quick search. Costs what changed; the largest segment is made
   * anew only when half of the rows lie outside it.
   */
  tidy(): void {
    if (this.#helds.length <= MOST_SEGMENTS) return;
    const [largest] = [...this.#helds].sort((left, right) => right.alive - left.alive);
    const kept = largest && this.overlay * 2 < this.size ? [largest] : [];
    const joined = this.#helds.filter((held) => !kept.includes(held)).flatMap((held) => [...livingRows(held)]);
    this.#helds = kept;
    this.add(buildSegment(joined));
  }

  /** One segment of all living rows: what a snapshot saves. Costs the whole catalogue. */
  compacted(): Segment {
    return buildSegment([...this.rows()]);
  }

  /** Living rows of every category that has any. */
  categoryCounts(): Map<number, number> {
    const counts = new Map<number, number>();
    for (const held of this.#helds) {
      const { keys } = held.segment.categories;
      for (let key = 0; key < keys.length; key++) {
        const [id = 0, living] = [keys[key], livingOfCategory(held, key)];
        if (living > 0) counts.set(id, (counts.get(id) ?? 0) + living);
      }
    }
    return counts;
  }

  byId(id: number): CatalogueRow | null {
    return this.#find((held) => indexOfId(held.segment.numbers.ids, id));
  }

  byUuid(uuid: string): CatalogueRow | null {
    return this.#find((held) =>
      lookUp(
        held.segment.byUuid,
        uuid,
        (row) => this.#isCurrent(held, row) && readRow(held.segment, row).uuid === uuid,
      ),
    );
  }

  bySlug(area: Area, slug: string): CatalogueRow | null {
    return this.#find((held) =>
      lookUp(held.segment.byAddress, addressKey(area, slug), (at) => {
        if (!this.#isCurrent(held, at)) return false;
        const row = readRow(held.segment, at);
        return row.area === area && row.slug === slug;
      }),
    );
  }

  query(query: CatalogueQuery): CatalogueResult {
    const { places, ...found } = this.locate(query);
    return { ...found, rows: places.map(readPlace) };
  }

  /** The answer before its rows are read: whoever holds texts elsewhere fetches those of these rows alone. */
  locate(query: CatalogueQuery): Located {
    const helds = this.#helds;
    const filters = activeFilters(query);
    const text = parseText(query.text ?? '');
    const match = text && matchText(helds, this.#names(), text, query.area);
    const total = helds.reduce((sum, held) => sum + findRows(held, query, filters, match?.needs ?? null), 0);
    const partial = match?.partial === true ? { partial: true as const } : {};

    const desc = query.desc ?? DESCENDS[query.sort];
    const { offset, limit } = query;
    const byScore = text !== null && query.sort === 'relevance';
    const order = (from: number, most: number) =>
      byScore ? rankByScore(helds, desc, from, most) : mergeOrders(helds, query.sort, desc, from, most);
    const found = query.first ? beginWith(helds, query.first, offset, limit, order) : order(offset, limit);
    const places = found.map(({ held, row }) => ({ segment: held.segment, row }));
    if (!query.facets) return { total, places, ...partial };

    const { facets, priceBounds } = this.#facets.of(query, () => ({
      facets: countOptions(helds, filters, this.#optionIds, (code) => this.#placesOfCode(code, query)),
      priceBounds: boundPrices(helds, filters),
    }));
    return { total, places, ...partial, facets, ...(priceBounds === undefined ? {} : { priceBounds }) };
  }

  /** At most `limit` proposals for a text being typed: categories and brands by name, then the best products. */
  suggest(text: string, limit: number, area?: Area): Suggestion[] {
    return suggestFrom(this.#names(), text, limit, area, (limit) => {
      const within = area === undefined ? {} : { area };
      return this.query({ ...within, text, groups: [], sort: 'relevance', offset: 0, limit, facets: false }).rows;
    });
  }

  /** Texts near to one that finds nothing, each of which finds something; at most `most`, the likeliest first. */
  nearest(text: string, most: number, area?: Area): string[] {
    const within = area === undefined ? {} : { area };
    const finds = (text: string): boolean => {
      const asked = { ...within, text: `${text} `, groups: [], sort: 'relevance', offset: 0, limit: 0 } as const;
      const { total, partial = false } = this.locate({ ...asked, facets: false });
      return total > 0 && !partial;
    };
    return nearestTexts(this.#helds, this.#names(), text, most).filter(finds);
  }

  /** Indexed when somebody first searches or filters: a first list waits for nothing it does not need. */
  #names(): LabelIndex {
    this.#labels ??= buildLabelIndex(this.#structure);
    return this.#labels;
  }

  #bury(id: number): void {
    this.#facets.clear();
    for (const held of this.#helds) if (bury(held, id)) return;
  }

  #isCurrent(held: Held, row: number): boolean {
    return held.dead[row] === 0;
  }

  #find(rowOf: (held: Held) => number): CatalogueRow | null {
    for (const held of this.#helds) {
      const row = rowOf(held);
      if (row >= 0 && this.#isCurrent(held, row)) return readRow(held.segment, row);
    }
    return null;
  }

  #placeOf(optionId: number): number {
    let place = this.#optionPlaces.get(optionId);
    if (place === undefined) {
      place = this.#optionIds.push(optionId) - 1;
      this.#optionPlaces.set(optionId, place);
    }
    return place;
  }

  /** Places of all options of an attribute; without a structure, of those chosen. */
  #placesOfCode(code: string, query: CatalogueQuery): number[] {
    const chosen = query.groups.filter((group) => group.code === code).flatMap((group) => [...group.optionIds]);
    const ids = new Set([...(this.#names().optionsByCode.get(code) ?? []), ...chosen]);
    return [...ids].flatMap((id) => this.#optionPlaces.get(id) ?? []);
  }
}

function livingOfCategory({ segment, dead, alive }: Held, key: number): number {
  const { keyOffsets, keyRows } = segment.categories;
  const [from = 0, to = 0] = [keyOffsets[key], keyOffsets[key + 1]];
  if (alive === segment.size) return to - from;
  let living = 0;
  for (let at = from; at < to; at++) if (dead[keyRows[at] ?? 0] === 0) living++;
  return living;
}

function* livingRows({ segment, dead }: Held): Generator<CatalogueRow> {
  for (let row = 0; row < segment.size; row++) if (dead[row] === 0) yield readRow(segment, row);
}
