/**
 * A process of its own around the embedded database, so that a test can kill it: says `log …` while starting, `ready`
 * with the server's process id, then writes rows and says `wrote n` only after each commit, until it is killed or told
 * to stop by a line on its input.
 */
import { once } from 'node:events';

import { sql } from 'kysely';

import { openConnection } from '#server/database/connection.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';

const [dataDir = '', task = ''] = process.argv.slice(2);
const toast = (text: string) => process.stdout.write(`${text}\n`);

const postgres = await startEmbedded({ dataDir, log: (message) => toast(`log ${message}`) });
const connection = openConnection(postgres.connection, { max: 1 });
await sql`select pg_advisory_lock(1)`.execute(connection.db);
await sql`create table if not exists written (n int primary key)`.execute(connection.db);
await sql`select pg_advisory_unlock(1)`.execute(connection.db);
toast(`ready ${postgres.pid()} ${postgres.adopted ? 'adopted' : 'started'}`);

const told = new AbortController();
const toldToStop = once(process.stdin, 'data').then(() => told.abort());
if (task === 'write') await write(told.signal);
await toldToStop;
await connection.close();
await postgres.stop();
toast('stopped');
process.exit(0);

async function write(signal: AbortSignal) {
  const text = sql<{ next: number }>`select coalesce(max(n), 0)::int + 1 as next from written`;
  const { rows } = await text.execute(connection.db);
  for (let n = rows[0]?.next ?? 1; !signal.aborted; n += 1) {
    await sql`insert into written values (${n})`.execute(connection.db);
    toast(`wrote ${n}`);
  }
}
