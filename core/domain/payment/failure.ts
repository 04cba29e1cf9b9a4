/**
 * Why a payment came to nothing, whatever the provider calls it (domain 4.6): what the failure pages and mails make
 * their sentence from.
 */
export const PAYMENT_FAILURES = [
  /** The person gave up, or pressed cancel. */
  'abandoned',
  /** The time for it ran out. */
  'expired',
  /** The bank said no, without a reason. */
  'declined',
  'fundsInsufficient',
  /** The bank wants to hear from its customer first. */
  'bankContactNeeded',
  /** Strong authentication (3-D Secure) failed. */
  'authenticationFailed',
  'cardInvalid',
  'fraudSuspected',
  'methodUnsupported',
  /** Less than asked for arrived: somebody has to look at it. */
  'underpaid',
  /** It arrived after its time: somebody has to look at it. */
  'paidLate',
  /** The provider or the shop made a mistake. */
  'technical',
  'unknown',
] as const;

export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

export const isPaymentFailure = (text: string): text is PaymentFailure => PAYMENT_FAILURES.some((one) => one === text);
