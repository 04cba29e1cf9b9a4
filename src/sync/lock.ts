/** One sender per device and person. Correctness rests on the lanes; the lock only saves work (design §5, rule 14). */
export interface SenderLock {
  /** Waits in line; `won` is called when the lock is ours, which lasts until `release`. */
  hold(name: string, won: () => void): () => void;
  /** Runs `work` only if nobody holds the lock; answers whether it ran. */
  ifFree(name: string, work: () => Promise<void>): Promise<boolean>;
}

const nothing = (): void => {};

/** Web Locks; where they are missing every tab sends, which the server's lanes make harmless. */
export function webLocks(locks: LockManager | undefined): SenderLock {
  return {
    hold(name, won) {
      if (locks === undefined) {
        won();
        return () => {};
      }
      const leave = new AbortController();
      let release = nothing;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const work = () => {
        won();
        return held;
      };
      // Given up while in line: that is what `release` means then.
      locks.request(name, { signal: leave.signal }, work).catch(() => undefined);
      return () => {
        leave.abort();
        release();
      };
    },
    async ifFree(name, work) {
      if (locks === undefined) {
        await work();
        return true;
      }
      return locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock === null) return false;
        await work();
        return true;
      });
    },
  };
}
