import { hasDexieStore } from '#src/db/dexie-store.ts';
import { openPersonStore, personPlace } from '#src/db/open.ts';
import type { OfflineContract } from '#src/sync/core/contract.ts';
import { drainOnce } from '#src/sync/sender/create-engine.ts';

/**
 * Sends what waits in a scope, once. A scope that has left this device since leaves no database here (rule S88); what
 * cannot be opened durably is left to the next tab.
 * @param contract of the realm of the scope
 * @param build version of the realm's pages this worker belongs to
 * @returns how many changes still wait; null when a tab holds the lock and some still wait
 */
export async function drainScope(
  contract: OfflineContract,
  scope: string,
  build: string,
  origin: string,
): Promise<number | null> {
  const place = await personPlace();
  if (place === null || !(await hasDexieStore(scope, place))) return 0;
  const store = await openPersonStore(scope, place);
  try {
    const waiting = await store.read(['outbox'], async ({ outbox }) => await outbox.count());
    if (!store.durable || waiting === 0) return 0;
    return await drainOnce(store, contract, {
      scope,
      build,
      origin,
      online: true,
      visible: false,
      routes: null,
    });
  } finally {
    store.close();
  }
}
