/**
 * Saves that meet a sign-out: nothing comes into a scope that is closing (S88), and nothing that was pressed meanwhile is
 * lost – whoever stays after all opens it again, and what waited is written then (S99).
 */
import type { PersonStore } from '#src/db/store.ts';
import { identityIn } from '#src/sync/meta.ts';
import { ScopeClosed } from '#src/sync/outbox/perform.ts';
import { markScope } from '#src/sync/scope/closing.ts';

/** Held by the tab that signs out, until it has stayed or nothing is left: free, that tab is gone or has stayed. */
export const leavingLock = (scope: string): string => `leaving:${scope}`;

export interface WhenOpenDeps {
  readonly scope: string;
  readonly locks: LockManager | undefined;
  /** Aborts when this tab lets go of the database: what waits then was not written, and says so. */
  readonly gone: AbortSignal;
}

/** The store of a person, whose writes wait for the end of a sign-out instead of failing in it. */
export const writingWhenOpen = (store: PersonStore, deps: WhenOpenDeps): PersonStore => ({
  ...store,
  async write(tables, work) {
    for (;;) {
      try {
        return await store.write(tables, work);
      } catch (error) {
        if (!(error instanceof ScopeClosed) || deps.gone.aborted) throw error;
        await untilOpen(store, deps);
        if (deps.gone.aborted) throw error;
      }
    }
  },
});

async function untilOpen(store: PersonStore, { scope, locks, gone }: WhenOpenDeps): Promise<void> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, gone]);
  let end = (): void => {};
  const seen = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
    end = store.watch(['meta'], identityIn, (identity) => {
      if (identity?.scope === 'open') resolve();
    });
  });
  // The tab that signed out was closed in the middle of it: it has stayed.
  locks
    ?.request(leavingLock(scope), { signal }, async () => {
      if (!signal.aborted) await markScope(store, 'open');
    })
    .catch(() => undefined);
  await seen;
  end();
  over.abort();
}
