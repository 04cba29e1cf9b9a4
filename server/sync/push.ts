import type { Lane } from '#core/wire/lane.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { PUSH_MAX_BYTES, type Change, type ChangeResult, type pushRoute } from '#core/wire/sync.ts';

import type { Person, SyncedPerson } from '#server/platform/person.ts';

import { claimGroup, type SyncRealm, type SyncWindow } from './authorize-sync.ts';
import type { ChangeLimit } from './change-limit.ts';
import type { ChangeDeps } from './change/change-deps.ts';
import type { ChangeOwner } from './change/change-owner.ts';
import type { ChangeRun, LaneWork } from './execute-run.ts';
import { runLane } from './lane-run.ts';
import { answerPull } from './pull.ts';
import type { SyncRegistry } from './change/registry.ts';

export interface PushDeps<P extends SyncedPerson = Person> extends ChangeDeps<P> {
  readonly window: SyncWindow;
  readonly changeLimit: ChangeLimit;
}

type PushInput = RouteInput<typeof pushRoute>['body'];

/**
 * Executes what a device queued, each lane in its own transaction, and answers what became of each change, in the order
 * they came, with the pull of one snapshot taken after all of them (design §5, rules 7 and 8). Whose they are the cookies
 * say; nothing in the body is believed about who it is.
 * @throws Refusal `app.outdated`, `session.required`, `scope.mismatch`, `token.expired`, `input.invalid`, `input.tooLarge`,
 *   `attempts.exceeded`: then nothing was executed
 */
export async function push<P extends SyncedPerson>(
  deps: PushDeps<P>,
  { realm, ...at }: Pick<ChangeOwner, 'now' | 'locale' | 'network' | 'closedAreas'> & { readonly realm: SyncRealm<P> },
  input: PushInput,
): Promise<RouteAnswer<typeof pushRoute>> {
  const there = realm.enter(input, deps.window);
  checkLanes(deps.registry, input.changes);
  checkWeight(input.changes);
  // One that brings nothing may begin a group all the same.
  deps.changeLimit.take(at.network, Math.max(1, input.changes.length));
  const person = await claimGroup(deps.db, input, there, realm, at.now);
  const results = await runLanes({ deps, owner: { ...at, person }, group: input.group }, input.changes);
  return { results, pull: await answerPull(deps, async () => person, at.now, { ...input, lanes: lanesIn(input) }) };
}

/** What is told of a push: the lanes that were named, and those in which something was executed (rule S12). */
const lanesIn = ({ lanes, changes }: PushInput): readonly Lane[] | undefined =>
  lanes && [...new Set([...lanes, ...changes.map(({ lane }) => lane)])];

function checkLanes(registry: Pick<SyncRegistry, 'hasLane'>, changes: readonly Change[]) {
  const fields = changes.flatMap(({ lane }, at) =>
    registry.hasLane(lane) ? [] : [{ path: `changes.${at}.lane`, code: 'lane.invalid' }],
  );
  if (fields.length > 0) throw new Refusal('input.invalid', { fields });
}

async function runLanes<P extends SyncedPerson>(
  work: LaneWork<P>,
  changes: readonly Change[],
): Promise<ChangeResult[]> {
  const told = new Map<Change, ChangeResult>();
  for (const run of runsOf(changes)) {
    const results = await runLane(work, run);
    run.forEach((change, at) => {
      const result = results[at];
      if (result) told.set(change, result);
    });
  }
  return changes.flatMap((change) => told.get(change) ?? []);
}

/** Many changes together stay small; one alone may be large (the route's own limit holds it). */
function checkWeight(changes: readonly Change[]) {
  if (changes.length < 2) return;
  if (Buffer.byteLength(JSON.stringify(changes)) > PUSH_MAX_BYTES) {
    throw new Refusal('input.tooLarge', { maxBytes: PUSH_MAX_BYTES });
  }
}

/** The changes of each lane, in the order they came. */
function runsOf(changes: readonly Change[]): Iterable<ChangeRun> {
  const runs = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    const run = runs.get(change.lane);
    if (run) run.push(change);
    else runs.set(change.lane, [change]);
  }
  return runs.values();
}
