/** What a proven word of a provider does to an order: booked by the one ledger, whatever came before it (domain 4.6). */
import * as v from 'valibot';

import { applyNotice, type PaymentAlert, type PaymentLedger } from '#core/domain/payment/ledger.ts';
import { verdict, type ProviderVerdict } from '#core/domain/payment/outcome.ts';
import { isPaymentFailure } from '#core/domain/payment/failure.ts';
import type { PaymentNotice, Transaction } from '#core/domain/payment/transaction.ts';
import { fromCents } from '#core/domain/price/money.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { moneyOf, numericOf } from '#server/database/decimal.ts';
import { mismatchesOf } from '#server/gateways/payment/match-event.ts';
import type { PaymentEvent } from '#server/gateways/payment/payment-event.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { buyerIn, type Order } from '#server/subjects/orders/service/load-order.ts';
import { withOrder, type OrderWork } from '#server/subjects/orders/service/order-work.ts';
import { settlePayments } from '#server/subjects/orders/service/record-payment.ts';
import { toCents } from '#core/domain/price/money.ts';

import { alertShop } from '../orders/service/alert-shop.ts';
import { beginningOf, findAttempt, type Attempt } from './notices/find-attempt.ts';
import type { PaymentDeps } from './payment-deps.ts';

type AttemptState = 'started' | 'pending' | 'authorized' | 'paid' | 'failed' | 'abandoned';

/** @returns false when no order of ours is meant; that of another area is none, for its provider may be another account */
export async function bookEvent(
  deps: PaymentDeps,
  event: PaymentEvent,
  { area, now }: { readonly area: Area; readonly now: Date },
): Promise<boolean> {
  const attempt = await findAttempt(deps.db, event, area);
  if (attempt === undefined) {
    deps.warn({ provider: event.provider, outcome: event.outcome.kind }, 'a payment of no order');
    return false;
  }
  const by = { kind: 'provider', id: event.provider } as const;
  await withOrder(deps, { uuid: attempt.order, now, by }, (work, order) => book(deps, work, { order, attempt, event }));
  return true;
}

const kept = v.looseObject({
  finality: v.optional(v.number(), 0),
  failure: v.optional(v.nullable(v.string()), null),
  mismatch: v.optional(v.nullable(v.picklist(['amount', 'currency', 'mode'])), null),
});

async function ledgerOf({ trx }: OrderWork, order: Order): Promise<PaymentLedger> {
  const rows = await trx.selectFrom('payment_transaction').selectAll().where('order_id', '=', order.row.id).execute();
  const transactions = rows.map((row): Transaction => {
    const { finality, failure, mismatch } = v.parse(kept, row.data);
    return {
      method: row.method,
      transactionId: row.transaction_id,
      type: row.type,
      status: row.status,
      amount: moneyOf(row.amount),
      currency: row.currency,
      failure: failure !== null && isPaymentFailure(failure) ? failure : null,
      mismatch,
      finality,
    };
  });
  return { transactions, alerts: [] };
}

function verdictOf({ outcome }: PaymentEvent): ProviderVerdict {
  switch (outcome.kind) {
    case 'failed':
      return verdict('failed', outcome.failure);
    case 'chargeback':
      return verdict(outcome.state === 'opened' ? 'chargeback' : 'chargebackClosed');
    default:
      return verdict(outcome.kind);
  }
}

const noticeOf = (event: PaymentEvent): PaymentNotice => ({
  ...verdictOf(event),
  method: event.provider,
  transactionId: event.providerTransaction,
  amount: fromCents(event.amount.cents),
  currency: event.amount.currency,
  mode: event.mode,
});

interface Booking {
  readonly order: Order;
  readonly attempt: Attempt;
  readonly event: PaymentEvent;
}

async function book(deps: PaymentDeps, work: OrderWork, { order, attempt, event }: Booking): Promise<void> {
  const { trx, now, ids } = work;
  const amount = moneyOf(attempt.amount);
  const foreign = mismatchesOf(event, {
    reference: attempt.reference,
    orderUuid: attempt.order,
    mode: attempt.mode,
    amount: { cents: toCents(amount), currency: attempt.currency },
    ...beginningOf(attempt),
  }).filter((one) => one === 'order' || (one === 'reference' && event.reference !== ''));
  if (foreign.length > 0) {
    await alert(deps, work, order, `mismatch ${foreign.join(' ')}`);
    return;
  }
  const ledger = await ledgerOf(work, order);
  const applied = applyNotice(ledger, { amount, currency: attempt.currency, mode: attempt.mode }, noticeOf(event));
  if (applied.decision.kind === 'record') {
    const { transaction } = applied.decision;
    const { finality, failure, mismatch } = transaction;
    const values = {
      status: transaction.status,
      amount: numericOf(transaction.amount),
      currency: transaction.currency,
      data: JSON.stringify({ finality, failure, mismatch }),
      updated_at: now,
    };
    const booked = await trx
      .insertInto('payment_transaction')
      .values({
        ...values,
        uuid: ids.uuid(),
        order_id: order.row.id,
        attempt_uuid: attempt.uuid,
        method: transaction.method,
        transaction_id: transaction.transactionId,
        type: transaction.type,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['method', 'transaction_id', 'type'])
          .doUpdateSet(values)
          .where('payment_transaction.order_id', '=', order.row.id),
      )
      .returning('uuid')
      .executeTakeFirst();
    // one payment pays one order
    if (booked === undefined) return alert(deps, work, order, 'mismatch order');
    await noteAttempt(work, order, attempt, event, mismatch !== null);
    const news = await settlePayments(work, order, deps.invoice);
    if (news === 'overpaid' || news === 'paidAfterEnd') warn(deps, order, news);
  }
  if (applied.alert !== null) await alert(deps, work, order, alertText(applied.alert));
}

const alertText = ({ code }: PaymentAlert): string => code;

async function noteAttempt(
  work: OrderWork,
  order: Order,
  attempt: Attempt,
  { outcome, providerReference }: PaymentEvent,
  isMismatch: boolean,
): Promise<void> {
  const states: Partial<Record<PaymentEvent['outcome']['kind'], AttemptState>> = {
    paid: isMismatch ? 'failed' : 'paid',
    pending: 'pending',
    authorized: 'authorized',
    failed: 'failed',
  };
  const state = states[outcome.kind];
  if (state === undefined) return;
  const failure = outcome.kind === 'failed' ? outcome.failure : isMismatch ? 'technical' : null;
  await work.trx
    .updateTable('payment_attempt')
    .set({ state, failure, provider_reference: providerReference, settled_at: work.now })
    .where('uuid', '=', attempt.uuid)
    .where('state', '!=', 'paid')
    .execute();
  if (state !== 'failed' || order.row.status !== 'pending_payment' || failure === 'abandoned') return;
  const { locale, buyer } = order.row;
  await orderMail(work, {
    template: 'order.payment-failed',
    uuid: attempt.uuid,
    to: buyerIn(buyer).email,
    locale,
    rank: 'order',
  });
}

async function alert(deps: PaymentDeps, work: OrderWork, order: Order, reason: string): Promise<void> {
  warn(deps, order, reason);
  await alertShop(work, order, reason);
}

const warn = (deps: PaymentDeps, order: Order, reason: string) =>
  deps.warn({ order: order.row.number, reason }, 'a payment that somebody has to look at');
