/**
 * What a provider says of a payment, in our words (domain 4.6): adapters translate into it, `ledger.ts` applies it.
 */
import type { PaymentFailure } from './failure.ts';

export const PAYMENT_OUTCOMES = [
  'pending',
  'authorized',
  'failed',
  'paid',
  'refunded',
  'chargeback',
  /** The provider gave back what it had taken. */
  'chargebackClosed',
] as const;

export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

export interface ProviderVerdict {
  readonly outcome: PaymentOutcome;
  /** Why it failed, or what somebody has to look at. */
  readonly failure: PaymentFailure | null;
  /** What is said later in the life of a transaction outranks what was said before, whenever each arrives. */
  readonly finality: number;
}

/** The places of a transaction's life: money that is on its way may still fail, captured money has come. */
export const FINALITY = { begun: 0, authorized: 1, failed: 2, paid: 3, revoked: 4, captured: 5 } as const;

const USUAL: Readonly<Record<PaymentOutcome, number>> = {
  pending: FINALITY.begun,
  authorized: FINALITY.authorized,
  failed: FINALITY.failed,
  paid: FINALITY.paid,
  refunded: FINALITY.paid,
  chargeback: FINALITY.paid,
  chargebackClosed: FINALITY.revoked,
};

/** A verdict with the place such an outcome usually has. */
export function verdict(
  outcome: PaymentOutcome,
  failure: PaymentFailure | null = null,
  finality = USUAL[outcome],
): ProviderVerdict {
  return { outcome, failure, finality };
}
