import type { CatalogueRow } from '#core/search/segment/row.ts';
import { sortKey } from '#core/search/words/text.ts';

/**
 * The rows of a segment (which lie by id) in each of the four orders, upwards, ties by id; and beside each order the
 * number it goes by, equal for ties, so that it can be walked downwards without turning the ties round.
 */
export interface Orders {
  readonly byPrice: Uint32Array;
  readonly byDay: Uint32Array;
  readonly byName: Uint32Array;
  readonly byRank: Uint32Array;
  /** Place of the row's sort key among the distinct sort keys of this segment alone. */
  readonly nameRanks: Uint32Array;
  /** Featured weight, then day: the default order of the shop as one number. */
  readonly ranks: Float64Array;
}

/** Days between the years 534 and 3405: more than a shop has. */
const DAY_RANGE = 2 ** 20;

function defaultRank(row: CatalogueRow): number {
  return row.featured * DAY_RANGE + row.createdDay + DAY_RANGE / 2;
}

/** Rows must lie by id upwards. */
export function buildOrders(rows: readonly CatalogueRow[]): Orders {
  const nameRanks = ranksOf(rows.map((row) => sortKey(row.name)));
  const ranks = Float64Array.from(rows, defaultRank);
  return {
    byPrice: orderBy(Float64Array.from(rows, (row) => row.price)),
    byDay: orderBy(Float64Array.from(rows, (row) => row.createdDay)),
    byName: orderBy(nameRanks),
    byRank: orderBy(ranks),
    nameRanks,
    ranks,
  };
}

function ranksOf(keys: readonly string[]): Uint32Array {
  const rankOf = new Map<string, number>();
  for (const key of [...new Set(keys)].sort()) rankOf.set(key, rankOf.size);
  return Uint32Array.from(keys, (key) => rankOf.get(key) ?? 0);
}

/**
 * Positions by whole number, ties by position. Number and position are packed into one, which the native sort orders
 * without a comparator; numbers too large to be packed exactly go the slow way.
 */
function orderBy(numbers: Float64Array | Uint32Array): Uint32Array {
  const span = 2 ** Math.ceil(Math.log2(Math.max(2, numbers.length)));
  const isPackable = numbers.every((number) => Number.isSafeInteger(number * span) && Number.isInteger(number));
  if (!isPackable) {
    const order = Uint32Array.from(numbers, (_, at) => at);
    return order.sort((left, right) => (numbers[left] ?? 0) - (numbers[right] ?? 0) || left - right);
  }
  const packed = Float64Array.from(numbers, (number, at) => number * span + at).sort();
  return Uint32Array.from(packed, (value) => value - Math.floor(value / span) * span);
}
