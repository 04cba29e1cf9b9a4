import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

/** Tables whose rows stay, or leave one by one at somebody's word. */
const KEPT = ['admin', 'category', 'customer_group', 'media_category', 'product', 'rma_reason', 'tax_category'];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('a row that is swept away is found in the tables that refer to it by an index', async () => {
  const { rows } = await sql<{ reference: string; parent: string }>`
    select format('%s (%s)', c.conrelid::regclass, string_agg(a.attname, ', ')) as reference,
      c.confrelid::regclass::text as parent
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
    )
    group by c.oid, c.conrelid, c.confrelid`.execute(database.db);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ parent }) => !KEPT.includes(parent)).map(({ reference }) => reference)).toEqual([]);
});
