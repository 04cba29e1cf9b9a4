/** How the money of a refund goes back, and what is known of it (domain 4.5). */
import { profileKind } from '#core/contract/account/customer-records.ts';
import { canMoveRefund, type RefundState } from '#core/domain/order/refund-state.ts';
import type { Money } from '#core/domain/price/money.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { numericOf } from '#server/database/decimal.ts';

import type { Order } from '../load-order.ts';
import type { OrderWork } from '../order-work.ts';

/** Adds the amount to what the shop owes the customer: spent with a later order. */
export async function giveCredit(work: OrderWork, order: Order, refund: string, amount: Money): Promise<void> {
  const { trx, now, ids } = work;
  if (order.customerId === null) return;
  work.touch(profileKind.key(null));
  const entry = ids.uuid();
  await trx
    .insertInto('store_credit_entry')
    .values({
      uuid: entry,
      customer_id: order.customerId,
      amount: numericOf(amount),
      reason: 'refund',
      order_id: order.row.id,
      created_at: now,
    })
    .execute();
  await trx
    .insertInto('payment_transaction')
    .values({
      uuid: ids.uuid(),
      order_id: order.row.id,
      refund_uuid: refund,
      method: 'store_credit',
      transaction_id: entry,
      type: 'refund',
      status: 'refunded',
      amount: numericOf(amount),
      currency: order.row.currency,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** What became of the money: it left, under the provider's number where there is one; or why it did not. */
export type RefundOutcome =
  | { readonly state: 'refunded'; readonly reference: string | null }
  | { readonly state: 'failed'; readonly failure: string };

/**
 * Writes what became of a refund; told again, nothing happens.
 * @throws Refusal `record.unknown`, `order.notAllowed` for one that is done
 */
export async function settleRefund(
  { trx, now }: OrderWork,
  order: Order,
  uuid: string,
  outcome: RefundOutcome,
): Promise<void> {
  const state = await stateOf({ trx }, order, uuid);
  if (state === outcome.state) return;
  if (!canMoveRefund(state, outcome.state)) throw new Refusal('order.notAllowed', { from: state, to: outcome.state });
  await trx
    .updateTable('refund')
    .set(
      outcome.state === 'refunded'
        ? { state: 'refunded', provider_reference: outcome.reference, failure: null, settled_at: now }
        : { state: 'failed', failure: outcome.failure },
    )
    .where('uuid', '=', uuid)
    .execute();
}

/**
 * Asks the provider once more for what it refused.
 * @throws Refusal `record.unknown`, `order.notAllowed` unless it failed
 */
export async function retryRefund({ trx, jobs }: OrderWork, order: Order, uuid: string): Promise<void> {
  if ((await stateOf({ trx }, order, uuid)) !== 'failed') throw new Refusal('order.notAllowed', { trigger: 'refund' });
  await trx.updateTable('refund').set({ state: 'pending', failure: null }).where('uuid', '=', uuid).execute();
  await jobs.enqueue(trx, 'payment.refund', { refund: uuid });
}

async function stateOf({ trx }: Pick<OrderWork, 'trx'>, { row }: Order, uuid: string): Promise<RefundState> {
  const refund = await trx
    .selectFrom('refund')
    .select('state')
    .where('uuid', '=', uuid)
    .where('order_id', '=', row.id)
    .executeTakeFirst();
  if (refund === undefined) throw new Refusal('record.unknown');
  return refund.state;
}
