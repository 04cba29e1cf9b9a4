/** Runs one piece of work after the other, in all tabs and workers of the browser. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * The first `api.me` of a browser brings the visitor's cookie. Two at once, of the page and of the sync worker, would
 * make two visitors, and the later cookie would take the token and the carts of the earlier one away.
 */
export function visitorInTurn(locks: LockManager | undefined): InTurn {
  return async (work) => (locks === undefined ? work() : await locks.request('visitor', work));
}
