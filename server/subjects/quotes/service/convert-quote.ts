import { quoteKind } from '#core/contract/quotes/quote-record.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import type { AfterOrder } from '#server/subjects/subject.ts';

import { moveQuote } from './move-quote.ts';

/** A quote that an order was made of is done: it buys nothing a second time (domain 5.3). */
export const convertQuote: AfterOrder = async (context, { quote: uuid, email }) => {
  if (uuid === null) return;
  const { trx, now, locale } = context;
  const quote = await trx
    .selectFrom('quote')
    .select(['id', 'state'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  await moveQuote({ trx, now }, quote, { to: 'converted', actor: 'buyer' });
  context.touch(quoteKind.key(uuid));
  await orderMail(context, { template: 'quote.converted.customer', uuid, to: email, locale, rank: 'order' });
};
