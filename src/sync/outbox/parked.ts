/** What a person can do with changes that wait or were refused ("Ce qui reste à envoyer"). */
import type { OutboxKey, ParkedRow } from '#src/db/rows.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import { inOrderMade, noopOf } from '#src/sync/core/park.ts';
import { unpark, type PerformDeps } from '#src/sync/outbox/perform.ts';

/**
 * Sends parked changes again: new changes at the end of their lanes. What parked with a refused creation goes with it
 * (rule S51), and so does the creation when one of its followers is chosen. Answers how many went back.
 */
export async function retryParked(deps: PerformDeps, mutId: string): Promise<number> {
  const count = await deps.store.write(['meta', 'outbox', 'parked'], async (t) => {
    const chosen = await t.parked.get(mutId);
    if (chosen === undefined || chosen.reason.class === 'lost') return 0;
    const root = chosen.reason.class === 'dependsOn' ? chosen.reason.mutId : mutId;
    const all = await t.parked.all();
    const creation = all.filter((row) => row.mutId === root);
    const followers = all.filter(({ reason }) => reason.class === 'dependsOn' && reason.mutId === root);
    await unpark(t, creation, deps.newId);
    await unpark(t, followers, deps.newId);
    return creation.length + followers.length;
  });
  if (count > 0) deps.notify();
  return count;
}

/** The person gives a refused change up. */
export function discardParked({ store }: Pick<PerformDeps, 'store'>, mutId: string): Promise<void> {
  return store.write(['parked'], async (t) => void (await t.parked.remove([mutId])));
}

/**
 * The person takes back a change that has not left the device: a noop keeps its number. Answers false when it has been
 * sent: then only its answer decides (rule S46).
 */
export async function takeBack(deps: PerformDeps, key: OutboxKey): Promise<boolean> {
  const done = await deps.store.write(['outbox'], async (t) => {
    const row = await t.outbox.get(key);
    if (row === undefined || row.sends > 0 || isNoop(row)) return false;
    await t.outbox.put([noopOf(row)]);
    return true;
  });
  if (done) deps.notify();
  return done;
}

/** Why a build could not send what another one may. */
const UNSENDABLE: ReadonlySet<ParkedRow['reason']['class']> = new Set([
  'unknownRoute',
  'newerVersion',
  'upcastFailed',
  'invalid',
]);

/** A server older than this build refuses what it does not know; by now it may (rule S15). */
const mayBeKnownNow = ({ reason }: ParkedRow): boolean =>
  reason.class === 'refused' ? reason.code === 'route.unknown' : UNSENDABLE.has(reason.class);

/**
 * A later build tries again what an earlier one could not send, once a build (rule S49). Answers how many went back.
 */
export async function reviveParked(
  deps: PerformDeps,
  build: string,
  canSend: (row: ParkedRow) => boolean,
): Promise<number> {
  const { parked, last } = await deps.store.read(['parked', 'meta'], async (t) => ({
    parked: await t.parked.all(),
    last: await t.meta.get('build'),
  }));
  if (last?.key === 'build' && last.value === build) return 0;
  const revivable = inOrderMade(parked.filter((row) => mayBeKnownNow(row) && canSend(row)));
  for (const row of revivable) await retryParked(deps, row.mutId);
  // Last of all: a start that ends before is followed by one that revives the rest.
  await deps.store.write(['meta'], async (t) => void (await t.meta.put([{ key: 'build', value: build }])));
  return revivable.length;
}
