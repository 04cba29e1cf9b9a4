/**
 * The browser says that the network is back (design §5 rule 14). A tab that is open holds the sender's lock and sends by
 * itself; without one, this worker drains what waits with the same engine.
 */
import { scopeOfSyncTag } from '#core/contract/worker-messages.ts';

/** Answers how many changes of the scope still wait; null when a tab sends. */
export type Drain = (scope: string) => Promise<number | null>;

/** @throws Error while something still waits: the browser then tries again later, a few times */
export async function drainInBackground(tag: string, drain: Drain): Promise<void> {
  const scope = scopeOfSyncTag(tag);
  if (scope === null) return;
  const left = await drain(scope);
  if (left !== null && left > 0) throw new Error(`${left} changes still wait`);
}
