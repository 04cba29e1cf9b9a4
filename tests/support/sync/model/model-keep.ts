/** What the shop in small makes of a cart that is brought to it. */
import * as v from 'valibot';
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import { shownLines } from '#core/contract/cart/cart.ts';
import type { CartEntry, CartRecord } from '#core/contract/cart/cart-record.ts';

/** The article that is never sold: adding it is refused for good. */
export const REFUSED_PRODUCT = '00000000-0000-4000-8000-0000000000ff';

const keepArgs = v.object({ area: v.picklist(AREAS), lines: shownLines });

export const goneNotice = (at: string): CartRecord['notices'][number] => ({
  lineKey: REFUSED_PRODUCT,
  code: 'cart.productGone',
  name: '',
  from: 1,
  to: 0,
  at,
});

/** At least so many of each line, and whether there was a word to say about what is never sold. */
export function keptLines(args: unknown, linesIn: (area: Area) => readonly CartEntry[]) {
  const { area, lines } = v.parse(keepArgs, args);
  const held = new Map(linesIn(area).map((line) => [line.lineKey, line]));
  for (const { lineKey, product, variant, quantity, snapshot } of lines) {
    if (lineKey === REFUSED_PRODUCT) continue;
    const before = held.get(lineKey);
    const now = Math.max(before?.quantity ?? 0, quantity, 1);
    held.set(lineKey, { ...(before ?? { ...snapshot, lineKey, product, variant }), quantity: now });
  }
  return { area, lines: [...held.values()], gone: lines.some((line) => line.lineKey === REFUSED_PRODUCT) };
}
