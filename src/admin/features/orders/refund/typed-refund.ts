/** A refund as it is typed, and as the contract asks for it (domain 4.5). */
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import type { RefundMethod } from '#core/domain/order/refund-method.ts';
import { heldByBuyer, toRefund } from '#core/domain/order/quantities.ts';
import type { Money } from '#core/domain/price/money.ts';
import { typedAmountOrNone } from '#src/admin/parts/desk/move/typed-number.ts';
import { countedLines, unitsIn, type CountedLine, type TypedUnits } from '#src/admin/parts/desk/move/unit-list.tsx';

type Line = OrderDesk['lines'][number];

export interface TypedRefund {
  /** Sent again, the refund is the same. */
  readonly id: string;
  readonly units: TypedUnits;
  /** By the UUID of the line: its units go back to the stock. */
  readonly restocked: Readonly<Record<string, boolean>>;
  readonly source: string;
  readonly shipping: string;
  readonly gesture: string;
  readonly fee: string;
  readonly isShopFault: boolean;
  /** Null: as long as nobody chose. */
  readonly method: RefundMethod | null;
  readonly reason: string;
}

export const emptyRefund = (id: string): TypedRefund => ({
  id,
  units: {},
  restocked: {},
  source: '',
  shipping: '',
  gesture: '',
  fee: '',
  isShopFault: false,
  method: null,
  reason: '',
});

export interface AskedRefund {
  readonly counted: readonly CountedLine<Line>[];
  /** Null: what is typed is no amount. */
  readonly shipping: Money | null;
  readonly gesture: Money | null;
  readonly fee: Money | null;
  /** What the shop is asked to reckon; null where nothing is chosen, or something is no amount. */
  readonly body: RefundBody | null;
}

export interface RefundBody {
  readonly units: Record<string, number>;
  readonly shipping: Money;
  readonly adjustmentRefund: Money;
  readonly adjustmentFee: Money;
  readonly cause: 'other' | 'shopFault';
}

export function askedRefund({ lines, money }: OrderDesk, typed: TypedRefund): AskedRefund {
  const counted = countedLines(lines, toRefund, typed.units, false);
  const units = unitsIn(counted);
  const shipping = typedAmountOrNone(typed.shipping);
  const gesture = typedAmountOrNone(typed.gesture);
  /* what was typed stays, and is asked for again where the shop is not at fault after all */
  const fee = typed.isShopFault ? 0 : typedAmountOrNone(typed.fee);
  const amounts = { counted, shipping, gesture, fee };
  if (shipping === null || gesture === null || fee === null || shipping > money.shippingRefundable)
    return { ...amounts, body: null };
  if (Object.keys(units).length === 0 && shipping === 0 && gesture === 0) return { ...amounts, body: null };
  const cause = typed.isShopFault ? 'shopFault' : 'other';
  return { ...amounts, body: { units, shipping, adjustmentRefund: gesture, adjustmentFee: fee, cause } };
}

/** Goods that the buyer has, and may have sent back whole. */
export const isRestockable = (line: Line): boolean => line.isStockable && heldByBuyer(line) > 0;

/** The lines whose units go back to the stock. */
export const restockedLines = (counted: readonly CountedLine<Line>[], { restocked }: TypedRefund): string[] =>
  counted.flatMap(({ line, count }) =>
    count > 0 && isRestockable(line) && restocked[line.uuid] === true ? [line.uuid] : [],
  );
