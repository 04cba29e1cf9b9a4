/** "Oublier cet appareil": nothing new comes in, what waits goes out if it can, then everything is deleted (rule S67). */
import type { PersonStore, ReadTables } from '#src/db/store.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import { identityIn } from '#src/sync/meta.ts';

/** The flush may last this long, in ms (design §5, rule 18). */
export const FLUSH_MS = 5_000;

export interface ForgetDeps {
  readonly store: PersonStore;
  /** Asks the sender to send now. */
  readonly resume: () => void;
  /** Ends the sender here and in the other tabs. */
  readonly stop: () => Promise<void>;
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
  await store.destroy();
  return { done: true };
}

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
