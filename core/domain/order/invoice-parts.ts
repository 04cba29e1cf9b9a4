/** What one invoice of an order asks for (domain 4.3): whatever the division, all of them sum to the order. */
import { add, subtract, type Money } from '#core/domain/price/money.ts';
import type { TaxBlock } from '#core/domain/price/tax.ts';
import { areUnitsOf, blocksOf, partOf, runningShare } from './order-amounts.ts';
import type { AmountPart, LinePart, OrderAmounts, Units } from './order-amounts.ts';
import { toInvoice } from './quantities.ts';

export interface InvoiceParts {
  readonly lines: readonly LinePart[];
  /** All of it with the first invoice, null with the others. */
  readonly shipping: AmountPart | null;
  readonly units: number;
  readonly discount: Money;
  readonly tax: Money;
  readonly taxes: readonly TaxBlock[];
  readonly total: Money;
}

/** "Quantité à facturer invalide." */
export type InvoiceRefusal = 'invoice.quantityInvalid';

/** Everything that may be invoiced of an order now. */
export function allToInvoice({ lines }: OrderAmounts): Units {
  return Object.fromEntries(lines.map((line) => [line.uuid, toInvoice(line)]));
}

/** The parts of the next invoice, of these units; counts come from the order before it. */
export function invoiceParts(order: OrderAmounts, units: Units): InvoiceParts | InvoiceRefusal {
  if (!areUnitsOf(order, units, toInvoice)) return 'invoice.quantityInvalid';
  const lines = order.lines.flatMap((line) => {
    const quantity = units[line.uuid] ?? 0;
    if (quantity === 0) return [];
    return [{ uuid: line.uuid, quantity, ...partOf(line, line.qtyInvoiced, quantity, line.qtyOrdered) }];
  });
  if (lines.length === 0) return 'invoice.quantityInvalid';
  const isFirst = order.lines.every((line) => line.qtyInvoiced === 0);
  const shipping = isFirst ? order.shipping : null;
  const parts = shipping === null ? lines : [...lines, shipping];
  return {
    lines,
    shipping,
    units: lines.reduce((all, line) => all + line.quantity, 0),
    discount: add(...parts.map((part) => part.discount)),
    tax: add(...parts.map((part) => part.tax)),
    taxes: blocksOf(parts),
    total: add(...parts.map((part) => part.total)),
  };
}

/**
 * What an order asks for without its cancelled units: what its invoices will sum to. Delivery is owed as long as one unit
 * is left.
 */
export function payableTotal(order: OrderAmounts): Money {
  const owed = order.lines.map(({ total, qtyOrdered, qtyCanceled }) =>
    subtract(total, runningShare(total, qtyOrdered - qtyCanceled, qtyCanceled, qtyOrdered)),
  );
  const isLeft = order.lines.some((line) => line.qtyCanceled < line.qtyOrdered);
  return add(...owed, isLeft ? (order.shipping?.total ?? 0) : 0);
}
