import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { openConnection } from '#server/database/connection.ts';
import { migrate, NewerDatabaseError } from '#server/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  folder = await mkdtemp(join(tmpdir(), 'shop-migrations-'));
  await writeFile(join(folder, '0001-one.sql'), 'create table one (n int); insert into one values (1);');
  await writeFile(join(folder, '0002-two.sql'), 'create table two (n int); insert into two select n from one;');
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const countOf = async (table: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(database.db);
  return rows[0]?.n;
};

test('several processes that migrate at once apply every migration exactly once', async () => {
  const others = [1, 2, 3].map(() => openConnection(database.target, { max: 1 }));
  const applied = await Promise.all(others.map(({ db }) => migrate(db, { folder })));
  await Promise.all(others.map((other) => other.close()));
  expect(applied.flat().sort()).toEqual(['0001-one', '0002-two']);
  expect([await countOf('one'), await countOf('two')]).toEqual([1, 1]);
});

test('a migration that fails leaves nothing behind and is named', async () => {
  await writeFile(join(folder, '0003-wrong.sql'), 'create table three (n int); select 1 / 0;');
  await expect(migrate(database.db, { folder })).rejects.toThrow('migration 0003-wrong failed');
  const { rows } = await sql`select 1 from pg_tables where tablename in ('one', 'three')`.execute(database.db);
  expect(rows).toEqual([]);
});

test('a database that a newer version migrated is refused instead of changed', async () => {
  await migrate(database.db, { folder });
  const older = join(folder, 'older');
  await mkdir(older);
  await writeFile(join(older, '0001-one.sql'), 'select 1;');
  const refused = migrate(database.db, { folder: older });
  await expect(refused).rejects.toThrow(NewerDatabaseError);
  await expect(refused).rejects.toThrow('A newer version of the shop has migrated this database (0002-two)');
});

test('the schema can be brought to an earlier point first and to the end later', async () => {
  expect(await migrate(database.db, { folder, upTo: '0001-one' })).toEqual(['0001-one']);
  expect(await migrate(database.db, { folder })).toEqual(['0002-two']);
});

test('a restore has exactly the migrations of its backup first, and those between them later', async () => {
  await writeFile(join(folder, '0003-three.sql'), 'create table three (n int);');
  expect(await migrate(database.db, { folder, only: ['0001-one', '0002-two'] })).toEqual(['0001-one', '0002-two']);
  expect(await migrate(database.db, { folder })).toEqual(['0003-three']);
});
