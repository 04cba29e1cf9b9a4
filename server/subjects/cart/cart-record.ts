import type { CartEntry, CartRecord } from '#core/contract/cart/cart-record.ts';
import type { Area } from '#core/domain/shop/area.ts';

import { noticeOf, settleCart, withNotice, type HeldCart, type HeldLine } from './held-line.ts';

/**
 * The cart as its devices see it, at the prices and stock of `now`. Nothing is written: what changed since the person
 * last looked is found by comparing (rule 6: GET never writes).
 */
export function toCartRecord(area: Area, cart: HeldCart, now: Date): CartRecord {
  const at = now.toISOString();
  const settled = settleCart(cart, at);
  const notices = settled.lines
    .filter((line) => line.unitPrice !== line.seenPrice)
    .map((line) => noticeOf(line, 'cart.priceChanged', line.seenPrice, line.unitPrice, at))
    .reduce(withNotice, settled.notices);
  return { kind: 'cart', area, lines: settled.lines.map(toEntry), notices, pricedAt: at };
}

function toEntry(line: HeldLine): CartEntry {
  const {
    productId: _product,
    variantId: _variant,
    seenPrice: _seen,
    available: _left,
    onSale: _sold,
    pieces: _pieces,
    ...entry
  } = line;
  return entry;
}
