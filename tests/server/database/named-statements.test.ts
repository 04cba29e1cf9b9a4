import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openConnection } from '#server/database/connection.ts';
import { createNames } from '#server/database/named-statements.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

/** Asks one statement with values so often, on one connection, and what that connection has prepared by then. */
async function preparedAfter(times: number, options: { prepared?: boolean } = {}) {
  const connection = openConnection(database.target, { max: 1, ...options });
  const { db } = connection;
  for (let at = 0; at < times; at += 1) {
    const { rows } = await sql<{ sum: number }>`select ${at}::int + 1 as sum`.execute(db);
    expect(rows).toEqual([{ sum: at + 1 }]);
  }
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  await connection.close();
  return rows.map(({ statement }) => statement);
}

test('a statement that comes often is prepared once, with other values each time', async () => {
  expect(await preparedAfter(3)).toEqual([]);
  expect(await preparedAfter(12)).toEqual(['select $1::int + 1 as sum']);
});

test('nothing is prepared where that is switched off', async () => {
  expect(await preparedAfter(12, { prepared: false })).toEqual([]);
});

test('a statement that fails is prepared again and the connection stays of use', async () => {
  const connection = openConnection(database.target, { max: 1 });
  const { db } = connection;
  const divided = async (by: number) => (await sql<{ n: number }>`select 6 / ${by}::int as n`.execute(db)).rows[0]?.n;
  for (let at = 0; at < 8; at += 1) await expect(divided(0)).rejects.toThrow('division by zero');
  expect(await divided(2)).toBe(3);
  await connection.close();
});

test('texts that differ each time get no names, and names are not without end', () => {
  const nameOf = createNames();
  const named = new Set<string>();
  for (let text = 0; text < 5_000; text += 1) expect(nameOf(`once ${text}`)).toBeUndefined();
  for (let text = 0; text < 300; text += 1) {
    for (let times = 0; times < 10; times += 1) {
      const name = nameOf(`often ${text}`);
      if (name !== undefined) named.add(name);
    }
  }
  expect(named.size).toBe(100);
  expect(nameOf('often 0')).toBe(nameOf('often 0'));
});
