/** Begins to pay an order, or goes on with the try that is open (domain 4.6). The provider is asked outside of transactions. */
import { sql } from 'kysely';
import * as v from 'valibot';

import { paymentAction, type PaymentAction } from '#core/contract/payment/payments.ts';
import { isPaymentMethod, offeredPayments, paymentFacts } from '#core/domain/payment/methods.ts';
import { isPaymentExpired } from '#core/domain/payment/expiry.ts';
import { toCents } from '#core/domain/price/money.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { ProviderError } from '#server/gateways/payment/provider-error.ts';
import type { PaymentGateway } from '#server/gateways/payment/payment-gateway.ts';
import type { PaymentProvider } from '#server/gateways/payment/payment-event.ts';
import { numericOf } from '#server/database/decimal.ts';
import { loadSaleTerms } from '#server/platform/sale-terms/load-sale-terms.ts';
import { awaitTransfer, deadlineOf } from '#server/subjects/orders/wait/await-transfer.ts';
import { buyerIn, findOwnOrder, type Order } from '#server/subjects/orders/service/load-order.ts';
import { withOrder } from '#server/subjects/orders/service/order-work.ts';

import { gatewayOf, isProvider } from './gateways.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { requestOf } from './payment-request.ts';

export interface Payer {
  readonly customer: string;
  readonly now: Date;
}

const NOTHING_DUE = (method: string): PaymentAction => ({ kind: 'none', method });

/** @throws Refusal `record.unknown`, `payment.notDue` for an order that is over or runs out, `payment.unavailable` */
export async function showPayment(deps: PaymentDeps, { customer, now }: Payer, uuid: string): Promise<PaymentAction> {
  const order = await findOwnOrder(deps.db, uuid, customer);
  return actionFor(deps, order, now);
}

/** The same by the method chosen now. @throws Refusal as `showPayment` */
export async function retryPayment(
  deps: PaymentDeps,
  payer: Payer,
  { order: uuid, method }: { readonly order: string; readonly method: string },
): Promise<PaymentAction> {
  const order = await findOwnOrder(deps.db, uuid, payer.customer);
  checkOpen(order, payer.now);
  const setting = await deps.settings();
  const terms = await loadSaleTerms({ db: deps.db, setting }, order.row.area);
  const { group } = buyerIn(order.row.buyer);
  const offered = offeredPayments(terms.payments, { total: order.due, group, currency: 'EUR', isBackOffice: false });
  const chosen = offered.find(({ code }) => code === method);
  if (chosen === undefined) throw new Refusal('payment.unavailable');
  const by = { kind: 'customer', id: payer.customer } as const;
  const { kind } = paymentFacts(chosen.code);
  await withOrder(deps, { uuid, now: payer.now, by }, async (work, locked) => {
    const { trx } = work;
    checkOpen(locked, payer.now);
    const { row } = locked;
    const isOther = row.payment_method !== chosen.code;
    // A transfer takes its days, also for an order that began at a provider; who was told a later day keeps it.
    const deadline = Math.max(
      row.expires_at?.getTime() ?? 0,
      deadlineOf(setting, row.area, kind, row.placed_at.getTime()) ?? 0,
    );
    await trx
      .updateTable('sale_order')
      .set((order) => ({
        payment_method: chosen.code,
        payment_title: chosen.title,
        expires_at: new Date(deadline),
        rev: order('rev', '+', 1),
        updated_at: payer.now,
      }))
      .where('id', '=', locked.row.id)
      .execute();
    await trx
      .updateTable('payment_attempt')
      .set({ state: 'abandoned', settled_at: payer.now })
      .where('order_id', '=', locked.row.id)
      .where('state', '=', 'started')
      .execute();
    if (isOther && kind === 'transfer') {
      await awaitTransfer(work, { uuid, to: buyerIn(row.buyer).email, locale: row.locale, deadline });
    }
  });
  return actionFor(deps, await findOwnOrder(deps.db, uuid, payer.customer), payer.now);
}

function checkOpen(order: Order, now: Date): void {
  const isExpired = isPaymentExpired(order.row.expires_at?.getTime() ?? null, now.getTime());
  if (order.row.status !== 'pending_payment' || order.due === 0 || isExpired) throw new Refusal('payment.notDue');
}

async function actionFor(deps: PaymentDeps, order: Order, now: Date): Promise<PaymentAction> {
  const { payment_method: method, area } = order.row;
  if (order.due === 0) return NOTHING_DUE(method);
  if (isPaymentMethod(method) && !paymentFacts(method).needsPrepayment) return NOTHING_DUE(method);
  if (method === 'banktransfer') return { kind: 'instructions', method };
  if (!isProvider(method)) throw new Refusal('payment.unavailable');
  checkOpen(order, now);
  const gateway = gatewayOf(deps, await deps.settings(), method, area);
  if (gateway === null) throw new Refusal('payment.unavailable');
  const open = await openAttempt(deps, order, method);
  return open ?? begin(deps, { order, method, gateway, now });
}

/** The try that is under way, for whoever comes back to it. */
async function openAttempt(deps: PaymentDeps, order: Order, method: string): Promise<PaymentAction | null> {
  const attempt = await deps.db
    .selectFrom('payment_attempt')
    .select('action')
    .where('order_id', '=', order.row.id)
    .where('method', '=', method)
    .where('state', '=', 'started')
    .where('amount', '=', numericOf(order.due))
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const read = v.safeParse(paymentAction, attempt?.action);
  return read.success ? read.output : null;
}

interface Beginning {
  readonly order: Order;
  readonly method: PaymentProvider;
  readonly gateway: PaymentGateway;
  readonly now: Date;
}

/** A try is written before its provider hears of it: whatever comes back finds it. */
async function begin(deps: PaymentDeps, { order, method, gateway, now }: Beginning): Promise<PaymentAction> {
  const uuid = deps.ids.uuid();
  const { rows } = await sql<{ serial: number; place: number }>`
    select nextval('payment_serial')::int as serial,
      (select count(*)::int + 1 from payment_attempt where order_id = ${order.row.id}) as place`.execute(deps.db);
  const { serial = 0, place = 1 } = rows[0] ?? {};
  const reference = `${order.row.number}-${place}-${serial}`.replace(/[^A-Za-z0-9-]/g, '');
  await deps.db
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
    await deps.db
      .updateTable('payment_attempt')
      .set({
        action: JSON.stringify(action),
        provider_reference: started.kind === 'redirect' ? started.providerReference : null,
      })
      .where('uuid', '=', uuid)
      .execute();
    return action;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.warn({ provider: method, code: error.code }, 'a payment could not be begun');
    await deps.db
      .updateTable('payment_attempt')
      .set({ state: 'failed', failure: 'technical', settled_at: now })
      .where('uuid', '=', uuid)
      .execute();
    throw new Refusal('payment.unavailable', { reason: 'provider' });
  }
}
