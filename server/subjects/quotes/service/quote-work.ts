/** One transaction about one quote, whoever does it: the shop, whoever holds its link, or the shop by itself. */
import { quoteKind } from '#core/contract/quotes/quote-record.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { ownerIn, personName } from '#server/platform/person.ts';
import type { Quote } from '#server/subjects/quotes/read/stored-quote.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

/** What a step of a quote may use; all of it goes through `trx`. */
export interface QuoteWork {
  readonly trx: Trx;
  readonly now: Date;
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

export type QuoteDeps = Pick<ShopTools, 'db' | 'ids' | 'jobs'>;

/**
 * Locks a quote and does something with it outside the buyer's own changes; the devices of whoever it belongs to before
 * and after hear of it.
 * @throws Refusal `record.unknown`, and what `work` refuses
 */
export async function withQuote<T>(
  { db, ids, jobs }: QuoteDeps,
  { uuid, now }: { readonly uuid: string; readonly now: Date },
  work: (step: QuoteWork, quote: Quote) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const quote = await trx.selectFrom('quote').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
    if (quote === undefined) throw new Refusal('record.unknown');
    const done = await work({ trx, now, ids, jobs }, quote);
    const after = await trx
      .selectFrom('quote')
      .select(['visitor_id', 'customer_id'])
      .where('id', '=', quote.id)
      .executeTakeFirstOrThrow();
    const owners = [ownerIn(quote), ownerIn(after)].flatMap((owner) => (owner === null ? [] : [personName(owner)]));
    for (const name of [...new Set(owners)].toSorted()) {
      await advanceChannel(trx, name, [{ entity: quoteKind.key(uuid) }], { ids, now });
    }
    return done;
  });
}
