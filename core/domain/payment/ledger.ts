/** The transactions of one payment, and what a notice makes of them (domain 4.6). */
import type { Money } from '#core/domain/price/money.ts';
import { outranks, transactionKey, transactionOf } from './transaction.ts';
import type { ExpectedPayment, Mismatch, PaymentNotice, Transaction } from './transaction.ts';

/** What somebody of the shop has to look at. */
export type PaymentAlertCode = Mismatch | 'chargeback' | 'underpaid' | 'paidLate';

export interface PaymentAlert {
  readonly method: string;
  readonly transactionId: string;
  readonly code: PaymentAlertCode;
}

/** Both sorted, so that the same facts are the same value. */
export interface PaymentLedger {
  readonly transactions: readonly Transaction[];
  readonly alerts: readonly PaymentAlert[];
}

export const EMPTY_LEDGER: PaymentLedger = { transactions: [], alerts: [] };

/** `known`: told before; `outdated`: more is known of it already. */
export type NoticeDecision =
  | { readonly kind: 'record'; readonly transaction: Transaction }
  | { readonly kind: 'ignore'; readonly reason: 'known' | 'outdated' };

export interface AppliedNotice {
  readonly ledger: PaymentLedger;
  readonly decision: NoticeDecision;
  /** An alert nobody was told of yet. */
  readonly alert: PaymentAlert | null;
}

function alertCode(notice: PaymentNotice, transaction: Transaction): PaymentAlertCode | null {
  if (transaction.mismatch !== null) return transaction.mismatch;
  if (notice.outcome === 'chargeback') return 'chargeback';
  return notice.failure === 'underpaid' || notice.failure === 'paidLate' ? notice.failure : null;
}

const alertKey = ({ method, transactionId, code }: PaymentAlert) => JSON.stringify([method, transactionId, code]);

/** The list with one more, in the order of its keys. */
function sortedWith<T>(list: readonly T[], one: T, keyOf: (item: T) => string): readonly T[] {
  const others = list.filter((item) => keyOf(item) !== keyOf(one));
  return [...others, one].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The ledger after a notice: the same notices leave the same ledger, in whatever order and however often they come. */
export function applyNotice(ledger: PaymentLedger, expected: ExpectedPayment, notice: PaymentNotice): AppliedNotice {
  const said = transactionOf(expected, notice);
  const code = alertCode(notice, said);
  const raised = code && { method: notice.method, transactionId: notice.transactionId, code };
  const isNewAlert = raised !== null && !ledger.alerts.some((one) => alertKey(one) === alertKey(raised));
  const alert = isNewAlert ? raised : null;
  const alerts = alert === null ? ledger.alerts : sortedWith(ledger.alerts, alert, alertKey);

  const known = ledger.transactions.find((one) => transactionKey(one) === transactionKey(said));
  if (known !== undefined && !outranks(said, known)) {
    const reason = outranks(known, said) ? 'outdated' : 'known';
    return { ledger: { transactions: ledger.transactions, alerts }, decision: { kind: 'ignore', reason }, alert };
  }
  const transactions = sortedWith(ledger.transactions, said, transactionKey);
  return { ledger: { transactions, alerts }, decision: { kind: 'record', transaction: said }, alert };
}

/** What the transactions moved. */
export interface LedgerMoney {
  readonly paid: Money;
  /** Held at the provider and neither taken nor given up. */
  readonly authorized: Money;
  readonly refunded: Money;
  readonly chargedBack: Money;
}

export function ledgerMoney({ transactions }: PaymentLedger): LedgerMoney {
  const isSettled = ({ method, transactionId }: Transaction) =>
    transactions.some(
      (one) =>
        one.type === 'payment' &&
        one.status !== 'pending' &&
        one.method === method &&
        one.transactionId === transactionId,
    );
  const sum = (test: (one: Transaction) => boolean) =>
    transactions.filter(test).reduce((all, one) => all + one.amount, 0);
  return {
    paid: sum((one) => one.type === 'payment' && (one.status === 'paid' || one.status === 'refunded')),
    authorized: sum((one) => one.type === 'authorization' && one.status === 'pending' && !isSettled(one)),
    refunded: sum((one) => one.type === 'refund' && one.status === 'paid'),
    chargedBack: sum((one) => one.type === 'chargeback' && one.status === 'paid'),
  };
}
