import type { DeskCommentInput } from '#core/contract/admin/desk-step.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { OfficeStep } from '#server/platform/office/office-step.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { buyerIn } from '#server/subjects/orders/service/load-order.ts';
import { withOrder, type OrderDeps } from '#server/subjects/orders/service/order-work.ts';

/**
 * Writes to the buyer, who gets it by mail too, or a note that colleagues alone read. The same one again is the same one.
 * @throws Refusal `record.unknown`, `record.moved` when the UUID is another order's
 */
export async function commentByShop(
  deps: OrderDeps,
  { uuid, admin, now }: Omit<OfficeStep, 'rev'>,
  { id, message, isVisible }: DeskCommentInput,
): Promise<void> {
  await withOrder(deps, { uuid, now, by: { kind: 'admin', id: admin } }, async (work, { row }) => {
    const made = await work.trx
      .insertInto('order_comment')
      .values({
        uuid: id,
        order_id: row.id,
        author: 'shop',
        actor_id: admin,
        message,
        is_visible: isVisible,
        at: now,
      })
      .onConflict((conflict) => conflict.column('uuid').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) {
      const before = work.trx.selectFrom('order_comment').select('order_id').where('uuid', '=', id);
      if ((await before.executeTakeFirstOrThrow()).order_id !== row.id) throw new Refusal('record.moved');
      return;
    }
    if (!isVisible) return;
    const to = buyerIn(row.buyer).email;
    await orderMail(work, { template: 'order.comment.customer', uuid: id, to, locale: row.locale, rank: 'order' });
  });
}
