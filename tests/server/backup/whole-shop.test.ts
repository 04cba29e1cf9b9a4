/** The demo shop, with a row in every table, comes back from its backup as it was. */
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { seedShop } from '#demo/fill/seed-shop.ts';
import { migrate, readMigrations } from '#server/database/migrate.ts';
import { createDiskStorage } from '#server/gateways/storage/disk-storage.ts';
import { randomIds } from '#server/ids.ts';
import { readBackupFile } from '#server/platform/backup/backup-file.ts';
import { BackupError, databaseFile, mediaList } from '#server/platform/backup/backup-format.ts';
import { checkBackup, readHead } from '#server/platform/backup/check-backup.ts';
import { backupName, dropOldBackups, keptBackups } from '#server/platform/backup/kept-backups.ts';
import { JOB_KINDS, JOB_QUEUES } from '#server/jobs.ts';
import { restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { takeBackup } from '#server/platform/backup/take-backup.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { emptyTables, fillEveryTable } from './every-table.ts';

let source: TestDatabase;
let home: string;
let media: string;
let reasons: Readonly<Record<string, string>>;
let known: string[];

const NOW = new Date('2026-11-21T02:30:00Z');

beforeAll(async () => {
  source = await createTestDatabase();
  home = await mkdtemp(join(tmpdir(), 'shop-whole-backup-'));
  media = join(home, 'media');
  known = (await readMigrations()).map(({ name }) => name);
  const disk = createDiskStorage(media);
  // its pictures are drawn elsewhere; a few files stand for them
  const storage = { ...disk, has: async () => true, write: async () => {} };
  const jobs = { enqueue: async () => {} };
  await seedShop({
    db: source.db,
    clock: createTestClock(NOW.toISOString()),
    ids: randomIds,
    storage,
    jobs,
    tell: () => {},
  });
  for (const text of ['une photo', 'un document'])
    await disk.write(`${createHash('sha256').update(text).digest('hex').slice(0, 32)}.webp`, Buffer.from(text));
  reasons = await fillEveryTable(source.target, OWN);
}, 240_000);
afterAll(async () => {
  await source.drop();
  await rm(home, { recursive: true, force: true });
});

/** Where a rule of the schema asks for more than a value of the type. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  permalink: { product_id: '(select id from product limit 1)' },
  resource_history: { action: `'update'`, before: `'{"a": 1}'`, after: `'{"a": 2}'` },
  sync_group: { customer_id: '(select id from customer limit 1)' },
};

/** What nobody gets back: ways in, and what was tried of late by network address. */
const LEFT: ReadonlySet<string> = new Set([
  'account_link',
  'admin_link',
  'admin_session',
  'attempt',
  'attempt_lock',
  'borrowed_session',
  'customer_session',
  'session_hand_over',
]);

test('every table of the schema has a row in these tests', async () => {
  expect(reasons).toEqual({});
  expect(await emptyTables(source.pool)).toEqual([]);
});

async function rowsOf({ pool }: TestDatabase): Promise<Record<string, readonly string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const found: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    if (LEFT.has(name) || name.startsWith('kysely_')) continue;
    const { rows } = await pool.query<{ text: string }>(`select t::text as text from "${name}" t order by 1`);
    found[name] = rows.map(({ text }) => text);
  }
  return found;
}

async function sequencesOf({ pool }: TestDatabase): Promise<unknown[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  );
  return Promise.all(
    rows.map(async ({ name }) => [name, (await pool.query(`select last_value, is_called from "${name}"`)).rows]),
  );
}

const epochOf = async ({ pool }: TestDatabase): Promise<string> =>
  (await pool.query<{ epoch: string }>('select epoch from shop')).rows[0]?.epoch ?? '';

const takeIn = async (now: Date, former: string | null = null): Promise<string> => {
  const folder = join(home, 'backups', backupName(now));
  await takeBackup({ pool: source.pool, media, folder, former, now, kinds: JOB_KINDS });
  return folder;
};

/** Of a database of its own, dropped at the end. */
async function restored(folder: string, look: (target: TestDatabase, files: string) => Promise<void>) {
  const target = await createTestDatabase({ empty: true });
  try {
    const lines = readBackupFile(join(folder, databaseFile));
    const { migrations } = await readHead(lines, known);
    await migrate(target.db, { only: migrations });
    const files = join(home, `files-${backupName(new Date())}`);
    await restoreBackup({ database: target, folder, lines, media: files, queues: JOB_QUEUES });
    await look(target, files);
  } finally {
    await target.drop();
  }
}

