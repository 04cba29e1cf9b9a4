/**
 * The catalogue's worker; and, under another name, the one that writes a snapshot for it: one script for both, because
 * almost all of it is the same and it travels once.
 */
import { expose, proxy } from 'comlink';
import { compactReplica } from '#src/catalogue/store/compact.ts';
import { COMPACTOR, openCatalogueService } from '#src/catalogue/service/open-service.ts';
import type { CatalogueSettings } from '#src/catalogue/service/open-service.ts';
import { openCatalogueDatabase } from '#src/catalogue/store/catalogue-database.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';

/** Opened by the first line that runs: the page finds its settings meanwhile. */
const database = openCatalogueDatabase();

const entrance = {
  open: async (settings: CatalogueSettings) => proxy(await openCatalogueService(settings, await database)),
};

/** The one thing the worker offers before it knows its settings. */
export type CatalogueEntrance = typeof entrance;

/** Writes one snapshot, says whether it did, and is ended by whoever started it. */
async function compact(): Promise<boolean> {
  const store = replicaStore(await database);
  return store.isDurable && compactReplica(store);
}

if (self.name === COMPACTOR) {
  compact().then(
    (isDone) => postMessage(isDone),
    // A device without room, most likely: the next load from the pages tries again.
    () => postMessage(false),
  );
} else {
  expose(entrance);
}
