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

/** Changes whose answer is not known, of these lanes or of all. */
const waitingIn = async (t: Pick<ReadTables, 'outbox'>, lanes: ReadonlySet<Lane> | null = null): Promise<number> =>
  (await t.outbox.all()).filter((row) => !isNoop(row) && lanes?.has(row.lane) !== false).length;

/** How many changes of these lanes wait for their answer. */
export const waitingOf = (store: Pick<PersonStore, 'read'>, lanes: ReadonlySet<Lane>): Promise<number> =>
  store.read(['outbox'], (t) => waitingIn(t, lanes));

/** What would be lost with the database: changes that wait, and refused ones that their author has not given up. */
export const unsentIn = async (t: Pick<ReadTables, 'outbox' | 'parked'>): Promise<number> =>
  (await waitingIn(t)) + (await t.parked.count());

const nothing = (): void => {};

/** Watches the queue until nothing waits for its answer, or the time is over; answers how many still wait. */
export async function untilSent(
  store: PersonStore,
  over: Promise<void>,
  lanes: ReadonlySet<Lane> | null = null,
): Promise<number> {
  const waiting = (t: Pick<ReadTables, 'outbox'>): Promise<number> => waitingIn(t, lanes);
  let end = nothing;
  const empty = new Promise<void>((resolve) => {
    end = store.watch(['outbox'], waiting, (left) => {
      if (left === 0) resolve();
    });
  });
  await Promise.race([empty, over]);
  end();
  return store.read(['outbox'], waiting);
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
