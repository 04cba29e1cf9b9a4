/** Quotes that were asked for before their history was kept: it begins with what their rows know (rule O20 of docs/sale.md). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { QUOTE_STATES, type QuoteState } from '#core/domain/quotes/quote.ts';
import { migrate } from '#server/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

const PROPOSED: readonly QuoteState[] = ['proposed', 'accepted', 'converted', 'declined', 'expired'];
const ACCEPTED: readonly QuoteState[] = ['accepted', 'converted'];

test('O20 the history of each goes from its request to where it stands, and it is found by who asked', async () => {
  const { db } = database;
  await migrate(db, { upTo: '0057-sales-in-the-office' });
  for (const state of QUOTE_STATES) {
    await sql`
      insert into quote (uuid, mut_id, number, area, state, contact, sub_total, tax_total, grand_total, requested_at,
        updated_at, version, proposed_at, accepted_at)
      values (gen_random_uuid(), gen_random_uuid(), ${state}, 'auto', ${state}, '{"lastName": "Guéhenno"}', 20, 4, 24,
        '2026-01-01', '2026-01-04', 1, ${PROPOSED.includes(state) ? '2026-01-02' : null},
        ${ACCEPTED.includes(state) ? '2026-01-03' : null})`.execute(db);
  }
  await migrate(db);
  for (const state of QUOTE_STATES) {
    const { rows } = await sql<{ to: QuoteState; from: QuoteState | null; found: boolean }>`
      select c.to_state as to, c.from_state as from, q.search_text like '%guehenno%' as found
      from quote q join quote_state_change c on c.quote_id = q.id where q.state = ${state} order by c.id`.execute(db);
    expect([state, rows[0]?.to, rows.at(-1)?.to, rows[0]?.found]).toEqual([state, 'requested', state, true]);
    // Each step goes on from the one before.
    expect(rows.map(({ from }) => from)).toEqual([null, ...rows.slice(0, -1).map(({ to }) => to)]);
  }
});
