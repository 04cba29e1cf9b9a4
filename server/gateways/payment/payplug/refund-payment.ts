import * as v from 'valibot';

import type { RefundRequest, RefundResult } from '../payment-gateway.ts';
import { ProviderError } from '../provider-error.ts';
import { paymentId, type RefundRecord } from './payment-record.ts';
import type { PayPlugApi } from './payplug-api.ts';

/** PayPlug gives back no less than ten cents. */
const MIN_CENTS = 10;

const refundedBy = ({ id, amount, currency }: RefundRecord): RefundResult => ({
  kind: 'refunded',
  providerTransaction: id,
  amount: { cents: amount, currency },
});

/**
 * Gives money back (domain 4.6). PayPlug knows no idempotency: a refund carries its reference, and one whose answer was
 * lost is found by it instead of being made twice. Calls for one payment must follow each other.
 * @throws ProviderError; refused for an id that is none
 */
export async function refundPayment(
  api: PayPlugApi,
  { reference, providerReference, amount }: RefundRequest,
  now: Date,
): Promise<RefundResult> {
  if (!v.is(paymentId, providerReference)) throw new ProviderError('refused');
  const { value: payment } = await api.payment(providerReference);
  if (payment.currency !== amount.currency) return { kind: 'refused', reason: 'currencyMismatch' };
  const { value: known } = await api.refunds(providerReference);
  const made = known.data.find((one) => one.metadata?.['reference'] === reference);
  if (made) return refundedBy(made);
  if (!payment.is_paid) return { kind: 'refused', reason: 'unpaid' };
  if (amount.cents < MIN_CENTS) return { kind: 'refused', reason: 'amountTooSmall' };
  if (amount.cents > payment.amount - payment.amount_refunded) return { kind: 'refused', reason: 'amountTooLarge' };
  const seconds = now.getTime() / 1000;
  if (payment.refundable_after && seconds < payment.refundable_after) return { kind: 'refused', reason: 'tooEarly' };
  if (payment.refundable_until && seconds > payment.refundable_until) return { kind: 'refused', reason: 'tooLate' };
  const { value: refund } = await api.createRefund(providerReference, {
    amount: amount.cents,
    metadata: { reference },
  });
  return refundedBy(refund);
}
