/**
 * The browser says that the network is back (design §5 rule 14). A tab that is open holds the sender's lock and sends by
 * itself; without one, this worker drains what waits with the same engine.
 */
import { scopeOfSyncTag } from '#core/contract/shop/worker-messages.ts';

export interface SyncDeps {
  /** Answers how many changes of the scope still wait; null when a tab holds the lock and some still wait. */
  readonly drain: (scope: string) => Promise<number | null>;
  readonly pause: (ms: number) => Promise<void>;
}

/** A tab that is just being closed still holds the lock for a moment; one that is open needs a moment to send. */
const TRIES = 10;
const PAUSE_MS = 1_000;

/** @throws Error while something still waits: the browser then tries again later, a few times */
export async function drainInBackground(tag: string, { drain, pause }: SyncDeps): Promise<void> {
  const scope = scopeOfSyncTag(tag);
  if (scope === null) return;
  let left = await drain(scope);
  for (let tries = 1; left === null && tries < TRIES; tries += 1) {
    await pause(PAUSE_MS);
    left = await drain(scope);
  }
  if (left !== 0) throw new Error(left === null ? 'a tab has not sent what waits' : `${left} changes still wait`);
}
