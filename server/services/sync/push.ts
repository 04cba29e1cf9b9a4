import type { RouteAnswer, RouteInput } from '#core/contract/route.ts';
import { Refusal } from '#core/contract/refusal.ts';
import { PUSH_MAX_BYTES, type Change, type ChangeResult, type pushRoute } from '#core/contract/sync.ts';

import { checkGreeting, claimGroup, type Caller, type SyncWindow } from './admit.ts';
import type { ChangeDeps, ChangeOwner } from './change-deps.ts';
import { runLane, type ChangeRun } from './lane-run.ts';

export interface PushDeps extends ChangeDeps {
  readonly window: SyncWindow;
}

type PushInput = RouteInput<typeof pushRoute>['body'];

/**
 * Executes what a device queued: each lane in its own transaction, results in the order of the changes (design §5,
 * rules 7 and 8). Whose they are the cookies say; nothing in the body is believed about who it is.
 * @throws Refusal `app.outdated`, `session.required`, `scope.mismatch`, `token.expired`, `input.tooLarge`: then nothing was
 *   executed
 */
export async function push(
  deps: PushDeps,
  { caller, ...at }: Pick<ChangeOwner, 'now' | 'locale'> & { readonly caller: Caller },
  input: PushInput,
): Promise<RouteAnswer<typeof pushRoute>> {
  const there = checkGreeting(input, deps.window, caller);
  checkWeight(input.changes);
  const owner = { ...at, person: await claimGroup(deps.db, input, there, caller, at.now) };
  const told = new Map<Change, ChangeResult>();
  for (const run of runsOf(input.changes)) {
    const results = await runLane(deps, owner, input.group, run);
    run.forEach((change, at) => {
      const result = results[at];
      if (result) told.set(change, result);
    });
  }
  const results = input.changes.flatMap((change) => told.get(change) ?? []);
  return { results, serverNow: at.now.toISOString() };
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
