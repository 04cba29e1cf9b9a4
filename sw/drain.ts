import { openPersonStore, personPlace } from '#src/db/open.ts';
import { drainOnce } from '#src/sync/engine-room.ts';

/**
 * Sends what waits in a scope, once. What cannot be opened durably here is left to the next tab.
 * @param build version of the shop this worker belongs to
 */
export async function drainScope(scope: string, build: string, origin: string): Promise<number | null> {
  const store = await openPersonStore(scope, await personPlace());
  try {
    if (!store.durable) return null;
    return await drainOnce(store, { scope, build, origin, online: true, visible: false, routes: null });
  } finally {
    store.close();
  }
}
