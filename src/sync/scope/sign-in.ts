/**
 * A guest signs in on this device (rule S86). What waits gets its five seconds; then the shop binds the guest to the
 * customer, and what the guest has here enters the customer's scope. Whatever cuts this short, the next start goes on
 * where it stood: the customer's database knows which guests have yet to enter.
 */
import type { PersonStore } from '#src/db/store.ts';
import { CallFailed } from '#src/api/failure.ts';
import { importGuest, type ImportDeps } from '#src/sync/scope/import-guest.ts';
import { FLUSH_MS, untilSent } from '#src/sync/scope/closing.ts';
import { recordSignIn, type SignInAnswer } from '#src/sync/scope/customer.ts';
import { identityIn, progressIn } from '#src/sync/meta.ts';
import { ensureIdentity } from '#src/sync/scope/group.ts';
import type { Cursor } from '#core/wire/sync.ts';

export interface SignInDeps extends Omit<ImportDeps, 'customer'> {
  /** Asks the guest's sender to send and to pull now. */
  readonly notify: () => void;
  /** Asks the shop whether a group is still this visitor's (rule S60). */
  readonly isKnown: (group: string, cursor: Cursor | null) => Promise<boolean>;
  /** Opens the session. @throws Refusal or CallFailed */
  readonly login: (device: string) => Promise<SignInAnswer>;
  readonly open: (uuid: string) => Promise<PersonStore>;
  /** From now on this device holds the scope of this customer. */
  readonly note: (uuid: string) => void;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * @returns who is here now
 * @throws Refusal what the shop refused; CallFailed when it could not be asked: the guest's scope is as it was then
 */
export async function signInHere(deps: SignInDeps): Promise<SignInAnswer> {
  const group = await settledGroup(deps);
  const told = await deps.login(group);
  // First of all: a database that no note leads to would be found by nobody.
  deps.note(told.customer.uuid);
  const customer = await deps.open(told.customer.uuid);
  try {
    await recordSignIn(customer, told, group);
    await importGuest({ ...deps, customer });
  } finally {
    customer.close();
  }
  return told;
}

/**
 * The group of the guest, after what waited has gone out. One that is no longer this visitor's (its cookie was lost)
 * would enter nobody's account: the sender begins a new one first.
 */
async function settledGroup(deps: SignInDeps): Promise<string> {
  const { guest, newId } = deps;
  const over = deps.wait(FLUSH_MS);
  deps.notify();
  await untilSent(guest, over);
  const isFresh = (await guest.read(['meta'], identityIn)) === null;
  const { group } = await ensureIdentity({ store: guest, newId });
  if (isFresh) return group;
  const { cursor } = await guest.read(['meta'], progressIn);
  if (await deps.isKnown(group, cursor)) return group;
  deps.notify();
  const next = await anotherGroup(guest, group, over);
  if (next === null) throw new CallFailed('serverFault');
  await untilSent(guest, over);
  return next;
}

/** Null when the time is over. */
async function anotherGroup(guest: PersonStore, former: string, over: Promise<void>): Promise<string | null> {
  let end = (): void => {};
  const found = new Promise<string>((resolve) => {
    end = guest.watch(['meta'], identityIn, (identity) => {
      if (identity !== null && identity.group !== former) resolve(identity.group);
    });
  });
  const group = await Promise.race([found, over.then(() => null)]);
  end();
  return group;
}
