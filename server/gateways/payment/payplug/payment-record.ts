import * as v from 'valibot';

import type { PaymentFailure } from '#core/domain/payment/failure.ts';

import type { PaymentEvent, PaymentMode, PaymentOutcome } from '../payment-event.ts';
import type { Rejection } from '../payment-gateway.ts';

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const instant = v.nullish(v.pipe(v.number(), v.safeInteger()));
const metadata = v.nullish(v.record(v.string(), v.unknown()));

export const paymentId = v.pipe(v.string(), v.regex(/^pay_[0-9A-Za-z]{1,64}$/u));
export const refundId = v.pipe(v.string(), v.regex(/^re_[0-9A-Za-z]{1,64}$/u));

/** What the shop reads of a payment; PayPlug may add to it. */
export const paymentRecord = v.object({
  id: paymentId,
  object: v.literal('payment'),
  is_live: v.boolean(),
  amount: cents,
  amount_refunded: v.optional(cents, 0),
  currency: v.string(),
  is_paid: v.boolean(),
  failure: v.nullish(v.object({ code: v.nullish(v.string()) })),
  authorization: v.nullish(v.object({ authorized_at: instant })),
  hosted_payment: v.nullish(v.object({ payment_url: v.nullish(v.string()) })),
  refundable_after: instant,
  refundable_until: instant,
  metadata,
});
export type PaymentRecord = v.InferOutput<typeof paymentRecord>;

export const refundRecord = v.object({
  id: refundId,
  object: v.literal('refund'),
  is_live: v.boolean(),
  payment_id: paymentId,
  amount: cents,
  currency: v.string(),
  metadata,
});
export type RefundRecord = v.InferOutput<typeof refundRecord>;

export const refundList = v.object({ data: v.array(refundRecord) });

/** `failure.code` (domain 4.6). */
const FAILURES: Readonly<Record<string, PaymentFailure>> = {
  processing_error: 'technical',
  card_declined: 'declined',
  insufficient_funds: 'fundsInsufficient',
  '3ds_declined': 'authenticationFailed',
  incorrect_number: 'cardInvalid',
  fraud_suspected: 'fraudSuspected',
  method_unsupported: 'methodUnsupported',
  card_scheme_mismatch: 'methodUnsupported',
  aborted: 'abandoned',
  timeout: 'expired',
};

/** What a payment has come to (domain 4.6): money that was taken counts whatever was tried besides. */
export function outcomeOf(record: PaymentRecord): PaymentOutcome {
  if (record.is_paid) return { kind: 'paid' };
  if (record.failure) {
    const code = record.failure.code ?? '';
    return { kind: 'failed', failure: FAILURES[code] ?? 'unknown', providerCode: code };
  }
  if (record.authorization?.authorized_at) return { kind: 'authorized' };
  return { kind: 'pending', reason: 'created' };
}

const textIn = (record: PaymentRecord, name: string): string => {
  const value = record.metadata?.[name];
  return typeof value === 'string' ? value : '';
};

/** What a payment – or a refund of it – says, both read with the shop's own key. */
export function eventOf(
  payment: PaymentRecord,
  mode: PaymentMode,
  raw: unknown,
  refund?: RefundRecord,
): PaymentEvent | Rejection {
  if (payment.is_live !== (mode === 'live')) return 'modeMismatch';
  const part = refund ?? payment;
  return {
    provider: 'payplug',
    mode,
    outcome: refund ? { kind: 'refunded' } : outcomeOf(payment),
    reference: textIn(payment, 'reference'),
    orderUuid: textIn(payment, 'order_uuid'),
    providerTransaction: part.id,
    providerReference: payment.id,
    amount: { cents: part.amount, currency: part.currency },
    raw,
  };
}
