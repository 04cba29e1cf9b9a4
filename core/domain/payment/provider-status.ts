/**
 * The words of the providers (domain 4.6). Each function answers null for what says nothing of money: a verification, or a
 * word that is not in its documentation, which its caller keeps and reports.
 */
import type { PaymentFailure } from './failure.ts';
import { FINALITY, verdict, type ProviderVerdict } from './outcome.ts';

type Verdicts = Readonly<Record<string, ProviderVerdict>>;

const find = (table: Verdicts, word: string): ProviderVerdict | null =>
  Object.hasOwn(table, word) ? (table[word] ?? null) : null;

/** `payment_status` of an IPN. */
const PAYPAL: Verdicts = {
  Created: verdict('pending'),
  Pending: verdict('pending'),
  'In-Progress': verdict('pending'),
  Processed: verdict('paid'),
  Completed: verdict('paid'),
  Denied: verdict('failed', 'declined'),
  Failed: verdict('failed', 'declined'),
  Expired: verdict('failed', 'expired'),
  Voided: verdict('failed', 'abandoned'),
  Refunded: verdict('refunded'),
  Partially_Refunded: verdict('refunded'),
  'Partially-Refunded': verdict('refunded'),
  Reversed: verdict('chargeback'),
  Canceled_Reversal: verdict('chargebackClosed'),
};

export function paypalVerdict(paymentStatus: string): ProviderVerdict | null {
  return find(PAYPAL, paymentStatus);
}

/** `vads_trans_status`; ACCEPTED is a verification and never a payment. */
const PAYZEN: Verdicts = {
  INITIAL: verdict('pending'),
  WAITING_AUTHORISATION: verdict('pending'),
  WAITING_AUTHORISATION_TO_VALIDATE: verdict('pending'),
  WAITING_FOR_PAYMENT: verdict('pending'),
  UNDER_VERIFICATION: verdict('pending'),
  SUSPENDED: verdict('pending'),
  AUTHORISED_TO_VALIDATE: verdict('authorized'),
  AUTHORISED: verdict('paid'),
  CAPTURED: verdict('paid', null, FINALITY.captured),
  REFUSED: verdict('failed', 'declined'),
  NOT_CREATED: verdict('failed', 'technical'),
  EXPIRED: verdict('failed', 'expired'),
  ABANDONED: verdict('failed', 'abandoned'),
  // Both end what was authorised already.
  CANCELLED: verdict('failed', 'abandoned', FINALITY.revoked),
  CAPTURE_FAILED: verdict('failed', 'declined', FINALITY.revoked),
};

/** `vads_result` says why in more words than the status. */
const PAYZEN_RESULTS: Readonly<Record<string, PaymentFailure>> = {
  '02': 'bankContactNeeded',
  '05': 'declined',
  '17': 'abandoned',
  '30': 'technical',
  '96': 'technical',
};

export function payzenVerdict(transStatus: string, result: string | null = null): ProviderVerdict | null {
  const found = find(PAYZEN, transStatus);
  if (found?.outcome !== 'failed' || result === null || !Object.hasOwn(PAYZEN_RESULTS, result)) return found;
  return { ...found, failure: PAYZEN_RESULTS[result] ?? found.failure };
}

/** `failure.code` of a payment. */
const PAYPLUG_FAILURES: Readonly<Record<string, PaymentFailure>> = {
  processing_error: 'technical',
  card_declined: 'declined',
  insufficient_funds: 'fundsInsufficient',
  '3ds_declined': 'authenticationFailed',
  incorrect_number: 'cardInvalid',
  fraud_suspected: 'fraudSuspected',
  method_unsupported: 'methodUnsupported',
  card_scheme_mismatch: 'cardInvalid',
  aborted: 'abandoned',
  timeout: 'expired',
};

/** What the answer of `GET /v1/payments/{id}` says; a payment that was paid keeps being so whatever else it says. */
export function payplugVerdict(payment: {
  readonly isPaid: boolean;
  readonly failureCode: string | null;
  readonly isAuthorized: boolean;
}): ProviderVerdict {
  if (payment.isPaid) return verdict('paid');
  const code = payment.failureCode;
  if (code !== null) {
    return verdict('failed', (Object.hasOwn(PAYPLUG_FAILURES, code) ? PAYPLUG_FAILURES[code] : null) ?? 'unknown');
  }
  return verdict(payment.isAuthorized ? 'authorized' : 'pending');
}

/** `status` of an invoice of a BTCPay-like server; Processing is "Transaction détectée". */
const CRYPTO: Verdicts = {
  New: verdict('pending'),
  Processing: verdict('pending'),
  Settled: verdict('paid'),
  Expired: verdict('failed', 'expired'),
  Invalid: verdict('failed', 'technical'),
};

/** `additionalStatus`: money came for an invoice that is over, and somebody has to look. */
const CRYPTO_LEFTOVERS: Readonly<Record<string, PaymentFailure>> = { PaidLate: 'paidLate', PaidPartial: 'underpaid' };

export function cryptoVerdict(status: string, additionalStatus: string | null = null): ProviderVerdict | null {
  const found = find(CRYPTO, status);
  if (found?.outcome !== 'failed' || additionalStatus === null) return found;
  const leftover = Object.hasOwn(CRYPTO_LEFTOVERS, additionalStatus) ? CRYPTO_LEFTOVERS[additionalStatus] : undefined;
  return { ...found, failure: leftover ?? found.failure };
}
