/** What confirmed money makes of an order (domain 4.2 row 4): booked once, whoever tells it and however often. */
import { sql } from 'kysely';

import { afterPayment, type PaymentNews } from '#core/domain/order/payment-state.ts';
import type { Money } from '#core/domain/price/money.ts';
import { moneyOf, numericOf } from '#server/database/decimal.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';

import { grantDownloads } from '#server/subjects/orders/rights/grant-downloads.ts';

import { alertShop } from './alert-shop.ts';
import { buyerIn, type Order } from './load-order.ts';
import { reloadOrder, settleStatus } from './move-order.ts';
import type { Invoicing, OrderWork } from './order-work.ts';
import { settleInvoices } from './settle-invoices.ts';

/** What all transactions of an order have brought in; those given back count until they are told as refunds. */
async function paidSoFar({ trx }: OrderWork, order: Order): Promise<Money> {
  const { rows } = await sql<{ paid: string }>`
    select coalesce(sum(amount), 0)::numeric(16,4)::text as paid from payment_transaction
    where order_id = ${order.row.id} and type = 'payment' and status in ('paid', 'refunded')`.execute(trx);
  return moneyOf(rows[0]?.paid ?? '0');
}

/**
 * Brings the order to what its transactions say: its money, its state, its mails. Called after a transaction was written.
 * @param invoice invoices all of an order that is paid now, where the shop does so by itself
 * @returns what is to be told of it; null: nothing new
 */
export async function settlePayments(work: OrderWork, order: Order, invoice: Invoicing): Promise<PaymentNews | null> {
  const { trx, now } = work;
  const paid = await paidSoFar(work, order);
  if (paid === order.paid) return null;
  const isPaidNow = paid > order.paid;
  const { news } = isPaidNow
    ? afterPayment({ ...order.facts, payable: order.payable }, paid - order.paid)
    : { news: null };
  await trx
    .updateTable('sale_order')
    .set({
      paid_total: numericOf(paid),
      updated_at: now,
      ...(news === 'paid' || news === 'overpaid' ? { paid_at: order.row.paid_at ?? now } : {}),
    })
    .where('id', '=', order.row.id)
    .execute();
  if (!isPaidNow) return news;
  // whoever told of the money, a provider or the shop itself: what is too much is to be given back
  if (news === 'overpaid' || news === 'paidAfterEnd') await alertShop(work, order, news);
  const after = await reloadOrder(trx, order);
  await settleInvoices(work, after);
  const status = await settleStatus(work, after, 'pay');
  const { uuid, locale, buyer, area } = order.row;
  if (news === 'paid' || news === 'overpaid') {
    await grantDownloads(trx, order.row.id, now);
    await orderMail(work, { template: 'order.paid', uuid, to: buyerIn(buyer).email, locale, rank: 'order' });
    const setting = await work.settings();
    if (status !== 'canceled' && setting('sales.invoice_settings.auto_invoice', { channel: area })) {
      await invoice(work, await reloadOrder(trx, order));
    }
  }
  return news;
}

interface Received {
  readonly method: string;
  /** The number of the transfer, or of the receipt: the same again is the same money. */
  readonly transactionId: string;
  readonly amount: Money;
}

/** Books money that the shop itself has seen, such as a transfer. @returns what is to be told of it; false when it was booked before */
export async function receivePayment(
  work: OrderWork,
  order: Order,
  { method, transactionId, amount }: Received,
  invoice: Invoicing,
): Promise<PaymentNews | null | false> {
  const { trx, now, ids } = work;
  const made = await trx
    .insertInto('payment_transaction')
    .values({
      uuid: ids.uuid(),
      order_id: order.row.id,
      method,
      transaction_id: transactionId,
      type: 'payment',
      status: 'paid',
      amount: numericOf(amount),
      currency: order.row.currency,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['method', 'transaction_id', 'type']).doNothing())
    .returning('uuid')
    .executeTakeFirst();
  if (made === undefined) return false;
  return settlePayments(work, order, invoice);
}
