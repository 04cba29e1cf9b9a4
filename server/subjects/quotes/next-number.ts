import { sql } from 'kysely';

import { quoteNumber } from '#core/domain/quotes/quote.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { Trx } from '#server/database/transaction.ts';
import { loadStored, readingOf } from '#server/platform/settings/core-config.ts';

/**
 * The number of a new quote, from the first that the settings allow: nobody needs to know that they are the first to ask.
 * Whoever draws a number below it raises the sequence, one after the other; who draws after that stands above it.
 */
export async function nextQuoteNumber(trx: Trx, area: Area): Promise<string> {
  const read = readingOf(await loadStored(trx), () => {});
  const first = read('sales.order_settings.quote_number.start');
  const prefix = read('sales.order_settings.quote_number.prefix', { channel: area });
  const named = (place: number) => quoteNumber(place, prefix);
  const drawn = await draw(trx);
  if (drawn >= first) return named(drawn);
  await sql`select pg_advisory_xact_lock(hashtext('quote_number'))`.execute(trx);
  const again = await draw(trx);
  if (again >= first) return named(again);
  await sql`select setval('quote_number', ${first})`.execute(trx);
  return named(first);
}

async function draw(trx: Trx): Promise<number> {
  const { rows } = await sql<{ place: number }>`select nextval('quote_number') as place`.execute(trx);
  return rows[0]?.place ?? 0;
}
