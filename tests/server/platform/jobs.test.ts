import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { inTransaction } from '#server/database/transaction.ts';
import type { JobHandlers, JobKinds } from '#server/platform/jobs/job-kinds.ts';
import { JOB_QUEUES } from '#server/jobs.ts';
import { createJobs, type Jobs } from '#server/platform/jobs/jobs.ts';
import { NO_JOBS } from '#tests/support/no-jobs.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let jobs: Jobs;
let sent: JobKinds['mail.send'][];
let failures: number;

const handlers: JobHandlers = {
  'mail.send': async (data) => {
    if (failures > 0) {
      failures -= 1;
      throw new Error('the mail server is away');
    }
    sent.push(data);
  },
  ...NO_JOBS,
};
const mail = (key: string) => ({ key, template: 'quote', to: 'a@example.fr', data: { number: 'D1' } });

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = createJobs(database.db, JOB_QUEUES);
  await jobs.prepare();
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});
beforeEach(() => {
  sent = [];
  failures = 0;
});

test('a job of a transaction that is rolled back never runs', async () => {
  const failing = inTransaction(database.db, async (trx) => {
    await jobs.enqueue(trx, 'mail.send', mail('gone'));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await jobs.drain(handlers)).toBe(0);
  expect(sent).toEqual([]);
});

test('a job of a committed transaction runs once with its data', async () => {
  await inTransaction(database.db, (trx) => jobs.enqueue(trx, 'mail.send', mail('kept')));
  expect(await jobs.drain(handlers)).toBe(1);
  expect(await jobs.drain(handlers)).toBe(0);
  expect(sent).toEqual([mail('kept')]);
});

test('a job that failed waits for its next attempt instead of being lost', async () => {
  failures = 1;
  await jobs.enqueue(database.db, 'mail.send', mail('later'));
  expect(await jobs.drain(handlers)).toBe(0);
  const waiting = await database.pool.query(
    `select state, retry_count from pgboss.job where name = 'mail.send' and data ->> 'key' = 'later'`,
  );
  expect(waiting.rows).toEqual([{ state: 'retry', retry_count: 0 }]);
});

test('of a job with a key one waits, however many processes ask for it at their start', async () => {
  const others = [createJobs(database.db, JOB_QUEUES), createJobs(database.db, JOB_QUEUES)];
  await Promise.all(others.map((other) => other.prepare()));
  const ask = (one: Jobs) => one.enqueue(database.db, 'upkeep.sweep', {}, { key: 'upkeep' });
  await Promise.all([jobs, ...others].map(ask));
  await jobs.enqueue(database.db, 'media.avif', { hash: 'a' }, { key: 'a' });
  await jobs.enqueue(database.db, 'media.avif', { hash: 'b' }, { key: 'b' });
  await Promise.all(others.map((other) => other.stop()));
  expect(await jobs.drain(handlers)).toBe(3);
});

test('two mails without a key are two mails', async () => {
  await Promise.all(['one', 'two'].map((key) => jobs.enqueue(database.db, 'mail.send', mail(key))));
  expect(await jobs.drain(handlers)).toBe(2);
});

/** How the queue's tables call what became of the job whose mail has this key. */
async function stateOf(key: string): Promise<string> {
  const { rows } = await database.pool.query<{ state: string }>(
    `select state from pgboss.job where data->>'key' = $1`,
    [key],
  );
  return rows[0]?.state ?? 'gone';
}

test('who stops waits for the job that runs, until its end is written', async () => {
  const own = createJobs(database.db, JOB_QUEUES);
  await own.prepare();
  await own.enqueue(database.db, 'mail.send', mail('running'));
  let stopped = Promise.resolve();
  const begun = new Promise<void>((resolve) => {
    void own.start({
      ...handlers,
      'mail.send': async () => {
        stopped = own.stop();
        resolve();
      },
    });
  });
  await begun;
  await stopped;
  expect(await stateOf('running')).toBe('completed');
});

test('who stops at once leaves no job half taken', async () => {
  const own = createJobs(database.db, JOB_QUEUES);
  await own.prepare();
  await own.enqueue(database.db, 'mail.send', mail('just taken'));
  await own.start(handlers);
  await own.stop();
  expect(['created', 'completed']).toContain(await stateOf('just taken'));
});

test('what is urgent leaves first, and one that fails holds up none of its batch', async () => {
  await jobs.enqueue(database.db, 'mail.send', mail('confirmation'));
  await jobs.enqueue(database.db, 'mail.send', mail('shop'), { priority: 1 });
  await jobs.enqueue(database.db, 'mail.send', mail('link'), { priority: 2 });
  failures = 1;
  const others = createJobs(database.db, JOB_QUEUES);
  await others.prepare();
  await others.start(handlers);
  await expect.poll(() => sent.map(({ key }) => key), { timeout: 20_000 }).toEqual(['shop', 'confirmation']);
  await others.stop();
  const { rows } = await database.pool.query(
    `select data ->> 'key' as key, state from pgboss.job where data ->> 'key' in ('link', 'shop', 'confirmation')`,
  );
  expect(Object.fromEntries(rows.map(({ key, state }) => [key, state]))).toEqual({
    link: 'retry',
    shop: 'completed',
    confirmation: 'completed',
  });
});
