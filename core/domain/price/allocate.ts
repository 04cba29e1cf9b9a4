import { add, scale, subtract, UNITS_PER_CENT, type Money } from './money.ts';

/**
 * Splits a total over weights, in whole cents; the parts always sum to the whole and none has the
 * wrong sign. Each part is rounded half-up, and cents left over go to the largest weight (domain
 * 3.2). Weights that are all zero count as equal.
 */
export function allocate(total: Money, weights: readonly number[]): Money[] {
  if (total < 0) return allocate(-total, weights).map((part) => subtract(0, part));
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError('allocate: weights are whole numbers, at least zero');
  }
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('allocate: nothing to share the amount between');
    return [];
  }
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0)
    return allocate(
      total,
      Array.from(weights, () => 1),
    );
  const parts = weights.map((weight) => scale(total, weight, sum, UNITS_PER_CENT));
  let left = total - add(...parts);
  const byWeight = weights.map((_, index) => index);
  byWeight.sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  for (const index of byWeight) {
    if (left === 0) break;
    const part = parts[index] ?? 0;
    const next = Math.max(0, part + left);
    parts[index] = next;
    left -= next - part;
  }
  return parts;
}
