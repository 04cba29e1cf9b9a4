/** What the buyer of an order does with it, from any of their devices (domain 4.2). */
import type { orderCancelRoute, orderCommentRoute } from '#core/contract/orders/orders.ts';
import { buyerActions } from '#core/domain/order/actions.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

import { cancelOrder } from './service/cancel-order.ts';
import { lockOrder, type Order } from './service/load-order.ts';
import type { OrderWork } from './service/order-work.ts';

/** The person's own order, locked; somebody else's is as unknown as none. */
async function ownOrder({ trx, person }: ChangeContext, uuid: string): Promise<Order> {
  const order = await lockOrder(trx, uuid);
  if (person.kind !== 'customer' || order.customerId !== person.id) throw new Refusal('record.unknown');
  return order;
}

const workOf = (context: ChangeContext): OrderWork => ({ ...context, by: { kind: 'customer', id: context.person.id } });

/**
 * Cancels an order nobody has handled; one that is being prepared is asked for (domain 4.2, `can.cancel`). Cancelled
 * before, it stays so.
 * @throws Refusal `record.unknown`, `order.notCancelable`
 */
export async function cancelOwnOrder(context: ChangeContext, args: RouteInput<typeof orderCancelRoute>['body']) {
  const order = await ownOrder(context, args.order);
  if (order.row.status === 'canceled') return { outcome: 'canceled' as const };
  const setting = await context.settings();
  const { cancel } = buyerActions(order.facts, {
    isExpired: false,
    hasInvoice: false,
    hasSaleable: false,
    hasReturnable: false,
    hasWithdrawable: false,
    mayCancel: setting('sales.order_settings.customer_cancel', { channel: order.row.area }),
    mayReorder: false,
  });
  if (cancel === 'no') throw new Refusal('order.notCancelable', { status: order.row.status });
  if (cancel === 'cancel') {
    await cancelOrder(workOf(context), order, { reason: args.reason });
    return { outcome: 'canceled' as const };
  }
  if (order.row.cancellation_asked_at === null) {
    await context.trx
      .updateTable('sale_order')
      .set((row) => ({ cancellation_asked_at: context.now, rev: row('rev', '+', 1), updated_at: context.now }))
      .where('id', '=', order.row.id)
      .execute();
    const mail = { template: 'order.cancellation.shop', uuid: args.order, to: context.shopEmail } as const;
    await orderMail(context, { ...mail, locale: 'fr_FR', rank: 'shop' });
  }
  return { outcome: 'asked' as const };
}

/** @throws Refusal `record.unknown`, `record.moved` when the UUID is another comment's */
export async function commentOrder(context: ChangeContext, args: RouteInput<typeof orderCommentRoute>['body']) {
  const { row } = await ownOrder(context, args.order);
  const made = await context.trx
    .insertInto('order_comment')
    .values({
      uuid: args.uuid,
      order_id: row.id,
      author: 'customer',
      actor_id: context.person.id,
      message: args.message,
      at: context.now,
    })
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined) {
    const mail = { template: 'order.commented.shop', uuid: args.uuid, to: context.shopEmail } as const;
    await orderMail(context, { ...mail, locale: 'fr_FR', rank: 'shop' });
    return { uuid: args.uuid };
  }
  const before = await context.trx
    .selectFrom('order_comment')
    .select('order_id')
    .where('uuid', '=', args.uuid)
    .executeTakeFirstOrThrow();
  if (before.order_id !== row.id) throw new Refusal('record.moved');
  return { uuid: args.uuid };
}
