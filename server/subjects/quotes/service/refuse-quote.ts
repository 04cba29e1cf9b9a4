/** What the shop says beside a proposal: a word in the thread, or that it makes none (domain 5.3). */
import { canMoveQuote } from '#core/domain/quotes/quote.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { recipientOf, type Quote } from '#server/subjects/quotes/read/stored-quote.ts';
import type { QuoteMail } from '#server/subjects/quotes/mails/mails.ts';

import type { QuoteWork } from './quote-work.ts';

/** Writes to the buyer, who hears of it by mail. */
export async function commentQuote({ trx, now, ids, jobs }: QuoteWork, quote: Quote, message: string): Promise<void> {
  const uuid = ids.uuid();
  await trx
    .insertInto('quote_comment')
    .values({ uuid, mut_id: ids.uuid(), quote_id: quote.id, author: 'shop', message, created_at: now })
    .execute();
  const template: QuoteMail = 'quote.commented.customer';
  const to = await recipientOf(trx, quote);
  if (to !== null) await orderMail({ trx, jobs }, { template, uuid, to, locale: quote.locale, rank: 'confirmation' });
}

/**
 * The shop makes no proposal; the reason is its last word in the thread.
 * @throws Refusal `quote.notAnswerable` for a quote that was proposed, answered or ended
 */
export async function refuseQuote(work: QuoteWork, quote: Quote, reason: string): Promise<void> {
  const { trx, now } = work;
  const isOpen = quote.state === 'requested' || canMoveQuote(quote.state, 'refused_by_shop', 'shop');
  if (!isOpen) throw new Refusal('quote.notAnswerable', { state: quote.state, version: quote.version });
  await trx
    .updateTable('quote')
    .set((row) => ({ state: 'refused_by_shop', rev: row('rev', '+', 1), updated_at: now }))
    .where('id', '=', quote.id)
    .execute();
  await commentQuote(work, quote, reason);
}
