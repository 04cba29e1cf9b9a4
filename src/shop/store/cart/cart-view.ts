/** A cart as its page shows it: lines with the state of each, what the shop changed, totals by the shared rules. */
import type { Area } from '#core/domain/shop/area.ts';
import { cartQuantity, cartTotals, lineTotal, type CartTotals } from '#core/domain/cart/cart.ts';
import type { Money } from '#core/domain/price/money.ts';
import {
  emptyCart,
  type CartCoupon,
  type CartEntry,
  type CartNotice,
  type CartRecord,
} from '#core/contract/cart/cart-record.ts';
import type { LineState } from '#src/shop/store/cart/line-states.ts';

export interface CartLineView extends CartEntry {
  readonly total: Money;
  readonly sync: LineState;
  /** What the shop changed on this line and the person has not answered. */
  readonly notice: CartNotice | null;
}

export interface CartView {
  readonly area: Area;
  readonly items: readonly CartLineView[];
  /** Notices of articles that left the cart. */
  readonly gone: readonly CartNotice[];
  /** Lines that ask for an answer. */
  readonly toCheck: number;
  readonly totals: CartTotals;
  /** The code the shop has accepted. */
  readonly coupon: CartCoupon | null;
  /** ISO instant of the shop's prices; null when no server has seen this cart. */
  readonly pricedAt: string | null;
  /** The shop knows this very cart: nothing of it waits. */
  readonly confirmed: boolean;
}

/** Steps of a guest's checkout that may be entered (specification §2). */
export type CheckoutSteps = Readonly<Partial<Record<'cart' | 'information' | 'success', boolean>>>;

/** Names and start values of the specification (§3, "Client state"). */
export interface CheckoutView {
  readonly cart: CartView | null;
  readonly cartQuantity: number;
  /** Units by UUID of the product, whatever the variant. */
  readonly cartItemQuantities: Readonly<Record<string, number>>;
  readonly cartLoading: boolean;
  readonly steps: CheckoutSteps;
  readonly selectedShippingMethod: string | null;
}

const sent: LineState = { state: 'sent', at: null };

function cartItemQuantities(lines: readonly CartEntry[]): Record<string, number> {
  const units: Record<string, number> = {};
  for (const line of lines) units[line.product] = (units[line.product] ?? 0) + line.quantity;
  return units;
}

export interface CheckoutInput {
  readonly area: Area;
  readonly record: CartRecord | undefined;
  readonly lineStates: ReadonlyMap<string, LineState>;
  /** Something of this cart waits. */
  readonly pending: boolean;
  /** A request of this area is on its way or known. */
  readonly asked: boolean;
}

export function checkoutView({ area, record, lineStates, pending, asked }: CheckoutInput): CheckoutView {
  const { lines, notices, pricedAt, coupon = null } = record ?? emptyCart(area);
  const held = new Set(lines.map((line) => line.lineKey));
  const shown = lines.map((line): CartLineView => ({
    ...line,
    total: lineTotal(line),
    sync: lineStates.get(line.lineKey) ?? sent,
    notice: notices.findLast((notice) => notice.lineKey === line.lineKey) ?? null,
  }));
  return {
    cart: {
      area,
      items: shown,
      gone: notices.filter((notice) => !held.has(notice.lineKey)),
      toCheck: shown.filter((line) => line.notice !== null).length,
      totals: cartTotals(lines),
      coupon,
      pricedAt,
      confirmed: !pending && (pricedAt !== null || lines.length === 0),
    },
    cartQuantity: cartQuantity(lines),
    cartItemQuantities: cartItemQuantities(lines),
    cartLoading: false,
    steps: { cart: true, information: lines.some((line) => line.quantity > 0), success: asked },
    selectedShippingMethod: null,
  };
}
