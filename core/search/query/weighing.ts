/**
 * Scores are whole numbers and use no `Math.log`, whose last bit engines may choose: server and device must agree on
 * every order. A score depends on the row, the question and the whole catalogue, never on the cut into segments.
 */

/** Percent of a word's worth by how it was found. */
export const FACTOR = { exact: 100, synonym: 60, impliedPrefix: 40, near: 40, nearOtherInitial: 15 } as const;

/** An open word that begins a longer one: the more of it is typed, the closer to exact. */
export function prefixFactor(typed: number, length: number): number {
  return typed === length ? FACTOR.exact : 40 + Math.floor((30 * typed) / length);
}

/** Weight of a label of the structure beside the words of a row (40–120); domain 2.11: category 2, attribute 1. */
export const LABEL_WEIGHT = { category: 50, option: 40 } as const;

/** A reference that fits wholly stands above any mere words; a fragment counts as much as a rare word. */
export const REFERENCE_SCORE = { whole: 1_000_000_000, start: 11_000_000, inside: 7_500_000 } as const;
export const SHORT_REFERENCE_SCORE = 1_500_000;

/** How rare a word is, in 64ths of a bit: log2(1 + rows / rows with it), drawn straight between powers of two. */
export function rarity(rows: number, rowsWithIt: number): number {
  const ratio = 1 + rows / rowsWithIt;
  const exponent = 31 - Math.clz32(ratio);
  return Math.floor(64 * (exponent + ratio / 2 ** exponent - 1));
}

/** What can leave today comes first, then what the shop puts forward (domain 2.11: ×1.5 and ×1.2). */
export function boost(score: number, inStock: boolean, featured: boolean): number {
  return score * (inStock ? 15 : 10) * (featured ? 12 : 10);
}
