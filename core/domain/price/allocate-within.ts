import { UNITS_PER_CENT, add, scale } from './money.ts';
import type { Money } from './money.ts';

/**
 * Splits whole cents over parts in proportion to the most each may take, and gives none of them more than that: `allocate`
 * may, when many small parts round down. A total above all limits together fills them. Cents left over go to the largest
 * limit first (domain 3.2), then to the one that stands first.
 */
export function allocateWithin(total: Money, limits: readonly Money[]): Money[] {
  const most = add(...limits);
  const shared = Math.min(total, most);
  if (shared <= 0) return limits.map(() => 0);
  const parts = limits.map((limit) => Math.min(limit, scale(shared, limit, most, UNITS_PER_CENT)));
  let left = shared - add(...parts);
  const byLimit = limits.map((_, index) => index);
  byLimit.sort((a, b) => (limits[b] ?? 0) - (limits[a] ?? 0) || a - b);
  for (const index of byLimit) {
    if (left === 0) break;
    const part = parts[index] ?? 0;
    const next = Math.min(limits[index] ?? 0, Math.max(0, part + left));
    parts[index] = next;
    left -= next - part;
  }
  return parts;
}
