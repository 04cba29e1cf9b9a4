import { PRODUCT_TYPES } from '#core/domain/catalogue/types/all-types.ts';
import { SALE_SHOWN } from '#core/domain/catalogue/vehicles/sale-state.ts';
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import { OUT } from './live-rows.ts';
import type { Held } from './live-rows.ts';
import type { CatalogueQuery, FilterGroup } from './query.ts';
import { hasId, indexOfId } from '#core/search/segment/relation.ts';
import type { Relation } from '#core/search/segment/relation.ts';

/**
 * The groups of a question as facets need them: one per attribute, and the price last, because its bounds are shown with
 * all other filters applied, as the options of an attribute are.
 */
export interface ActiveFilters {
  readonly groups: readonly FilterGroup[];
  /** The number a row that fails only the price carries in `failed`. */
  readonly priceGroup: number;
}

export function activeFilters(query: CatalogueQuery): ActiveFilters {
  const byCode = new Map<string, number[]>();
  for (const { code, optionIds } of query.groups)
    if (optionIds.length > 0) byCode.set(code, [...(byCode.get(code) ?? []), ...optionIds]);
  const groups = [...byCode].map(([code, optionIds]) => ({ code, optionIds }));
  return { groups, priceGroup: groups.length };
}

/** From which place of `SALE_SHOWN` on a vehicle is in no answer: words find nothing that is sold (rule V4). */
const HIDDEN = { list: SALE_SHOWN.indexOf('unlisted'), search: SALE_SHOWN.indexOf('sold') };

/**
 * Whether a row lives, lies in the area asked for and is still offered to whoever lists or searches; what is not counts
 * for nothing in any answer.
 */
export function admission(
  { dead, segment }: Held,
  area: Area | undefined,
  by: keyof typeof HIDDEN,
): (row: number) => boolean {
  const { areas, sales } = segment.numbers;
  const hidden = HIDDEN[by];
  if (area === undefined) return (row) => dead[row] === 0 && (sales[row] ?? 0) < hidden;
  const code = AREAS.indexOf(area);
  return (row) => dead[row] === 0 && areas[row] === code && (sales[row] ?? 0) < hidden;
}

/**
 * Lists in `found` the rows that pass all filters but perhaps one group, each with its misses; everything else is `OUT`.
 * Looks only at rows that can be found: those of the text (`textNeeds` groups answered), else those of the category.
 * @returns how many rows miss nothing
 */
export function findRows(held: Held, query: CatalogueQuery, filters: ActiveFilters, textNeeds: number | null): number {
  held.misses.fill(OUT);
  held.found.count = 0;
  admitRows(held, query, textNeeds);
  filters.groups.forEach(({ optionIds }, group) => {
    const { passing, segment } = held;
    passing.fill(0);
    for (const id of optionIds) pass(passing, segment.options, id);
    miss(held, group, (row) => passing[row] === 0);
  });
  if (query.price) {
    const { from = -Infinity, to = Infinity } = query.price;
    const { prices } = held.segment.numbers;
    miss(held, filters.priceGroup, (row) => (prices[row] ?? 0) < from || (prices[row] ?? 0) > to);
  }
  return keepFound(held);
}

/** Every filter that is no group. */
function admitRows(held: Held, query: CatalogueQuery, textNeeds: number | null): void {
  const { misses, found, textRows, matched, segment } = held;
  const isAdmitted = admission(held, query.area, textNeeds === null ? 'list' : 'search');
  const refusals = refusalsOf(held, query);
  const admit = (row: number) => {
    if (!isAdmitted(row)) return;
    for (const isRefused of refusals) if (isRefused(row)) return;
    misses[row] = 0;
    found.push(row);
  };
  const { categories } = segment;
  if (textNeeds !== null) {
    const isElsewhere = (row: number) => query.categoryId !== undefined && !hasId(categories, row, query.categoryId);
    for (let at = 0; at < textRows.count; at++) {
      const row = textRows.rows[at] ?? 0;
      if ((matched[row] ?? 0) >= textNeeds && !isElsewhere(row)) admit(row);
    }
  } else if (query.categoryId !== undefined) {
    const key = indexOfId(categories.keys, query.categoryId);
    const [from = 0, to = 0] = key < 0 ? [] : [categories.keyOffsets[key], categories.keyOffsets[key + 1]];
    for (let at = from; at < to; at++) admit(categories.keyRows[at] ?? 0);
  } else {
    for (let row = 0; row < segment.size; row++) admit(row);
  }
}

function refusalsOf({ segment }: Held, query: CatalogueQuery): ((row: number) => boolean)[] {
  const { numbers, families } = segment;
  const refusals: ((row: number) => boolean)[] = [];
  if (query.inStock) refusals.push((row) => numbers.stocks[row] !== 1 && numbers.stocks[row] !== 2);
  if (query.promo) refusals.push((row) => (numbers.regulars[row] ?? -1) < 0);
  if (query.type !== undefined) {
    const type = PRODUCT_TYPES.indexOf(query.type);
    refusals.push((row) => numbers.types[row] !== type);
  }
  if (query.family !== undefined) {
    const family = families.names.indexOf(query.family);
    refusals.push((row) => families.rows[row] !== family);
  }
  if (query.newSinceDay !== undefined) {
    const since = query.newSinceDay;
    refusals.push((row) => (numbers.days[row] ?? 0) < since);
  }
  return refusals;
}

function pass(passing: Uint8Array, relation: Relation, id: number): void {
  const key = indexOfId(relation.keys, id);
  if (key < 0) return;
  const end = relation.keyOffsets[key + 1] ?? 0;
  for (let at = relation.keyOffsets[key] ?? 0; at < end; at++) passing[relation.keyRows[at] ?? 0] = 1;
}

function miss({ misses, failed, found }: Held, group: number, fails: (row: number) => boolean): void {
  for (let at = 0; at < found.count; at++) {
    const row = found.rows[at] ?? 0;
    const before = misses[row] ?? OUT;
    if (before >= OUT || !fails(row)) continue;
    misses[row] = before + 1;
    failed[row] = group;
  }
}

/** Drops the rows that missed more than one group; how many missed none. */
function keepFound({ misses, found }: Held): number {
  let kept = 0;
  let total = 0;
  for (let at = 0; at < found.count; at++) {
    const row = found.rows[at] ?? 0;
    const missed = misses[row] ?? OUT;
    if (missed >= OUT) continue;
    found.rows[kept++] = row;
    if (missed === 0) total++;
  }
  found.count = kept;
  return total;
}
