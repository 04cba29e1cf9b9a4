import type { Order } from './load-order.ts';
import type { OrderWork } from './order-work.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';

/** Somebody of the shop has to look: one mail an order and reason, and a note in its history (domain 12, 50). */
export async function alertShop(work: OrderWork, order: Order, reason: string): Promise<void> {
  await work.trx
    .insertInto('order_comment')
    .values({
      uuid: work.ids.uuid(),
      order_id: order.row.id,
      author: 'system',
      message: `payment: ${reason}`,
      is_visible: false,
      at: work.now,
    })
    .execute();
  await orderMail(work, {
    template: 'payment.alert',
    uuid: order.row.uuid,
    about: reason,
    to: work.shopEmail,
    locale: 'fr_FR',
    rank: 'shop',
  });
}
