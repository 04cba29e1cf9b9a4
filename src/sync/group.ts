/** Who the database of a person is to the server. Apart from the engine's steps: a page reads these without its engine. */
import { Refusal } from '#core/contract/refusal.ts';
import type { Identity } from '#src/db/rows.ts';
import { regroup } from '#src/sync/core/regroup.ts';
import { freshIdentity, identityIn, progressIn } from '#src/sync/meta.ts';
import type { StepDeps } from '#src/sync/steps.ts';

/** Names this database to the server once; nothing is written when it has a name. */
export async function ensureIdentity({ store, newId }: StepDeps): Promise<Identity> {
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
export function newGroup(deps: StepDeps, from: string): Promise<void> {
  return deps.store.write(['meta', 'base', 'outbox'], async (t) => {
    const identity = await identityIn(t);
    if (identity?.group !== from) return;
    if (identity.scope === 'merged') throw new Refusal('scope.mismatch', { reason: 'session' });
    const [progress, base, outbox] = [await progressIn(t), await t.base.all(), await t.outbox.all()];
    const next = regroup({ identity, progress, base, outbox, newId: deps.newId, now: deps.now() });
    await t.outbox.remove(outbox.map((row) => [row.lane, row.seq]));
    await t.outbox.put(next.outbox);
    await t.base.remove(base.map((row) => row.key));
    await t.base.put(next.base);
    await t.meta.put([next.identity, next.progress]);
  });
}

/** Somebody else than who signed in goes on with a guest's database: without the carts, which have been merged. */
export function beginAnew(deps: StepDeps): Promise<void> {
  return deps.store.write(['meta', 'base', 'outbox'], async (t) => {
    const identity = await identityIn(t);
    if (identity?.scope !== 'merged') return;
    const [progress, all, outbox] = [await progressIn(t), await t.base.all(), await t.outbox.all()];
    const base = all.filter((row) => row.record.kind !== 'cart');
    const next = regroup({ identity, progress, base, outbox, newId: deps.newId, now: deps.now(), isReached: true });
    await t.outbox.remove(outbox.map((row) => [row.lane, row.seq]));
    await t.outbox.put(next.outbox);
    await t.base.remove(all.map((row) => row.key));
    await t.base.put(next.base);
    const { mergedFor: _before, ...opened } = next.identity;
    await t.meta.put([{ ...opened, scope: 'open' }, next.progress]);
  });
}
