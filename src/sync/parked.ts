/** What a person can do with changes that wait or were refused ("Modifications en attente"). */
import type { OutboxKey } from '#src/db/rows.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import { noopOf } from '#src/sync/core/park.ts';
import { append, type PerformDeps } from '#src/sync/perform.ts';

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
    const family = all
      .filter(({ reason, ...row }) => row.mutId === root || (reason.class === 'dependsOn' && reason.mutId === root))
      .sort((a, b) => Number(b.mutId === root) - Number(a.mutId === root) || (a.at < b.at ? -1 : 1));
    for (const { lane, route, v, args, at } of family) {
      await append(t, lane, { mutId: deps.newId(), route, v, args, at }, deps.newId);
    }
    await t.parked.remove(family.map((row) => row.mutId));
    return family.length;
  });
  if (count > 0) deps.ring();
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
  if (done) deps.ring();
  return done;
}

/** A later build tries again what an earlier one could not send. Answers how many went back. */
export async function reviveParked(
  deps: PerformDeps,
  canSend: (row: { route: string; v: number; args: unknown; mutId: string; at: string }) => boolean,
): Promise<number> {
  const parked = await deps.store.read(['parked'], (t) => Promise.resolve(t.parked.all()));
  const revivable = parked.filter(
    ({ reason, ...row }) =>
      ['unknownRoute', 'newerVersion', 'upcastFailed', 'invalid'].includes(reason.class) && canSend(row),
  );
  for (const row of revivable) await retryParked(deps, row.mutId);
  return revivable.length;
}
