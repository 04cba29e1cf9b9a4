import { describe, expect, it } from 'vitest';
import { canMoveInvoice, firstInvoiceState, INVOICE_STATES, isOverdue } from '#core/domain/order/invoice-state.ts';
import { canMoveRefund, REFUND_STATES } from '#core/domain/order/refund-state.ts';
import { canMoveShipment, lastReceivedAt, SHIPMENT_STATUSES } from '#core/domain/order/shipment-status.ts';

describe('the papers of an order', () => {
  it('end where nothing moves them any more', () => {
    const final = <S extends string>(states: readonly S[], canMove: (from: S, to: S) => boolean) =>
      states.filter((from) => !states.some((to) => canMove(from, to)));
    expect(final(SHIPMENT_STATUSES, canMoveShipment)).toEqual(['completed', 'canceled']);
    expect(final(INVOICE_STATES, canMoveInvoice)).toEqual(['refunded']);
    expect(final(REFUND_STATES, canMoveRefund)).toEqual(['refunded']);
  });

  it('let a failed refund be tried again, and a parcel be called back before it arrives', () => {
    expect(canMoveRefund('failed', 'pending')).toBe(true);
    expect(canMoveShipment('processing', 'canceled')).toBe(true);
    expect(canMoveShipment('completed', 'canceled')).toBe(false);
  });

  it('make an invoice overdue on the day after its last one', () => {
    expect(firstInvoiceState(false)).toBe('pending_payment');
    expect(isOverdue('pending_payment', '2026-06-15', '2026-06-15')).toBe(false);
    expect(isOverdue('pending_payment', '2026-06-15', '2026-06-16')).toBe(true);
    expect(isOverdue('paid', '2026-06-15', '2026-06-16')).toBe(false);
  });

  it('say that an order was received when its last parcel was', () => {
    const parcel = (deliveredAtMs: number | null) => ({ status: 'completed', deliveredAtMs }) as const;
    expect(lastReceivedAt([parcel(10), parcel(30), parcel(20)], true)).toBe(30);
    expect(lastReceivedAt([parcel(10), parcel(null)], true)).toBeNull();
    expect(lastReceivedAt([parcel(10)], false)).toBeNull();
    expect(lastReceivedAt([parcel(10), { status: 'canceled', deliveredAtMs: null }], true)).toBe(10);
    expect(lastReceivedAt([], true)).toBeNull();
  });
});
