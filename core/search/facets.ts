import type { ActiveFilters } from './filter.ts';
import type { Held } from './held.ts';
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
    const { misses, failed, found, foundCount, optionPlaces } = held;
    const { rowOffsets, rowKeys } = held.segment.options;
    for (let place = 0; place < foundCount; place++) {
      const row = found[place] ?? 0;
      const counts = misses[row] === 0 ? passed : failing[failed[row] ?? 0];
      if (!counts) continue;
      const end = rowOffsets[row + 1] ?? 0;
      for (let at = rowOffsets[row] ?? 0; at < end; at++) {
        const place = optionPlaces[rowKeys[at] ?? 0] ?? 0;
        counts[place] = (counts[place] ?? 0) + 1;
      }
    }
  }
  filters.groups.forEach(({ code }, group) => {
    for (const place of placesOfCode(code)) passed[place] = (passed[place] ?? 0) + (failing[group]?.[place] ?? 0);
  });
  return withoutZeros(optionIds, passed);
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
  const shown = new Float64Array(helds.reduce((sum, { foundCount }) => sum + foundCount, 0));
  let count = 0;
  for (const { misses, failed, found, foundCount, segment } of helds) {
    const { prices } = segment.numbers;
    for (let place = 0; place < foundCount; place++) {
      const row = found[place] ?? 0;
      if (misses[row] === 0 || failed[row] === priceGroup) shown[count++] = prices[row] ?? 0;
    }
  }
  return shown.subarray(0, count);
}
