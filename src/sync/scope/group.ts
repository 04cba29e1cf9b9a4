/** Who the database of a person is to the server. Apart from the engine's steps: a page reads these without its engine. */
import { Refusal } from '#core/wire/refusal.ts';
import { laneRows } from '#src/db/lane-rows.ts';
import type { Identity } from '#src/db/rows.ts';
import type { WriteTables } from '#src/db/store.ts';
import { parkedBefore } from '#src/sync/core/park.ts';
import { regroup, type NewGroupReason, type Regrouping } from '#src/sync/core/regroup.ts';
import { freshIdentity, identityIn, nextOfAll, progressIn } from '#src/sync/meta.ts';
import type { StepDeps } from '#src/sync/core/step-deps.ts';

/** Names this database to the server once; nothing is written when it has a name. */
export async function ensureIdentity({ store, newId }: Pick<StepDeps, 'store' | 'newId'>): Promise<Identity> {
  const known = await store.read(['meta'], identityIn);
  return (
    known ??
    store.write(['meta'], async (t) => {
      const raced = await identityIn(t);
      if (raced !== null) return raced;
      const fresh = freshIdentity(newId());
      await t.meta.put([fresh]);
      return fresh;
    })
  );
}

/**
 * Begins a new group; the rest of the queue follows it (rule S60). `from`: the group found to be unknown.
 * @throws Refusal `scope.mismatch` for a guest who has signed in: as somebody new its changes would reach nobody (S83)
 */
export function newGroup({ store, contract, newId, now }: StepDeps, from: string, why: NewGroupReason): Promise<void> {
  return store.write(['meta', 'base', 'outbox', 'sent', 'parked'], async (t) => {
    const identity = await identityIn(t);
    if (identity?.group !== from) return;
    if (identity.scope === 'merged') throw new Refusal('scope.mismatch', { reason: 'session' });
    const [progress, base, outbox] = [await progressIn(t), await t.base.all(), await t.outbox.all()];
    const log = await t.sent.all();
    const former = await nextOfAll(t);
    const next = regroup({ contract, identity, next: former, progress, base, outbox, log, newId, now: now(), why });
    await replace(t, next, { base, outbox });
  });
}

/** Somebody else than who signed in goes on with a guest's database: without the carts, which have been merged. */
export function beginAnew({ store, contract, newId, now }: StepDeps): Promise<void> {
  return store.write(['meta', 'base', 'outbox', 'parked'], async (t) => {
    const identity = await identityIn(t);
    if (identity?.scope !== 'merged') return;
    const { mergedFor: _before, ...opened } = identity;
    const [progress, base, outbox] = [await progressIn(t), await t.base.all(), await t.outbox.all()];
    const next = regroup({
      contract,
      identity: { ...opened, scope: 'open' },
      next: await nextOfAll(t),
      progress,
      base,
      outbox,
      log: [],
      newId,
      now: now(),
      why: 'merged',
    });
    await replace(t, next, { base, outbox });
  });
}

/** The queue and the records of before make room for those of now. */
async function replace(t: WriteTables, next: Regrouping, before: Pick<Regrouping, 'base' | 'outbox'>): Promise<void> {
  await t.outbox.remove(before.outbox.map((row) => [row.lane, row.seq]));
  await t.outbox.put(next.outbox);
  await t.base.remove(before.base.map((row) => row.key));
  await t.base.put(next.base);
  await t.parked.put(parkedBefore(await t.parked.all()));
  // All lanes of the former group stand in the new one, too: no number of it stays.
  await t.meta.put([next.identity, next.progress, ...laneRows(next.next)]);
}
