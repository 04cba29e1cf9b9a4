import { scopeOfSyncTag } from '#core/contract/worker-messages.ts';

export interface SyncDoors {
  /** Runs the work if no tab holds the scope's lock, without waiting; null when one does. */
  readonly ifFree: (scope: string, work: () => Promise<void>) => Promise<null | void>;
  /** Sends what waits; rejects while something still waits, so that the browser tries again. */
  readonly drain: (scope: string) => Promise<void>;
}

/** The browser says that the network is back. A tab that is open sends by itself; without one, the worker does. */
export async function drainInBackground(tag: string, { ifFree, drain }: SyncDoors): Promise<void> {
  const scope = scopeOfSyncTag(tag);
  if (scope !== null) await ifFree(scope, () => drain(scope));
}
