import { centsOf } from '../cents.ts';
import { maskRaw } from '../mask-raw.ts';
import type { PaymentEvent, PaymentOutcome } from '../payment-event.ts';
import type { Rejection } from '../payment-gateway.ts';
import type { Fields } from '../read-body.ts';

const failed = (failure: 'declined' | 'technical' | 'expired' | 'abandoned', providerCode: string): PaymentOutcome => ({
  kind: 'failed',
  failure,
  providerCode,
});

/** What a `payment_status` means (domain 4.6), or null for one that this version does not know. */
export function outcomeOf(fields: Fields): PaymentOutcome | null {
  const status = fields['payment_status'] ?? '';
  switch (status) {
    case 'Completed':
      return { kind: 'paid' };
    case 'Pending':
    case 'Created':
    case 'Processed':
    case 'In-Progress':
      return fields['pending_reason'] === 'authorization'
        ? { kind: 'authorized' }
        : { kind: 'pending', reason: fields['pending_reason'] ?? status };
    case 'Denied':
      return failed('declined', status);
    case 'Failed':
      return failed('technical', status);
    case 'Expired':
      return failed('expired', status);
    case 'Voided':
      return failed('abandoned', status);
    case 'Refunded':
    case 'Partially-Refunded':
    case 'Partially_Refunded':
      return { kind: 'refunded' };
    case 'Reversed':
      return { kind: 'chargeback', state: 'opened', reason: fields['reason_code'] ?? '' };
    case 'Canceled_Reversal':
    case 'Canceled-Reversal':
      return { kind: 'chargeback', state: 'closed', reason: fields['reason_code'] ?? '' };
    default:
      return null;
  }
}

interface Expected {
  readonly business: string;
  readonly sandbox: boolean;
}

/** True when the money went to the shop's account: of several addresses of one account any may be named. */
function isOurs(fields: Fields, business: string): boolean {
  const ours = business.trim().toLowerCase();
  return [fields['receiver_email'], fields['business'], fields['receiver_id']].some(
    (receiver) => receiver !== undefined && receiver.trim().toLowerCase() === ours,
  );
}

/** What a verified IPN says, or why it cannot be this shop's. */
export function eventOf(fields: Fields, { business, sandbox }: Expected): PaymentEvent | Rejection {
  if (!isOurs(fields, business)) return 'merchantMismatch';
  if ((fields['test_ipn'] === '1') !== sandbox) return 'modeMismatch';
  const outcome = outcomeOf(fields);
  if (outcome === null) return 'statusUnknown';
  const cents = centsOf(fields['mc_gross'] ?? '');
  const transaction = fields['txn_id'] ?? '';
  if (cents === null || transaction === '' || !/^[A-Z]{3}$/u.test(fields['mc_currency'] ?? '')) return 'bodyMalformed';
  // money that comes is positive: an unknown minus never counts as a payment
  const back = outcome.kind === 'refunded' || outcome.kind === 'chargeback';
  if (!back && cents < 0) return 'bodyMalformed';
  return {
    provider: 'paypal_standard',
    mode: sandbox ? 'test' : 'live',
    outcome,
    reference: fields['invoice'] ?? '',
    orderUuid: fields['custom'] ?? '',
    providerTransaction: transaction,
    providerReference: back ? (fields['parent_txn_id'] ?? '') : transaction,
    amount: { cents: Math.abs(cents), currency: fields['mc_currency'] ?? '' },
    raw: maskRaw(fields),
  };
}
