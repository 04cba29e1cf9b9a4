import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowedUnits,
  areConsistent,
  heldByBuyer,
  toCancel,
  toInvoice,
  toRefund,
  toShip,
  unshippedOf,
  withUnits,
  type LineQuantities,
  type QuantityChange,
} from '#core/domain/order/quantities.ts';
import {
  canMoveOrder,
  derivedStatus,
  firstOrderStatus,
  isFinalOrder,
  ORDER_ACTORS,
  ORDER_MOVES,
  ORDER_STATUSES,
  statusAfter,
  type OrderStatus,
  type OrderTrigger,
} from '#core/domain/order/status.ts';
import { fresh } from './lines.ts';

const CHANGES: readonly QuantityChange[] = ['invoice', 'ship', 'unship', 'cancel', 'refund'];
const TRIGGER: Readonly<Record<QuantityChange, OrderTrigger>> = {
  invoice: 'invoice',
  ship: 'ship',
  unship: 'cancelShipment',
  cancel: 'cancel',
  refund: 'refund',
};

const step = fc.record({ change: fc.constantFrom(...CHANGES), line: fc.nat(3), share: fc.nat(100) });
const history = fc.array(step, { maxLength: 15 });
const order = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.boolean()), { minLength: 1, maxLength: 3 });

/** One unit at least, as many as a share in percent of those allowed; null where none are. */
function changed(
  lines: readonly LineQuantities[],
  { change, line, share }: { change: QuantityChange; line: number; share: number },
) {
  const at = line % lines.length;
  const one = lines[at] ?? fresh(1);
  const allowed = allowedUnits(one, change);
  if (allowed < 1) return null;
  const units = Math.max(1, Math.floor((allowed * share) / 100));
  return lines.map((other, index) => (index === at ? withUnits(one, change, units) : other));
}

describe('the units of a line', () => {
  it('add up, whatever happens to them', () => {
    fc.assert(
      fc.property(order, history, (ordered, steps) => {
        let lines: readonly LineQuantities[] = ordered.map(([count, isStockable]) => fresh(count, isStockable));
        for (const one of steps) {
          lines = changed(lines, one) ?? lines;
          for (const line of lines) {
            expect(areConsistent(line)).toBe(true);
            for (const count of [toShip, toInvoice, toCancel, toRefund, heldByBuyer]) {
              expect(count(line)).toBeGreaterThanOrEqual(0);
              expect(count(line)).toBeLessThanOrEqual(line.qtyOrdered);
            }
          }
        }
      }),
    );
  });

  it('that are refunded before they are sent are never sent', () => {
    const paid = withUnits(fresh(2), 'invoice', 2);
    const half = withUnits(paid, 'ship', 1);
    expect(unshippedOf(half, 1)).toBe(1);
    expect(toShip(withUnits(half, 'refund', 1))).toBe(0);
    expect(toShip(withUnits(half, 'refund', 1, 0))).toBe(1);
    expect(unshippedOf(half, 2, 2)).toBe(0);
    const other = withUnits(withUnits(fresh(2), 'invoice', 1), 'ship', 1);
    expect(unshippedOf(other, 1)).toBe(0);
    expect(toCancel(withUnits(other, 'refund', 1, 1))).toBe(0);
  });

  it('cannot be sent, invoiced or refunded twice, and nothing of a service is sent', () => {
    expect(() => withUnits(fresh(1), 'refund', 1)).toThrow(RangeError);
    expect(() => withUnits(withUnits(fresh(1), 'ship', 1), 'cancel', 1)).toThrow(RangeError);
    expect(() => withUnits(fresh(1), 'invoice', 2)).toThrow(RangeError);
    expect(() => withUnits(fresh(1), 'invoice', 0.5)).toThrow(RangeError);
    expect(toShip(fresh(3, false))).toBe(0);
  });
});

