import { CompiledQuery, sql } from 'kysely';
import PgBoss from 'pg-boss';

import type { Db } from '#server/database/connection.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';

import { faultOf, keepLastFailure, troubledJobs } from './failed-jobs.ts';
import { UnderWay } from './under-way.ts';
import { kindsOf, type JobHandlers, type JobKind, type JobKinds, type JobQueues } from './job-kinds.ts';

interface EnqueueOptions {
  /** At most one waiting job of a kind has this key; only for kinds that say `isKeyed`. */
  readonly key?: string;
  readonly startAfterSeconds?: number;
  /** The higher leaves first; 0 where silent. */
  readonly priority?: number;
}

/**
 * Effects on the outside world as jobs in the database's own tables: written by the transaction that causes them, so
 * that both happen or neither does (design §5, rule 8). Tried again with growing pauses for about a day; what fails then
 * too stays until a person decides (`failed-jobs.ts`).
 */
export interface Jobs {
  /** Creates the queue's tables, or brings them up to date; several processes may do so at once. */
  prepare(): Promise<void>;
  enqueue<Kind extends JobKind>(
    within: Trx | Db,
    kind: Kind,
    data: JobKinds[Kind],
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Takes up work that a backup held; false for a kind that this version no longer knows. */
  resume(kind: string, data: unknown): Promise<boolean>;
  /** Begins to work; `prepare` comes first. */
  start(handlers: JobHandlers): Promise<void>;
  /** Works off what is due now and returns how many were done: for tests and commands, without a worker running. */
  drain(handlers: JobHandlers): Promise<number>;
  /** How many jobs of each kind are due and not done. */
  waiting(): Promise<{ kind: JobKind; count: number }[]>;
  /** How many jobs of each kind failed and wait for another try, or have none left. */
  troubled: () => ReturnType<typeof troubledJobs>;
  /** Lets running jobs end (30 s) and stops. */
  stop(): Promise<void>;
}

const retry = { retryLimit: 12, retryDelay: 20, retryBackoff: true, expireInMinutes: 15 };
const pollEverySeconds = 1;
/** Far beyond the life of a shop: the queue puts away what is done, and never what failed. */
const failedKeptSeconds = 100 * 365 * 86_400;
/** Advisory lock of whoever makes the queues. */
const preparing = 480_202;

/** A try of a job that failed, for the log: its id leads to its data, which belongs to people. */
export interface JobFault {
  readonly kind: JobKind;
  readonly job: string;
  readonly tries: number;
  /** It will not be tried again by itself. */
  readonly isOver: boolean;
  readonly error: unknown;
}

interface JobsOptions {
  /** Told what the queue itself could not do. */
  readonly onError?: (error: Error) => void;
  readonly onFault?: (fault: JobFault) => void;
}

export function createJobs(db: Db, queues: JobQueues, options: JobsOptions = {}): Jobs {
  const kinds = kindsOf(queues);
  const underWay = new UnderWay();
  const own = executor(db);
  const followed: PgBoss.Db = { executeSql: (text, values) => underWay.follow(own.executeSql(text, values)) };
  const boss = new PgBoss({
    db: followed,
    schedule: false,
    deleteAfterDays: 14,
    archiveFailedAfterSeconds: failedKeptSeconds,
  });
  boss.on('error', options.onError ?? (() => {}));
  const worker: Worker = { db, queues, boss, underWay, onFault: options.onFault ?? (() => {}) };
  let prepared: Promise<void> | undefined;
  /**
   * One process after the other: two that make the same queue at once leave each other a broken transaction. The lock is
   * the transaction's: one of the session would stay behind on whichever connection a pool had for it.
   */
  const prepare = () =>
    inTransaction(db, async (trx) => {
      await sql`select pg_advisory_xact_lock(${preparing})`.execute(trx);
      await makeQueues();
    });
  const makeQueues = async () => {
    await boss.start();
    for (const kind of kinds) {
      const queue = { name: kind, ...retry, policy: queues[kind].isKeyed ? 'short' : 'standard' } as const;
      await boss.createQueue(kind, queue);
      // A queue made by an earlier version keeps its old policy otherwise.
      await boss.updateQueue(kind, queue);
    }
  };
  return {
    prepare: () => (prepared ??= prepare()),
    async enqueue(within, kind, data, { key, startAfterSeconds, priority } = {}) {
      await boss.send(kind, data, {
        db: executor(within),
        ...(priority === undefined ? {} : { priority }),
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
      });
    },
    async resume(kind, data) {
      if (!kinds.some((known) => known === kind) || typeof data !== 'object' || data === null) return false;
      await boss.send(kind, data);
      return true;
    },
    async start(handlers) {
      for (const kind of kinds) await work(worker, kind, handlers[kind]);
    },
    async drain(handlers) {
      let done = 0;
      for (const kind of kinds) done += await drainKind(worker, kind, handlers[kind]);
      return done;
    },
    async waiting() {
      const { rows } = await sql<{ name: string; count: number }>`
        select name, count(*)::int as count from pgboss.job
        where state in ('created', 'retry', 'active') and start_after <= now() group by name`.execute(db);
      return kinds.map((kind) => ({ kind, count: rows.find(({ name }) => name === kind)?.count ?? 0 }));
    },
    troubled: () => troubledJobs(db),
    async stop() {
      if (!prepared) return;
      await prepared.catch(() => {});
      await boss.stop({ graceful: true, wait: true, timeout: 30_000 });
      await underWay.rest();
    },
  };
}

/** pg-boss asks for little: a text with values, run on the connection of the given transaction. */
const executor = (within: Db | Trx): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const result = await within.executeQuery(CompiledQuery.raw(text, values ?? []));
    return { rows: result.rows };
  },
});

