/** What one refund of an order gives back (domain 4.5): never more than was paid, and all of them sum to the order. */
import { add, subtract, UNITS_PER_CENT, type Money } from '#core/domain/price/money.ts';
import type { TaxBlock } from '#core/domain/price/tax.ts';
import { areUnitsOf, blocksOf, partOf } from './order-amounts.ts';
import type { AmountPart, LinePart, OrderAmounts, Units } from './order-amounts.ts';
import { toRefund } from './quantities.ts';

export interface RefundedOrder extends OrderAmounts {
  /** Invoiced and given back so far of the delivery, VAT included. */
  readonly shippingInvoiced: Money;
  readonly shippingRefunded: Money;
  readonly paid: Money;
  readonly refunded: Money;
}

export interface RefundRequest {
  readonly units: Units;
  /** Of the delivery, VAT included. */
  readonly shipping: Money;
  /** Given beside, and kept back. */
  readonly adjustmentRefund: Money;
  readonly adjustmentFee: Money;
  /**
   * `withdrawal`: a fee is lawful only where goods lost value by more than trying them (art. L221-23); `shopFault`: it
   * never is.
   */
  readonly cause: 'other' | 'return' | 'shopFault' | 'withdrawal';
  readonly isDepreciated: boolean;
}

export interface RefundParts {
  readonly lines: readonly LinePart[];
  readonly shipping: AmountPart | null;
  readonly units: number;
  readonly adjustmentRefund: Money;
  readonly adjustmentFee: Money;
  /** Of lines and delivery: adjustments have no VAT of their own. */
  readonly discount: Money;
  readonly tax: Money;
  readonly taxes: readonly TaxBlock[];
  readonly total: Money;
}

/** "Quantité à rembourser invalide.", "Le montant dépasse le montant remboursable.", and fees the law forbids. */
export type RefundRefusal =
  | 'refund.quantityInvalid'
  | 'refund.amountInvalid'
  | 'refund.amountTooHigh'
  | 'refund.feeForbidden';

const isAmount = (amount: Money) => Number.isSafeInteger(amount) && amount >= 0 && amount % UNITS_PER_CENT === 0;

/** The amount given back counts as units do for a line, so that the VAT of the delivery sums up too. */
function shippingPart(order: RefundedOrder, amount: Money): AmountPart | null {
  if (amount === 0 || order.shipping === null) return null;
  return { ...partOf(order.shipping, order.shippingRefunded, amount, order.shipping.total), total: amount };
}

function refusalOf(order: RefundedOrder, request: RefundRequest): RefundRefusal | null {
  const { units, shipping, adjustmentRefund, adjustmentFee, cause, isDepreciated } = request;
  if (!areUnitsOf(order, units, toRefund)) return 'refund.quantityInvalid';
  if (![shipping, adjustmentRefund, adjustmentFee].every(isAmount)) return 'refund.amountInvalid';
  if (shipping > order.shippingInvoiced - order.shippingRefunded) return 'refund.amountTooHigh';
  if (adjustmentFee === 0) return null;
  return cause === 'shopFault' || (cause === 'withdrawal' && !isDepreciated) ? 'refund.feeForbidden' : null;
}

/** The parts of the next refund; counts come from the order before it. */
export function refundParts(order: RefundedOrder, request: RefundRequest): RefundParts | RefundRefusal {
  const refusal = refusalOf(order, request);
  if (refusal !== null) return refusal;
  const lines = order.lines.flatMap((line) => {
    const quantity = request.units[line.uuid] ?? 0;
    if (quantity === 0) return [];
    return [{ uuid: line.uuid, quantity, ...partOf(line, line.qtyRefunded, quantity, line.qtyOrdered) }];
  });
  const shipping = shippingPart(order, request.shipping);
  const parts = shipping === null ? lines : [...lines, shipping];
  const { adjustmentRefund, adjustmentFee } = request;
  const total = subtract(add(...parts.map((part) => part.total), adjustmentRefund), adjustmentFee);
  if (total <= 0) return 'refund.amountInvalid';
  if (total > order.paid - order.refunded) return 'refund.amountTooHigh';
  return {
    lines,
    shipping,
    units: lines.reduce((all, line) => all + line.quantity, 0),
    adjustmentRefund,
    adjustmentFee,
    discount: add(...parts.map((part) => part.discount)),
    tax: add(...parts.map((part) => part.tax)),
    taxes: blocksOf(parts),
    total,
  };
}
