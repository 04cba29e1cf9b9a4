/** A database that is away or takes no writes: a fault that passes, by its kind, wherever it meets somebody. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { checkDatabase } from '#server/database/check-database.ts';
import { openConnection } from '#server/database/connection.ts';
import { isPassing } from '#server/database/transaction.ts';
import { asRefusal } from '#server/http/binding/problem.ts';
import { createLogger } from '#server/process/log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const logger = createLogger({ logLevel: 'silent' }, { write: () => {} });
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const told = (error: unknown) => {
  const { code, status, data } = asRefusal(error, 'reference', logger);
  return { code, status, retryAfterMs: data.retryAfterMs };
};
const LATER = { code: 'shop.closed', status: 503, retryAfterMs: 5_000 };

test.each([true, false])('a connection that is refused passes (prepared statements: %s)', async (prepared) => {
  const away = openConnection('postgresql://app@127.0.0.1:1/none', { max: 1, prepared });
  const error = await faultOf(sql`select 1`.execute(away.db));
  expect([isPassing(error), told(error)]).toEqual([true, LATER]);
  await away.close();
});

test('a connection that breaks under a statement passes', async () => {
  const own = openConnection(database.target, { max: 1 });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own.db);
  const running = faultOf(sql`select pg_sleep(60)`.execute(own.db));
  await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(database.db);
  expect(told(await running)).toEqual(LATER);
  await own.close();
});

test('a database that takes no writes is not ready, and what is written to it passes', async () => {
  await checkDatabase(database.db);
  await sql`alter database ${sql.id(database.target.database)} set default_transaction_read_only to on`.execute(
    database.db,
  );
  const own = openConnection(database.target, { max: 1 });
  expect(told(await faultOf(checkDatabase(own.db)))).toEqual(LATER);
  expect(told(await faultOf(sql`delete from attempt`.execute(own.db)))).toEqual(LATER);
  await own.close();
  await sql`begin; set transaction read write; alter database ${sql.id(database.target.database)}
    reset default_transaction_read_only; commit`.execute(database.db);
});

test('a fault of ours stays one, and passes not', async () => {
  const error = await faultOf(sql`select nothing_of_this_name`.execute(database.db));
  expect([isPassing(error), told(error)]).toMatchObject([false, { code: 'server.fault', status: 500 }]);
  expect(told(new RangeError('int8 beyond 2^53'))).toMatchObject({ code: 'server.fault' });
});
