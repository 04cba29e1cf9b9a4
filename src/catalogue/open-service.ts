import type { RouteTable } from '#src/api/route-table.ts';
import { httpOrigin } from './origin.ts';
import { PHOTO_BUDGET, PHOTO_CACHE, dropPhotos, shelvePhotos } from './photos.ts';
import type { PhotoDoors } from './photos.ts';
import type { ShopPlace } from './replica.ts';
import { namedPages, requiredPages } from './replica-state.ts';
import { catalogueService } from './service.ts';
import type { CatalogueService, ServiceDoors } from './service.ts';
import { replicaStore } from './store.ts';
import type { CatalogueDatabase, ReplicaStore } from './store.ts';

/** What the page knows and its worker has to be told. */
export interface CatalogueSettings {
  /** As the server published it. */
  readonly routes: RouteTable;
  readonly place: ShopPlace;
  /** The person asked the browser to save data: no pictures are fetched ahead. */
  readonly savesData: boolean;
}

/** Name of the lock and of the channel that tabs of one device share. */
const SHARED = 'catalogue';
const DAY_MS = 86_400_000;

const photoDoors: PhotoDoors = {
  openCache: () => caches.open(PHOTO_CACHE),
  dropCache: () => caches.delete(PHOTO_CACHE),
  fetch: async (url) => {
    try {
      return await fetch(url, { credentials: 'omit', priority: 'low' });
    } catch {
      return null;
    }
  },
};

/** Tabs share the store where it is durable; a catalogue in memory has no neighbours. */
function neighbourhood(isDurable: boolean): Pick<ServiceDoors, 'exclusively' | 'neighbours'> {
  const isShared = isDurable && 'locks' in navigator && 'BroadcastChannel' in globalThis;
  if (!isShared) {
    return { exclusively: (work) => work(), neighbours: { tell: () => undefined, hear: () => undefined } };
  }
  const channel = new BroadcastChannel(SHARED);
  return {
    exclusively: (work) =>
      navigator.locks.request(SHARED, { ifAvailable: true }, (lock) => (lock === null ? null : work())),
    neighbours: {
      tell: () => {
        channel.postMessage('moved');
      },
      hear: (listen) => {
        channel.addEventListener('message', listen);
      },
    },
  };
}

/** Pictures go first, then details of products nobody asked for; pages and everything of the person stay. */
async function makeRoom(database: CatalogueDatabase, store: ReplicaStore): Promise<void> {
  await dropPhotos(database, photoDoors);
  const state = await store.state();
  if (state === null) return;
  const needed = new Set(requiredPages(state));
  await store.dropPages([...namedPages(state)].filter((hash) => !needed.has(hash)));
}

/** The catalogue of this device with the real doors of the browser. */
export async function openCatalogueService(
  settings: CatalogueSettings,
  database: CatalogueDatabase,
): Promise<CatalogueService> {
  const store = replicaStore(database);
  const canShelve = !settings.savesData && 'caches' in globalThis;
  return catalogueService({
    store,
    origin: httpOrigin(settings.routes),
    place: settings.place,
    ...neighbourhood(store.isDurable),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    shelvePhotos: async (wanted) => {
      if (!canShelve) return;
      const today = Math.floor(Date.now() / DAY_MS);
      await shelvePhotos(database, photoDoors, { wanted, budgetBytes: PHOTO_BUDGET, today });
    },
    makeRoom: () => makeRoom(database, store),
  });
}
