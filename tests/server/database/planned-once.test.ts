import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openConnection, type Db } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { loadArticleRecords } from '#server/subjects/cart/articles/article-records.ts';
import { reserveStock } from '#server/subjects/orders/stock/reserve.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await sql`insert into attribute_family (code, name, slug) values ('parts', 'Pièces', 'pieces')`.execute(db);
  await sql`
    insert into product (area, type, family_id, sku, slug, name, name_key, price)
    select 'auto', 'simple', (select id from attribute_family where code = 'parts'), 'P-' || n, 'p-' || n, 'P', 'p', 10
    from generate_series(1, 2000) as n`.execute(db);
  await sql`insert into product_stock (product_id, source, quantity) select id, 'siege', 10 from product`.execute(db);
  await sql`analyze`.execute(db);
});
afterAll(() => database.drop());

const HOT: Record<string, (db: Db) => Promise<unknown>> = {
  'articles of a cart': (db) => loadArticleRecords(db, [randomUUID()], { kind: 'visitor', id: randomUUID() }),
  'pieces that an order wants': (db) =>
    inTransaction(db, (trx) => reserveStock(trx, [{ lineId: 1, productId: 1, quantity: 11 }], { outThreshold: 0 })),
};

test.each(Object.keys(HOT))('%s are asked for without a plan for each call', async (name) => {
  const connection = openConnection(database.target, { max: 1 });
  const { db } = connection;
  for (let times = 0; times < 20; times += 1) await HOT[name]?.(db);
  const { rows } = await sql<{ generic: number; custom: number }>`
    select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
    where generic_plans + custom_plans > 10`.execute(db);
  await connection.close();
  expect(rows).toHaveLength(1);
  /* five of its own, by which PostgreSQL judges the one that it keeps */
  expect(rows[0]?.custom).toBe(5);
});
