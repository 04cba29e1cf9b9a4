/** Signing in and out as a device does them, without the browser: who is here decides what each means. */
import { Refusal } from '#core/wire/refusal.ts';
import type { Cursor } from '#core/wire/sync.ts';
import type { PersonStore } from '#src/db/store.ts';
import { CallFailed } from '#src/api/failure.ts';
import type { InTurn } from '#src/api/one-after-another.ts';
import type { ImportDeps } from '#src/sync/scope/import-guest.ts';
import { FLUSH_MS, markScope, unsentIn, within } from '#src/sync/scope/closing.ts';
import { recordSignIn, type SignInAnswer } from '#src/sync/scope/customer.ts';
import { sendPendingSignOut, type SignOutApi } from '#src/sync/scope/pending-sign-out.ts';
import type { ActiveScope, Notes } from '#src/sync/scope/active-scope.ts';
import { identityIn, isMergedFor } from '#src/sync/meta.ts';
import { GUEST, scopeOf } from '#src/sync/scope/scope.ts';
import { signInHere } from '#src/sync/scope/sign-in.ts';
import { leaveCustomer, unsentByGuest, type SignOut } from '#src/sync/scope/sign-out.ts';

export interface SessionDeps extends Omit<ImportDeps, 'guest' | 'customer'> {
  readonly here: ActiveScope;
  readonly notes: Notes;
  readonly open: (scope: string) => Promise<PersonStore>;
  /** Serialises sign-in and sign-out across tabs (Web Lock). */
  readonly inTurn: InTurn;
  /** This tab needs a fresh document: it shows another person than is here. */
  readonly startAnew: () => void;
  /** Asks the senders of this device to send now; also ends a pause. */
  readonly resume: () => void;
  /** Asks the sender to pull now. */
  readonly poke: () => void;
  /** Resolves after `ms`, or as soon as nothing can go out: offline, or without a session. */
  readonly flush: (ms: number) => Promise<void>;
  /** Ends the senders here and in the other tabs. */
  readonly stop: () => Promise<void>;
  /** Asks the shop whether a group is still this visitor's (rule S60). */
  readonly isKnown: (group: string, cursor: Cursor | null) => Promise<boolean>;
  readonly signOutApi: SignOutApi;
  readonly wait: (ms: number) => Promise<void>;
}

/** Opens the session of whoever has these credentials. @throws Refusal or CallFailed */
export type Login = (device: string | null) => Promise<SignInAnswer>;

export interface Session {
  /** @throws Refusal or CallFailed: who was here still is */
  signIn(login: Login): Promise<void>;
  /**
   * Somebody of the shop signs in as a customer: nothing of the guest's comes along, and nothing is kept (rule S100).
   * @throws Refusal `session.taken` where a customer is here, or has left work behind; CallFailed
   */
  borrow(login: () => Promise<SignInAnswer>): Promise<void>;
  signOut(wish: { discard: boolean; everywhere: boolean }): Promise<SignOut>;
}

export function createSession(deps: SessionDeps): Session {
  const { here, notes, open } = deps;
  /** Another tab may have been faster: this one shows somebody who is not here any more. */
  const mine = <T>(work: () => Promise<T>): Promise<T> =>
    deps.inTurn(() => {
      if (isStillHere(deps)) return work();
      deps.startAnew();
      throw new CallFailed('serverFault');
    });
  return {
    signIn: (login) => mine(() => enter(login)),
    borrow: (login) =>
      mine(async () => {
        if (here.customer !== null || notes.read('leaving') !== null) throw new Refusal('session.taken');
        await sendPendingSignOut(here.store, deps.signOutApi);
        const { customer } = await login();
        notes.write('borrowed', customer.uuid);
      }),
    signOut: (wish) => mine(() => leave(wish)),
  };

  async function enter(login: Login): Promise<void> {
    if (here.customer?.borrowed !== undefined) throw new Refusal('session.borrowed');
    if (here.customer !== null) {
      await again(deps, login, here.customer.uuid);
      return;
    }
    // Whoever was here before has to be gone first (rule S88).
    await sendPendingSignOut(here.store, deps.signOutApi);
    await signInHere({
      ...deps,
      guest: here.store,
      notify: () => {
        deps.resume();
        deps.poke();
      },
      login,
      open: (uuid) => openAgain(deps, uuid),
      note: (uuid) => notes.write('customer', uuid),
    });
  }

  async function leave(wish: { discard: boolean; everywhere: boolean }): Promise<SignOut> {
    const uuid = here.customer?.uuid;
    if (uuid === undefined) {
      await deps.signOutApi.signOut(wish.everywhere);
      return { done: true, gone: true };
    }
    const unnote = (): void => {
      if (here.customer?.borrowed !== undefined) {
        notes.write('borrowed', null);
        return;
      }
      notes.write('leaving', uuid);
      notes.write('customer', null);
    };
    return leaveCustomer({ ...deps, uuid, store: here.store, openGuest: () => open(GUEST), unnote }, wish);
  }
}

/** What the notes say of who is here is what this tab shows. */
function isStillHere({ notes, here: { customer } }: Pick<SessionDeps, 'notes' | 'here'>): boolean {
  const [uuid, note] = [customer?.uuid ?? null, customer?.borrowed === undefined ? 'customer' : 'borrowed'] as const;
  return notes.read(note) === uuid && notes.read(note === 'borrowed' ? 'customer' : 'borrowed') === null;
}

/**
 * A sign-out that a tab began and did not end is over: in turn, nobody else is ending this scope. What it was about to
 * delete goes now; later it would be what this customer does from here on (rule S88).
 */
async function openAgain({ open, notes, wait }: SessionDeps, uuid: string): Promise<PersonStore> {
  if (notes.read('leaving') === uuid) {
    await within((await open(scopeOf(uuid))).destroy(), wait(FLUSH_MS));
    notes.write('leaving', null);
  }
  const store = await open(scopeOf(uuid));
  await markScope(store, 'open');
  return store;
}

/**
 * The session of the customer whose scope is open has ended. The same customer goes on where things stood; somebody else
 * must not, before this one's work is sent or given up; where none is left, everything else of it goes (law 4, rule S89).
 */
async function again(deps: SessionDeps, login: Login, uuid: string): Promise<void> {
  const { here, notes, open } = deps;
  const guest = await open(GUEST);
  const identity = await guest.read(['meta'], identityIn);
  // Where no guest has been since, there is nothing to merge.
  const device = identity?.scope === 'open' ? identity.group : null;
  const told = await login(device);
  const next = told.customer.uuid;
  if (next === uuid) {
    await recordSignIn(here.store, told, device);
    guest.close();
    deps.resume();
    return;
  }
  await markScope(here.store, 'closing');
  const left = (await here.store.read(['outbox', 'parked'], unsentIn)) + (await unsentByGuest(guest, uuid));
  if (left > 0) {
    guest.close();
    await markScope(here.store, 'open');
    await deps.signOutApi.signOut(false);
    throw new Refusal('scope.mismatch', { reason: 'unsent', left });
  }
  notes.write('leaving', uuid);
  notes.write('customer', next);
  await deps.stop();
  const store = await openAgain(deps, next);
  await recordSignIn(store, told, device);
  store.close();
  if (isMergedFor(identity, uuid)) await guest.destroy();
  else guest.close();
  await within(here.store.destroy(), deps.wait(FLUSH_MS));
}
