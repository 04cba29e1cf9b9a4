/** Mail 29 of domain 12: the buyer wrote about a quote. */
import type { Db } from '#server/database/connection.ts';

import type { Mail } from '#server/platform/mail/mail.ts';
import { instantIn } from '#server/platform/mail/mail-format.ts';
import { facts } from '#server/platform/mail/facts.ts';
import type { MailRequest } from '#server/platform/mail/template.ts';

/** To the shop, which reads the words as they were typed. */
export async function quoteCommentedShop(db: Db, { uuid }: MailRequest): Promise<Mail> {
  const { number, area, message, at, email } = await db
    .selectFrom('quote_comment')
    .innerJoin('quote', 'quote.id', 'quote_comment.quote_id')
    .leftJoin('customer', 'customer.id', 'quote.customer_id')
    .select(['quote.number', 'quote.area', 'message', 'quote_comment.created_at as at', 'customer.email'])
    .where('quote_comment.uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  return {
    locale: 'fr_FR',
    area,
    subject: `Nouveau message sur le devis ${number}`,
    title: `Nouveau message sur le devis ${number}`,
    ...(email === null ? {} : { replyTo: email }),
    parts: [facts([['Reçu', instantIn('fr_FR', at)]]), { kind: 'quotation', text: message }],
  };
}
