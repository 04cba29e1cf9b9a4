import { DatabaseBlocked, openDexieStore, type OpenEvents, type Place } from '#src/db/dexie-store.ts';
import { openMemoryStore } from '#src/db/memory-store.ts';
import type { PersonStore } from '#src/db/store.ts';

/** Storage Buckets (Chromium): own durability, own eviction, and no queue behind a catalogue load (measured). */
interface BucketManager {
  open(name: string, options: { durability: 'strict'; persisted: boolean }): Promise<{ indexedDB: IDBFactory }>;
}

const BUCKET = 'person';

const isBucketManager = (value: unknown): value is BucketManager =>
  typeof value === 'object' && value !== null && 'open' in value;

/** A platform interface that the type library does not know yet. */
function bucketsOf(scope: typeof globalThis): BucketManager | null {
  const navigator: unknown = scope.navigator;
  if (typeof navigator !== 'object' || navigator === null || !('storageBuckets' in navigator)) return null;
  return isBucketManager(navigator.storageBuckets) ? navigator.storageBuckets : null;
}

/** The place of the person's databases: a bucket of their own where the browser has buckets. */
export async function personPlace(scope: typeof globalThis = globalThis): Promise<Place | null> {
  const keyRange = scope.IDBKeyRange;
  try {
    const bucket = await bucketsOf(scope)?.open(BUCKET, { durability: 'strict', persisted: true });
    if (bucket !== undefined) return { indexedDB: bucket.indexedDB, keyRange };
  } catch {
    // Refused in some private modes; the origin's own IndexedDB may still work.
  }
  return typeof scope.indexedDB === 'undefined' ? null : { indexedDB: scope.indexedDB, keyRange };
}

const PROBE = 'probe';

/** The place where something can be kept; null where the browser has one and refuses to open it, as in private modes. */
export async function keepingPlace(scope: typeof globalThis = globalThis): Promise<Place | null> {
  const place = await personPlace(scope);
  return place !== null && (await opens(place)) ? place : null;
}

/** Looking makes no database: what the browser would make is taken back before it stands. */
function opens({ indexedDB }: Place): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(PROBE);
      let isMade = false;
      request.addEventListener('upgradeneeded', () => {
        isMade = true;
        request.transaction?.abort();
      });
      request.addEventListener('success', () => {
        request.result.close();
        resolve(true);
      });
      request.addEventListener('error', (event) => {
        event.preventDefault();
        resolve(isMade);
      });
    } catch {
      // Refused before anything was asked, where cookies are blocked.
      resolve(false);
    }
  });
}

/**
 * The database of a scope, or the same in memory where IndexedDB is missing or refused: `durable` tells which.
 * @throws DatabaseBlocked: what is on the disk is there, and memory would hide it
 */
export async function openPersonStore(
  scope: string,
  place: Place | null,
  events: OpenEvents = {},
): Promise<PersonStore> {
  if (place === null) return openMemoryStore();
  try {
    return await openDexieStore(scope, place, events);
  } catch (error) {
    if (error instanceof DatabaseBlocked) throw error;
    return openMemoryStore();
  }
}
