import type { UpdateObject } from 'kysely';

import type { QuoteActor, QuoteState } from '#core/domain/quotes/quote.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Database } from '#server/database/tables/tables.ts';
import type { Quote } from '#server/subjects/quotes/read/stored-quote.ts';

interface Step {
  readonly trx: Trx;
  readonly now: Date;
}

interface Move {
  readonly to: QuoteState;
  readonly actor: QuoteActor;
  /** Who of the back office; null for everybody else. */
  readonly by?: string | null;
  /** What else is written with it. */
  readonly set?: Omit<UpdateObject<Database, 'quote'>, 'state' | 'rev' | 'updated_at'>;
}

/** Writes a state of a quote, which is a revision of its own, with its history. Whether it may be is the caller's. */
export async function moveQuote(
  { trx, now }: Step,
  { id, state }: Pick<Quote, 'id' | 'state'>,
  { to, actor, by = null, set = {} }: Move,
): Promise<Quote> {
  const moved = await trx
    .updateTable('quote')
    .set({ ...set, state: to, updated_at: now })
    .set((row) => ({ rev: row('rev', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('quote_state_change')
    .values({
      quote_id: id,
      from_state: state,
      to_state: to,
      version: to === 'proposed' ? moved.version : null,
      actor,
      actor_id: by,
      at: now,
    })
    .execute();
  return moved;
}
