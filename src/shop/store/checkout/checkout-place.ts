/** Which checkout is meant: that of the cart of an area, or that of an accepted quote of it (domain 5.3). */
import type { Area } from '#core/domain/shop/area.ts';

export interface CheckoutPlace {
  readonly area: Area;
  /** UUID of the quote that is paid; null: the cart. */
  readonly quote: string | null;
}

export const checkoutKey = ({ area, quote }: CheckoutPlace): string =>
  quote === null ? `checkout:${area}` : `checkout:${area}:${quote}`;
