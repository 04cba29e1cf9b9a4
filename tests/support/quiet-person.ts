/** A person over a database in memory: commands wired as the shop wires them, nothing sent. */
import { openMemoryStore } from '#src/db/memory-store.ts';
import type { Perform } from '#src/shop/store/account/perform.ts';
import type { Person } from '#src/shop/store/person/person.ts';
import type { SessionApi } from '#src/shop/store/account/session-api.ts';
import { cartCommands } from '#src/shop/store/cart/cart-commands.ts';
import { wishCommands } from '#src/shop/store/wishlist/wish-commands.ts';

/** Instant of the device in these tests. */
export const NOW = '2026-11-21T08:30:00.000Z';

const nobody = (): Promise<never> => Promise.reject(new Error('nobody signs in or out in this test'));
export const NO_SESSION: SessionApi = {
  signIn: nobody,
  arrive: nobody,
  borrow: nobody,
  signOut: nobody,
  renewSession: nobody,
  callOnline: nobody,
  callWhenSent: nobody,
};

type Given = Partial<Omit<Person, 'cart' | 'wishes'>>;

export function quietPerson({ store = openMemoryStore(), customer = null, ...given }: Given = {}): Person {
  const perform: Perform = given.perform ?? (() => Promise.resolve());
  return {
    store,
    customer,
    session: NO_SESSION,
    retry: () => Promise.resolve(),
    discard: () => Promise.resolve(),
    forget: () => Promise.resolve({ done: true }),
    notify: () => {},
    poke: () => {},
    status: () => ({ phase: 'resting', reason: null }),
    listen: () => () => {},
    ...given,
    perform,
    cart: cartCommands(perform),
    wishes: wishCommands({ store, perform, isGuest: customer === null, now: () => NOW }),
  };
}

const full = (): Promise<never> => Promise.reject(new DOMException('', 'QuotaExceededError'));

/** The same person, whose disk takes nothing more. */
export const withFullDisk = (own: Person): Person =>
  quietPerson({ ...own, store: { ...own.store, write: full }, perform: full, retry: full, discard: full });
