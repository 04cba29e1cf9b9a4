/** A cart is told as one state to a shop that has forgotten it (rules S60, S61). */
import { cartKeepRoute } from '#core/contract/cart/cart-keep.ts';
import { cartKind, cartLane, type CartEntry } from '#core/contract/cart/cart-record.ts';
import { SHOWN_LINES_MAX, shownLinesOf } from '#core/contract/cart/cart.ts';
import { callOf, carriedState } from '#core/wire/offline.ts';

/** The confirmed lines, and those that were never seen: lines that stock has emptied are asked for again. */
export const cartState = carriedState(
  cartKind,
  (cart) => cartLane.of(cart.area),
  (confirmed, unseen) => {
    const area = (confirmed ?? unseen)?.area;
    if (area === undefined) return [];
    const kept = confirmed?.lines ?? [];
    const keys = new Set(kept.map((line) => line.lineKey));
    const lines = [...kept, ...(unseen?.lines ?? []).filter((line) => !keys.has(line.lineKey))];
    return chunksOf(lines).map((some) => callOf(cartLane.of(area), cartKeepRoute, { area, lines: shownLinesOf(some) }));
  },
);

/** A change carries a bounded number of lines. */
function chunksOf(lines: readonly CartEntry[]): readonly (readonly CartEntry[])[] {
  const count = Math.ceil(lines.length / SHOWN_LINES_MAX);
  return Array.from({ length: count }, (_one, at) => lines.slice(at * SHOWN_LINES_MAX, (at + 1) * SHOWN_LINES_MAX));
}
