/** The database of a running benchmark shop, for its peers and for what must not disturb a measurement. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

/** Lines of PostgreSQL's own `postmaster.pid`. */
const running = (dataDir: string): string[] =>
  readFileSync(join(dataDir, 'pg/data/postmaster.pid'), 'utf8').split('\n');

/** Process of the embedded PostgreSQL that serves this data folder. */
export const postgresPid = (dataDir: string): number => Number(running(dataDir)[0]);

export async function connect(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ host: running(dataDir)[4] ?? '', user: 'shop', database: 'postgres' });
  await client.connect();
  return client;
}

/**
 * Some minutes after its first start the shop makes AVIF pictures, which takes minutes of CPU: it would be in every
 * figure. Without them the pictures stay WebP, which weighs more: no figure gets better by it.
 */
export async function dropPictureWork(dataDir: string): Promise<void> {
  const client = await connect(dataDir);
  await client.query(`delete from pgboss.job where name = 'media.avif' and state < 'active'`);
  await client.end();
}
