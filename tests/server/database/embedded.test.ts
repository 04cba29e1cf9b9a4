import { execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { openConnection } from '#server/database/connection.ts';
import { placesIn } from '#server/database/embedded/places.ts';
import { SUPERUSER } from '#server/database/embedded/app-role.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { bundleChild } from '#tests/support/process/bundle-child.ts';
import { runs } from '#tests/support/runs.ts';

let base: string;
let cleanUp: (() => Promise<unknown> | void)[];
let childFile: string;
/** Data folder of a shop that has been started once and stopped. */
let begun: string;

beforeAll(async () => {
  childFile = await bundleChild('embedded-child');
  begun = await mkdtemp(join(tmpdir(), 'shop-embedded-'));
  await (await startEmbedded({ dataDir: begun })).stop();
});
afterAll(() => rm(begun, { recursive: true, force: true }));

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'shop-embedded-'));
  cleanUp = [];
});
afterEach(async () => {
  for (const step of cleanUp.reverse()) await step();
  await rm(base, { recursive: true, force: true });
});

/** A data folder whose database is there already: what is looked at begins after the first start. */
async function existing(): Promise<string> {
  const dataDir = join(base, 'data');
  // with its owner, which is not ours where we are root
  await promisify(execFile)('cp', ['-a', begun, dataDir]);
  return dataDir;
}

