import { openPersonStore, personPlace } from '#src/db/open.ts';
import type { PersonStore } from '#src/db/store.ts';
import { drainOnce } from '#src/sync/engine-room.ts';

/**
 * Sends what waits in a scope, once. What cannot be opened durably here is left to the next tab.
 * @param build version of the shop this worker belongs to
 * @returns how many changes still wait; null when a tab holds the lock and some still wait
 */
export async function drainScope(scope: string, build: string, origin: string): Promise<number | null> {
  const store = await openPersonStore(scope, await personPlace());
  try {
    if (!store.durable || (await countWaiting(store)) === 0) return 0;
    return await drainOnce(store, { scope, build, origin, online: true, visible: false, routes: null });
  } finally {
    store.close();
  }
}

async function countWaiting(store: PersonStore): Promise<number> {
  const rows = await store.read(['outbox'], async ({ outbox }) => await outbox.all());
  return rows.filter(({ state }) => state === 'waiting').length;
}
