import type { CatalogueDatabase } from './store.ts';

/** Pictures the shop fetches ahead have a cache of their own, so that their budget counts nothing else. */
export const PHOTO_CACHE = 'catalogue-photos';

/** What the pictures of the lists may take on a device, in bytes. */
export const PHOTO_BUDGET = 30_000_000;

const PARALLEL = 2;

interface Photo {
  readonly url: string;
  readonly bytes: number;
  /** Days since 1970 when it was last wanted: coarse, so that an unchanged day writes nothing. */
  readonly usedDay: number;
}

export interface PhotoDoors {
  readonly openCache: () => Promise<Pick<Cache, 'put' | 'delete' | 'keys'>>;
  /** Null when the network gave nothing: the picture is asked for another day. */
  readonly fetch: (url: string) => Promise<Response | null>;
  readonly dropCache: () => Promise<unknown>;
}

export interface PhotoWishes {
  /** Addresses, the most wanted first. */
  readonly wanted: readonly string[];
  readonly budgetBytes: number;
  readonly today: number;
}

function isPhoto(value: unknown): value is Photo {
  if (typeof value !== 'object' || value === null) return false;
  return 'url' in value && 'bytes' in value && 'usedDay' in value && typeof value.bytes === 'number';
}

/** True for what a browser throws when it gives no more room. */
export function isOutOfSpace(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/**
 * Fetches the wanted pictures that are not here, in order, until the budget is spent. What nobody wanted for longest
 * goes first; what is wanted today never goes for what is wanted less. Running out of space lets go of half and stops.
 */
export async function shelvePhotos(database: CatalogueDatabase, doors: PhotoDoors, wishes: PhotoWishes): Promise<void> {
  const { wanted, budgetBytes, today } = wishes;
  const cache = await doors.openCache();
  const cached = new Set((await cache.keys()).map((request) => pathOf(request.url)));
  const stored = await database.read(['photos'], async ({ photos }) => (await photos.values()).filter(isPhoto));
  const held = new Map(stored.filter((photo) => cached.has(photo.url)).map((photo) => [photo.url, photo]));
  const gone = stored.filter((photo) => !held.has(photo.url)).map((photo) => photo.url);
  const wantedSet = new Set(wanted);
  const touched = [...held.values()].filter((photo) => wantedSet.has(photo.url) && photo.usedDay !== today);
  for (const photo of touched) held.set(photo.url, { ...photo, usedDay: today });
  await note(
    database,
    gone,
    [...touched].map((photo) => ({ ...photo, usedDay: today })),
  );

  let total = sum(held.values());
  const letGo = async (bytes: number): Promise<boolean> => {
    const spare = [...held.values()].filter((photo) => photo.usedDay < today && !wantedSet.has(photo.url));
    spare.sort((left, right) => left.usedDay - right.usedDay);
    const dropped: string[] = [];
    for (const photo of spare) {
      if (total + bytes <= budgetBytes) break;
      await cache.delete(photo.url);
      held.delete(photo.url);
      dropped.push(photo.url);
      total -= photo.bytes;
    }
    await note(database, dropped, []);
    return total + bytes <= budgetBytes;
  };

  const queue = wanted.filter((url) => !held.has(url));
  let isFull = !(await letGo(0));
  const fetcher = async (): Promise<void> => {
    for (let url = queue.shift(); url !== undefined && !isFull; url = queue.shift()) {
      const response = await doors.fetch(url);
      if (response === null || !response.ok) continue;
      const body = await response.blob();
      if (isFull || !(await letGo(body.size))) {
        isFull = true;
        return;
      }
      total += body.size;
      await cache.put(url, new Response(body, { headers: response.headers }));
      const photo = { url, bytes: body.size, usedDay: today };
      held.set(url, photo);
      await note(database, [], [photo]);
    }
  };
  try {
    await Promise.all(Array.from({ length: PARALLEL }, fetcher));
  } catch (error) {
    isFull = true;
    if (!isOutOfSpace(error)) throw error;
    const half = [...held.values()]
      .sort((left, right) => left.usedDay - right.usedDay)
      .slice(0, Math.ceil(held.size / 2));
    for (const photo of half) await cache.delete(photo.url);
    await note(
      database,
      half.map((photo) => photo.url),
      [],
    );
  }
}

/** Lets go of all pictures: the first sacrifice when a device runs out of space. */
export async function dropPhotos(database: CatalogueDatabase, doors: Pick<PhotoDoors, 'dropCache'>): Promise<void> {
  await doors.dropCache();
  await database.write(['photos'], ({ photos }) => photos.clear());
}

async function note(database: CatalogueDatabase, gone: readonly string[], here: readonly Photo[]): Promise<void> {
  if (gone.length === 0 && here.length === 0) return;
  await database.write(['photos'], async ({ photos }) => {
    for (const url of gone) await photos.remove(url);
    for (const photo of here) await photos.put(photo.url, photo);
  });
}

function sum(photos: Iterable<Photo>): number {
  let bytes = 0;
  for (const photo of photos) bytes += photo.bytes;
  return bytes;
}

function pathOf(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/]*/u, '');
}
