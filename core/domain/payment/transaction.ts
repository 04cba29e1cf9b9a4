/**
 * How what a provider says becomes a transaction, and what is kept of two that say different things of the same one
 * (domain 4.5, 4.6). Notices come twice, late and in any order: the same notices leave the same transactions.
 */
import type { Money } from '#core/domain/price/money.ts';
import type { PaymentFailure } from './failure.ts';
import type { PaymentOutcome, ProviderVerdict } from './outcome.ts';

export const TRANSACTION_TYPES = ['payment', 'authorization', 'refund', 'chargeback'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** `paid` means of every type that its money moved; `refunded` is what the back office makes of a payment given back. */
export const TRANSACTION_STATUSES = ['pending', 'paid', 'failed', 'canceled', 'refunded'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** What was asked for, against which a notice is held. */
export interface ExpectedPayment {
  readonly amount: Money;
  /** ISO 4217. */
  readonly currency: string;
  readonly mode: 'test' | 'live';
}

/** A notice that was verified as the provider's. */
export interface PaymentNotice extends ProviderVerdict {
  readonly method: string;
  /** The provider's number; of a refund its own, of a chargeback that of the payment it takes back. */
  readonly transactionId: string;
  readonly amount: Money;
  readonly currency: string;
  readonly mode: 'test' | 'live';
}

/** What in a notice is not what was asked for: nothing is paid by it, and somebody has to look. */
export type Mismatch = 'amount' | 'currency' | 'mode';

export interface Transaction {
  readonly method: string;
  readonly transactionId: string;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly amount: Money;
  readonly currency: string;
  readonly failure: PaymentFailure | null;
  readonly mismatch: Mismatch | null;
  readonly finality: number;
}

const MEANING: Readonly<
  Record<PaymentOutcome, { readonly type: TransactionType; readonly status: TransactionStatus }>
> = {
  pending: { type: 'payment', status: 'pending' },
  authorized: { type: 'authorization', status: 'pending' },
  failed: { type: 'payment', status: 'failed' },
  paid: { type: 'payment', status: 'paid' },
  refunded: { type: 'refund', status: 'paid' },
  chargeback: { type: 'chargeback', status: 'paid' },
  chargebackClosed: { type: 'chargeback', status: 'canceled' },
};

const SETTLES: ReadonlySet<PaymentOutcome> = new Set<PaymentOutcome>(['paid', 'authorized']);
const MOVES_MONEY: ReadonlySet<PaymentOutcome> = new Set<PaymentOutcome>([
  'paid',
  'authorized',
  'refunded',
  'chargeback',
]);

function mismatchOf(expected: ExpectedPayment, notice: PaymentNotice): Mismatch | null {
  if (!MOVES_MONEY.has(notice.outcome)) return null;
  if (notice.mode !== expected.mode) return 'mode';
  if (notice.currency !== expected.currency) return 'currency';
  return SETTLES.has(notice.outcome) && notice.amount !== expected.amount ? 'amount' : null;
}

/** The transaction a notice speaks of; one that does not fit what was asked for has failed. */
export function transactionOf(expected: ExpectedPayment, notice: PaymentNotice): Transaction {
  const { method, transactionId, amount, currency, failure, finality } = notice;
  const { type, status } = MEANING[notice.outcome];
  const mismatch = mismatchOf(expected, notice);
  return {
    method,
    transactionId,
    type,
    status: mismatch === null ? status : 'failed',
    amount,
    currency,
    failure,
    mismatch,
    finality,
  };
}

/** Two with the same key are one transaction (a unique row of the database). */
export function transactionKey({ method, transactionId, type }: Transaction): string {
  return JSON.stringify([method, transactionId, type]);
}

/** A total order of what can be said of one transaction, so that the last word does not hang on what came last. */
function weight({ finality, mismatch, status, amount, currency, failure }: Transaction): readonly (number | string)[] {
  const fits = mismatch === null ? 1 : 0;
  return [finality, fits, TRANSACTION_STATUSES.indexOf(status), amount, currency, mismatch ?? '', failure ?? ''];
}

/** True when `said` outranks what is `known` of the same transaction. */
export function outranks(said: Transaction, known: Transaction): boolean {
  const left = weight(said);
  const right = weight(known);
  const at = left.findIndex((part, index) => part !== right[index]);
  if (at === -1) return false;
  const [a = 0, b = 0] = [left[at], right[at]];
  return a > b;
}
