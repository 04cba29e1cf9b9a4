/**
 * The cookie of a guest is out of reach for scripts, so a device that is forgotten asks the server to end it. Offline
 * this is owed: the empty database says so, and until it is done nothing else is sent or pulled (rule S70).
 */
import type { PersonStore } from '#src/db/store.ts';

export async function oweFarewell(store: PersonStore): Promise<void> {
  await store.write(['meta'], async (t) => {
    await t.meta.put([{ key: 'farewell' }]);
  });
}

/** @throws what stood in the way; it is still owed then */
export async function payFarewell(store: PersonStore, leave: () => Promise<void>): Promise<void> {
  const isOwed = await store.read(['meta'], async (t) => (await t.meta.get('farewell')) !== undefined);
  if (!isOwed) return;
  await leave();
  await store.write(['meta'], async (t) => {
    // The token belonged to the visitor that has ended.
    await t.meta.remove(['farewell', 'token']);
  });
}
