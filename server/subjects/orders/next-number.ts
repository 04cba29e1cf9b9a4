import { sql } from 'kysely';

import type { DocumentCounterRow } from '#server/database/tables/sale/order-tables.ts';
import type { Trx } from '#server/database/transaction.ts';

export type Series = DocumentCounterRow['series'];

/**
 * The next number of a series, without gap: its row stays locked until the transaction ends, and one that is rolled back
 * has taken none (CGI, annexe II, art. 242 nonies A). So this comes as late in a transaction as it can.
 * @param scope what numbers begin anew with, such as a year
 */
export async function nextNumber(trx: Trx, series: Series, scope: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    insert into document_counter (series, scope, last_number) values (${series}, ${scope}, 1)
    on conflict (series, scope) do update set last_number = document_counter.last_number + 1
    returning last_number::int as taken`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`series ${series} gave no number`);
  return row.taken;
}
