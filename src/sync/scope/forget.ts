/** "Tout effacer de cet appareil": nothing new comes in, what waits goes out if it can, then everything is deleted (rule S67). */
import type { PersonStore } from '#src/db/store.ts';
import { identityIn } from '#src/sync/meta.ts';
import { FLUSH_MS, markScope, untilSent, within } from '#src/sync/scope/closing.ts';
import { recordPendingVisitorEnd, recordPendingSignOut } from '#src/sync/scope/pending-sign-out.ts';

export interface ForgetDeps {
  readonly store: PersonStore;
  /** Asks the sender to send now. */
  readonly resume: () => void;
  /** Ends the sender here and in the other tabs. */
  readonly stop: () => Promise<void>;
  /** Ends the visitor of this browser at the server, and the session where there is one, with its group (rules S34, S70). */
  readonly leave: (group?: string) => Promise<void>;
  /** The guest's database, after everything was deleted. */
  readonly reopen: () => Promise<PersonStore>;
  readonly wait: (ms: number) => Promise<void>;
  /** The scope is a customer's: forgetting it is a sign-out as well (rule S88). */
  readonly signsOut?: boolean;
}

export type Forgotten =
  | { readonly done: true }
  /** "n modifications n'ont pas pu être envoyées": the person decides; the scope is open again. */
  | { readonly done: false; readonly unsent: number };

/** @param discard the person has chosen to lose what could not be sent */
export async function forgetScope(deps: ForgetDeps, discard: boolean): Promise<Forgotten> {
  const { store } = deps;
  await markScope(store, 'closing');
  deps.resume();
  const unsent = await untilSent(store, deps.wait(FLUSH_MS));
  if (unsent > 0 && !discard) {
    await markScope(store, 'open');
    return { done: false, unsent };
  }
  const group = deps.signsOut ? (await store.read(['meta'], identityIn))?.group : undefined;
  await deps.stop();
  const hasLeft = await within(deps.leave(group), deps.wait(FLUSH_MS));
  // A tab that does not let go blocks the deletion of a database that is empty already.
  await within(store.destroy(), deps.wait(FLUSH_MS));
  if (!hasLeft) {
    const empty = await deps.reopen();
    await recordPendingVisitorEnd(empty);
    if (deps.signsOut) await recordPendingSignOut(empty, false, group);
    empty.close();
  }
  return { done: true };
}
