/**
 * The person's data on this device, opened at the first need: a press, a page that belongs to the person, or the idle
 * moment after the first drawing. What opens it is plugged in by the entry, so that no page imports a database.
 */
import type { SignedInCustomer } from '#src/db/rows.ts';
import type { PersonStore } from '#src/db/store.ts';
import type { Forgotten } from '#src/sync/scope/forget.ts';
import type { Perform } from '#src/shop/store/account/perform.ts';
import type { SessionApi } from '#src/shop/store/account/session-api.ts';
import type { CartCommands } from '#src/shop/store/cart/cart-commands.ts';
import type { SyncPhase, SyncView } from '#src/shop/store/state.ts';
import type { WishCommands } from '#src/shop/store/wishlist/wish-commands.ts';

export interface EngineStatus {
  readonly phase: SyncPhase;
  readonly reason: SyncView['reason'];
}

export interface Person {
  readonly store: PersonStore;
  /** Whose scope this is; null for a guest. */
  readonly customer: SignedInCustomer | null;
  readonly session: SessionApi;
  readonly perform: Perform;
  readonly cart: CartCommands;
  readonly wishes: WishCommands;
  /** Sends a refused change again, and what waits for it. */
  retry(mutId: string): Promise<unknown>;
  /** Gives a refused change up. */
  discard(mutId: string): Promise<void>;
  /**
   * "Tout effacer de cet appareil": sends what it can for 5 s, then deletes the database. What could not be sent stays, and the
   * person decides, unless they have chosen to lose it (design §5, rule 18).
   */
  forget(discard: boolean): Promise<Forgotten>;
  /** Asks the engine to send now. */
  notify(): void;
  /**
   * The shop said at `heardAt` (ms of `performance.now`) that something may have moved: the engine asks, soon, unless it
   * is where the person's channel stands (`rev`; null: unknown, prices may have moved as well).
   */
  poke(rev: number | null, heardAt: number): void;
  status(): EngineStatus;
  /** Hears of every change of `status`; answers how to stop. */
  listen(heard: () => void): () => void;
}

let open: (() => Promise<Person>) | null = null;
let opened: Promise<Person> | null = null;

/** Told once by the entry: how the person's data is opened. */
export function plugPerson(how: (() => Promise<Person>) | null): void {
  open = how;
  opened = null;
}

/** The person's data, opened now if it was not. A failure is not remembered: the next need tries again. */
export function person(): Promise<Person> {
  if (open === null) return Promise.reject(new Error('nobody has said how the data of the person is opened'));
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}
