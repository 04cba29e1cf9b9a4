/** What the shop says beside a proposal: a word in the thread, or that there is none, or none any more (domain 5.3). */
import { shopActions, type QuoteState } from '#core/domain/quotes/quote.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import { recipientOf, type Quote } from '#server/subjects/quotes/read/stored-quote.ts';
import type { QuoteMail } from '#server/subjects/quotes/mails/mails.ts';

import { moveQuote } from './move-quote.ts';
import type { QuoteWork } from './quote-work.ts';

interface Word {
  /** Given by the device of who writes. */
  readonly uuid: string;
  readonly message: string;
  /** Who of the back office. */
  readonly by: string;
  /** Colleagues alone read it. */
  readonly isInternal?: boolean;
}

/**
 * Writes to the buyer, who hears of it by mail, or a note that colleagues alone read. The same one again is the same one.
 * @throws Refusal `record.moved` when the UUID is another quote's
 */
export async function commentQuote(
  { trx, now, ids, jobs }: QuoteWork,
  quote: Quote,
  { uuid, message, by, isInternal = false }: Word,
): Promise<void> {
  const made = await trx
    .insertInto('quote_comment')
    .values({
      uuid,
      mut_id: ids.uuid(),
      quote_id: quote.id,
      author: 'shop',
      actor_id: by,
      is_internal: isInternal,
      message,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .returning('uuid')
    .executeTakeFirst();
  if (made === undefined) {
    const before = trx.selectFrom('quote_comment').select('quote_id').where('uuid', '=', uuid);
    if ((await before.executeTakeFirstOrThrow()).quote_id !== quote.id) throw new Refusal('record.moved');
    return;
  }
  if (isInternal) return;
  const template: QuoteMail = 'quote.commented.customer';
  const to = await recipientOf(trx, quote);
  if (to !== null) await orderMail({ trx, jobs }, { template, uuid, to, locale: quote.locale, rank: 'confirmation' });
}

interface Ending {
  /** Its last word in the thread. */
  readonly reason: string;
  readonly by: string;
}

async function end(work: QuoteWork, quote: Quote, to: QuoteState, { reason, by }: Ending): Promise<void> {
  await moveQuote(work, quote, { to, actor: 'shop', by });
  await commentQuote(work, quote, { uuid: work.ids.uuid(), message: reason, by });
}

/**
 * The shop makes no proposal.
 * @throws Refusal `quote.notAnswerable` for a quote that was proposed, answered or ended
 */
export async function refuseQuote(work: QuoteWork, quote: Quote, ending: Ending): Promise<void> {
  if (!shopActions(quote.state).refuse) {
    throw new Refusal('quote.notAnswerable', { state: quote.state, version: quote.version });
  }
  await end(work, quote, 'refused_by_shop', ending);
}

/**
 * The shop takes back what it has proposed.
 * @throws Refusal `quote.notCancelable` for a quote that was not proposed, or has ended
 */
export async function withdrawQuote(work: QuoteWork, quote: Quote, ending: Ending): Promise<void> {
  if (!shopActions(quote.state).cancel) throw new Refusal('quote.notCancelable', { state: quote.state });
  await end(work, quote, 'canceled', ending);
}
