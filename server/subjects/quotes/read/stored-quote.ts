/** A quote as it is stored. */
import type { Selectable } from 'kysely';
import * as v from 'valibot';

import type { Db } from '#server/database/connection.ts';
import type { QuoteLineRow, QuoteRow } from '#server/database/tables/sale/quote-tables.ts';
import type { Trx } from '#server/database/transaction.ts';

export type Quote = Selectable<QuoteRow>;
export type QuoteLine = Selectable<QuoteLineRow>;

export const linesOf = (db: Db | Trx, quote: number): Promise<QuoteLine[]> =>
  db.selectFrom('quote_line').selectAll().where('quote_id', '=', quote).orderBy('position').execute();

const storedOptions = v.array(v.object({ label: v.string(), value: v.string() }));

/** The options that were chosen, in words. */
export const optionsIn = (line: Pick<QuoteLine, 'options'>) => v.parse(storedOptions, line.options);

/** A component is called by the kit it belongs to, too. */
export const nameOf = ({ name, kit }: Pick<QuoteLine, 'name' | 'kit'>) =>
  kit === null ? name : `${kit.name} – ${name}`;

const reachable = v.looseObject({ email: v.string() });

/** Where its buyer is written to: the address of the account, else that of the request; null once it is forgotten. */
export async function recipientOf(db: Db | Trx, quote: Pick<Quote, 'customer_id' | 'contact'>): Promise<string | null> {
  if (quote.customer_id !== null) {
    const account = db.selectFrom('customer').select('email').where('id', '=', quote.customer_id);
    const customer = await account.executeTakeFirst();
    if (customer !== undefined) return customer.email;
  }
  const contact = v.safeParse(reachable, quote.contact);
  return contact.success ? contact.output.email : null;
}
