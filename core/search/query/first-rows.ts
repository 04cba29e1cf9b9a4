import { indexOfId } from '#core/search/segment/relation.ts';
import { OUT, type Held } from './live-rows.ts';
import type { Found } from './walk.ts';

/** Part of an order: rows `offset … offset + limit`. */
type Order = (offset: number, limit: number) => Found[];

/**
 * An order that begins with the rows of these ids, as far as they are found, in the order of the ids; the rest follows in
 * its own.
 */
export function beginWith(
  helds: readonly Held[],
  ids: readonly number[],
  offset: number,
  limit: number,
  rest: Order,
): Found[] {
  const ahead = [...new Set(ids)].flatMap((id) => foundOf(helds, id) ?? []);
  const shown = ahead.slice(offset, offset + limit);
  for (const { held, row } of ahead) held.misses[row] = OUT;
  const others = rest(Math.max(0, offset - ahead.length), limit - shown.length);
  for (const { held, row } of ahead) held.misses[row] = 0;
  return [...shown, ...others];
}

/** The living row of an id, where it misses nothing that was asked for. */
function foundOf(helds: readonly Held[], id: number): Found | undefined {
  for (const held of helds) {
    const row = indexOfId(held.segment.numbers.ids, id);
    if (row >= 0 && held.misses[row] === 0) return { held, row };
  }
  return undefined;
}
