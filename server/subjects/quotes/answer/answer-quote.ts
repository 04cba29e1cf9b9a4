/** The buyer answers what the shop proposes (domain 5.3): signed in, or by the link of its mail. */
import type { quoteAcceptRoute, quoteDeclineRoute } from '#core/contract/quotes/quote-answer.ts';
import { isProposalRead, type ReadProposal } from '#core/contract/quotes/quote-record.ts';
import { canMoveQuote } from '#core/domain/quotes/quote.ts';
import { isQuoteAcceptable } from '#core/domain/quotes/validity.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

import type { QuoteMail } from '#server/subjects/quotes/mails/mails.ts';
import { ownQuote, type OwnQuote } from '#server/subjects/quotes/read/own-quote.ts';
import { moveQuote } from '#server/subjects/quotes/service/move-quote.ts';

type Answering = Pick<ChangeContext, 'trx' | 'now' | 'ids' | 'jobs' | 'shopEmail'>;

/** What was read has to be what is there: a proposal that was changed since is another one. */
function refuse({ state, version }: OwnQuote): never {
  throw new Refusal('quote.notAnswerable', { state, version });
}

async function tellShop(context: Answering, template: QuoteMail, uuid: string): Promise<void> {
  await orderMail(context, {
    template,
    uuid,
    to: context.shopEmail,
    locale: 'fr_FR',
    rank: 'shop',
  });
}

/**
 * Freezes lines and prices as they were proposed. Accepted before, from whichever device, it stays so.
 * @param quote locked
 * @throws Refusal `quote.notAnswerable`
 */
export async function takeAcceptance(context: Answering, quote: OwnQuote, read: ReadProposal) {
  if (!isProposalRead(read, quote)) refuse(quote);
  if (quote.state !== 'accepted' && quote.state !== 'converted') {
    if (!isQuoteAcceptable(quote, context.now.getTime())) refuse(quote);
    await moveQuote(context, quote, { to: 'accepted', actor: 'buyer', set: { accepted_at: context.now } });
    await tellShop(context, 'quote.accepted.shop', quote.uuid);
  }
  return { state: 'accepted' as const };
}

/**
 * Ends the quote; the reason stands in its thread. A proposal may be declined after its last day as well.
 * @param quote locked
 * @throws Refusal `quote.notAnswerable`
 */
export async function takeRefusal(
  context: Answering,
  quote: OwnQuote,
  { reason, mutId, ...read }: ReadProposal & { readonly reason: string | null; readonly mutId: string },
) {
  const { trx, now } = context;
  if (quote.state === 'declined') return { state: 'declined' as const };
  if (!isProposalRead(read, quote) || !canMoveQuote(quote.state, 'declined', 'buyer')) refuse(quote);
  await moveQuote(context, quote, { to: 'declined', actor: 'buyer' });
  if (reason !== null && reason !== '') {
    await trx
      .insertInto('quote_comment')
      .values({
        uuid: context.ids.uuid(),
        mut_id: mutId,
        quote_id: quote.id,
        author: 'customer',
        message: reason,
        created_at: now,
      })
      .execute();
  }
  await tellShop(context, 'quote.declined.shop', quote.uuid);
  return { state: 'declined' as const };
}

/** @throws Refusal `record.unknown`, `quote.notAnswerable` */
export async function acceptQuote(context: ChangeContext, args: RouteInput<typeof quoteAcceptRoute>['body']) {
  return takeAcceptance(context, await ownQuote(context, args.quote), args);
}

/** @throws Refusal `record.unknown`, `quote.notAnswerable` */
export async function declineQuote(context: ChangeContext, args: RouteInput<typeof quoteDeclineRoute>['body']) {
  return takeRefusal(context, await ownQuote(context, args.quote), { ...args, mutId: context.mutId });
}
