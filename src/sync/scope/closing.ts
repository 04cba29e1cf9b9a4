/** What every end of a scope has in common: nothing new comes in, and what waits gets a few seconds (design §5, rule 18). */
import type { Lane } from '#core/wire/lane.ts';
import type { PersonStore, ReadTables } from '#src/db/store.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import { identityIn } from '#src/sync/meta.ts';

/** The flush may last this long, in ms. */
export const FLUSH_MS = 5_000;

export async function markScope(store: PersonStore, scope: 'open' | 'closing'): Promise<void> {
  await store.write(['meta'], async (t) => {
    const identity = await identityIn(t);
    if (identity !== null && identity.scope !== 'merged') await t.meta.put([{ ...identity, scope }]);
  });
}

/** Changes whose answer is not known. */
const waitingIn = async (t: Pick<ReadTables, 'outbox'>): Promise<number> =>
  (await t.outbox.all()).filter((row) => !isNoop(row)).length;

/** What would be lost with the database: changes that wait, and refused ones that their author has not given up. */
export const unsentIn = async (t: Pick<ReadTables, 'outbox' | 'parked'>): Promise<number> =>
  (await waitingIn(t)) + (await t.parked.count());

const nothing = (): void => {};

/** Watches the queue until nothing waits for its answer, or the time is over; answers how many still wait. */
export async function untilSent(store: PersonStore, over: Promise<void>): Promise<number> {
  let end = nothing;
  const empty = new Promise<void>((resolve) => {
    end = store.watch(['outbox'], waitingIn, (waiting) => {
      if (waiting === 0) resolve();
    });
  });
  await Promise.race([empty, over]);
  end();
  return store.read(['outbox'], waitingIn);
}

/** Watches the queue until nothing is in it any more; hears which lanes still have something. */
export async function untilEmpty(store: PersonStore, heard: (lanes: ReadonlySet<Lane>) => void): Promise<void> {
  let end = nothing;
  await new Promise<void>((resolve) => {
    end = store.watch(
      ['outbox'],
      async (t) => await t.outbox.all(),
      (rows) => {
        heard(new Set(rows.map((row) => row.lane)));
        if (rows.length === 0) resolve();
      },
    );
  });
  end();
}

/** False when it failed, or the time was over before. */
export const within = (work: Promise<unknown>, over: Promise<void>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    over.then(() => false),
  ]);
