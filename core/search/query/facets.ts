import type { ActiveFilters } from './filter.ts';
import type { Held } from './live-rows.ts';
import type { FacetCounts, PriceBounds } from './query.ts';

const PRICE_SLICES = 20;

/**
 * How many rows each option would leave: with all filters but those of its own group, in one pass. A row with no miss
 * counts for all its options, a row with one miss for the options of the group it fails.
 */
export function countOptions(
  helds: readonly Held[],
  filters: ActiveFilters,
  optionIds: readonly number[],
  placesOfCode: (code: string) => readonly number[],
): FacetCounts {
  const passed = new Uint32Array(optionIds.length);
  const failing = filters.groups.map(() => new Uint32Array(optionIds.length));
  for (const held of helds) {
    const { keys } = held.segment.options;
    // counted by the segment's own keys, and brought to the places of all once
    const passedHere = new Uint32Array(keys.length);
    const failingHere = filters.groups.map(() => new Uint32Array(keys.length));
    countKeys(held, passedHere, failingHere);
    addCounts(passed, passedHere, held.optionPlaces);
    failing.forEach((counts, group) => addCounts(counts, failingHere[group], held.optionPlaces));
  }
  filters.groups.forEach(({ code }, group) => {
    for (const place of placesOfCode(code)) passed[place] = (passed[place] ?? 0) + (failing[group]?.[place] ?? 0);
  });
  return withoutZeros(optionIds, passed);
}

function countKeys({ misses, failed, found, segment }: Held, passed: Uint32Array, failing: readonly Uint32Array[]) {
  const { rowOffsets, rowKeys } = segment.options;
  for (let place = 0; place < found.count; place++) {
    const row = found.rows[place] ?? 0;
    const counts = misses[row] === 0 ? passed : failing[failed[row] ?? 0];
    if (!counts) continue;
    const end = rowOffsets[row + 1] ?? 0;
    for (let at = rowOffsets[row] ?? 0; at < end; at++) {
      const key = rowKeys[at] ?? 0;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
}

function addCounts(sum: Uint32Array, counts: Uint32Array | undefined, places: Uint32Array): void {
  counts?.forEach((count, key) => {
    const place = places[key] ?? 0;
    sum[place] = (sum[place] ?? 0) + count;
  });
}

function withoutZeros(optionIds: readonly number[], counts: Uint32Array): FacetCounts {
  const kept: [number, number][] = [];
  optionIds.forEach((id, place) => {
    const count = counts[place] ?? 0;
    if (count > 0) kept.push([id, count]);
  });
  kept.sort(([left], [right]) => left - right);
  return {
    optionIds: Uint32Array.from(kept, ([id]) => id),
    counts: Uint32Array.from(kept, ([, count]) => count),
  };
}

/** Prices of the rows that pass everything but perhaps the price filter; undefined when there is none. */
export function boundPrices(helds: readonly Held[], filters: ActiveFilters): PriceBounds | undefined {
  const prices = shownPrices(helds, filters);
  if (prices.length === 0) return undefined;
  let min = Infinity;
  let max = -Infinity;
  for (const price of prices) {
    if (price < min) min = price;
    if (price > max) max = price;
  }
  const slices = new Uint32Array(PRICE_SLICES);
  const span = Math.max(1, max - min);
  for (const price of prices) {
    const slice = Math.min(PRICE_SLICES - 1, Math.floor(((price - min) * PRICE_SLICES) / span));
    slices[slice] = (slices[slice] ?? 0) + 1;
  }
  return { min, max, histogram: [...slices] };
}

function shownPrices(helds: readonly Held[], { priceGroup }: ActiveFilters): Float64Array {
  const shown = new Float64Array(helds.reduce((sum, { found }) => sum + found.count, 0));
  let count = 0;
  for (const { misses, failed, found, segment } of helds) {
    const { prices } = segment.numbers;
    for (let place = 0; place < found.count; place++) {
      const row = found.rows[place] ?? 0;
      if (misses[row] === 0 || failed[row] === priceGroup) shown[count++] = prices[row] ?? 0;
    }
  }
  return shown.subarray(0, count);
}
