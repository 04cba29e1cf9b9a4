/**
 * Cookies of a guest and of a session are out of reach for scripts, so a device that is forgotten, or whose customer has
 * signed out, asks the server to end them. Offline this is owed: the guest's empty database says so, and until it is done
 * nothing else is sent or pulled (rules S70, S88).
 */
import type { PersonStore, ReadTables } from '#src/db/store.ts';

/** What may be owed. */
export interface SignOutApi {
  /** Ends the visitor of this browser. */
  readonly leave: () => Promise<void>;
  /** Ends the session of this browser, or every session of its customer, and gives back the group they had here. */
  readonly signOut: (everywhere: boolean, group?: string) => Promise<void>;
}

interface Pending {
  readonly visitor: boolean;
  /** Null: no sign-out is owed. */
  readonly everywhere: boolean | null;
  readonly group?: string | undefined;
}

async function pendingIn({ meta }: Pick<ReadTables, 'meta'>): Promise<Pending> {
  const logout = await meta.get('logout');
  return {
    visitor: (await meta.get('endVisitor')) !== undefined,
    ...(logout?.key === 'logout' ? logout : { everywhere: null }),
  };
}

/** True while the shop has yet to hear that the customer before this guest has signed out. */
export const hasPendingSignOut = (guest: PersonStore): Promise<boolean> =>
  guest.read(['meta'], async (t) => (await pendingIn(t)).everywhere !== null);

export async function recordPendingVisitorEnd(store: PersonStore): Promise<void> {
  await store.write(['meta'], async (t) => {
    await t.meta.put([{ key: 'endVisitor' }]);
  });
}

/** Owed before anything of the customer's is deleted: from here on nothing leaves this device before it is done. */
export async function recordPendingSignOut(store: PersonStore, everywhere: boolean, group?: string): Promise<void> {
  await store.write(['meta'], async (t) => {
    await t.meta.put([{ key: 'logout', everywhere, ...(group === undefined ? {} : { group }) }]);
  });
}

/** The session first: it may be the visitor's only key. @throws what stood in the way; it is still owed then */
export async function sendPendingSignOut(store: PersonStore, { leave, signOut }: SignOutApi): Promise<void> {
  const { visitor, everywhere, group } = await store.read(['meta'], pendingIn);
  if (everywhere !== null) {
    await signOut(everywhere, group);
    await store.write(['meta'], async (t) => void (await t.meta.remove(['logout', 'token'])));
  }
  if (visitor) {
    await leave();
    // The token belonged to the visitor that has ended.
    await store.write(['meta'], async (t) => void (await t.meta.remove(['endVisitor', 'token'])));
  }
}
