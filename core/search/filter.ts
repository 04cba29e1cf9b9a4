import { OUT } from './held.ts';
import type { Held } from './held.ts';
import { AREA_CODES, TYPE_CODES } from './numbers.ts';
import type { CatalogueQuery, FilterGroup } from './query.ts';
import { indexOfId } from './relation.ts';
import type { Relation } from './relation.ts';

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

/**
 * After all filters: lists the rows that facets and scores have to look at, which are few where a department is asked for.
 * @returns how many rows miss nothing
 */
export function gatherFound(held: Held): number {
  const { misses, found } = held;
  let count = 0;
  let total = 0;
  for (let row = 0; row < misses.length; row++) {
    const missed = misses[row] ?? OUT;
    if (missed >= OUT) continue;
    found[count++] = row;
    if (missed === 0) total++;
  }
  held.foundCount = count;
  return total;
}

/** Before the text: the dead and the other area are out, so they count for nothing in it. */
export function admitLiving(held: Held, query: CatalogueQuery): void {
  const { misses, dead } = held;
  const { areas } = held.segment.numbers;
  const area = query.area === undefined ? -1 : AREA_CODES.indexOf(query.area);
  for (let row = 0; row < misses.length; row++)
    misses[row] = dead[row] === 1 || (area >= 0 && areas[row] !== area) ? OUT : 0;
}

/** After the text: every other filter. A row then has no miss, one (and `failed` names the group), or is out. */
export function applyFilters(held: Held, query: CatalogueQuery, filters: ActiveFilters): void {
  const { misses, passing } = held;
  const { numbers, categories, options, families } = held.segment;
  const refuse = (isRefused: (row: number) => boolean) => {
    for (let row = 0; row < misses.length; row++) if (isRefused(row)) misses[row] = OUT;
  };
  if (query.categoryId !== undefined) {
    passing.fill(0);
    pass(passing, categories, query.categoryId);
    for (let row = 0; row < misses.length; row++) if (passing[row] === 0) misses[row] = OUT;
  }
  if (query.inStock) refuse((row) => numbers.stocks[row] !== 1 && numbers.stocks[row] !== 2);
  if (query.promo) refuse((row) => (numbers.regulars[row] ?? -1) < 0);
  if (query.type !== undefined) {
    const type = TYPE_CODES.indexOf(query.type);
    refuse((row) => numbers.types[row] !== type);
  }
  if (query.family !== undefined) {
    const family = families.names.indexOf(query.family);
    refuse((row) => families.rows[row] !== family);
  }
  if (query.newSinceDay !== undefined) {
    const since = query.newSinceDay;
    refuse((row) => (numbers.days[row] ?? 0) < since);
  }
  filters.groups.forEach(({ optionIds }, group) => {
    passing.fill(0);
    for (const id of optionIds) pass(passing, options, id);
    miss(held, group, (row) => passing[row] === 0);
  });
  const { from = -Infinity, to = Infinity } = query.price ?? {};
  if (query.price) {
    const { prices } = numbers;
    miss(held, filters.priceGroup, (row) => (prices[row] ?? 0) < from || (prices[row] ?? 0) > to);
  }
}

function pass(passing: Uint8Array, relation: Relation, id: number): void {
  const key = indexOfId(relation.keys, id);
  if (key < 0) return;
  const end = relation.keyOffsets[key + 1] ?? 0;
  for (let at = relation.keyOffsets[key] ?? 0; at < end; at++) passing[relation.keyRows[at] ?? 0] = 1;
}

function miss({ misses, failed }: Held, group: number, fails: (row: number) => boolean): void {
  for (let row = 0; row < misses.length; row++) {
    const before = misses[row] ?? OUT;
    if (before >= OUT || !fails(row)) continue;
    misses[row] = before + 1;
    failed[row] = group;
  }
}