/** Runs the database in a process of its own. */
function runChild(dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [childFile, dataDir, ...args], { stdio: 'pipe' });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let complaint = '';
  child.stderr.on('data', (part) => (complaint += String(part)));
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const look of waiting) look();
  });
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  /** The first line that begins so; fails when the process ends without it. */
  const line = async (start: string) => {
    const found = () => lines.find((one) => one.startsWith(start));
    const seen = new Promise<void>((resolve) => {
      const look = () => {
        if (found() === undefined) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
    await Promise.race([seen, exited]);
    const text = found();
    if (text === undefined) throw new Error(`ended before "${start}": ${complaint}`);
    return text;
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  cleanUp.push(kill);
  return {
    lines,
    line,
    kill,
    stop: async () => {
      child.stdin.write('stop\n');
      await exited;
    },
    serverPid: async () => Number((await line('ready')).split(' ')[1]),
  };
}

async function start(dataDir: string) {
  const postgres = await startEmbedded({ dataDir });
  cleanUp.push(() => postgres.stop());
  return postgres;
}

async function query(dataDir: string, text: string) {
  const postgres = await start(dataDir);
  const client = new pg.Client({ ...postgres.connection });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return { rows, adopted: postgres.adopted };
  } finally {
    await client.end();
  }
}

const wroteLast = (lines: string[]) => Number(lines.findLast((line) => line.startsWith('wrote'))?.split(' ')[1] ?? 0);

/** Every acknowledged row is there, without a gap. */
async function expectAllWritten(dataDir: string, atLeast: number) {
  const text = 'select count(*)::int as count, coalesce(max(n), 0)::int as max from written';
  const { rows, adopted } = await query(dataDir, text);
  expect(rows[0]?.count).toBe(rows[0]?.max);
  expect(rows[0]?.max).toBeGreaterThanOrEqual(atLeast);
  return adopted;
}

test('a folder private to its owner, under a very long path, holds a database that starts again', async () => {
  const dataDir = join(base, 'd'.repeat(120), 'e'.repeat(90), 'data');
  await mkdir(dataDir, { recursive: true });
  await chmod(join(base, 'd'.repeat(120)), 0o700);
  await chmod(dataDir, 0o700);
  const first = await start(dataDir);
  expect(first.adopted).toBe(false);
  await first.stop();
  expect((await query(dataDir, 'select 1')).adopted).toBe(false);
});

test('two processes that start a new shop at once share one database, and the last one out stops it', async () => {
  const dataDir = join(base, 'data');
  const [one, two] = [runChild(dataDir), runChild(dataDir)];
  const pids = await Promise.all([one.serverPid(), two.serverPid()]);
  expect(pids[0]).toBe(pids[1]);
  await one.stop();
  expect((await query(dataDir, 'select 1 from written')).adopted).toBe(true);
  for (const step of cleanUp.splice(2)) await step();
  expect(() => process.kill(pids[0] ?? 0, 0)).not.toThrow();
  await two.stop();
  expect(await readdir(join(dataDir, 'pg', 'data'))).not.toContain('postmaster.pid');
  expect((await readdir(join(dataDir, 'pg'))).filter((name) => name.includes('stage'))).toEqual([]);
});

test('a database whose shop was killed under writes is adopted with every acknowledged write', async () => {
  const dataDir = await existing();
  const child = runChild(dataDir, 'write');
  await child.line('wrote 50');
  await child.kill();
  expect(await expectAllWritten(dataDir, wroteLast(child.lines))).toBe(true);
});

test('a database killed together with its shop recovers every acknowledged write, again and again', async () => {
  const dataDir = await existing();
  for (let round = 0; round < runs(1, 3); round += 1) {
    const child = runChild(dataDir, 'write');
    const serverPid = await child.serverPid();
    await child.line('wrote');
    const goal = wroteLast(child.lines) + 20;
    await child.line(`wrote ${goal}`);
    process.kill(serverPid, 'SIGKILL');
    await child.kill();
    await expectAllWritten(dataDir, goal);
    for (const step of cleanUp.splice(0)) await step();
  }
});

test('a first start that was cut short leaves nothing the next one stumbles over', async () => {
  const dataDir = join(base, 'data');
  const child = runChild(dataDir);
  await child.line('log creating the database');
  await child.kill();
  expect((await query(dataDir, 'select 1 as n')).rows).toEqual([{ n: 1 }]);
});

test('what an unfinished first start left is swept once its process is gone', async () => {
  const dataDir = join(base, 'data');
  const stage = join(dataDir, 'pg', 'data.stage-999999999-1-dead');
  await mkdir(stage, { recursive: true });
  await writeFile(join(stage, 'PG_VERSION'), '18');
  await start(dataDir);
  expect(await readdir(join(dataDir, 'pg'))).not.toContain('data.stage-999999999-1-dead');
});

test('a database of another major version is refused with what to do, and left as it is', async () => {
  const dataDir = await existing();
  const file = join(dataDir, 'pg', 'data', 'PG_VERSION');
  await writeFile(file, '17\n');
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    /was made by PostgreSQL 17, this version brings 18: restore/,
  );
  expect(await readFile(file, 'utf8')).toBe('17\n');
});

test('a stranger’s folder in the place of the socket is refused', async () => {
  const dataDir = await existing();
  const { socketDir } = placesIn(dataDir);
  await mkdir(socketDir, { mode: 0o777 });
  await chmod(socketDir, 0o777);
  cleanUp.push(() => rm(socketDir, { recursive: true }));
  await expect(startEmbedded({ dataDir })).rejects.toThrow('belongs to somebody else');
});

test('nobody but the owner reaches the socket, and nothing listens on the network', async () => {
  const dataDir = await existing();
  const text = `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync`;
  expect((await query(dataDir, text)).rows).toEqual([{ addresses: '', fsync: 'on' }]);
});

test('the shop works as an ordinary role that owns what the superuser of a cluster of before has made', async () => {
  const dataDir = await existing();
  const before = await start(dataDir);
  const superuser = new pg.Client({ ...before.connection, user: SUPERUSER });
  await superuser.connect();
  await superuser.query(`
    create extension pg_trgm;
    create type colour as enum ('red');
    create schema jobs;
    create table jobs.queue (id int generated always as identity, colour colour, name text) partition by list (name);
    create table jobs.mails partition of jobs.queue for values in ('mails');
    create table numbered (id serial primary key);
    create view numbers as select id from numbered;
    create function one() returns int language sql as 'select 1';`);
  await superuser.end();
  await before.stop();
  const { rows } = await query(
    dataDir,
    `alter table jobs.queue add column weight int;
     insert into jobs.queue (colour, name) values ('red', 'mails');
     truncate jobs.mails;
     alter type colour add value 'blue';
     alter table numbered add column note text;
     insert into numbered default values;
     drop view numbers;
     drop function one();
     create table own (id int);
     create schema other;`,
  ).then(() =>
    query(
      dataDir,
      'select rolsuper or rolcreatedb or rolcreaterole as mighty from pg_roles where rolname = current_user',
    ),
  );
  expect(rows).toEqual([{ mighty: false }]);
  await expect(query(dataDir, `copy (select 1) to program 'cat'`)).rejects.toThrow(/permission denied/u);
});

test('over the network nobody is let in, in a cluster of before neither, should it ever listen there', async () => {
  const dataDir = await existing();
  const file = join(dataDir, 'pg', 'data', 'pg_hba.conf');
  const trusted = async () => (await readFile(file, 'utf8')).split('\n').filter((rule) => /^host.*trust/u.test(rule));
  expect(await trusted()).toEqual([]);
  const made = await readFile(file, 'utf8');
  await writeFile(file, made.replaceAll('reject', 'trust'));
  expect(await trusted()).not.toEqual([]);
  expect((await query(dataDir, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(await trusted()).toEqual([]);
});

test('a database that is killed under a shop that goes on is started again, with what it had', async () => {
  const dataDir = await existing();
  const postgres = await start(dataDir);
  const connection = openConnection(postgres.connection, { max: 2 });
  cleanUp.push(() => connection.close());
  await sql`create table kept as select 7 as n`.execute(connection.db);
  const killed = postgres.pid();
  process.kill(killed, 'SIGKILL');
  const read = async () => {
    const { rows } = await sql<{ n: number }>`select n from kept`.execute(connection.db);
    return rows[0]?.n;
  };
  await expect.poll(() => [0, killed].includes(postgres.pid()), { timeout: 30_000 }).toBe(false);
  await expect.poll(() => read().catch(() => undefined), { timeout: 30_000 }).toBe(7);
});
