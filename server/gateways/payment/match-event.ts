import type { Amount, PaymentEvent, PaymentMode } from './payment-event.ts';

export type EventMismatch = 'reference' | 'order' | 'mode' | 'currency' | 'amount';

interface Asked {
  readonly reference: string;
  readonly orderUuid: string;
  readonly mode: PaymentMode;
  readonly amount: Amount;
}

/**
 * What a proven event and the try to pay it names do not have in common; nothing: it may be booked. Money that went
 * back may be a part, all other amounts are the whole (domain 4.6: a mismatch fails the transaction, alerts the shop
 * and leaves the order as it is).
 */
export function mismatchesOf(event: PaymentEvent, asked: Asked): EventMismatch[] {
  const { cents } = event.amount;
  const back = event.outcome.kind === 'refunded' || event.outcome.kind === 'chargeback';
  const sums = back ? cents > 0 && cents <= asked.amount.cents : cents === asked.amount.cents;
  const held: readonly (readonly [EventMismatch, boolean])[] = [
    ['reference', event.reference === asked.reference],
    ['order', event.orderUuid === asked.orderUuid],
    ['mode', event.mode === asked.mode],
    ['currency', event.amount.currency === asked.amount.currency],
    ['amount', sums],
  ];
  return held.flatMap(([name, holds]) => (holds ? [] : [name]));
}