interface Worker {
  readonly db: Db;
  readonly queues: JobQueues;
  readonly boss: PgBoss;
  readonly underWay: UnderWay;
  readonly onFault: (fault: JobFault) => void;
}

async function work<Kind extends JobKind>(worker: Worker, kind: Kind, handler: JobHandlers[Kind]) {
  const { boss, queues, underWay } = worker;
  const options = {
    batchSize: queues[kind].batch,
    pollingIntervalSeconds: pollEverySeconds,
    includeMetadata: true,
  } as const;
  await boss.work<JobKinds[Kind]>(kind, options, async (jobs) => {
    // each by itself: one that fails must not send the others of its batch again
    for (const job of inTurn(jobs)) await underWay.follow(settle(worker, kind, job, handler));
  });
}

async function drainKind<Kind extends JobKind>(worker: Worker, kind: Kind, handler: JobHandlers[Kind]) {
  for (let done = 0; ;) {
    const jobs = await worker.boss.fetch<JobKinds[Kind]>(kind, { batchSize: 20, includeMetadata: true });
    if (jobs.length === 0) return done;
    for (const job of inTurn(jobs)) {
      if (await settle(worker, kind, job, handler)) done += 1;
    }
  }
}

/** The urgent ones of a batch first: the queue chooses by it, and hands them over in no order. */
const inTurn = <Job extends { readonly priority: number }>(jobs: readonly Job[]): readonly Job[] =>
  jobs.toSorted((one, other) => other.priority - one.priority);

/** Does one job and says what became of it. @returns whether it is done */
async function settle<Kind extends JobKind>(
  { db, boss, onFault }: Worker,
  kind: Kind,
  job: PgBoss.JobWithMetadata<JobKinds[Kind]>,
  handler: JobHandlers[Kind],
): Promise<boolean> {
  try {
    await handler(job.data);
  } catch (error) {
    const isOver = job.retryCount >= job.retryLimit;
    onFault({ kind, job: job.id, tries: job.retryCount + 1, isOver, error });
    await boss.fail(kind, job.id, faultOf(error));
    if (isOver) await keepLastFailure(db, { id: job.id, kind });
    return false;
  }
  await boss.complete(kind, job.id);
  return true;
}
