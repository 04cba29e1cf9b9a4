/**
 * Whose scope this device opens (design §5, rule 16; S87). A note that outlives the tab says so, offline too; where the
 * note was lost, a mark of the last sign-in makes the device ask the shop. Neither proves anything: the shop looks at
 * every request.
 */
import type { InTurn } from '#src/api/one-after-another.ts';
import type { SignedInCustomer } from '#src/db/rows.ts';
import type { PersonStore } from '#src/db/store.ts';
import type { OfflineContract } from '#src/sync/core/contract.ts';
import { markScope } from '#src/sync/scope/closing.ts';
import { customerIn, customerOf, recordSignIn, type SignInAnswer } from '#src/sync/scope/customer.ts';
import { hasPendingSignOut } from '#src/sync/scope/pending-sign-out.ts';
import { identityIn } from '#src/sync/meta.ts';
import { GUEST, scopeOf } from '#src/sync/scope/scope.ts';
import { beginAnew } from '#src/sync/scope/group.ts';

/** What is kept outside of the databases: UUIDs, and nothing else of anybody. */
export interface Notes {
  read(note: Note): string | null;
  write(note: Note, uuid: string | null): void;
}

/**
 * `customer`: whose scope this device holds; `leaving`: whose database is still to be deleted; `borrowed`: in whose name
 * somebody of the shop is here, of whom this device keeps nothing else (rule S100).
 */
export type Note = 'customer' | 'leaving' | 'borrowed';

export interface ActiveScope {
  readonly scope: string;
  readonly store: PersonStore;
  /** Null: a guest. */
  readonly customer: SignedInCustomer | null;
}

export interface ActiveScopeDeps {
  readonly contract: OfflineContract;
  readonly notes: Notes;
  readonly open: (scope: string) => Promise<PersonStore>;
  /** A database that ends with the tab and never reaches the disk. */
  readonly openUnkept: () => PersonStore;
  /** Deletes the database of a scope; false while another tab holds it. */
  readonly remove: (scope: string) => Promise<boolean>;
  /** True when somebody has signed in on this device and not out, as far as it remembers. */
  readonly isMarked: () => boolean;
  /** Asks the shop who is here; null when it cannot be asked. */
  readonly ask: () => Promise<
    (Omit<SignInAnswer, 'customer'> & { readonly customer: SignInAnswer['customer'] | null }) | null
  >;
  /** True while a tab is ending this scope. */
  readonly isClosing: (scope: string) => Promise<boolean>;
  /** Serialises sign-in and sign-out across tabs (Web Lock). */
  readonly inTurn: InTurn;
  readonly now: () => string;
  readonly newId: () => string;
}

export async function resolveActiveScope(deps: ActiveScopeDeps): Promise<ActiveScope> {
  const { notes } = deps;
  await finishLeaving(deps);
  const noted = notes.read('customer');
  const known = noted === null ? null : ((await openKnown(deps, noted)) ?? (await openAfterSignIn(deps, noted)));
  if (known !== null) return known;
  const guest = await deps.open(GUEST);
  // Whom the shop still takes for signed in has left this device (rule S88): nobody asks before it knows.
  const isNoted = noted !== null || notes.read('borrowed') !== null;
  const mayAsk = (isNoted || deps.isMarked()) && !(await hasPendingSignOut(guest));
  const told = mayAsk ? await deps.ask() : null;
  if (told?.customer && told.borrowed) {
    guest.close();
    return borrowedScope(deps, { ...told, customer: told.customer });
  }
  if (told !== null && notes.read('borrowed') !== null) notes.write('borrowed', null);
  if (told?.customer) {
    const group = (await guest.read(['meta'], identityIn))?.group;
    guest.close();
    const { customer, csrfToken } = told;
    const scope = scopeOf(customer.uuid);
    const store = await writable(deps, scope, await deps.open(scope));
    await recordSignIn(store, { customer, csrfToken }, guestGroup(customer, group));
    notes.write('customer', customer.uuid);
    return { scope, store, customer };
  }
  // The session is over, and nothing of it is left here.
  if (told !== null) notes.write('customer', null);
  return { scope: GUEST, store: await writable(deps, GUEST, guest), customer: null };
}

/**
 * Somebody of the shop is here in a customer's name: each document asks who that is, and keeps what it gets in memory. The
 * guest of this device waits as they are (rule S100).
 */
async function borrowedScope({ notes, openUnkept }: ActiveScopeDeps, told: SignInAnswer): Promise<ActiveScope> {
  const store = openUnkept();
  await recordSignIn(store, told, null);
  const customer = customerOf(told);
  notes.write('borrowed', customer.uuid);
  return { scope: scopeOf(customer.uuid), store, customer };
}

/**
 * Which group the guest's database must have to be that of the guest the shop has bound: whoever began anew there since
 * is another guest, whose work the shop would not find under this one (rule S86).
 */
function guestGroup({ guest, guestGroups }: SignInAnswer['customer'], here: string | undefined): string | null {
  if (guest === null) return null;
  return guestGroups.find((group) => group === here) ?? guestGroups[0] ?? '';
}

/** Null when the database is empty: the browser has let go of it, or keeps nothing at all. */
async function openKnown(deps: ActiveScopeDeps, uuid: string): Promise<ActiveScope | null> {
  const scope = scopeOf(uuid);
  const store = await writable(deps, scope, await deps.open(scope));
  const customer = await store.read(['meta'], customerIn);
  if (customer !== null) return { scope, store, customer };
  store.close();
  return null;
}

/**
 * The note comes first of all: whoever signs in at this moment in another tab has yet to enter their database. Taken
 * for lost, and the shop out of reach, this tab would open the guest's they are leaving.
 */
async function openAfterSignIn(deps: ActiveScopeDeps, uuid: string): Promise<ActiveScope | null> {
  return deps.inTurn(() => openKnown(deps, uuid));
}

/**
 * A tab that died while it ended a scope leaves it closed to everybody; and where a note was lost, the guest's database
 * may be that of somebody who has signed in: whoever is here now is a new guest, with what has not been sent.
 */
async function writable(deps: ActiveScopeDeps, scope: string, store: PersonStore): Promise<PersonStore> {
  const identity = await store.read(['meta'], identityIn);
  if (identity?.scope === 'closing' && !(await deps.isClosing(scope))) await markScope(store, 'open');
  if (identity?.scope === 'merged') await beginAnew({ ...deps, store });
  return store;
}

/** A database that a tab held open when its customer signed out goes at the next start (rule S88). */
async function finishLeaving({ notes, remove }: ActiveScopeDeps): Promise<void> {
  const uuid = notes.read('leaving');
  if (uuid === null) return;
  if (notes.read('customer') === uuid) notes.write('customer', null);
  if (await remove(scopeOf(uuid))) notes.write('leaving', null);
}
