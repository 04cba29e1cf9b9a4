/** A tab that is frozen: nothing of it goes on, neither timers nor answers nor transactions, until it thaws. */
import type { PersonStore } from '#src/db/store.ts';

export interface Ice {
  isFrozen(): boolean;
  /** Calls now, or when it has thawed. */
  thawed(call: () => void): void;
  freeze(): void;
  thaw(): void;
  /** What would happen now happens when the tab has thawed. */
  after<T>(work: Promise<T>): Promise<T>;
}

export function createIce(): Ice {
  let melted: Promise<void> | null = null;
  let melt = (): void => {};
  const thawed = async (): Promise<void> => {
    if (melted === null) return;
    await melted;
    // It may have frozen again.
    await thawed();
  };
  return {
    isFrozen: () => melted !== null,
    thawed: (call) => {
      if (melted === null) call();
      else void thawed().then(call);
    },
    freeze: () => {
      melted ??= new Promise((resolve) => {
        melt = resolve;
      });
    },
    thaw: () => {
      melted = null;
      melt();
    },
    after: async (work) => {
      const done = await work.then(
        (value) => ({ ok: true as const, value }),
        (error: unknown) => ({ ok: false as const, error }),
      );
      await thawed();
      if (done.ok) return done.value;
      throw done.error;
    },
  };
}

export const frozenWith = (ice: Ice, store: PersonStore): PersonStore => ({
  ...store,
  read: (tables, work) => ice.after(Promise.resolve()).then(() => ice.after(store.read(tables, work))),
  write: (tables, work) => ice.after(Promise.resolve()).then(() => ice.after(store.write(tables, work))),
});
