/** Mail 24 of domain 12, and its counterpart to the shop; both by the UUID of the message. */
import type { Db } from '#server/database/connection.ts';
import { facts } from '#server/platform/mail/facts.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';

import { followLink, instantOf, loadMailedOrder, paragraph, toCustomer, toShop } from './order-of-mail.ts';

const findComment = (db: Db, uuid: string) =>
  db
    .selectFrom('order_comment')
    .select(['order_id', 'message', 'is_visible', 'at'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();

/** To the shop, which reads the words as they were typed. */
export async function orderCommentedShop(db: Db, { uuid }: MailRequest): Promise<Mail | null> {
  const comment = await findComment(db, uuid);
  if (comment === undefined) return null;
  const mailed = await loadMailedOrder(db, { id: comment.order_id });
  return toShop(mailed, `Nouveau message concernant la commande ${mailed.number}`, [
    facts([['Reçu', instantOf(mailed, 'fr_FR', comment.at)]]),
    { kind: 'quotation', text: comment.message },
  ]);
}

/** Null for a note the customer does not see. */
export async function orderCommentCustomer(db: Db, asked: MailRequest, tools: MailTools): Promise<Mail | null> {
  const comment = await findComment(db, asked.uuid);
  if (comment === undefined || !comment.is_visible) return null;
  const mailed = await loadMailedOrder(db, { id: comment.order_id });
  const { number } = mailed;
  return toCustomer(mailed, asked, {
    subject: [`Nouveau message concernant votre commande ${number}`, `New message about your order ${number}`],
    parts: [
      paragraph(asked.locale, 'Nous vous avons écrit :', 'We have written to you:'),
      { kind: 'quotation', text: comment.message },
      followLink(mailed, asked, tools),
    ],
  });
}
