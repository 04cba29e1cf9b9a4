/** Proposals come to their end (domain 5.3): told of three days before, and closed once it is over (mail 30). */
import { isQuoteOver } from '#core/domain/quotes/validity.ts';
import { addDays } from '#core/domain/shop/day.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import type { Db } from '#server/database/connection.ts';
import type { SweepTools } from '#server/subjects/subject.ts';
import { orderQuoteLink } from '#server/subjects/quotes/links/quote-links.ts';
import { termOf } from '#server/subjects/quotes/read/own-quote.ts';
import type { Quote } from '#server/subjects/quotes/read/stored-quote.ts';

import { moveQuote } from './move-quote.ts';
import { withQuote, type QuoteWork } from './quote-work.ts';

/** Days before its last one on which a proposal is called to mind. */
const REMIND_DAYS = 3;
/** As many as one sweep looks through. */
const MOST = 500;

async function end(work: QuoteWork, quote: Quote): Promise<void> {
  const ended = await moveQuote(work, quote, { to: 'expired', actor: 'clock' });
  await orderQuoteLink(work, { quote: ended, term: termOf(ended), template: 'quote.expired.customer' });
}

async function remind(work: QuoteWork, quote: Quote): Promise<void> {
  await work.trx.updateTable('quote').set({ reminded_version: quote.version }).where('id', '=', quote.id).execute();
  await orderQuoteLink(work, { quote, term: termOf(quote), template: 'quote.expiring.customer' });
}

/** Its last day is near, it was long enough open for that to be news, and nobody was told of this version. */
function isToRemind({ state, valid_until: until, proposed_at: at, version, reminded_version: told }: Quote, now: Date) {
  if (state !== 'proposed' || until === null || at === null || told === version) return false;
  const warnsFrom = addDays(until, -REMIND_DAYS);
  return dayInParis(now.getTime()) >= warnsFrom && dayInParis(at.getTime()) < warnsFrom;
}

export async function endQuotes(db: Db, now: Date, { ids, jobs }: Pick<SweepTools, 'ids' | 'jobs'>): Promise<void> {
  const near = addDays(dayInParis(now.getTime()), REMIND_DAYS);
  const open = await db
    .selectFrom('quote')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'proposed'), where('valid_until', '<=', near)]),
        where('state', '=', 'accepted'),
      ]),
    )
    .orderBy('updated_at')
    .limit(MOST)
    .execute();
  const isOver = (quote: Quote) => isQuoteOver(termOf(quote), now.getTime());
  for (const { uuid } of open.filter((quote) => isOver(quote) || isToRemind(quote, now))) {
    await withQuote({ db, ids, jobs }, { uuid, now }, async (work, quote) => {
      // Somebody may have answered it since it was looked for.
      if (isOver(quote)) await end(work, quote);
      else if (isToRemind(quote, now)) await remind(work, quote);
    });
  }
}
