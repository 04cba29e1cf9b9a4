/** One sender per device and person. Correctness rests on the lanes; the lock only saves work (design §5, rule 14). */
export interface LockListeners {
  /** The lock is ours. */
  readonly won: () => void;
  /** Another tab has taken it from us: we stand in line again. */
  readonly lost?: () => void;
}

export interface PlaceInLine {
  /** Takes the lock from whoever holds it: a tab that is frozen would keep it for ever. */
  readonly steal: () => void;
  /** Gives the lock up, or the place in line. */
  readonly release: () => void;
}

export interface SenderLock {
  /** Waits in line, again and again, until `release`. */
  hold(name: string, listeners: LockListeners): PlaceInLine;
  /** Runs `work` only if nobody holds the lock; answers whether it ran. */
  ifFree(name: string, work: () => Promise<void>): Promise<boolean>;
}

const nothing = (): void => {};

/** Web Locks; where they are missing every tab sends, which the server's lanes make harmless. */
export function webLocks(locks: LockManager | undefined): SenderLock {
  return {
    hold(name, { won, lost = nothing }) {
      if (locks === undefined) {
        won();
        return { steal: nothing, release: nothing };
      }
      let leave = nothing;
      const stand = (steal: boolean): void => {
        const line = new AbortController();
        const held = new Promise<void>((resolve) => {
          leave = () => {
            line.abort();
            resolve();
          };
        });
        let isOurs = false;
        const work = () => {
          if (line.signal.aborted) return;
          isOurs = true;
          won();
          return held;
        };
        // The browser takes no signal together with `steal`: such a request never waits.
        locks.request(name, steal ? { steal } : { signal: line.signal }, work).catch(() => {
          if (line.signal.aborted) return;
          if (isOurs) {
            stand(false);
            lost();
          } else won(); // Refused: as where they are missing.
        });
      };
      stand(false);
      return {
        steal: () => {
          leave();
          stand(true);
        },
        release: () => leave(),
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
