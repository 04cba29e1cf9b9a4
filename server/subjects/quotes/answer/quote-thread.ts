import type { quoteCancelRoute, quoteCommentRoute } from '#core/contract/quotes/quote-thread.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import { canMoveQuote } from '#core/domain/quotes/quote.ts';
import { orderMail } from '#server/platform/mail/order-mail.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

import type { QuoteMail } from '#server/subjects/quotes/mails/mails.ts';
import { ownQuote } from '#server/subjects/quotes/read/own-quote.ts';
import { moveQuote } from '#server/subjects/quotes/service/move-quote.ts';

/**
 * The buyer takes a quote back (domain 5.3); one that is canceled already stays so.
 * @throws Refusal `record.unknown` for a quote that is not theirs, `quote.notCancelable`
 */
export async function cancelQuote(context: ChangeContext, args: RouteInput<typeof quoteCancelRoute>['body']) {
  const quote = await ownQuote(context, args.quote);
  const { state } = quote;
  if (state !== 'canceled') {
    if (!canMoveQuote(state, 'canceled', 'buyer')) throw new Refusal('quote.notCancelable', { state });
    await moveQuote(context, quote, { to: 'canceled', actor: 'buyer' });
  }
  return { state: 'canceled' as const };
}

/**
 * The buyer writes to the shop about a quote; the shop gets a mail. The UUID of the comment is unique for ever: asked
 * again, the same comment answers.
 * @throws Refusal `record.unknown` for a quote that is not theirs, `record.moved` when the UUID is another comment's
 */
export async function storeComment(context: ChangeContext, args: RouteInput<typeof quoteCommentRoute>['body']) {
  const { trx, now } = context;
  const { uuid, message } = args;
  const { id } = await ownQuote(context, args.quote);
  const made = await trx
    .insertInto('quote_comment')
    .values({ uuid, mut_id: context.mutId, quote_id: id, author: 'customer', message, created_at: now })
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .returning('uuid')
    .executeTakeFirst();
  if (!made) {
    const before = await trx
      .selectFrom('quote_comment')
      .select(['quote_id', 'created_at'])
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    if (before.quote_id !== id) throw new Refusal('record.moved');
    return { uuid, at: before.created_at.toISOString() };
  }
  const template: QuoteMail = 'quote.commented.shop';
  await orderMail(context, { template, uuid, to: context.shopEmail, locale: 'fr_FR', rank: 'shop' });
  return { uuid, at: now.toISOString() };
}
