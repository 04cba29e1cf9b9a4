import type { Area } from '#core/domain/area.ts';
import type { CartLine } from '#core/domain/cart.ts';

/** Something the server did to a cart that the person must be told (design §5, rule 6). */
export interface CartNotice {
  lineKey: string;
  code: 'cart.priceChanged' | 'cart.quantityClamped' | 'cart.outOfStock' | 'cart.productGone';
  /** Name of the article as the person knew it. */
  name: string;
  /** Price or quantity before and after, for the sentence. */
  from: number;
  to: number;
  at: string;
}

/** The cart of one area as the device knows it: confirmed by the server, or folded over what waits. */
export interface CartRecord {
  kind: 'cart';
  area: Area;
  lines: readonly CartLine[];
  notices: readonly CartNotice[];
  /** Instant of the prices in `lines`, or null when they come from the device only. */
  pricedAt: string | null;
}

export function emptyCart(area: Area): CartRecord {
  return { kind: 'cart', area, lines: [], notices: [], pricedAt: null };
}
