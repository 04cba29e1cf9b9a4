import { cartTotals, lineTotal } from '#core/domain/cart/cart.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { CartView } from '#src/shop/store/cart/cart-view.ts';
import type { QuoteBasket } from '#src/shop/store/checkout/checkout-draft.ts';

/** The articles of an accepted quote where the steps of an order show those of the cart; nothing of them moves any more. */
export const cartOfQuote = (area: Area, { lines }: QuoteBasket): CartView => ({
  area,
  items: lines.map((line) => ({ ...line, total: lineTotal(line), sync: { state: 'sent', at: null }, notice: null })),
  gone: [],
  toCheck: 0,
  totals: cartTotals(lines),
  coupon: null,
  pricedAt: null,
  confirmed: true,
});
