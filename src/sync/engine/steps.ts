/** The engine's transactions: each reads its slice, lets the pure core decide, and writes what it decided. */
import type { Lane } from '#core/wire/lane.ts';
import { PUSH_MAX_CHANGES } from '#core/wire/sync.ts';
import { laneRange, type OutboxRow, type TableName } from '#src/db/rows.ts';
import { isFull, type PersonStore, type WriteTables } from '#src/db/store.ts';
import { applyAnswer, standingOf, type Answer, type Applied, type Asked } from '#src/sync/core/apply-answer.ts';
import { nextBatch, type Batch } from '#src/sync/core/batch.ts';
import { documentsOf } from '#src/sync/core/changes.ts';
import type { OfflineContract } from '#src/sync/core/contract.ts';
import type { StepDeps } from '#src/sync/core/step-deps.ts';
import { SENT_KEPT_MS } from '#src/sync/core/sent.ts';
import { identityIn, nextOf, nextOfAll, progressIn } from '#src/sync/meta.ts';
import { headsIn, lanesSent, lanesSentIn } from '#src/sync/outbox/heads.ts';

/**
 * A transaction of the queue. A full disk must still be drained: what serves a restored server alone is given up for it
 * (rule S74).
 */
async function writeQueue<T>(store: PersonStore, tables: readonly TableName[], work: (t: WriteTables) => Promise<T>) {
  try {
    return await store.write(tables, work);
  } catch (error) {
    if (!isFull(error)) throw error;
    await store.write(['sent', 'results'], async (t) => {
      // What tells of a lost document stays: it has no content, and nobody else would.
      await t.sent.remove((await t.sent.all()).filter((row) => row.args !== null).map((row) => row.mutId));
      await t.results.remove((await t.results.all()).map((row) => row.mutId));
    });
    return store.write(tables, work);
  }
}

interface Leaving {
  readonly group: string;
  /** Lanes in which something has left or leaves now: undefined where they are too many to name. */
  readonly lanes: readonly Lane[] | undefined;
}

/** Takes the next changes and marks them as sent before they leave; null when nothing is ready (then nothing is written). */
export async function takeBatch(
  { store, contract, now }: StepDeps,
  resting: ReadonlySet<Lane>,
  limit = PUSH_MAX_CHANGES,
): Promise<(Batch & Leaving) | null> {
  return writeQueue(store, ['meta', 'outbox', 'parked'], async (t) => {
    const identity = await identityIn(t);
    if (identity === null) return null;
    const mayLeave = ({ lane, held }: OutboxRow) => held !== true && !resting.has(lane) && contract.hasLane(lane);
    let ready = 0;
    // One more than may leave says that there are more; a long queue costs what leaves of it.
    const queue = await headsIn(t, (head) => {
      ready += Number(mayLeave(head));
      return ready > limit + 1;
    });
    const rows: OutboxRow[] = [];
    for (const head of queue.heads.filter(mayLeave)) {
      // By how many there are, not by their numbers: another tab may have heard what became of some in between.
      rows.push(...(ready > limit ? [head] : await t.outbox.between(...laneRange(head.lane), limit + 1)));
    }
    const batch = nextBatch(contract, rows, resting, now(), limit);
    if (batch.changes.length === 0) return null;
    await t.outbox.put(batch.put);
    await t.parked.put(batch.parked);
    return { ...batch, group: identity.group, lanes: lanesSentIn(queue, batch.changes) };
  });
}

/** Applies what the shop answered, in one transaction, or nothing at all. An answer for a former group is dropped. */
export async function takeAnswer(deps: StepDeps, asked: Asked, answer: Answer): Promise<Applied> {
  const { store, contract, now } = deps;
  const told = Object.keys(answer.pull.lastSeq);
  const standing = await store.read(['meta'], async (t) => {
    const identity = await identityIn(t);
    if (identity?.group !== asked.group) return 'ignored';
    const position = { identity, progress: await progressIn(t), next: await nextOf(t, told), isCovered: true };
    return standingOf(contract, asked, answer.pull, position);
  });
  const unread: Applied = { settled: 0, rests: new Map(), gap: false, outcome: 'ignored', offered: 0 };
  // What was executed in it is told again in the group that takes its place.
  if (standing === 'gone') return { ...unread, outcome: 'gone' };
  if (standing !== 'news' && answer.results.length === 0) return { ...unread, outcome: standing };
  return writeQueue(store, ['meta', 'base', 'outbox', 'sent', 'parked', 'results'], async (t) => {
    const identity = await identityIn(t);
    if (identity?.group !== asked.group) return unread;
    const whole = answer.pull.from === null;
    const position = {
      identity,
      progress: await progressIn(t),
      next: whole ? await nextOfAll(t) : await nextOf(t, told),
      isCovered: whole || asked.lanes === undefined || (await isCoveredBy(told, t)),
    };
    const held = { ...position, ...(await concernedBy(contract, answer, t)) };
    const { writes, ...applied } = applyAnswer(contract, asked, answer, held, now());
    await t.base.put(writes.basePut);
    await t.base.remove(writes.baseRemove);
    await t.outbox.remove(writes.outboxRemove);
    await t.outbox.put(writes.outboxPut);
    await t.sent.remove(writes.sentRemove);
    await t.sent.put(writes.sentPut);
    await t.results.put(writes.results);
    await t.parked.put(writes.parked);
    await t.meta.put(writes.meta);
    return applied;
  });
}

/** True when the answer tells the number of every lane in which something has left. */
async function isCoveredBy(told: readonly Lane[], t: WriteTables): Promise<boolean> {
  const known = new Set(told);
  return (await lanesSent(t))?.every((lane) => known.has(lane)) ?? false;
}

/**
 * What an answer is about costs what it changes (law 6): a refusal may take later changes with it, a taken number its
 * whole lane, and the whole state is compared with everything.
 */
async function concernedBy(contract: OfflineContract, { results, pull }: Answer, t: WriteTables) {
  const whole = pull.from === null;
  const wide = whole || results.some(({ status }) => status === 'refused' || status === 'taken');
  const outbox = wide ? await t.outbox.all() : await t.outbox.some(results.map(({ lane, seq }) => [lane, seq]));
  const documents = () => outbox.flatMap((row) => documentsOf(contract, row)).map(({ key }) => key);
  return {
    outbox,
    base: await (whole ? t.base.all() : t.base.some(documents())),
    sent: whole ? await t.sent.all() : [],
  };
}

/** Answers are kept 30 days, in ms. */
const RESULTS_KEPT_MS = 30 * 24 * 3600 * 1000;

/**
 * Takes away what has been kept long enough by the clock of the shop, which alone counts: that of the device may be set
 * to any day (rule S75). Writes nothing when there is nothing.
 */
export async function sweepDevice({ store }: Pick<StepDeps, 'store'>): Promise<void> {
  const old = await store.read(['results', 'sent', 'meta'], async (t) => {
    const { at } = await progressIn(t);
    const before = (ms: number) => (at === null ? '' : new Date(Date.parse(at) - ms).toISOString());
    return {
      results: (await t.results.all()).filter((row) => row.at < before(RESULTS_KEPT_MS)).map((row) => row.mutId),
      sent: (await t.sent.all()).filter((row) => row.sentAt < before(SENT_KEPT_MS)).map((row) => row.mutId),
    };
  });
  if (old.results.length + old.sent.length === 0) return;
  await store.write(['results', 'sent'], async (t) => {
    await t.results.remove(old.results);
    await t.sent.remove(old.sent);
  });
}
