import fc from 'fast-check';
import type { LineQuantities } from '#core/domain/order/quantities.ts';
import type { LineAmounts } from '#core/domain/order/order-amounts.ts';
import { money } from '#core/domain/price/money.ts';
import { taxIncluded } from '#core/domain/price/tax.ts';

/** A line of which nothing has happened yet. */
export const fresh = (qtyOrdered: number, isStockable = true): LineQuantities => ({
  qtyOrdered,
  qtyInvoiced: 0,
  qtyShipped: 0,
  qtyRefunded: 0,
  qtyRefundedUnshipped: 0,
  qtyCanceled: 0,
  isStockable,
});

/** A line with its amounts, in euros; `total` is after the discount. */
export const priced = (
  uuid: string,
  quantity: number,
  { total, discount = 0, taxPercent = 20 }: { total: number; discount?: number; taxPercent?: number },
): LineAmounts => ({
  ...fresh(quantity),
  uuid,
  total: money(total),
  discount: money(discount),
  tax: taxIncluded(money(total), taxPercent),
  taxPercent,
});

/** The cart of the reference (domain 15.3). */
export const reference = {
  lines: [
    priced('a', 2, { total: 89.82, discount: 9.98 }),
    priced('b', 1, { total: 10.8, discount: 1.2 }),
    priced('c', 1, { total: 22.05, discount: 2.45, taxPercent: 5.5 }),
  ],
  shipping: { total: money(6.9), discount: 0, tax: money(1.15), taxPercent: 20 },
};

const cents = (max: number) => fc.nat(max).map((count) => count / 100);

/** Any order: one to five lines, with or without something to bring. */
export const anyOrder = fc.record({
  lines: fc
    .array(fc.tuple(fc.integer({ min: 1, max: 12 }), cents(300_000), cents(5_000), fc.constantFrom(0, 2.1, 5.5, 20)), {
      minLength: 1,
      maxLength: 5,
    })
    .map((lines) =>
      lines.map(([quantity, total, discount, taxPercent], at) =>
        priced(`line-${at}`, quantity, { total, discount, taxPercent }),
      ),
    ),
  shipping: fc.option(
    cents(9_000).map((total) => ({
      total: money(total),
      discount: 0,
      tax: taxIncluded(money(total), 20),
      taxPercent: 20,
    })),
  ),
});
