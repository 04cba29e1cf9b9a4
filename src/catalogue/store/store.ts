import type { CatalogueDatabase } from './catalogue-database.ts';
import { keptStore } from './kept-store.ts';
import type { KeptStore } from './kept-store.ts';
import { pageStore } from './page-store.ts';
import type { PageStore } from './page-store.ts';
import { snapshotStore } from './snapshot-store.ts';
import type { SnapshotStore } from './snapshot-store.ts';
import { stateStore } from './state-store.ts';
import type { StateStore } from './state-store.ts';

/** Everything the replica of this device keeps. */
export interface ReplicaStore extends StateStore, PageStore, SnapshotStore, KeptStore {
  readonly isDurable: boolean;
}

export function replicaStore(database: CatalogueDatabase): ReplicaStore {
  return {
    isDurable: database.isDurable,
    ...stateStore(database),
    ...pageStore(database),
    ...snapshotStore(database),
    ...keptStore(database),
  };
}
