/** Begins to pay an order, or goes on with the try that is open (domain 4.6). The provider is asked outside of transactions. */
import type { PaymentAction } from '#core/contract/payment/payments.ts';
import { isPaymentMethod, offeredPayments, paymentFacts } from '#core/domain/payment/methods.ts';
import { isOnlineProvider } from '#core/domain/payment/providers/all.ts';
import { isPaymentExpired } from '#core/domain/payment/expiry.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { loadSaleTerms } from '#server/platform/sale-terms/load-sale-terms.ts';
import { awaitTransfer, deadlineOf } from '#server/subjects/orders/wait/await-transfer.ts';
import { hasPaid } from '#server/subjects/orders/wait/unpaid.ts';
import { buyerIn, findOwnOrder, loadOrder, type Order } from '#server/subjects/orders/service/load-order.ts';
import { withOrder } from '#server/subjects/orders/service/order-work.ts';

import { beginPayment } from './begin-payment.ts';
import { wayTo } from './gateways.ts';
import type { PaymentDeps } from './payment-deps.ts';

export interface Payer {
  readonly customer: string;
  readonly now: Date;
}

/** How long the page of a provider is surely good; chosen again later, the same method begins another try. */
const TRY_WEARS_OUT_MS = 15 * 60_000;

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
  const worn = new Date(payer.now.getTime() - TRY_WEARS_OUT_MS);
  await withOrder(deps, { uuid, now: payer.now, by }, async (work, locked) => {
    const { trx } = work;
    checkOpen(locked, payer.now);
    const { row } = locked;
    const isKnown = await hasPaid(trx, payer.customer);
    const isOther = row.payment_method !== chosen.code;
    // A transfer takes its days, also for an order that began at a provider; who was told a later day keeps it.
    const deadline = Math.max(
      row.expires_at?.getTime() ?? 0,
      deadlineOf(setting, { area: row.area, kind, placedAtMs: row.placed_at.getTime(), isKnown }) ?? 0,
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
      .where((is) => is.or([is('method', '!=', chosen.code), is('started_at', '<=', worn)]))
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
  if (isPaymentMethod(method) && paymentFacts(method).kind === 'transfer') return { kind: 'instructions', method };
  if (!isOnlineProvider(method)) throw new Refusal('payment.unavailable');
  checkOpen(order, now);
  const gateway = await wayTo(deps, method, area);
  if (gateway === null) throw new Refusal('payment.unavailable');
  const begun = await beginPayment(deps, { order: order.row.uuid, method, gateway, now, check: checkOpen });
  // Meanwhile it was paid, given up, or is paid by another method: what holds now is told.
  return begun ?? actionFor(deps, await reload(deps, order), now);
}

async function reload({ db }: PaymentDeps, { row: { uuid } }: Order): Promise<Order> {
  const order = await loadOrder(db, uuid);
  if (order.row.status === 'canceled') throw new Refusal('payment.notDue');
  return order;
}
