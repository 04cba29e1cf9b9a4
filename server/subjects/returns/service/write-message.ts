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
 * The shop writes about a return; its buyer gets a mail.
 * @throws Refusal `order.notAllowed` once the return has ended
 */
export async function writeShopMessage(
  { trx, now, jobs }: RmaWork,
  rma: Rma,
  { uuid, message, isInternal = false }: NewMessage,
): Promise<void> {
  if (!isInternal && !isRmaOpen(rma.status)) throw new Refusal('order.notAllowed', { status: rma.status });
  await trx
    .insertInto('rma_message')
    .values({ uuid, rma_id: rma.id, author: 'shop', message, is_internal: isInternal, at: now })
    .execute();
  if (isInternal) return;
  const template: ReturnMail = 'rma.message.customer';
  await orderMail({ trx, jobs }, { template, uuid, to: rma.email, locale: rma.locale });
}
