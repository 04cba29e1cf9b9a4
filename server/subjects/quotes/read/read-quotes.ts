import * as v from 'valibot';

import { quoteContact } from '#core/contract/quotes/quote-fields.ts';
import type { QuoteComment, QuoteRecord, QuoteRequest } from '#core/contract/quotes/quote-record.ts';
import type { Db } from '#server/database/connection.ts';
import { moneyOf } from '#server/database/decimal.ts';
import { groupRows } from '#server/database/group-rows.ts';
import type { Trx } from '#server/database/transaction.ts';
import { ownerColumn, type Person } from '#server/platform/person.ts';
import type { Wanted } from '#server/sync/change/subject.ts';

import { isToldOf, proposalOf, proposedLine } from './proposal.ts';
import type { Quote } from './stored-quote.ts';

/** Quote requests as their author follows them, oldest first. */
export async function readQuotes(db: Db | Trx, person: Person, wanted: Wanted): Promise<QuoteRecord[]> {
  if (wanted.length === 0) return [];
  let query = db.selectFrom('quote').selectAll().where(ownerColumn(person), '=', person.id);
  if (wanted !== 'all') query = query.where('uuid', 'in', wanted);
  return recordsOf(db, await query.orderBy('id').execute(), person.kind === 'customer');
}

/** @param isWhole with what the author wrote, which no device keeps for a guest (rule S68) */
export async function recordsOf(db: Db | Trx, quotes: readonly Quote[], isWhole: boolean): Promise<QuoteRecord[]> {
  if (quotes.length === 0) return [];
  const ids = quotes.map((quote) => quote.id);
  const rows = await db
    .selectFrom('quote_line')
    .select(['quote_id', 'name', 'sku', 'requested_qty', 'unit_price'])
    .select(['proposed_qty', 'proposed_price', 'tax_percent'])
    .where('quote_id', 'in', ids)
    .orderBy('position')
    .execute();
  const linesOf = groupRows(rows.filter(isToldOf), (row) => row.quote_id);
  const commentsOf = await readComments(db, ids);
  return quotes.map((quote) => {
    const own = linesOf.get(quote.id) ?? [];
    const proposal = proposalOf(quote, own);
    return {
      kind: 'quote',
      uuid: quote.uuid,
      area: quote.area,
      number: quote.number,
      state: quote.state,
      lines: own.map((row) => ({
        name: row.name,
        sku: row.sku,
        quantity: row.requested_qty,
        unitPrice: moneyOf(row.unit_price),
        ...(proposal === null ? {} : { proposed: proposedLine(row) }),
      })),
      total: moneyOf(quote.grand_total),
      taxTotal: moneyOf(quote.tax_total),
      requestedAt: quote.requested_at.toISOString(),
      ...(isWhole ? requestOf(quote) : {}),
      comments: commentsOf.get(quote.id) ?? [],
      ...(proposal === null ? {} : { proposal }),
    };
  });
}

/** What its author wrote; nothing where an earlier version of the shop kept the contact in another form. */
function requestOf(quote: {
  contact: unknown;
  vehicle: string | null;
  wanted_date: string | null;
  comment: string | null;
}): { request?: QuoteRequest } {
  const { contact, vehicle, wanted_date: wantedDate, comment } = quote;
  return v.is(quoteContact, contact) ? { request: { contact, vehicle, wantedDate, comment } } : {};
}

async function readComments(
  db: Db | Trx,
  quotes: readonly number[],
): Promise<ReadonlyMap<number, readonly QuoteComment[]>> {
  const rows = await db
    .selectFrom('quote_comment')
    .select(['quote_id', 'uuid', 'author', 'message', 'created_at'])
    .where('quote_id', 'in', quotes)
    .where('is_internal', '=', false)
    .orderBy('position')
    .execute();
  return new Map(
    [...groupRows(rows, (row) => row.quote_id)].map(([quote, own]) => [
      quote,
      own.map(({ uuid, author, message, created_at: at }) => ({ uuid, author, message, at: at.toISOString() })),
    ]),
  );
}
