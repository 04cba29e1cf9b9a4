/** The 401 path of the default client in this browser (specification §8, rule S69). */
import { createUnauthorized } from '#src/api/unauthorized.ts';
import { person } from '#src/shop/store/person/person.ts';
import { TAB_KEYS } from '#src/shop/store/device/storage-keys.ts';
import { readState } from '#src/shop/store/state.ts';

/** Where storage is refused the page goes to the login at once: it must not reload for ever. */
const session: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return '1';
    }
  },
  setItem: (key, value) => sessionStorage.setItem(key, value),
};

export function toSignIn(): () => void {
  const follow = createUnauthorized({
    location,
    session,
    key: TAB_KEYS.reloaded,
    lastArea: () => readState().lastArea ?? 'auto',
    // A transaction stands in line behind all that were begun before it.
    saved: async () => (await person()).store.write(['outbox', 'parked', 'drafts', 'meta'], () => Promise.resolve()),
  });
  return () => {
    // What was done in somebody else's name lives in this document alone: it says that this is over, and stays.
    if (readState().session.customer?.borrowed === undefined) follow();
    else void person().then((own) => own.poke(null, performance.now()));
  };
}

/** Whoever has signed in may meet the end of another session in this tab. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(TAB_KEYS.reloaded);
  } catch {
    // Refused to everybody: nothing was remembered.
  }
}
