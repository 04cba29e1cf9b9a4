import type { Amount, PaymentEvent, PaymentMode } from './payment-event.ts';

export type EventMismatch = 'reference' | 'order' | 'mode' | 'currency' | 'amount';

interface Asked {
  readonly reference: string;
  readonly orderUuid: string;
  readonly mode: PaymentMode;
  readonly amount: Amount;
  /** The fields of the form that it began with; empty where it was no form. */
  readonly form?: Readonly<Record<string, string>>;
  /** What the provider called it when it began, where it did. */
  readonly startedAs?: string | null;
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
  const { form = {}, startedAs = null } = asked;
  const isOwnTry =
    event.reference === asked.reference &&
    Object.entries(event.echoes ?? {}).every(([name, value]) => form[name] === value) &&
    (startedAs === null || startedAs === event.providerReference);
  const held: readonly (readonly [EventMismatch, boolean])[] = [
    ['reference', isOwnTry],
    ['order', event.orderUuid === null || event.orderUuid === asked.orderUuid],
    ['mode', event.mode === asked.mode],
    ['currency', event.amount.currency === asked.amount.currency],
    ['amount', sums],
  ];
  return held.flatMap(([name, holds]) => (holds ? [] : [name]));
}
