import { compactReplica } from '../compact.ts';
import { openCatalogueDatabase, replicaStore } from '../store.ts';

/** Writes one snapshot, says whether it did, and is ended by whoever started it. */
async function compact(): Promise<boolean> {
  const store = replicaStore(await openCatalogueDatabase());
  return store.isDurable && compactReplica(store);
}

compact().then(
  (isDone) => postMessage(isDone),
  // A device without room, most likely: the next load from the pages tries again.
  () => postMessage(false),
);
