import { sql } from 'kysely';

import { quoteKind } from '#core/contract/quotes/quote-record.ts';
import type { RecordKey } from '#core/wire/record.ts';
import type { Trx } from '#server/database/transaction.ts';

/** A guest's requests under the address of the account belong to it from now on (domain 5.2). */
export async function attachQuotes(trx: Trx, visitor: string, customer: string): Promise<RecordKey[]> {
  const { rows } = await sql<{ uuid: string }>`
    update quote set customer_id = customer.id from customer
    where customer.id = ${customer} and quote.visitor_id = ${visitor} and quote.customer_id is null
      and quote.contact ->> 'email' = customer.email
    returning quote.uuid`.execute(trx);
  return rows.map(({ uuid }) => quoteKind.key(uuid));
}
