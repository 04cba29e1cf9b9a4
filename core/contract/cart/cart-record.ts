import { isArea, type Area } from '#core/domain/shop/area.ts';
import type { CartLine } from '#core/domain/cart/cart.ts';
import type { LineProducts } from '#core/domain/promotion/condition.ts';
import type { CouponInUse } from '#core/domain/promotion/coupon.ts';
import { laneKind, type Lane } from '#core/wire/lane.ts';
import { recordKind } from '#core/wire/record.ts';

/** What decides a line's VAT, delivery and promotions; said by the shop, missing while only the device knows the line. */
export interface SaleFacts {
  readonly taxCategory: string;
  /** One unit. */
  readonly weightGrams: number | null;
  /** Something to bring or to fetch. */
  readonly isStockable: boolean;
  readonly isOversize: boolean;
  readonly isDangerous: boolean;
  /** It is had at once, and the right to withdraw given up for it (art. L221-28, 13°). */
  readonly isDownload: boolean;
  readonly products: LineProducts;
}

/** The code on a cart, accepted by the shop: its rule counts on every device of the person. */
export interface CartCoupon extends CouponInUse {
  readonly label: string;
}

/** A component of a kit, as the shop sells it; `quantity` of them are in one kit. */
export interface CartPart extends Omit<CartEntry, 'lineKey' | 'parts' | 'discount' | 'quantityPrices'> {
  /** By which the choice names it. */
  readonly number: number;
}

/** A cart line with what the screens show of its article; the shop's own words, copied when it was added. */
export interface CartEntry extends CartLine {
  readonly sale?: SaleFacts;
  readonly name: string;
  readonly sku: string;
  /** Path of the product page, variant included. */
  readonly path: string;
  /** Hash of the picture under `/media/`. */
  readonly image: string | null;
  /** Of a kit: what its buyer chose; left out while only the device knows the line. */
  readonly parts?: readonly CartPart[];
  /** Chosen options of a configurable article, in words. */
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

/** Something the server did to a cart that the person must be told (design §5, rule 6). */
export interface CartNotice {
  readonly lineKey: string;
  readonly code:
    | 'cart.priceChanged'
    | 'cart.quantityClamped'
    | 'cart.outOfStock'
    | 'cart.productGone'
    /** Both the guest's cart and the customer's held it: added up, and set back by whoever wants `from`. */
    | 'cart.lineDoubled';
  /** Name of the article as the person knew it. */
  readonly name: string;
  /** Price (Money) or quantity before and after, for the sentence. */
  readonly from: number;
  readonly to: number;
  readonly at: string;
}

/** The cart of one area as the device knows it: confirmed by the server, or folded over what waits. */
export interface CartRecord {
  readonly kind: 'cart';
  readonly area: Area;
  readonly lines: readonly CartEntry[];
  readonly notices: readonly CartNotice[];
  /** Instant of the server's prices in `lines`; null when no server has seen this cart. */
  readonly pricedAt: string | null;
  readonly coupon?: CartCoupon | null;
}

export function emptyCart(area: Area): CartRecord {
  return { kind: 'cart', area, lines: [], notices: [], pricedAt: null };
}

/**
 * What a cart still has to tell once these lines were asked for: what was told about them goes with them; that an article
 * could not be put in, and so is no part of the request, nothing else tells (rule S60).
 */
export function noticesAfterRequest(
  notices: readonly CartNotice[],
  lines: readonly { readonly lineKey: string }[],
): CartNotice[] {
  const asked = new Set(lines.map(({ lineKey }) => lineKey));
  return notices.filter(({ code, lineKey }) => code === 'cart.productGone' && !asked.has(lineKey));
}

export const cartKind = recordKind<CartRecord, Area>({ kind: 'cart', empty: emptyCart });

/** What concerns a cart travels in the lane of its area: wishes and quotes too (rule S84). */
export const cartLane = laneKind('cart', isArea);

/** For calls that are about the cart as the shop knows it (`needs`). */
export const cartOfArea = { lane: (area: string): Lane => `cart:${area}`, field: 'area' };
