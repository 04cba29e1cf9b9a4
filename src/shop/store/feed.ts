/** Carries what the person's database holds to the screens: rows by key, the pure views over them, the slices of the state. */
import type { SignedInCustomer } from '#src/db/rows.ts';
import type { Written } from '#src/db/store.ts';
import type { Person } from '#src/shop/store/person/person.ts';
import { EVERYTHING, storedRows, SHOWN_TABLES, together } from '#src/shop/store/feed/stored-rows.ts';
import { createScreens, type Outside } from '#src/shop/store/feed/screens.ts';
import { lookInRests } from '#src/shop/store/look-in-rests.ts';
import { listenToState, readState } from '#src/shop/store/state.ts';

/** Follows the database of the person. Answers how to stop. @param now answers an ISO instant */
export function feedStore(
  person: Pick<Person, 'store' | 'status' | 'listen'> & { readonly customer: SignedInCustomer | null },
  now: () => string,
): () => void {
  const { store, customer } = person;
  const rows = storedRows();
  const draw = createScreens(rows);
  const outside = (): Outside => {
    const { phase, reason } = person.status();
    return { online: readState().connection.online, phase, reason, now: now(), durable: store.durable, customer };
  };
  let due: Written | null = EVERYTHING;
  let isRead = false;
  let ended = false;
  const look = lookInRests(async () => {
    const written = due;
    if (ended || written === null) return;
    due = null;
    try {
      const moved = await store.read(SHOWN_TABLES, async (t) => await rows.read(t, written));
      if (ended) return;
      isRead = true;
      draw(moved, outside());
    } catch (error) {
      // Read with the next write: nothing that was named is forgotten.
      due = due === null ? written : together(written, due);
      throw error;
    }
  });
  /** The connection and the engine word the same rows otherwise. */
  const heard = (): void => {
    if (isRead && !ended) draw(new Set(), outside());
  };
  const ends = [
    store.follow(SHOWN_TABLES, (written) => {
      due = due === null ? written : together(due, written);
      look();
    }),
    person.listen(heard),
    listenToState(new Set(['connection']), heard),
  ];
  look();
  return () => {
    ended = true;
    for (const end of ends) end();
  };
}
