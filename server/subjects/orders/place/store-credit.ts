/** What the shop owes a customer ("avoir"): entries that sum to a balance, and never below nothing. */
import { sql } from 'kysely';

import type { Money } from '#core/domain/price/money.ts';
import { moneyOf, numericOf } from '#server/database/decimal.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';

/** What is left and has not run out. Whoever spends it holds the lock of the customer. */
export async function creditBalance(db: Db | Trx, customer: string, now: Date): Promise<Money> {
  const { rows } = await sql<{ balance: string }>`
    select coalesce(sum(amount), 0)::numeric(16,4)::text as balance from store_credit_entry
    where customer_id = ${customer}::uuid and (expires_at is null or expires_at > ${now})`.execute(db);
  return Math.max(0, moneyOf(rows[0]?.balance ?? '0'));
}

interface CreditPayment {
  readonly orderId: number;
  readonly customer: string;
  readonly amount: Money;
  readonly now: Date;
  readonly ids: Pick<Ids, 'uuid'>;
}

/** Pays a part of an order from the balance: taken at once, given back with the order. */
export async function payByCredit(trx: Trx, { orderId, customer, amount, now, ids }: CreditPayment): Promise<void> {
  const entry = ids.uuid();
  await trx
    .insertInto('store_credit_entry')
    .values({
      uuid: entry,
      customer_id: customer,
      amount: numericOf(-amount),
      reason: 'order',
      order_id: orderId,
      created_at: now,
    })
    .execute();
  await trx
    .insertInto('payment_transaction')
    .values({
      uuid: ids.uuid(),
      order_id: orderId,
      method: 'store_credit',
      transaction_id: entry,
      type: 'payment',
      status: 'paid',
      amount: numericOf(amount),
      currency: 'EUR',
      created_at: now,
      updated_at: now,
    })
    .execute();
  await trx
    .updateTable('sale_order')
    .set({ paid_total: sql`paid_total + ${numericOf(amount)}::numeric` })
    .where('id', '=', orderId)
    .execute();
}

/** The share of a cancelled order that was paid by credit comes back to the balance. */
export async function giveCreditBack(trx: Trx, orderId: number, now: Date, ids: Pick<Ids, 'uuid'>): Promise<Money> {
  const { rows } = await sql<{ customer: string; amount: string }>`
    update payment_transaction t set status = 'canceled', updated_at = ${now}
    from sale_order o where o.id = t.order_id and t.order_id = ${orderId} and t.method = 'store_credit'
      and t.type = 'payment' and t.status = 'paid'
    returning o.customer_id as customer, t.amount::text as amount`.execute(trx);
  let back: Money = 0;
  for (const { customer, amount } of rows) {
    back += moneyOf(amount);
    await trx
      .insertInto('store_credit_entry')
      .values({
        uuid: ids.uuid(),
        customer_id: customer,
        amount,
        reason: 'order_canceled',
        order_id: orderId,
        created_at: now,
      })
      .execute();
  }
  if (back > 0) {
    await trx
      .updateTable('sale_order')
      .set({ paid_total: sql`paid_total - ${numericOf(back)}::numeric` })
      .where('id', '=', orderId)
      .execute();
  }
  return back;
}