test('the restored shop is the former one, row by row and file by file, under an epoch of its own', async () => {
  const folder = await takeIn(NOW);
  await restored(folder, async (target, files) => {
    const [before, after] = [await rowsOf(source), await rowsOf(target)];
    const [formerEpoch, epoch] = [await epochOf(source), await epochOf(target)];
    expect(epoch).not.toBe(formerEpoch);
    expect({ ...after, shop: after['shop']?.map((row) => row.replace(epoch, formerEpoch)) }).toEqual(before);
    expect(await sequencesOf(target)).toEqual(await sequencesOf(source));
    for (const table of LEFT) expect((await target.pool.query(`select 1 from ${table}`)).rows).toEqual([]);
    const names = (await readdir(media, { recursive: true })).filter((name) => name.endsWith('.webp'));
    expect(names).toHaveLength(2);
    for (const name of names) expect(await readFile(join(files, name))).toEqual(await readFile(join(media, name)));
  });
});

test('triggers and references of a restored shop act again', async () => {
  await restored(await takeIn(NOW), async ({ pool }) => {
    const touched = 'select count(*)::int as n from product_touched';
    const countOf = async () => (await pool.query<{ n: number }>(touched)).rows[0]?.n ?? 0;
    const before = await countOf();
    await pool.query('update product set price = price + 1 where id = (select min(id) from product)');
    expect(await countOf()).toBeGreaterThan(before);
    await expect(pool.query('update category set parent_id = 999999')).rejects.toThrow(/foreign key/u);
    const off = `select 1 from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and t.tgenabled <> 'O'`;
    expect((await pool.query(off)).rows).toEqual([]);
  });
});

test('a backup beside a former one shares its files with it, and stays whole when that one goes', async () => {
  const [first, second] = [new Date('2026-11-22T02:30:00Z'), new Date('2026-11-23T02:30:00Z')];
  const former = await takeIn(first);
  const next = await takeIn(second, former);
  const [name = ''] = (await readdir(media, { recursive: true })).filter((one) => one.endsWith('.webp'));
  const inode = async (folder: string) => (await stat(join(folder, 'media', name))).ino;
  expect(await inode(next)).toBe(await inode(former));
  const backups = join(home, 'backups');
  expect((await dropOldBackups(backups, 1)).length).toBeGreaterThan(0);
  expect(await keptBackups(backups)).toEqual([next]);
  expect(await checkBackup(next, known)).toMatchObject({ madeAt: second.toISOString(), files: 2 });
});

test('a check reads a backup to its end, and says of a broken one what is wrong', async () => {
  const folder = await takeIn(new Date('2026-11-24T02:30:00Z'));
  const { rows, tables } = await checkBackup(folder, known);
  expect([rows > 1_000, tables > 80]).toEqual([true, true]);
  await expect(checkBackup(folder, known.slice(0, -1))).rejects.toThrow('newer version of the shop');

  const file = join(folder, databaseFile);
  const text = gunzipSync(await readFile(file)).toString();
  const broken = async (wrong: string) => {
    const other = join(home, 'broken');
    await cp(folder, other, { recursive: true, force: true });
    await writeFile(join(other, databaseFile), gzipSync(wrong));
    return checkBackup(other, known);
  };
  const lines = text.trimEnd().split('\n');
  await expect(broken(lines.slice(0, -1).join('\n'))).rejects.toThrow(BackupError);
  await expect(broken(text.replace(/"kind":"row","text":"/u, '$&9'))).rejects.toThrow(BackupError);
  await expect(broken(lines.toSpliced(20, 1).join('\n'))).rejects.toThrow(BackupError);
  await expect(broken(lines.toSpliced(20, 0, 'none of ours').join('\n'))).rejects.toThrow(BackupError);

  const [path = ''] = /media\/.+/u.exec(await readFile(join(folder, mediaList), 'utf8')) ?? [];
  await rm(join(folder, path));
  await expect(checkBackup(folder, known)).rejects.toThrow('is missing from the backup');
  await writeFile(join(folder, path), 'another file');
  await expect(checkBackup(folder, known)).rejects.toThrow('is another file');
});
