/** What an order's screens read beside its record: what is left to pay, what may be done with it now, and until when. */
import type { OrderRecord, OrderRecordLine } from '#core/contract/orders/order-record.ts';
import { buyerActions, type BuyerActions } from '#core/domain/order/actions.ts';
import { payableTotal } from '#core/domain/order/invoice-parts.ts';
import { orderPayState, type OrderPayState } from '#core/domain/order/pay-state.ts';
import { amountDue } from '#core/domain/order/payment-state.ts';
import { toShip } from '#core/domain/order/quantities.ts';
import { lastReceivedAt } from '#core/domain/order/shipment-status.ts';
import { isPaymentMethod, paymentFacts } from '#core/domain/payment/methods.ts';
import { add, subtract, type Money } from '#core/domain/price/money.ts';
import { isReturnable } from '#core/domain/returns/eligibility.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { withdrawalPeriod } from '#core/domain/withdrawal/period.ts';
import { withdrawalScope } from '#core/domain/withdrawal/scope.ts';

/** Settings of the shop, of the area of the order. */
export interface BuyerTerms {
  readonly mayCancel: boolean;
  readonly mayReorder: boolean;
  readonly mayWithdraw: boolean;
  readonly withdrawalDays: number;
  readonly returnDays: number;
}

export interface OrderNow {
  /** Left to pay. */
  readonly due: Money;
  readonly pay: OrderPayState;
  readonly isExpired: boolean;
  readonly actions: BuyerActions;
  /** `2026-12-08`; null: nothing of it was received yet. */
  readonly withdrawalLastDay: string | null;
}

/** What of the order its lines are not is its delivery. */
function dueOf({ lines, grandTotal, paid }: OrderRecord): Money {
  const part = { discount: 0, tax: 0, taxPercent: 0 };
  const delivery = subtract(grandTotal, add(...lines.map(({ total }) => total)));
  const amounts = {
    lines: lines.map((line) => ({ ...line, ...part })),
    shipping: { ...part, total: delivery },
  };
  return amountDue({ payable: payableTotal(amounts), paid });
}

/** The day the last unit of a line was received on; null while one is under way, or none was sent. */
function deliveredDay(order: OrderRecord, line: OrderRecordLine): string | null {
  const parcels = order.packages.filter(
    (one) => one.status !== 'canceled' && one.lines.some((held) => held.line === line.uuid),
  );
  const days = parcels.map(({ deliveredAt }) => (deliveredAt === null ? null : dayInParis(Date.parse(deliveredAt))));
  if (days.includes(null)) return null;
  return days.reduce((last, day) => (last !== null && day !== null && day < last ? last : day), null);
}

function hasReturnable(order: OrderRecord, { returnDays, withdrawalDays }: BuyerTerms, today: string): boolean {
  return order.lines.some((line) =>
    isReturnable(
      {
        qtyShipped: line.qtyShipped,
        qtyReturned: Math.max(0, line.qtyRefunded - line.qtyRefundedUnshipped),
        qtyInReturn: 0,
        allowReturn: line.allowReturn,
        returnDays: line.returnDays,
        warrantyMonths: 0,
        isFinalOnceOpened: false,
        deliveredDay: deliveredDay(order, line),
      },
      {
        type: 'return',
        condition: 'unopened',
        today,
        defaultDays: returnDays,
        withdrawalDays,
        isOrderCanceled: order.status === 'canceled',
      },
    ),
  );
}

function withdrawal(order: OrderRecord, { mayWithdraw, withdrawalDays }: BuyerTerms, nowMs: number) {
  const parcels = order.packages.map(({ status, deliveredAt }) => ({
    status,
    deliveredAtMs: deliveredAt === null ? null : Date.parse(deliveredAt),
  }));
  const isAllShipped = order.lines.every((line) => toShip(line) === 0);
  const { isOpen, lastDay } = withdrawalPeriod(lastReceivedAt(parcels, isAllShipped), nowMs, withdrawalDays);
  // Whoever ordered a download gave the right up for it: without that, no order is taken (art. L221-28, 13°).
  const lines = order.lines.map((line) => ({
    ...line,
    qtyInReturn: 0,
    qtyToShip: toShip(line),
    exclusion: line.withdrawalExclusion,
    isWaived: true,
  }));
  const isLeft = withdrawalScope(lines, order.isProfessional).some(({ quantity }) => quantity > 0);
  return { isOpen: mayWithdraw && isOpen && isLeft, lastDay };
}

/** @param hasSaleable a line of it is still sold */
export function orderNow(order: OrderRecord, terms: BuyerTerms, nowMs: number, hasSaleable: boolean): OrderNow {
  const { status, lines, paid, refunded, payment, documents } = order;
  const due = dueOf(order);
  const isExpired = payment.expiresAt !== null && Date.parse(payment.expiresAt) < nowMs;
  const right = withdrawal(order, terms, nowMs);
  const paysLater = isPaymentMethod(payment.method) && !paymentFacts(payment.method).needsPrepayment;
  return {
    due,
    isExpired,
    pay: orderPayState({
      paid,
      refunded,
      due: status === 'canceled' ? 0 : due,
      isUnderWay: payment.isUnderWay,
      hasFailed: payment.failure !== null,
    }),
    actions: buyerActions(
      { status, lines, paid, refunded, due, paysLater },
      {
        isExpired,
        hasSaleable,
        hasInvoice: documents.some(({ kind }) => kind === 'invoice'),
        hasReturnable: hasReturnable(order, terms, dayInParis(nowMs)),
        hasWithdrawable: right.isOpen,
        mayCancel: terms.mayCancel,
        mayReorder: terms.mayReorder,
      },
    ),
    withdrawalLastDay: right.lastDay,
  };
}
