/** The embedded database of a shop that runs, for benchmarks and journeys: peers, and what must not disturb either. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import pg from 'pg';

/** Lines of PostgreSQL's own `postmaster.pid`. */
const running = (dataDir: string): string[] =>
  readFileSync(join(dataDir, 'pg/data/postmaster.pid'), 'utf8').split('\n');

/** Process of the embedded PostgreSQL that serves this data folder. */
export const postgresPid = (dataDir: string): number => Number(running(dataDir)[0]);

/** `DATABASE_URL` of a second process over the same database. */
export const addressOf = (dataDir: string): string =>
  `postgresql://app@localhost/postgres?host=${encodeURIComponent(running(dataDir)[4] ?? '')}`;

export async function connect(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ host: running(dataDir)[4] ?? '', user: 'app', database: 'postgres' });
  await client.connect();
  return client;
}

/** Lets the same work be done at once, and waits for it: the shop as it is from the first hour on. */
export async function finishPictureWork(dataDir: string): Promise<void> {
  const client = await connect(dataDir);
  await client.query(`update pgboss.job set start_after = now() where name = 'media.avif' and state < 'active'`);
  const left = `select count(*)::int as jobs from pgboss.job where name = 'media.avif' and state <= 'active'`;
  while (((await client.query<{ jobs: number }>(left)).rows[0]?.jobs ?? 0) > 0) await setTimeout(1_000);
  await client.end();
}

/**
 * Some minutes after its first start the shop makes AVIF pictures, which takes minutes of CPU: it would be in every
 * figure, and beside every journey. Without them the pictures stay WebP, which weighs more: no figure gets better by it.
 */
export async function dropPictureWork(dataDir: string): Promise<void> {
  const client = await connect(dataDir);
  await client.query(`delete from pgboss.job where name = 'media.avif' and state < 'active'`);
  await client.end();
}
