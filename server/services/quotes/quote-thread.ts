import type { quoteCancelRoute, quoteCommentRoute } from '#core/contract/quote-thread.ts';
import { Refusal } from '#core/contract/refusal.ts';
import type { RouteInput } from '#core/contract/route.ts';
import { canMoveQuote } from '#core/domain/quote.ts';
import { ownerColumn } from '#server/services/person.ts';
import type { ChangeWork } from '#server/services/sync/change-work.ts';

/**
 * The buyer takes a quote back (domain 5.3); one that is canceled already stays so.
 * @throws Refusal `record.unknown` for a quote that is not theirs, `quote.notCancelable`
 */
export async function cancelQuote(work: ChangeWork, args: RouteInput<typeof quoteCancelRoute>['body']) {
  const { id, state } = await ownQuote(work, args.quote);
  if (state !== 'canceled') {
    if (!canMoveQuote(state, 'canceled', 'buyer')) throw new Refusal('quote.notCancelable', { state });
    await work.trx
      .updateTable('quote')
      .set(({ eb }) => ({ state: 'canceled', rev: eb('rev', '+', 1), updated_at: work.now }))
      .where('id', '=', id)
      .execute();
  }
  return { state: 'canceled' as const };
}

/**
 * The buyer writes to the shop about a quote; the shop gets a mail. The UUID of the comment is unique for ever: asked
 * again, the same comment answers.
 * @throws Refusal `record.unknown` for a quote that is not theirs, `record.moved` when the UUID is another comment's
 */
export async function storeComment(work: ChangeWork, args: RouteInput<typeof quoteCommentRoute>['body']) {
  const { trx, now, jobs } = work;
  const { uuid, message } = args;
  const { id } = await ownQuote(work, args.quote);
  const made = await trx
    .insertInto('quote_comment')
    .values({ uuid, mut_id: work.mutId, quote_id: id, author: 'customer', message, created_at: now })
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
  const template = 'quote.commented.shop';
  const data = { uuid, locale: 'fr_FR' };
  await jobs.enqueue(trx, 'mail.send', { key: `${template} ${uuid}`, template, to: work.shopEmail, data });
  return { uuid, at: now.toISOString() };
}

/** The person's own quote, locked. Somebody else's is as unknown as none. */
async function ownQuote({ trx, person }: ChangeWork, uuid: string) {
  const quote = await trx
    .selectFrom('quote')
    .select(['id', 'state'])
    .where('uuid', '=', uuid)
    .where(ownerColumn(person), '=', person.id)
    .forUpdate()
    .executeTakeFirst();
  if (!quote) throw new Refusal('record.unknown');
  return quote;
}
