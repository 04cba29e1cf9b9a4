import { isRmaOpen } from '#core/domain/returns/rma-status.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import type { ReturnMail } from '#server/subjects/returns/mails/mails.ts';

import type { Rma, RmaWork } from './rma-work.ts';

export interface NewMessage {
  readonly uuid: string;
  readonly message: string;
  /** Seen by the shop alone. */
  readonly isInternal?: boolean;
}

/**
 * The shop writes about a return; its buyer gets a mail. The same message again is the same one.
 * @throws Refusal `order.notAllowed` once the return has ended, `record.moved` when the UUID is another return's
 */
export async function writeShopMessage(
  { trx, now, jobs, admin }: RmaWork,
  rma: Rma,
  { uuid, message, isInternal = false }: NewMessage,
): Promise<void> {
  const before = await trx.selectFrom('rma_message').select('rma_id').where('uuid', '=', uuid).executeTakeFirst();
  if (before !== undefined) {
    if (before.rma_id !== rma.id) throw new Refusal('record.moved');
    return;
  }
  if (!isInternal && !isRmaOpen(rma.status)) throw new Refusal('order.notAllowed', { status: rma.status });
  await trx
    .insertInto('rma_message')
    .values({
      uuid,
      rma_id: rma.id,
      author: 'shop',
      actor_id: admin ?? null,
      message,
      is_internal: isInternal,
      at: now,
    })
    .execute();
  if (isInternal) return;
  const template: ReturnMail = 'rma.message.customer';
  await orderMail({ trx, jobs }, { template, uuid, to: rma.email, locale: rma.locale });
}
