/** How the money of an order stands, as one word: read by lists, pages and papers. */
import type { Money } from '#core/domain/price/money.ts';

export const ORDER_PAY_STATES = [
  'nothingDue',
  'awaited',
  /** A try has begun, and its provider has not told how it ended. */
  'underWay',
  /** The last try came to nothing. */
  'failed',
  'partlyPaid',
  'paid',
  'partlyRefunded',
  'refunded',
] as const;

export type OrderPayState = (typeof ORDER_PAY_STATES)[number];

export interface OrderMoneyFacts {
  readonly paid: Money;
  readonly refunded: Money;
  /** Left to pay. */
  readonly due: Money;
  readonly isUnderWay: boolean;
  readonly hasFailed: boolean;
}

/** What was given back outweighs what was paid, and what is paid outweighs how the last try ended. */
export function orderPayState({ paid, refunded, due, isUnderWay, hasFailed }: OrderMoneyFacts): OrderPayState {
  if (refunded > 0) return refunded >= paid ? 'refunded' : 'partlyRefunded';
  if (due <= 0) return paid > 0 ? 'paid' : 'nothingDue';
  if (isUnderWay) return 'underWay';
  if (hasFailed) return 'failed';
  return paid > 0 ? 'partlyPaid' : 'awaited';
}
