/** What money makes of an order (domain 4.2 row 4, 4.6). */
import { add, type Money } from '#core/domain/price/money.ts';
import type { LineQuantities } from './quantities.ts';
import { statusAfter, type OrderStatus } from './status.ts';

export interface OrderMoney {
  /** What the order asks for, without cancelled units. */
  readonly payable: Money;
  readonly paid: Money;
  readonly refunded: Money;
}

/** Left to pay ("Reste dû"). What was paid too much is no debt below zero. */
export function amountDue({ payable, paid }: Pick<OrderMoney, 'payable' | 'paid'>): Money {
  return Math.max(0, payable - paid);
}

/** Paid above what the order asks for, and not given back: somebody has to look at it. */
export function overpayment({ payable, paid, refunded }: OrderMoney): Money {
  return Math.max(0, paid - refunded - payable);
}

/** What may be given back at most. */
export function refundable({ paid, refunded }: Pick<OrderMoney, 'paid' | 'refunded'>): Money {
  return Math.max(0, paid - refunded);
}

export interface PaidOrder extends OrderMoney {
  readonly status: OrderStatus;
  readonly lines: readonly LineQuantities[];
}

/** What to tell: all is paid, a part is, more than was asked for came, or money for an order that is over. */
export type PaymentNews = 'paid' | 'partlyPaid' | 'overpaid' | 'paidAfterEnd';

export interface AfterPayment {
  readonly status: OrderStatus;
  readonly paid: Money;
  readonly due: Money;
  readonly news: PaymentNews;
}

function newsOf(order: PaidOrder, money: OrderMoney): PaymentNews {
  if (order.status === 'canceled' || order.status === 'closed') return 'paidAfterEnd';
  if (overpayment(money) > 0) return 'overpaid';
  return amountDue(money) > 0 ? 'partlyPaid' : 'paid';
}

/** The order after an amount for it was confirmed; a part of what is due leaves it waiting. */
export function afterPayment(order: PaidOrder, amount: Money): AfterPayment {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not an amount that was paid: ${amount}`);
  const money: OrderMoney = { payable: order.payable, paid: add(order.paid, amount), refunded: order.refunded };
  const due = amountDue(money);
  const status = statusAfter({ status: order.status, lines: order.lines, isUnpaid: due > 0 }, 'pay');
  return { status, paid: money.paid, due, news: newsOf(order, money) };
}
