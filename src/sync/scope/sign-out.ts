/**
 * A customer signs out on this device (rule S88): nothing new comes in, what waits goes out if it can; then the sign-out
 * is owed before anything is deleted, so that whatever cuts this short is finished at the next start.
 */
import type { PersonStore } from '#src/db/store.ts';
import { FLUSH_MS, markScope, unsentIn, untilSent, within } from '#src/sync/scope/closing.ts';
import { recordPendingSignOut, sendPendingSignOut, type SignOutApi } from '#src/sync/scope/pending-sign-out.ts';
import { identityIn, isMergedFor } from '#src/sync/meta.ts';

export interface SignOutDeps {
  readonly store: PersonStore;
  readonly uuid: string;
  /** The database of the guest of this device, opened now. */
  readonly openGuest: () => Promise<PersonStore>;
  /** Asks the senders to send now; silent offline. */
  readonly resume: () => void;
  /** Ends early where nothing can go out: offline, or without a session. */
  readonly flush: (ms: number) => Promise<void>;
  /** Ends the senders here and in the other tabs. */
  readonly stop: () => Promise<void>;
  readonly signOutApi: SignOutApi;
  /** From now on this device holds no customer's scope, and this database is to be deleted. */
  readonly unnote: () => void;
  readonly wait: (ms: number) => Promise<void>;
}

export type SignOut =
  /** `gone`: false while a tab that hears nothing holds the database; it is empty, and goes at the next start. */
  | { readonly done: true; readonly gone: boolean }
  /** "n modifications n'ont pas pu être envoyées": the person decides; the scope is open again. */
  | { readonly done: false; readonly left: number };

/** @param discard the person has chosen to lose what could not be sent */
export async function leaveCustomer(
  deps: SignOutDeps,
  { discard, everywhere }: { discard: boolean; everywhere: boolean },
): Promise<SignOut> {
  const { store } = deps;
  await markScope(store, 'closing');
  const before = await deps.openGuest();
  deps.resume();
  await untilSent(store, deps.flush(FLUSH_MS));
  const left = (await store.read(['outbox', 'parked'], unsentIn)) + (await unsentByGuest(before, deps.uuid));
  if (left > 0 && !discard) {
    before.close();
    await markScope(store, 'open');
    return { done: false, left };
  }
  const guest = await freshGuest(deps, before);
  await recordPendingSignOut(guest, everywhere, (await store.read(['meta'], identityIn))?.group);
  deps.unnote();
  await deps.stop();
  await within(sendPendingSignOut(guest, deps.signOutApi), deps.wait(FLUSH_MS));
  guest.close();
  return { done: true, gone: await within(store.destroy(), deps.wait(FLUSH_MS)) };
}

/** What the guest before the sign-in could not send yet goes out with the customer's session alone (rule S83). */
export const unsentByGuest = (guest: PersonStore, uuid: string): Promise<number> =>
  guest.read(['meta', 'outbox', 'parked'], async (t) => (isMergedFor(await identityIn(t), uuid) ? unsentIn(t) : 0));

/** A guest's database that has been merged takes nothing more: whoever is here next begins a new one. */
async function freshGuest({ openGuest, uuid }: SignOutDeps, before: PersonStore): Promise<PersonStore> {
  if (!isMergedFor(await before.read(['meta'], identityIn), uuid)) return before;
  await before.destroy();
  return openGuest();
}
