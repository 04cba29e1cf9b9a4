import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allToInvoice, payableTotal } from '#core/domain/order/invoice-parts.ts';
import type { OrderAmounts, Units } from '#core/domain/order/order-amounts.ts';
import { toRefund, withUnits } from '#core/domain/order/quantities.ts';
import { refundParts } from '#core/domain/order/refund-parts.ts';
import type { RefundedOrder, RefundParts, RefundRequest } from '#core/domain/order/refund-parts.ts';
import { add, money } from '#core/domain/price/money.ts';
import { anyOrder, reference } from './lines.ts';

/** The order when all of it was invoiced and paid. */
function paidInFull(order: OrderAmounts): RefundedOrder {
  const units = allToInvoice(order);
  const shipping = order.shipping?.total ?? 0;
  return {
    ...order,
    lines: order.lines.map((line) => withUnits(line, 'invoice', units[line.uuid] ?? 0)),
    shippingInvoiced: shipping,
    shippingRefunded: 0,
    paid: payableTotal(order),
    refunded: 0,
  };
}

const request = (units: Units, facts: Partial<RefundRequest> = {}): RefundRequest => ({
  units,
  shipping: 0,
  adjustmentRefund: 0,
  adjustmentFee: 0,
  cause: 'other',
  isDepreciated: false,
  ...facts,
});

/** The order after a refund. */
function after(order: RefundedOrder, parts: RefundParts): RefundedOrder {
  const units = new Map(parts.lines.map((line) => [line.uuid, line.quantity]));
  return {
    ...order,
    lines: order.lines.map((line) => withUnits(line, 'refund', units.get(line.uuid) ?? 0)),
    shippingRefunded: order.shippingRefunded + (parts.shipping?.total ?? 0),
    refunded: order.refunded + parts.total,
  };
}

const wish = fc.record({
  share: fc.nat(100),
  shippingShare: fc.nat(100),
  adjustmentRefund: fc.nat(3_000).map((cents) => cents * 100),
  adjustmentFee: fc.nat(3_000).map((cents) => cents * 100),
});

function wished(
  order: RefundedOrder,
  {
    share,
    shippingShare,
    adjustmentRefund,
    adjustmentFee,
  }: { share: number; shippingShare: number; adjustmentRefund: number; adjustmentFee: number },
) {
  const units = Object.fromEntries(
    order.lines.map((line) => [line.uuid, Math.ceil((toRefund(line) * share) / 100)] as const),
  );
  const left = (order.shippingInvoiced - order.shippingRefunded) / 100;
  const shipping = Math.floor((left * shippingShare) / 100) * 100;
  return request(units, { shipping, adjustmentRefund, adjustmentFee });
}

describe('the refunds of an order', () => {
  it('never give back more than was paid, whatever is asked for', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(wish, { maxLength: 8 }), (start, wishes) => {
        let order = paidInFull(start);
        for (const one of wishes) {
          const parts = refundParts(order, wished(order, one));
          if (typeof parts === 'string') continue;
          order = after(order, parts);
          expect(parts.total).toBeGreaterThan(0);
          expect(order.refunded).toBeLessThanOrEqual(order.paid);
        }
      }),
    );
  });

  it('of everything sum to the order, its VAT and its discount, whatever the division', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(fc.tuple(fc.nat(100), fc.nat(100)), { maxLength: 6 }), (start, cut) => {
        let order = paidInFull(start);
        const made: RefundParts[] = [];
        for (const [share, shippingShare] of [...cut, [100, 100] as const]) {
          const wishes = { share, shippingShare, adjustmentRefund: 0, adjustmentFee: 0 };
          const parts = refundParts(order, wished(order, wishes));
          // Units that cost nothing have no refund of their own.
          if (typeof parts === 'string') continue;
          made.push(parts);
          order = after(order, parts);
        }
        const parts = start.shipping === null ? start.lines : [...start.lines, start.shipping];
        expect(order.refunded).toBe(order.paid);
        expect(add(...made.map((one) => one.tax))).toBe(add(...parts.map((part) => part.tax)));
        for (const { taxes, total, tax } of made) {
          expect(add(...taxes.map((block) => add(block.base, block.tax)))).toBe(total);
          expect(add(...taxes.map((block) => block.tax))).toBe(tax);
        }
      }),
    );
  });

  it('follow the reference (domain 15.8): 39,91 €, and the VAT left over with the second unit', () => {
    const order = paidInFull(reference);
    const first = refundParts(order, request({ a: 1 }, { adjustmentFee: money(5) }));
    expect(first).toMatchObject({ total: money(39.91), tax: money(7.49), lines: [{ total: money(44.91) }] });
    if (typeof first === 'string') return;
    expect(refundParts(after(order, first), request({ a: 1 }))).toMatchObject({
      total: money(44.91),
      tax: money(7.48),
    });
  });

  it('are refused above what was invoiced, shipped or paid, and for nothing', () => {
    const order = paidInFull(reference);
    expect(refundParts(order, request({ a: 3 }))).toBe('refund.quantityInvalid');
    expect(refundParts(order, request({ z: 1 }))).toBe('refund.quantityInvalid');
    expect(refundParts(order, request({}, { shipping: money(6.91) }))).toBe('refund.amountTooHigh');
    expect(refundParts(order, request({}, { adjustmentRefund: money(129.58) }))).toBe('refund.amountTooHigh');
    expect(refundParts({ ...order, refunded: money(100) }, request({ a: 1 }))).toBe('refund.amountTooHigh');
    expect(refundParts(order, request({}))).toBe('refund.amountInvalid');
    expect(refundParts(order, request({ b: 1 }, { adjustmentFee: money(20) }))).toBe('refund.amountInvalid');
    expect(refundParts(order, request({}, { adjustmentRefund: 50 }))).toBe('refund.amountInvalid');
  });

  it('keep no fee back from a withdrawal, but for goods that lost value, and none for a fault of the shop', () => {
    const order = paidInFull(reference);
    const fee = { adjustmentFee: money(5) };
    expect(refundParts(order, request({ a: 1 }, { ...fee, cause: 'withdrawal' }))).toBe('refund.feeForbidden');
    expect(refundParts(order, request({ a: 1 }, { ...fee, cause: 'shopFault' }))).toBe('refund.feeForbidden');
    const worn = { ...fee, cause: 'withdrawal', isDepreciated: true } as const;
    expect(refundParts(order, request({ a: 1 }, worn))).toMatchObject({ total: money(39.91) });
    expect(refundParts(order, request({ a: 1 }, { ...fee, cause: 'return' }))).toMatchObject({ total: money(39.91) });
  });
});
