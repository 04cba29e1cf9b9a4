import type { RouteTable } from '#src/api/route-table.ts';
import { withoutCredentials } from '#src/api/without-credentials.ts';
import { detailPages } from '#src/catalogue/prefetch/areas-on-device.ts';
import { isMetered, readLine, worksAhead } from '#src/catalogue/prefetch/connection.ts';
import { httpOrigin } from '#src/catalogue/published/origin.ts';
import { PHOTO_BUDGET, PHOTO_CACHE, dropPhotos, cachePhotos } from '#src/catalogue/store/photos.ts';
import type { PhotoDeps } from '#src/catalogue/store/photos.ts';
import type { ShopPlace } from '#src/catalogue/replica/replica.ts';
import { catalogueService } from './service.ts';
import type { CatalogueService } from './service.ts';
import type { ServiceDeps } from './service-deps.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';
import type { CatalogueDatabase } from '#src/catalogue/store/catalogue-database.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';
import { MOST_DETAILED } from '#src/catalogue/replica/sync.ts';

/** What the page knows and its worker has to be told. */
export interface CatalogueSettings {
  /** As the server published it. */
  readonly routes: RouteTable;
  readonly place: ShopPlace;
}

/** Name under which the catalogue's script writes a snapshot instead of answering. */
export const COMPACTOR = 'compactor';

/** Name of the lock and of the channel that tabs of one device share. */
const SHARED = 'catalogue';
const DAY_MS = 86_400_000;
/** Pages of a quick line come closer together than this. */
const REST_MS = 50;

/** As an `<img>` asks: otherwise the heavier kind would come. */
const accept = 'image/avif,image/webp,*/*';

const photoDeps: PhotoDeps = {
  openCache: () => caches.open(PHOTO_CACHE),
  dropCache: () => caches.delete(PHOTO_CACHE),
  fetch: async (url) => {
    try {
      return await withoutCredentials(fetch)(url, { priority: 'low', headers: { accept } });
    } catch {
      return null;
    }
  },
};

/** Tabs share the store where it is durable; a catalogue in memory has no neighbours. */
function neighbourhood(isDurable: boolean): Pick<ServiceDeps, 'exclusively' | 'neighbours'> {
  const isShared = isDurable && 'locks' in navigator && 'BroadcastChannel' in globalThis;
  if (!isShared) {
    return { exclusively: (work) => work(), neighbours: { tell: () => undefined, subscribe: () => undefined } };
  }
  const channel = new BroadcastChannel(SHARED);
  return {
    exclusively: (work) =>
      navigator.locks.request(SHARED, { ifAvailable: true }, (lock) => (lock === null ? null : work())),
    neighbours: {
      tell: () => {
        channel.postMessage('moved');
      },
      subscribe: (listen) => {
        channel.addEventListener('message', listen);
      },
    },
  };
}

/** In a worker of its own that ends with the work, started from the script that runs here; a store in memory is nobody else's to read. */
async function compactAside(store: ReplicaStore): Promise<boolean> {
  if (!store.isDurable || !('Worker' in globalThis)) return false;
  const worker = new Worker(location.href, { type: 'module', name: COMPACTOR });
  try {
    return await new Promise<boolean>((resolve) => {
      worker.addEventListener('message', (event) => resolve(event.data === true));
      worker.addEventListener('error', () => resolve(false));
    });
  } finally {
    worker.terminate();
  }
}

/**
 * Pictures go first, then the snapshot, which can be made again, then details of products nobody asked for, and only then
 * those of areas the person keeps; pages and everything of the person stay.
 */
async function makeRoom(database: CatalogueDatabase, store: ReplicaStore, hard: boolean): Promise<void> {
  await dropPhotos(database, photoDeps);
  await store.dropSnapshot();
  const [state, kept] = [await store.state(), await store.keptAreas()];
  if (state === null) return;
  await store.dropPages(detailPages(state, (area) => hard || !kept.has(area)));
}

/** The catalogue of this device with the real dependencies of the browser. */
export async function openCatalogueService(
  settings: CatalogueSettings,
  database: CatalogueDatabase,
): Promise<CatalogueService> {
  const store = replicaStore(database);
  return catalogueService({
    store,
    origin: httpOrigin(settings.routes),
    place: settings.place,
    build: location.pathname,
    ...neighbourhood(store.isDurable),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    rest: () => new Promise((resolve) => setTimeout(resolve, REST_MS)),
    compact: () => compactAside(store),
    prefetches: () => worksAhead(readLine()),
    mostDetailed: MOST_DETAILED,
    cachePhotos: async (wanted, goesOn) => {
      if (!('caches' in globalThis)) return;
      const today = Math.floor(Date.now() / DAY_MS);
      await cachePhotos(database, photoDeps, { wanted, budgetBytes: PHOTO_BUDGET, today, goesOn });
    },
    isMetered,
    makeRoom: (hard) => makeRoom(database, store, hard),
  });
}
