/** What becomes of background work that fails, and who decides about it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { eachByItself } from '#server/platform/jobs/each-by-itself.ts';
import { dismissJob, readFailedJobs, runJobAgain } from '#server/platform/jobs/failed-jobs.ts';
import type { JobHandlers, JobKinds } from '#server/platform/jobs/job-kinds.ts';
import { JOB_QUEUES } from '#server/jobs.ts';
import { createJobs, type JobFault, type Jobs } from '#server/platform/jobs/jobs.ts';
import { NO_JOBS } from '#tests/support/no-jobs.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let jobs: Jobs;
let sent: JobKinds['mail.send'][];
let isAway: boolean;
let faults: JobFault[];

const handlers: JobHandlers = {
  'mail.send': async (data) => {
    if (isAway) throw new Error('the mail server is away');
    sent.push(data);
  },
  ...NO_JOBS,
};
const mail = (key: string) => ({ key, template: 'quote', to: 'a@example.fr', data: { number: 'D1' } });

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = createJobs(database.db, JOB_QUEUES, { onFault: (fault) => faults.push(fault) });
  await jobs.prepare();
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query('delete from pgboss.job');
  sent = [];
  faults = [];
  isAway = false;
});

/** Works off the queue as often as a job is tried, whatever pause lies between two tries. */
async function untilItsEnd(kind: string): Promise<number> {
  for (let tries = 1; tries <= 50; tries += 1) {
    await jobs.drain(handlers);
    const { rowCount } = await database.pool.query(
      `update pgboss.job set start_after = now() where name = $1 and state = 'retry'`,
      [kind],
    );
    if (rowCount === 0) return tries;
  }
  return Infinity;
}

test('a job that fails is told each time, and tried again with an end; then it waits for somebody', async () => {
  isAway = true;
  await jobs.enqueue(database.db, 'mail.send', mail('hopeless'));
  expect(await untilItsEnd('mail.send')).toBe(13);
  expect(faults.map(({ kind, tries, isOver }) => ({ kind, tries, isOver }))).toEqual(
    Array.from({ length: 13 }, (_, at) => ({ kind: 'mail.send', tries: at + 1, isOver: at === 12 })),
  );
  expect(await jobs.troubled()).toEqual([{ kind: 'mail.send', state: 'failed', count: 1 }]);
  const { data, total } = await readFailedJobs(database.db);
  expect(total).toBe(1);
  expect(data).toMatchObject([{ kind: 'mail.send', tries: 13, fault: 'Error: the mail server is away' }]);

  isAway = false;
  expect(await jobs.drain(handlers)).toBe(0);
  const id = data[0]?.id ?? '';
  expect(await runJobAgain(database.db, id)).toBe(true);
  expect(await jobs.drain(handlers)).toBe(1);
  expect(sent).toEqual([mail('hopeless')]);
  expect([await runJobAgain(database.db, id), await dismissJob(database.db, id)]).toEqual([false, false]);
  expect(await readFailedJobs(database.db)).toEqual({ data: [], total: 0 });
});

test('a job that is run again by a person has all its tries before it, and is dismissed by a person alone', async () => {
  isAway = true;
  await jobs.enqueue(database.db, 'mail.send', mail('again'));
  await untilItsEnd('mail.send');
  const [first] = (await readFailedJobs(database.db)).data;
  await runJobAgain(database.db, first?.id ?? '');
  expect(await untilItsEnd('mail.send')).toBe(13);
  // the queue puts away what is done; of what failed nothing, however long ago
  await database.pool.query(`update pgboss.job set completed_on = now() - interval '3 years' where state = 'failed'`);
  await database.pool.query(`update pgboss.version set maintained_on = null`);
  const later = createJobs(database.db, JOB_QUEUES);
  await later.prepare();
  await later.stop();
  expect((await readFailedJobs(database.db)).total).toBe(1);
  expect(await dismissJob(database.db, first?.id ?? '')).toBe(true);
  expect((await readFailedJobs(database.db)).total).toBe(0);
});

test('of work that comes again by itself one failure is kept, the last', async () => {
  const failing: JobHandlers = { ...handlers, 'media.avif': () => Promise.reject(new Error('no memory')) };
  for (const hash of ['a', 'a', 'b']) {
    await jobs.enqueue(database.db, 'media.avif', { hash }, { key: hash });
    await database.pool.query(`update pgboss.job set retry_limit = 0 where name = 'media.avif'`);
    await jobs.drain(failing);
  }
  const { data } = await readFailedJobs(database.db);
  expect(data).toHaveLength(2);
});

test('what is kept and told of a failure names nobody', async () => {
  const failing: JobHandlers = {
    ...handlers,
    'mail.send': async () => {
      await database.pool.query(`select 'marie@example.fr'::int`);
    },
  };
  const refusing: JobHandlers = {
    ...handlers,
    'mail.send': () => Promise.reject(new Error('550 <marie@example.fr> is unknown here')),
  };
  for (const each of [failing, refusing]) {
    await jobs.enqueue(database.db, 'mail.send', mail('named'));
    await database.pool.query(`update pgboss.job set retry_limit = 0 where name = 'mail.send' and state = 'created'`);
    await jobs.drain(each);
  }
  const { data } = await readFailedJobs(database.db);
  expect(data.map(({ fault }) => fault).sort()).toEqual(['DatabaseError: 22P02', 'Error: 550 … is unknown here']);
});

test('of several things one that fails holds up none of the others', async () => {
  const done: number[] = [];
  const work = async (thing: number) => {
    if (thing % 2 === 0) throw new Error(`not ${thing}`);
    done.push(thing);
  };
  await expect(eachByItself([1, 2, 3, 4, 5], work)).rejects.toMatchObject({
    message: '2 of 5 failed',
    cause: new Error('not 2'),
  });
  expect(done).toEqual([1, 3, 5]);
  await expect(eachByItself([], work)).resolves.toBeUndefined();
});
