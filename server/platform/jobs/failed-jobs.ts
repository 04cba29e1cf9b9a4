/**
 * What became of work that failed. The queue itself keeps it, data and all, until somebody has it run again or puts it
 * aside:
 *
 *   active ─ failed ─► retry ─ due ─► active … ─ tries used up ─► failed ─ run again ─► retry
 *                                                                        └ dismissed ─► gone
 */
import { sql } from 'kysely';
import * as v from 'valibot';

import { cutText } from '#core/domain/text/cut-text.ts';
import type { Db } from '#server/database/connection.ts';
import { describeError } from '#server/database/describe-error.ts';

/** Told at once; the count says how many there are. */
const MOST_TOLD = 200;

export interface FailedJob {
  readonly id: string;
  readonly kind: string;
  /** Why the last try failed, without what belongs to a person. */
  readonly fault: string;
  readonly tries: number;
  readonly createdAt: Date;
  readonly failedAt: Date;
}

/** What the queue keeps of an error, and the log says: a sentence and a type, no value of a row. */
export function faultOf(error: unknown): { readonly message: string } {
  const { type, message, code, cause } = describeError(error);
  const own = [type, code, message].filter((part) => typeof part === 'string' && part !== '').join(': ');
  const beneath = typeof cause === 'object' && error instanceof Error ? ` (${faultOf(error.cause).message})` : '';
  return { message: cutText(`${own}${beneath}`, 500) };
}

/** As `faultOf` writes it; the queue wraps what it says itself. */
const output = v.union([
  v.pipe(
    v.object({ message: v.string() }),
    v.transform(({ message }) => message),
  ),
  v.pipe(
    v.object({ value: v.object({ message: v.string() }) }),
    v.transform(({ value }) => value.message),
  ),
]);

interface Row {
  id: string;
  name: string;
  output: unknown;
  retry_count: number;
  created_on: Date;
  completed_on: Date;
}

/** Those that will not be tried again by themselves, the newest first. */
export async function readFailedJobs(db: Db): Promise<{ data: FailedJob[]; total: number }> {
  const { rows } = await sql<Row>`
    select id, name, output, retry_count, created_on, completed_on from pgboss.job
    where state = 'failed' order by completed_on desc, id limit ${MOST_TOLD}`.execute(db);
  const data = rows.map((row) => {
    const said = v.safeParse(output, row.output);
    return {
      id: row.id,
      kind: row.name,
      fault: said.success ? said.output : '',
      tries: row.retry_count + 1,
      createdAt: row.created_on,
      failedAt: row.completed_on,
    };
  });
  return { data, total: rows.length < MOST_TOLD ? rows.length : await countFailedJobs(db) };
}

export async function countFailedJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where state = 'failed'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** From now on, with all its tries before it. @returns false where no failed job has this id */
export async function runJobAgain(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), started_on = null, completed_on = null
    where id = ${id} and state = 'failed' returning id`.execute(db);
  return rows.length > 0;
}

/** @returns false where no failed job has this id */
export async function dismissJob(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`delete from pgboss.job where id = ${id} and state = 'failed' returning id`.execute(db);
  return rows.length > 0;
}

/** Of work that comes again by itself the last failure tells all: the earlier ones of its kind and key are put aside. */
export async function keepLastFailure(db: Db, { id, kind }: Pick<FailedJob, 'id' | 'kind'>): Promise<void> {
  await sql`
    delete from pgboss.job former using pgboss.job last
    where last.id = ${id} and last.name = ${kind} and last.state = 'failed' and former.name = last.name
      and former.state = 'failed' and former.id <> last.id and former.singleton_key = last.singleton_key`.execute(db);
}

/** How many jobs of a kind wait for another try, and how many have none left. */
export async function troubledJobs(db: Db): Promise<{ kind: string; state: 'retry' | 'failed'; count: number }[]> {
  const { rows } = await sql<{ kind: string; state: 'retry' | 'failed'; count: number }>`
    select name as kind, state::text as state, count(*)::int as count from pgboss.job
    where state in ('retry', 'failed') group by 1, 2`.execute(db);
  return rows;
}
