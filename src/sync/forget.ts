/** "Oublier cet appareil": nothing new comes in, what waits goes out if it can, then everything is deleted (rule S67). */
import type { PersonStore, ReadTables } from '#src/db/store.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import { oweFarewell } from '#src/sync/farewell.ts';
import { identityIn } from '#src/sync/meta.ts';

/** The flush may last this long, in ms (design §5, rule 18). */
export const FLUSH_MS = 5_000;

export interface ForgetDeps {
  readonly store: PersonStore;
  /** Asks the sender to send now. */
  readonly resume: () => void;
  /** Ends the sender here and in the other tabs. */
  readonly stop: () => Promise<void>;
  /** Ends the visitor of this browser at the server (rule S70). */
  readonly leave: () => Promise<void>;
  /** The database anew, after it was deleted. */
  readonly reopen: () => Promise<PersonStore>;
  readonly wait: (ms: number) => Promise<void>;
}

export type Forgotten =
  | { readonly done: true }
  /** "n modifications n'ont pas pu être envoyées": the person decides; the scope is open again. */
  | { readonly done: false; readonly unsent: number };

/** @param discard the person has chosen to lose what could not be sent */
export async function forgetScope(deps: ForgetDeps, discard: boolean): Promise<Forgotten> {
  const { store } = deps;
  await markScope(store, 'closing');
  deps.resume();
  const unsent = await untilSent(store, deps.wait(FLUSH_MS));
  if (unsent > 0 && !discard) {
    await markScope(store, 'open');
    return { done: false, unsent };
  }
  await deps.stop();
  const hasLeft = await within(deps.leave(), deps.wait(FLUSH_MS));
  await store.destroy();
  if (!hasLeft) {
    const empty = await deps.reopen();
    await oweFarewell(empty);
    empty.close();
  }
  return { done: true };
}

/** False when it failed, or the time was over before. */
const within = (work: Promise<void>, over: Promise<void>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    over.then(() => false),
  ]);

async function markScope(store: PersonStore, scope: 'open' | 'closing'): Promise<void> {
  await store.write(['meta'], async (t) => {
    const identity = await identityIn(t);
    if (identity !== null) await t.meta.put([{ ...identity, scope }]);
  });
}

const waitingIn = async (t: Pick<ReadTables, 'outbox'>): Promise<number> =>
  (await t.outbox.all()).filter((row) => row.state === 'waiting' && !isNoop(row)).length;

const nothing = (): void => {};

/** Watches the queue until nothing waits for its answer, or the time is over; answers how many still wait. */
async function untilSent(store: PersonStore, over: Promise<void>): Promise<number> {
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
