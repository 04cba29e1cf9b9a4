/** What becomes of quotes when nobody may be named in them any more: number, articles and sums stay, the person goes. */
import { sql, type RawBuilder } from 'kysely';

import { quoteKind } from '#core/contract/quotes/quote-record.ts';
import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { discardFiles } from '#server/platform/discard-files.ts';
import { forgetMailsAbout } from '#server/platform/mail/forget-mails.ts';
import { ownerIn, personName } from '#server/platform/person.ts';
import { keptUntil } from '#server/platform/retention/periods.ts';
import type { SweepTools } from '#server/subjects/subject.ts';
import type { Forgotten } from '#server/subjects/subject-tools.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

/** A quote that became a contract keeps its parties for as long as the law wants it kept (L213-1). */
const isContract = sql<boolean>`state in ('accepted', 'converted')`;
const isOpen = sql<boolean>`state in ('requested', 'in_review', 'proposed')`;
/** Euros, all taxes included, from which on a contract is kept for ten years (D213-1). */
const LARGE = '120';
const NOBODY = '{}';

interface Emptied {
  readonly uuid: string;
  readonly visitor_id: string | null;
  readonly customer_id: string | null;
}

/** Empties the quotes that fit, with what was written about them; open ones are closed: nobody could be answered. */
async function empty(trx: Trx, which: RawBuilder<boolean>, now: Date): Promise<readonly Emptied[]> {
  await sql`
    insert into quote_state_change (quote_id, from_state, to_state, actor, at)
    select id, state, 'canceled', 'clock', ${now} from quote
    where contact <> ${NOBODY}::jsonb and ${isOpen} and ${which}`.execute(trx);
  const { rows } = await sql<Emptied & { id: number }>`
    update quote set contact = ${NOBODY}::jsonb, vehicle = null, wanted_date = null, comment = null,
      state = case when ${isOpen} then 'canceled' else state end, rev = rev + 1, updated_at = ${now}
    where contact <> ${NOBODY}::jsonb and ${which}
    returning id, uuid, visitor_id, customer_id`.execute(trx);
  if (rows.length === 0) return rows;
  const ids = rows.map(({ id }) => id);
  await trx.deleteFrom('quote_comment').where('quote_id', 'in', ids).execute();
  await trx.deleteFrom('quote_link').where('quote_id', 'in', ids).execute();
  const uuids = rows.map(({ uuid }) => uuid);
  await discardPapers(trx, uuids, now);
  await forgetMailsAbout(trx, uuids);
  return rows;
}

/** Proposals on paper name the person: their files leave the storage with the next sweep. */
const discardPapers = (trx: Trx, quotes: readonly string[], now: Date): Promise<void> =>
  discardFiles(
    trx,
    sql`delete from document where kind = 'quote' and subject_uuid = any(${quotes}::uuid[]) returning file`,
    now,
  );

/** Those of the account, and those that anybody asked for under its address. */
export async function forgetQuotes(trx: Trx, { customer, email, now }: Forgotten): Promise<void> {
  const theirs = sql`(customer_id = ${customer} or lower(contact ->> 'email') = ${email})`;
  await empty(trx, sql<boolean>`not ${isContract} and ${theirs}`, now);
}

/** The last exchange is what was last written in the quote or about it. */
export async function sweepQuotes(db: Db, now: Date, { ids }: Pick<SweepTools, 'ids'>): Promise<void> {
  const requests = keptUntil('request', now);
  const isOld = sql<boolean>`updated_at < case
      when not ${isContract} then ${requests}
      when grand_total < ${LARGE} then ${keptUntil('contract', now)}
      else ${keptUntil('largeContract', now)}
    end::timestamptz
    and not exists (select 1 from quote_comment k where k.quote_id = quote.id and k.created_at >= ${requests})`;
  await inTransaction(db, async (trx) => {
    const touched = new Map<string, { entity: string }[]>();
    for (const row of await empty(trx, isOld, now)) {
      const owner = ownerIn(row);
      if (owner === null) continue;
      const name = personName(owner);
      touched.set(name, [...(touched.get(name) ?? []), { entity: quoteKind.key(row.uuid) }]);
    }
    for (const name of [...touched.keys()].toSorted())
      await advanceChannel(trx, name, touched.get(name) ?? [], { ids, now });
  });
}
