/** Lower and upper bound, in the smallest unit the caller counts in. */
export type Range = readonly [number, number];

/** The bounds in order and inside what exists; thumbs never cross. */
export function clampRange([from, to]: Range, [least, most]: Range, moved: 'from' | 'to'): Range {
  const low = Math.min(most, Math.max(least, from));
  const high = Math.min(most, Math.max(least, to));
  if (low <= high) return [low, high];
  return moved === 'from' ? [high, high] : [low, low];
}
