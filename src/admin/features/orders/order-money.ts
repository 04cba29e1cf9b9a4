/** What the amounts of an order come to (domain 4.5, 4.6). */
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { orderPayState, type OrderPayState } from '#core/domain/order/pay-state.ts';
import { overpayment } from '#core/domain/order/payment-state.ts';
import { add, type Money } from '#core/domain/price/money.ts';

export function payStateOf({ money, transactions }: OrderDesk): OrderPayState {
  const tries = transactions.filter(({ type }) => type === 'payment' || type === 'authorization');
  const last = tries.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).at(-1);
  return orderPayState({
    ...money,
    isUnderWay: last?.status === 'pending',
    hasFailed: last?.status === 'failed',
  });
}

/** Paid above what is asked for without the cancelled units. */
export const paidTooMuch = ({ money }: OrderDesk): Money => overpayment(money);

/** Of refunds that were decided: the money is still here. */
export function stillToRefund({ refunds }: OrderDesk): Money {
  return add(...refunds.flatMap(({ state, total }) => (state === 'refunded' ? [] : [total])));
}
