/** One try at a time: who begins to pay while a try is open, or is being begun, goes on with that one (rule O12). */
import { sql } from 'kysely';
import * as v from 'valibot';

import { paymentAction, type PaymentAction } from '#core/contract/payment/payments.ts';
import { toCents } from '#core/domain/price/money.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { moneyOf, numericOf } from '#server/database/decimal.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { OnlineProvider } from '#core/domain/payment/providers/all.ts';
import type { PaymentGateway } from '#server/gateways/payment/payment-gateway.ts';
import { ProviderError } from '#server/gateways/payment/provider-error.ts';
import { lockOrder, type Order } from '#server/subjects/orders/service/load-order.ts';

import type { PaymentDeps } from './payment-deps.ts';
import { requestOf } from './payment-request.ts';

interface Beginning {
  /** UUID of the order. */
  readonly order: string;
  readonly method: OnlineProvider;
  readonly gateway: PaymentGateway;
  readonly now: Date;
  /** Refuses an order that is not to be paid now. */
  readonly check: (order: Order, now: Date) => void;
}

interface OwnTry {
  readonly uuid: string;
  readonly order: Order;
  readonly reference: string;
  readonly serial: number;
}

type Claim =
  /** This request asks the provider. */
  | { readonly kind: 'own'; readonly own: OwnTry }
  /** Somebody was there before. */
  | { readonly kind: 'open'; readonly action: PaymentAction }
  /** Somebody is asking the provider right now. */
  | { readonly kind: 'asked' }
  /** The order is paid by another method by now. */
  | { readonly kind: 'moved' };

/** Longer than a provider is waited for: a try that has no answer then is of a server that died. */
const ANSWERS_WITHIN_MS = 15_000;
const LOOKS_AGAIN_AFTER_MS = 100;

/**
 * The provider is asked outside of transactions, by one request alone; the others wait for its answer.
 * @returns null when the try was given up meanwhile
 * @throws Refusal `payment.unavailable` when the provider does not answer, and what `check` refuses
 */
export async function beginPayment(deps: PaymentDeps, beginning: Beginning): Promise<PaymentAction | null> {
  const claim = await inTransaction(deps.db, (trx) => claimTry(deps, trx, beginning));
  switch (claim.kind) {
    case 'own':
      return askProvider(deps, beginning, claim.own);
    case 'open':
      return claim.action;
    case 'asked':
      await deps.pause(LOOKS_AGAIN_AFTER_MS);
      return beginPayment(deps, beginning);
    case 'moved':
      return null;
  }
}

/** A try is written before its provider hears of it, and under the lock of its order: whatever comes back finds it. */
async function claimTry(
  deps: PaymentDeps,
  trx: Trx,
  { order: of, method, gateway, now, check }: Beginning,
): Promise<Claim> {
  const order = await lockOrder(trx, of);
  if (order.due === 0 || order.row.payment_method !== method) return { kind: 'moved' };
  check(order, now);
  const before = await trx
    .selectFrom('payment_attempt')
    .select(['uuid', 'method', 'amount', 'action', 'started_at'])
    .where('order_id', '=', order.row.id)
    .where('state', '=', 'started')
    .executeTakeFirst();
  if (before !== undefined) {
    if (before.method === method && moneyOf(before.amount) === order.due) {
      const read = v.safeParse(paymentAction, before.action);
      if (read.success) return { kind: 'open', action: read.output };
      if (deps.clock.now().getTime() - before.started_at.getTime() < ANSWERS_WITHIN_MS) return { kind: 'asked' };
    }
    await trx
      .updateTable('payment_attempt')
      .set({ state: 'abandoned', settled_at: now })
      .where('uuid', '=', before.uuid)
      .execute();
  }
  const uuid = deps.ids.uuid();
  const { rows } = await sql<{ serial: number; place: number }>`
    select nextval('payment_serial')::int as serial,
      (select count(*)::int + 1 from payment_attempt where order_id = ${order.row.id}) as place`.execute(trx);
  const { serial = 0, place = 1 } = rows[0] ?? {};
  const reference = `${order.row.number}-${place}-${serial}`.replace(/[^A-Za-z0-9-]/g, '');
  await trx
    .insertInto('payment_attempt')
    .values({
      uuid,
      order_id: order.row.id,
      method,
      reference,
      amount: numericOf(order.due),
      currency: order.row.currency,
      mode: gateway.mode,
      state: 'started',
      started_at: now,
    })
    .execute();
  return { kind: 'own', own: { uuid, order, reference, serial } };
}

async function askProvider(
  deps: PaymentDeps,
  { method, gateway, now }: Beginning,
  { uuid, order, reference, serial }: OwnTry,
): Promise<PaymentAction | null> {
  const request = requestOf(deps, order, {
    reference,
    serial,
    startedAt: now,
    cents: toCents(order.due),
    provider: method,
  });
  try {
    const started = await gateway.start(request);
    const action: PaymentAction =
      started.kind === 'redirect'
        ? { kind: 'redirect', method, url: started.url }
        : { kind: 'form', method, action: started.action, fields: started.fields };
    const kept = await deps.db
      .updateTable('payment_attempt')
      .set({
        action: JSON.stringify(action),
        provider_reference: started.providerReference ?? null,
      })
      .where('uuid', '=', uuid)
      .returning('state')
      .executeTakeFirst();
    return kept?.state === 'started' ? action : null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.warn({ provider: method, code: error.code }, 'a payment could not be begun');
    await deps.db
      .updateTable('payment_attempt')
      .set({ state: 'failed', failure: 'technical', settled_at: now })
      .where('uuid', '=', uuid)
      .where('state', '=', 'started')
      .execute();
    throw new Refusal('payment.unavailable', { reason: 'provider' });
  }
}
