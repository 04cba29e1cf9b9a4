import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allToInvoice, invoiceParts, payableTotal, type InvoiceParts } from '#core/domain/order/invoice-parts.ts';
import type { OrderAmounts, Units } from '#core/domain/order/order-amounts.ts';
import { toInvoice, withUnits } from '#core/domain/order/quantities.ts';
import { add, money } from '#core/domain/price/money.ts';
import { anyOrder, reference } from './lines.ts';

/** The invoice of these units, which must be allowed, and the order after it. */
function invoice(order: OrderAmounts, units: Units): readonly [InvoiceParts, OrderAmounts] {
  const parts = invoiceParts(order, units);
  if (typeof parts === 'string') throw new Error(parts);
  const lines = order.lines.map((line) => withUnits(line, 'invoice', units[line.uuid] ?? 0));
  return [parts, { ...order, lines }];
}

/** Invoices of all there is to invoice, a share in percent of each line at a time. */
function invoiceAll(start: OrderAmounts, shares: readonly number[]): readonly InvoiceParts[] {
  let order = start;
  const made: InvoiceParts[] = [];
  for (const share of [...shares, 100]) {
    const counts = order.lines.map((line) => [line.uuid, Math.ceil((toInvoice(line) * share) / 100)] as const);
    if (counts.every(([, count]) => count === 0)) continue;
    const [parts, next] = invoice(order, Object.fromEntries(counts));
    made.push(parts);
    order = next;
  }
  return made;
}

const shares = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 6 });
const sumOf = (invoices: readonly InvoiceParts[], key: 'total' | 'tax' | 'discount') =>
  add(...invoices.map((one) => one[key]));

describe('the invoices of an order', () => {
  it('sum to the order, whatever the division', () => {
    fc.assert(
      fc.property(anyOrder, shares, (order, cut) => {
        const invoices = invoiceAll(order, cut);
        const parts = order.shipping === null ? order.lines : [...order.lines, order.shipping];
        for (const key of ['total', 'tax', 'discount'] as const) {
          expect(sumOf(invoices, key)).toBe(add(...parts.map((part) => part[key])));
        }
        expect(sumOf(invoices, 'total')).toBe(payableTotal(order));
        expect(invoices.filter((one) => one.shipping !== null).length).toBe(order.shipping === null ? 0 : 1);
      }),
    );
  });

  it('sum each to their tax block, in whole cents and never below zero', () => {
    fc.assert(
      fc.property(anyOrder, shares, (order, cut) => {
        for (const { lines, shipping, taxes, tax, total } of invoiceAll(order, cut)) {
          expect(add(...taxes.map((block) => add(block.base, block.tax)))).toBe(total);
          expect(add(...taxes.map((block) => block.tax))).toBe(tax);
          expect(taxes.every((block) => block.base >= 0)).toBe(true);
          for (const part of [...lines, ...(shipping === null ? [] : [shipping])]) {
            for (const amount of [part.total, part.tax, part.discount]) {
              expect(amount).toBeGreaterThanOrEqual(0);
              expect(amount % 100).toBe(0);
            }
          }
        }
      }),
    );
  });

  it('sum to what is payable when units were cancelled, before or between', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(100), fc.nat(100), (start, first, cut) => {
        const counts = start.lines.map((line) => [line.uuid, Math.floor((line.qtyOrdered * first) / 100)] as const);
        const units = Object.fromEntries(counts);
        const [made, after]: readonly [InvoiceParts | null, OrderAmounts] = counts.some(([, count]) => count > 0)
          ? invoice(start, units)
          : [null, start];
        const lines = after.lines.map((line) => withUnits(line, 'cancel', Math.floor((toInvoice(line) * cut) / 100)));
        const rest = invoiceAll({ ...after, lines }, []);
        expect(sumOf(made === null ? rest : [made, ...rest], 'total')).toBe(payableTotal({ ...after, lines }));
      }),
    );
  });

  it('follow the reference: 129,57 € with 17,92 € and 1,15 € of VAT', () => {
    const [parts] = invoice(reference, allToInvoice(reference));
    expect(parts.total).toBe(money(129.57));
    expect(parts.discount).toBe(money(13.63));
    expect(parts.taxes.map(({ taxPercent, tax }) => [taxPercent, tax])).toEqual([
      [20, money(17.92)],
      [5.5, money(1.15)],
    ]);
  });

  it('ask for the delivery with the first, and give the last what is left over', () => {
    const [first, after] = invoice(reference, { a: 1 });
    expect([first.total, first.tax, first.shipping?.total]).toEqual([money(51.81), money(8.64), money(6.9)]);
    const [second] = invoice(after, { a: 1 });
    expect([second.total, second.tax, second.shipping]).toEqual([money(44.91), money(7.48), null]);
  });

  it('are refused for units that are not there, lines of others, or nothing at all', () => {
    for (const units of [{ a: 3 }, { a: -1 }, { a: 0.5 }, { z: 1 }, { a: 0 }, {}]) {
      expect(invoiceParts(reference, units)).toBe('invoice.quantityInvalid');
    }
  });
});
