/** A connection that is opened once more where the browser lost it (rule S150). */
import type { Dexie } from 'dexie';
import { isLostConnection, mayBeLost, tellLost } from '#src/db/connection/lost-connection.ts';

export interface Connection {
  /**
   * Does work, and once more on a new connection where the browser lost the first (rule S150); a write whose work was done
   * is not repeated: whether the browser kept it, nobody can say.
   */
  run<T>(kind: 'r' | 'rw', work: (isDone: () => void) => Promise<T>): Promise<T>;
  /** Starts once more on a new connection, unless the error says something else. */
  again(error: unknown, start: () => void): Promise<void>;
  /** The tab is done with it. */
  end(): void;
}

interface Ways {
  readonly open: () => Promise<void>;
  /** The new connection is lost as well: the page has to be loaded anew. */
  readonly onLost: () => void;
  /** Told whether an end of the connection is wanted. */
  readonly wish: (isWanted: boolean) => void;
}

export function revivable(db: Dexie, { open, onLost, wish }: Ways): Connection {
  let turn = 0;
  let isEnded = false;
  let opening: Promise<void> | null = null;
  tellLost(db);
  const reopen = async (): Promise<void> => {
    turn += 1;
    wish(true);
    db.close({ disableAutoOpen: false });
    await open();
    wish(isEnded);
  };
  /** Whoever else found the same connection lost waits for the same new one. */
  const revive = (seen: number): Promise<void> => {
    if (seen === turn)
      opening = reopen().finally(() => {
        opening = null;
      });
    return opening ?? Promise.resolve();
  };
  const lost = (error: unknown): boolean => !isEnded && mayBeLost(error);
  return {
    async run(kind, work) {
      // a connection that is being opened is waited for
      if (opening !== null) await opening.catch(() => undefined);
      const seen = turn;
      let isDone = false;
      try {
        return await work(() => {
          isDone = true;
        });
      } catch (error) {
        if (!lost(error)) throw error;
        try {
          await revive(seen);
        } catch (failed) {
          onLost();
          throw failed;
        }
        if (kind === 'rw' && isDone) throw error;
        try {
          return await work(() => undefined);
        } catch (again) {
          if (isLostConnection(again)) onLost();
          throw again;
        }
      }
    },
    async again(error, start) {
      if (!lost(error)) return;
      try {
        await revive(turn);
      } catch {
        // Whoever writes next meets it, and is told.
        return;
      }
      start();
    },
    end() {
      isEnded = true;
    },
  };
}
