/** What an order's screens read beside its record: what is left to pay, what may be done with it now, and until when. */
import type { OrderRecord } from '#core/contract/orders/order-record.ts';
import { mayBeReturned, unitsInReturns } from '#core/contract/returns/returnable.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import { awaitedUnits } from '#core/contract/withdrawal/awaited.ts';
import { buyerActions, type BuyerActions } from '#core/domain/order/actions.ts';
import { payableTotal } from '#core/domain/order/invoice-parts.ts';
import { orderPayState, type OrderPayState } from '#core/domain/order/pay-state.ts';
import { amountDue } from '#core/domain/order/payment-state.ts';
import { toShip } from '#core/domain/order/quantities.ts';
import { lastReceivedAt } from '#core/domain/order/shipment-status.ts';
import { isPaymentMethod, paymentFacts } from '#core/domain/payment/methods.ts';
import { add, subtract, type Money } from '#core/domain/price/money.ts';
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

/** An order, and what stands around it now. */
export interface Around {
  readonly order: OrderRecord;
  readonly terms: BuyerTerms;
  readonly nowMs: number;
  /** Those of the order. */
  readonly returns: readonly RmaRecord[];
  /** A line of it is still sold. */
  readonly hasSaleable: boolean;
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

function withdrawal({ order, terms, nowMs, returns }: Around) {
  const { mayWithdraw, withdrawalDays } = terms;
  const parcels = order.packages.map(({ status, deliveredAt }) => ({
    status,
    deliveredAtMs: deliveredAt === null ? null : Date.parse(deliveredAt),
  }));
  const isAllShipped = order.lines.every((line) => toShip(line) === 0);
  const { isOpen, lastDay } = withdrawalPeriod(lastReceivedAt(parcels, isAllShipped), nowMs, withdrawalDays);
  // Whoever ordered a download gave the right up for it: without that, no order is taken (art. L221-28, 13°).
  const lines = order.lines.map((line) => ({
    ...line,
    qtyInReturn: unitsInReturns(returns, line.uuid).inReturn,
    qtyAwaited: awaitedUnits(line, order.withdrawals ?? [], returns),
    qtyToShip: toShip(line),
    exclusion: line.withdrawalExclusion,
    isWaived: true,
  }));
  const isLeft = withdrawalScope(lines, order.isProfessional).some(({ quantity }) => quantity > 0);
  return { isOpen: mayWithdraw && isOpen && isLeft, lastDay };
}

export function orderNow(around: Around): OrderNow {
  const { order, terms, nowMs, returns, hasSaleable } = around;
  const { status, lines, paid, refunded, payment, documents } = order;
  const due = dueOf(order);
  const isExpired = payment.expiresAt !== null && Date.parse(payment.expiresAt) < nowMs;
  const right = withdrawal(around);
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
        hasReturnable: mayBeReturned(order, returns, {
          today: dayInParis(nowMs),
          defaultDays: terms.returnDays,
          withdrawalDays: terms.withdrawalDays,
        }),
        hasWithdrawable: right.isOpen,
        mayCancel: terms.mayCancel,
        mayReorder: terms.mayReorder,
      },
    ),
    withdrawalLastDay: right.lastDay,
  };
}
