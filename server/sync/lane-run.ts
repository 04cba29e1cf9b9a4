import { Refusal } from '#core/wire/refusal.ts';
import type { Change, ChangeResult } from '#core/wire/sync.ts';
import { inTransaction, isFailedStatement, isPassing } from '#server/database/transaction.ts';

import type { SyncedPerson } from '#server/platform/person.ts';

import { executeRun, type Attempt, type ChangeRun, type LaneFault, type LaneWork } from './execute-run.ts';
import { countFailure } from './lane-row.ts';
import { unlessRaced } from './change/unless-raced.ts';
import { placeOf } from './repeated-change.ts';

/** A change that failed so often by itself is refused: its lane goes on, and it waits for the person (rule S23). */
const MOST_TRIES = 10;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Executes the changes of one lane in the order given, in one transaction, each apart from the others (design §5, rule
 * 8). Where a statement failed that nothing could take back alone, each is executed in a transaction of its own, so that
 * what holds up the others is found. Never throws: whatever had been executed is answered again when the device repeats it.
 */
export async function runLane<P extends SyncedPerson>(
  work: LaneWork<P>,
  changes: ChangeRun,
): Promise<readonly ChangeResult[]> {
  const attempt = await tryRun(work, changes);
  if (attempt.fault?.undidAll === true && isFailedStatement(attempt.fault.error)) return runEach(work, changes);
  return settleFault(work, changes, attempt);
}

/** A run of which nothing can be kept answers `retry` for its first change. */
async function tryRun<P extends SyncedPerson>(
  { deps, ...work }: LaneWork<P>,
  changes: ChangeRun,
  givesUp = false,
): Promise<Attempt> {
  try {
    return await unlessRaced(() =>
      inTransaction(deps.db, (trx) => executeRun(trx, { deps, ...work }, changes, givesUp)),
    );
  } catch (error) {
    const [first, ...others] = changes;
    return { results: [retry(first, null), ...others.map(blocked)], fault: { at: 0, error, undidAll: true } };
  }
}

async function runEach<P extends SyncedPerson>(work: LaneWork<P>, changes: ChangeRun): Promise<ChangeResult[]> {
  const results: ChangeResult[] = [];
  for (const change of changes) {
    const isStopped = results.some(({ status }) => status === 'retry' || status === 'taken');
    const told = isStopped ? [blocked(change)] : await settleFault(work, [change], await tryRun(work, [change]));
    results.push(...told);
  }
  return results;
}

/** What a fault comes to: another try after a wait that grows with each, or a refusal, behind which the lane goes on. */
async function settleFault<P extends SyncedPerson>(
  work: LaneWork<P>,
  changes: ChangeRun,
  { results, fault }: Attempt,
): Promise<readonly ChangeResult[]> {
  const change = changes[fault?.at ?? 0];
  if (fault === null || change === undefined) return results;
  if (!(fault.error instanceof Refusal)) work.deps.report(fault.error, change.route);
  const failures = isItsOwn(fault) ? await countFailure(work.deps.db, work.group, change).catch(notCounted) : 0;
  if (failures === 0) return results;
  if (failures < MOST_TRIES) return results.with(fault.at, retry(change, waitAfter(failures)));
  const givenUp = await tryRun(work, [change], true);
  const [next, ...others] = givenUp.fault === null ? changes.slice(fault.at + 1) : [];
  const behind = next ? await runLane(work, [next, ...others]) : results.slice(fault.at + 1);
  return [...results.slice(0, fault.at), ...givenUp.results, ...behind];
}

/**
 * True for a fault that lies in the change: a handler that threw while its transaction could be completed, or a statement
 * that the database refused for what it says. A lost connection, a conflict or a full disk is nobody's fault.
 */
function isItsOwn({ error, undidAll }: LaneFault): boolean {
  if (error instanceof Refusal || isPassing(error)) return false;
  return !undidAll || isFailedStatement(error);
}

/** The database that cannot count cannot be blamed on a change either: the device waits as long as it likes. */
const notCounted = () => 0;

const waitAfter = (failures: number) => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));

const retry = (change: Change, retryAfterMs: number | null): ChangeResult => ({
  status: 'retry',
  ...placeOf(change),
  retryAfterMs,
});

const blocked = (change: Change): ChangeResult => ({ status: 'blocked', ...placeOf(change) });
