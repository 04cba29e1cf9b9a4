/** Runs one piece of work after the other, in all tabs and workers of the browser. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Longer than a call waits for its answer (`client.ts`), in ms: only a tab that is frozen holds its turn for so long. */
export const ONE_CALL_MS = 25_000;

/**
 * The first `api.me` of a browser brings the visitor's cookie. Two at once, of the page and of the sync worker, would
 * make two visitors, and the later cookie would take the token and the carts of the earlier one away.
 */
export function visitorInTurn(locks: LockManager | undefined): InTurn {
  return oneAfterAnother(locks, 'visitor', ONE_CALL_MS);
}

/**
 * The turn is a Web Lock. A tab that was frozen in its turn would keep it for ever, so it is taken from whoever has
 * held it for `limitMs` while somebody waited; behind the taker the others go on waiting.
 */
export function oneAfterAnother(locks: LockManager | undefined, name: string, limitMs: number): InTurn {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (locks === undefined) return work();
    const turn: { outcome?: Promise<T> } = {};
    const begin = (): Promise<T> => (turn.outcome = work());
    while (turn.outcome === undefined) {
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), limitMs);
      const asked = locks.request(name, { signal: patience.signal }, begin);
      const holder = holderOf(locks, name);
      try {
        await asked;
      } catch {
        // Refused: as where locks are missing, nobody waits.
        if (turn.outcome === undefined && !patience.signal.aborted) return work();
      } finally {
        clearTimeout(timer);
      }
      if (turn.outcome !== undefined) break;
      const [before, still] = [await holder, await holderOf(locks, name)];
      if (before !== null && before === still) await locks.request(name, { steal: true }, begin).catch(() => {});
    }
    // The work counts, not the turn: whoever lost it in the middle has an answer all the same.
    return turn.outcome;
  };
}

/** Tab or worker that has the lock; null where the browser does not say. */
async function holderOf(locks: LockManager, name: string): Promise<string | null> {
  const { held = [] } = await locks.query().catch(() => ({ held: [] }));
  return held.find((lock) => lock.name === name)?.clientId ?? null;
}
