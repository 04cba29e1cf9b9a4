/** Amounts on paper: whatever the division of an order, each document agrees with itself and all of them with the order. */
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { invoiceParts } from '#core/domain/order/invoice-parts.ts';
import { scale, times, UNITS_PER_CENT } from '#core/domain/price/money.ts';
import { taxIncluded } from '#core/domain/price/tax.ts';
import { brokenRules } from '#server/subjects/documents/factur-x/check-invoice.ts';
import type { PaperLine, PaperOrder } from '#server/subjects/orders/papers/paper-order.ts';
import { deliveryOf, linesOf, pricedOf } from '#server/subjects/orders/papers/priced-parts.ts';
import { ACCOUNT_INVOICE } from '#tests/server/documents/samples.ts';

import { paperRow } from './paper-row.ts';

const rate = fc.constantFrom<number[]>(20, 10, 5.5, 2.1);
/** To 1/10,000 €, as prices of other destinations are. */
const sold = fc.record({
  unit: fc.oneof(
    fc.integer({ min: 1, max: 500_000 }).map((cents) => cents * UNITS_PER_CENT),
    fc.integer({ min: 100, max: 50_000_000 }),
  ),
  quantity: fc.integer({ min: 1, max: 30 }),
  discountPercent: fc.constantFrom(0, 0, 10, 33, 100),
  rate,
  parts: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 4 }),
});

type Sold = typeof sold extends fc.Arbitrary<infer T> ? T : never;

function lineOf(one: Sold, position: number): PaperLine {
  const gross = scale(times(one.unit, one.quantity), 1, 1, UNITS_PER_CENT);
  const discount = scale(gross, one.discountPercent, 100, UNITS_PER_CENT);
  const total = gross - discount;
  return {
    row: { ...paperRow.line, uuid: String(position), sku: `R${position}`, unit_price: (one.unit / 10_000).toFixed(4) },
    uuid: String(position),
    total,
    discount,
    tax: taxIncluded(total, one.rate),
    taxPercent: one.rate,
    isStockable: true,
    qtyOrdered: one.quantity,
    qtyInvoiced: 0,
    qtyShipped: 0,
    qtyRefunded: 0,
    qtyRefundedUnshipped: 0,
    qtyCanceled: 0,
  };
}

test('every invoice of any division holds the rules of EN 16931, and all of them sum to the order', () => {
  fc.assert(
    fc.property(fc.array(sold, { minLength: 1, maxLength: 4 }), fc.option(rate), (goods, deliveryRate) => {
      const total = 69_000;
      const shipping =
        deliveryRate === null
          ? null
          : { total, discount: 0, tax: taxIncluded(total, deliveryRate), taxPercent: deliveryRate };
      let order: PaperOrder = { row: paperRow.order, lines: goods.map(lineOf), shipping, paid: 0 };
      const sums = { total: 0, tax: 0 };
      for (let round = 0; round < 40; round += 1) {
        const units = Object.fromEntries(
          order.lines.map((line, index) => {
            const size = goods[index]?.parts[round % (goods[index]?.parts.length ?? 1)] ?? 1;
            return [line.uuid, Math.min(size, line.qtyOrdered - line.qtyInvoiced)];
          }),
        );
        const parts = invoiceParts(order, units);
        if (typeof parts === 'string') break;
        const charges = parts.shipping === null ? [] : [deliveryOf(order, parts.shipping)];
        const priced = pricedOf(linesOf(order, parts.lines), charges, 0);
        expect(brokenRules({ ...ACCOUNT_INVOICE, ...priced })).toEqual([]);
        expect(priced.totals).toMatchObject({ total: parts.total, tax: parts.tax });
        sums.total += priced.totals.total;
        sums.tax += priced.totals.tax;
        const done = units;
        order = {
          ...order,
          lines: order.lines.map((line) => ({ ...line, qtyInvoiced: line.qtyInvoiced + (done[line.uuid] ?? 0) })),
        };
      }
      const all = [...order.lines, ...(shipping === null ? [] : [shipping])];
      expect(sums).toEqual({
        total: all.reduce((sum, one) => sum + one.total, 0),
        tax: all.reduce((sum, one) => sum + one.tax, 0),
      });
    }),
    { numRuns: 200 },
  );
});

test('goods of another member state are delivered there, services are taxed by their taker, each with its mention', () => {
  const line = lineOf({ unit: 100_000, quantity: 1, discountPercent: 0, rate: 0, parts: [1] }, 0);
  const order = (isStockable: boolean): PaperOrder => ({
    row: paperRow.order,
    lines: [{ ...line, isStockable, row: { ...line.row, legal_mention: 'reverseCharge' } }],
    shipping: null,
    paid: 0,
  });
  const exemptions = [true, false].map((isStockable) => {
    const paper = order(isStockable);
    return linesOf(paper, [{ ...line, quantity: 1 }])[0]?.exemption;
  });
  expect(exemptions).toEqual(['intra_community', 'reverse_charge']);
});
