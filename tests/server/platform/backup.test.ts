import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { randomIds } from '#server/ids.ts';
import { openSession } from '#server/subjects/account/sessions/sessions.ts';
import { createAttempts } from '#server/platform/attempts.ts';
import { readBackupFile, writeBackupFile } from '#server/platform/backup/backup-file.ts';
import { BackupError, type BackupLine } from '#server/platform/backup/backup-format.ts';
import { restoreLines } from '#server/platform/backup/read-backup.ts';
import { backupLines } from '#server/platform/backup/write-backup.ts';
import { JOB_KINDS, JOB_QUEUES } from '#server/jobs.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let source: TestDatabase;
let target: TestDatabase;
let folder: string;

beforeEach(async () => {
  source = await createTestDatabase();
  target = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'shop-backup-'));
});
afterEach(async () => {
  await source.drop();
  await target.drop();
  await rm(folder, { recursive: true, force: true });
});

const tricky = 'L’été, "100 €"\n\t(1,2) \\ {} – 🏍 NULL';

/** Rows of every awkward kind: references to themselves, arrays, bytes, JSON, empty and missing texts. */
async function fill({ pool }: TestDatabase) {
  await pool.query(
    `insert into category (area, name, slug, description, filters, parent_id)
     values ('auto', $1, 'a', $2, $3, null), ('auto', $1, 'b', '', '{}', null)`,
    [JSON.stringify({ fr_FR: tricky }), tricky, ['x', tricky, '']],
  );
  await pool.query(`update category set parent_id = (select id from category where slug = 'b') where slug = 'a'`);
  await pool.query(`insert into catalogue_page (hash, kind, body) values ('h', 'card', $1)`, [
    Buffer.from([0, 1, 255, 92, 10]),
  ]);
  await pool.query(`select nextval('quote_number'), nextval('quote_number')`);
}

const tables = ['category', 'catalogue_page', 'channel', 'channel_revision', 'core_config', 'visitor'];

async function contentOf({ pool }: TestDatabase) {
  const parts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await pool.query<{ text: string }>(`select t::text as text from ${table} t order by 1`);
      return [table, rows.map(({ text }) => text)] as const;
    }),
  );
  return Object.fromEntries(parts);
}

const epochOf = async ({ pool }: TestDatabase) => (await pool.query<{ epoch: string }>('select epoch from shop')).rows;

async function backUp() {
  const file = join(folder, 'database.ndjson.gz');
  await writeBackupFile(file, backupLines(source.pool, new Date('2026-03-02T09:00:00Z'), JOB_KINDS));
  return file;
}

async function restore(file: string) {
  const lines = readBackupFile(file);
  await lines.next();
  return restoreLines(target.pool, lines);
}

test('a restored database has every row to the letter, a new epoch, and counts on where it was', async () => {
  await fill(source);
  await restore(await backUp());
  expect(await contentOf(target)).toEqual(await contentOf(source));
  expect((await contentOf(target)).category).toHaveLength(2);
  expect(await epochOf(target)).not.toEqual(await epochOf(source));
  const next = `select nextval('quote_number')::int as number`;
  expect((await target.pool.query(next)).rows).toEqual([{ number: 3 }]);
  const category = `insert into category (area, name, slug) values ('auto', '{}', 'c') returning id`;
  expect((await target.pool.query(category)).rows).toEqual([{ id: 3 }]);
});

test('what was tried of late, by network address, is not in a backup, and a restored shop counts anew', async () => {
  await fill(source);
  const network = '203.0.113.77';
  const limit = { attempts: 1, perSeconds: 3600 };
  const tried = [{ key: `api.auth.login address ${network}`, limit }];
  const clock = createTestClock();
  await createAttempts({ db: source.db, clock }).count(tried);
  await source.pool.query(`insert into attempt_lock (key, failures, until) values ('login network abc', 5, now())`);
  const file = await backUp();
  const text = gunzipSync(await readFile(file)).toString();
  expect(text).not.toContain(network);
  expect(text).not.toContain('login network abc');
  await restore(file);
  expect(await contentOf(target)).toEqual(await contentOf(source));
  expect((await target.pool.query('select 1 from attempt union all select 1 from attempt_lock')).rows).toEqual([]);
  await createAttempts({ db: target.db, clock }).count(tried);
});

test('references are checked again after a restore', async () => {
  await fill(source);
  await restore(await backUp());
  await expect(target.pool.query('update category set parent_id = 99')).rejects.toThrow(/foreign key/);
});

test('a restore keeps customers and signs everybody out: a session or link that was ended since opens nothing', async () => {
  const [id, at] = ['0b9f6c5e-2a64-4a6b-8f0f-3f0f6f0c2b22', new Date(0)];
  await source.db
    .insertInto('customer')
    .values({
      id,
      email: 'camille@example.fr',
      password_hash: 'x',
      group_code: 'general',
      customer_type: 'individual',
      gender: 'Other',
      last_name: 'Durand',
      first_name: 'Camille',
      phone: '+33612345678',
      approval: 'approved',
      locale: 'fr_FR',
      created_at: at,
      updated_at: at,
    })
    .execute();
  const opening = { customer: id, visitor: null, remembered: true, browser: '' };
  await openSession(source.db, opening, { ids: randomIds, now: at });
  const link = {
    id: randomIds.uuid(),
    customer_id: id,
    purpose: 'reset',
    email: 'camille@example.fr',
    locale: 'fr_FR',
  } as const;
  await source.db
    .insertInto('account_link')
    .values({ ...link, created_at: at, expires_at: at })
    .execute();
  await restore(await backUp());
  expect(await target.db.selectFrom('customer').select('id').execute()).toEqual([{ id }]);
  expect(await target.db.selectFrom('customer_session').selectAll().execute()).toEqual([]);
  expect(await target.db.selectFrom('account_link').selectAll().execute()).toEqual([]);
});

test('work that was waiting is in the backup', async () => {
  const queue = createJobs(source.db, JOB_QUEUES);
  await queue.enqueue(source.db, 'media.avif', { hash: 'abc' });
  const { jobs } = await restore(await backUp());
  expect(jobs).toEqual([{ kind: 'job', name: 'media.avif', data: { hash: 'abc' } }]);
});

test('a backup without its end is refused and leaves the database as it was', async () => {
  await fill(source);
  const cut = async function* (): AsyncGenerator<BackupLine> {
    for await (const line of backupLines(source.pool, new Date(0), [])) {
      if (line.kind !== 'end' && line.kind !== 'head') yield line;
    }
  };
  const before = await contentOf(target);
  await expect(restoreLines(target.pool, cut())).rejects.toThrow(BackupError);
  expect(await contentOf(target)).toEqual(before);
});

test('a file that broke on its way is refused', async () => {
  const file = await backUp();
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, bytes.length / 2));
  await expect(restore(file)).rejects.toThrow(BackupError);
  await writeFile(file, 'not a backup');
  await expect(restore(file)).rejects.toThrow(BackupError);
});