describe('the status of an order', () => {
  it('moves only as the table says, whatever happens to its units and its money', () => {
    const starts = fc.constantFrom<OrderStatus>('pending', 'processing', 'pending_payment');
    fc.assert(
      fc.property(order, starts, fc.boolean(), history, (ordered, start, isUnpaid, steps) => {
        let lines: readonly LineQuantities[] = ordered.map(([count, isStockable]) => fresh(count, isStockable));
        let status = start;
        for (const one of steps) {
          const next = changed(lines, one);
          const isUnfit = isFinalOrder(status) || (status === 'pending_payment' && !isUnpaid);
          // Money is given back only where it came.
          if (next === null || isUnfit || (isUnpaid && one.change === 'refund')) continue;
          lines = next;
          const trigger = TRIGGER[one.change];
          const to = statusAfter({ status, lines, isUnpaid }, trigger);
          if (to !== status) {
            const movers = ORDER_ACTORS.filter((actor) => canMoveOrder(status, to, trigger, actor));
            expect(movers, `${status} → ${to} by ${trigger}`).not.toEqual([]);
          }
          status = to;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('reaches every state, and leaves canceled, closed and quotes to themselves', () => {
    const reached = new Set(ORDER_MOVES.map((move) => move.to));
    expect([...reached].toSorted()).toEqual([...ORDER_STATUSES].toSorted());
    expect(ORDER_STATUSES.filter(isFinalOrder)).toEqual(['canceled', 'closed', 'quote']);
  });

  const through = (start: LineQuantities, ...steps: readonly (readonly [QuantityChange, number])[]) => {
    let line = start;
    let status: OrderStatus = 'processing';
    return steps.map(([change, units]) => {
      line = withUnits(line, change, units);
      status = statusAfter({ status, lines: [line], isUnpaid: false }, TRIGGER[change]);
      return status;
    });
  };

  it('follows the reference (domain 15.7)', () => {
    expect(through(fresh(2), ['invoice', 2], ['ship', 1], ['ship', 1], ['refund', 1], ['refund', 1])).toEqual([
      'processing',
      'processing',
      'completed',
      'completed',
      'closed',
    ]);
    expect(through(fresh(2), ['cancel', 2])).toEqual(['canceled']);
    expect(through(fresh(2), ['cancel', 1], ['invoice', 1], ['ship', 1])).toEqual([
      'processing',
      'processing',
      'completed',
    ]);
    expect(firstOrderStatus(0, true)).toBe('pending');
    const invoiced = withUnits(fresh(1), 'invoice', 1);
    expect(statusAfter({ status: 'pending', lines: [invoiced], isUnpaid: false }, 'invoice')).toBe('processing');
  });

  it('is completed by the refund of what was never sent, and open again by a parcel called back', () => {
    expect(through(fresh(2), ['invoice', 2], ['ship', 1], ['refund', 1]).at(-1)).toBe('completed');
    expect(through(fresh(1), ['invoice', 1], ['ship', 1], ['unship', 1]).at(-1)).toBe('processing');
    expect(through(fresh(1, false), ['invoice', 1])).toEqual(['completed']);
  });

  it('waits for the money of what was sent on account, and goes on when it comes', () => {
    const sent = [withUnits(withUnits(fresh(1), 'invoice', 1), 'ship', 1)];
    expect(statusAfter({ status: 'processing', lines: sent, isUnpaid: true }, 'ship')).toBe('pending_payment');
    expect(statusAfter({ status: 'pending_payment', lines: sent, isUnpaid: true }, 'pay')).toBe('pending_payment');
    expect(statusAfter({ status: 'pending_payment', lines: sent, isUnpaid: false }, 'pay')).toBe('completed');
  });

  it('expires only while money is waited for', () => {
    const lines = [fresh(1)];
    expect(statusAfter({ status: 'pending_payment', lines, isUnpaid: true }, 'expire')).toBe('canceled');
    expect(statusAfter({ status: 'processing', lines, isUnpaid: false }, 'expire')).toBe('processing');
  });

  it('is moved by who may: providers never cancel, customers never confirm', () => {
    expect(canMoveOrder('pending_payment', 'processing', 'pay', 'provider')).toBe(true);
    expect(canMoveOrder('pending_payment', 'processing', 'pay', 'customer')).toBe(false);
    expect(canMoveOrder('pending_payment', 'canceled', 'cancel', 'customer')).toBe(true);
    expect(canMoveOrder('processing', 'canceled', 'cancel', 'customer')).toBe(false);
    expect(canMoveOrder('pending_payment', 'canceled', 'cancel', 'provider')).toBe(false);
    expect(derivedStatus([withUnits(fresh(2), 'invoice', 1)], 'completed')).toBe('completed');
  });
});
