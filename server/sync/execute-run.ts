import type { Lane } from '#core/wire/lane.ts';
import type { RecordKey } from '#core/wire/record.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { NOOP, type Change, type ChangeResult } from '#core/wire/sync.ts';
import type { Trx } from '#server/database/transaction.ts';

import type { Person, SyncedPerson } from '#server/platform/person.ts';

import type { ChangeDeps } from './change/change-deps.ts';
import type { ChangeOwner } from './change/change-owner.ts';
import { conclude } from './change/conclude.ts';
import { lockLane, moveLane } from './lane-row.ts';
import { refused, settleChange } from './change/settle-change.ts';
import { readResults, type KnownResult, type StoredResult } from './change/stored-result.ts';
import {
  answerRepeated,
  foundByNoop,
  isToldUnder,
  placeOf,
  resultFor,
  toldUnder,
  type Before,
} from './repeated-change.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { createUnits, type Units } from './change/unit-of-work.ts';

/** Changes of one lane, in the order they came. */
export type ChangeRun = readonly [Change, ...Change[]];

/** What changes of a lane are executed with. */
export interface LaneWork<P extends SyncedPerson = Person> {
  readonly deps: ChangeDeps<P>;
  readonly owner: ChangeOwner<P>;
  readonly group: string;
}

/** A change that could not be settled now, at this place of its run. */
export interface LaneFault {
  readonly at: number;
  readonly error: unknown;
  /** True when it ended the transaction: nothing of the run is kept. */
  readonly undidAll: boolean;
}

export interface Attempt {
  /** One for each change; a fault stands as `retry`. */
  readonly results: readonly ChangeResult[];
  readonly fault: LaneFault | null;
}

/** A run under way in its transaction. */
interface Run<P extends SyncedPerson> extends LaneWork<P> {
  readonly trx: Trx;
  readonly lane: Lane;
  readonly givesUp: boolean;
  readonly units: Units<P>;
  readonly stored: readonly KnownResult[];
  readonly made: StoredResult[];
  readonly touched: Set<RecordKey>;
  /** Number executed last. */
  last: number;
  /** Nothing behind may overtake what could not be executed. */
  isStopped: boolean;
  fault: LaneFault | null;
}

/**
 * Executes the changes of a lane inside one transaction, behind the lane's lock: what was executed before is answered again,
 * the next number is executed, a later one is a gap; the first fault, or number that another mutation had, stops the run
 * (rules S8, S23).
 * @param givesUp refuses what would be executed: it has failed too often
 */
export async function executeRun<P extends SyncedPerson>(
  trx: Trx,
  work: LaneWork<P>,
  changes: ChangeRun,
  givesUp: boolean,
): Promise<Attempt> {
  const { deps, owner, group } = work;
  const [{ lane }] = changes;
  const started = await lockLane(trx, group, lane);
  const seqs = changes.map(({ seq }) => seq);
  const run: Run<P> = {
    ...work,
    trx,
    lane,
    givesUp,
    units: createUnits({ trx, person: owner.person, now: owner.now }),
    stored: await readResults(trx, [...new Set(changes.map(({ mutId }) => mutId))], { group, lane, seqs }),
    made: [],
    touched: new Set(),
    last: started,
    isStopped: false,
    fault: null,
  };
  deps.registry.expect(run.units, changes);
  const results: ChangeResult[] = [];
  for (const [at, change] of changes.entries()) results.push(await step(run, change, at));

  await run.units.flush();
  await deps.registry.afterFlush({ trx, owner, units: run.units, ids: deps.ids });
  if (run.last > started) await moveLane(trx, group, lane, run.last);
  await conclude(trx, owner, { results: run.made, touched: run.touched }, deps);
  return { results, fault: run.fault };
}

async function step<P extends SyncedPerson>(run: Run<P>, change: Change, at: number): Promise<ChangeResult> {
  const place = placeOf(change);
  const before = whatWas(run, change);
  if (change.seq <= run.last) {
    const told = answerRepeated(change, before, run.owner.person);
    if (told.status !== 'taken' || !run.isStopped) {
      run.isStopped ||= told.status === 'taken';
      return told;
    }
  }
  if (run.isStopped) return { status: 'blocked', ...place };
  if (change.seq > run.last + 1) return { status: 'gap', ...place, expected: run.last + 1 };
  if (before.own === undefined) return execute(run, change, at);
  run.last = change.seq;
  const { deps, owner, group } = run;
  // Executed elsewhere: without a row of its own the number would be whatever change names it next (rule S8).
  run.made.push(toldUnder({ group, ...place }, change, { mutId: deps.ids.uuid(), owner: owner.person }));
  return resultFor(run.owner.person, place, before.own);
}

function whatWas<P extends SyncedPerson>({ stored, made, group, lane }: Run<P>, { mutId, seq, route }: Change): Before {
  const known: readonly KnownResult[] = [...stored, ...made];
  const here = known.find(({ place }) => place?.group === group && place.lane === lane && place.seq === seq);
  return {
    own: route === NOOP ? foundByNoop(mutId, here) : known.find((one) => one.mutId === mutId),
    isNumberKnown: here !== undefined && !isToldUnder(here, mutId),
  };
}

async function execute<P extends SyncedPerson>(run: Run<P>, change: Change, at: number): Promise<ChangeResult> {
  const { deps, owner, trx, units, group, lane } = run;
  const { mutId, route } = change;
  const call = { lane, version: change.v, args: change.args };
  const settled = run.givesUp
    ? refused(new Refusal('fault.persistent'))
    : await settleChange(
        deps.registry,
        { ...deps, ...owner, trx, units, mutId, settings: () => settingsIn(trx) },
        route,
        call,
      );
  if (settled.kind === 'fault') {
    run.fault = { at, error: settled.error, undidAll: false };
    run.isStopped = true;
    return { status: 'retry', ...placeOf(change), retryAfterMs: settled.data.retryAfterMs ?? null };
  }
  const { outcome, touched } = settled;
  run.last = change.seq;
  for (const key of touched) run.touched.add(key);
  run.made.push({
    // A noop may carry the id of the change it stands for, which must not be taken for done: only the number is its own.
    mutId: route === NOOP ? deps.ids.uuid() : mutId,
    owner: owner.person,
    place: { group, ...placeOf(change) },
    route,
    outcome,
  });
  return { ...placeOf(change), ...outcome };
}
