import type { CatalogueDatabase } from './catalogue-database.ts';

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

export interface PhotoDeps {
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
  /** Asked before each picture: false ends it, and what is here stays. */
  readonly goesOn: () => boolean;
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
export async function cachePhotos(database: CatalogueDatabase, deps: PhotoDeps, wishes: PhotoWishes): Promise<void> {
  const { wanted, budgetBytes, today, goesOn } = wishes;
  const cache = await deps.openCache();
  const held = await heldPhotos(database, cache, new Set(wanted), today);
  let total = sum(held.values());
  let isFull = false;

  /** Takes this much of the budget, if need be from pictures of other days; answers which go, or null for no room. */
  const reserve = (bytes: number): string[] | null => {
    const going: Photo[] = [];
    for (const photo of byLastUse(held.values())) {
      if (total + bytes - sum(going) <= budgetBytes || photo.usedDay === today) break;
      going.push(photo);
    }
    if (bytes > 0 && total + bytes - sum(going) > budgetBytes) return null;
    total += bytes - sum(going);
    for (const photo of going) held.delete(photo.url);
    return going.map((photo) => photo.url);
  };
  const drop = async (urls: readonly string[]): Promise<void> => {
    for (const url of urls) await cache.delete(url);
    await note(database, urls, []);
  };
  const queue = wanted.filter((url) => !held.has(url));
  const fetcher = async (): Promise<void> => {
    for (let url = queue.shift(); url !== undefined && !isFull && goesOn(); url = queue.shift()) {
      const response = await deps.fetch(url);
      if (response === null || !response.ok) continue;
      const body = await response.blob();
      const going = isFull ? null : reserve(body.size);
      if (going === null) {
        isFull = true;
        return;
      }
      await drop(going);
      await cache.put(url, new Response(body, { headers: response.headers }));
      const photo = { url, bytes: body.size, usedDay: today };
      held.set(url, photo);
      await note(database, [], [photo]);
    }
  };

  await drop(reserve(0) ?? []);
  const results = await Promise.allSettled(
    Array.from({ length: PARALLEL }, async () => {
      try {
        await fetcher();
      } catch (error) {
        // One that fails stops the others too.
        isFull = true;
        throw error;
      }
    }),
  );
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    if (!isOutOfSpace(result.reason)) throw result.reason;
    const half = byLastUse(held.values()).slice(0, Math.ceil(held.size / 2));
    for (const photo of half) held.delete(photo.url);
    await drop(half.map((photo) => photo.url));
  }
}

/** What the cache holds, the wanted ones marked with today; what the browser let go of is forgotten. */
async function heldPhotos(
  database: CatalogueDatabase,
  cache: Pick<Cache, 'keys'>,
  wanted: ReadonlySet<string>,
  today: number,
): Promise<Map<string, Photo>> {
  const cached = new Set((await cache.keys()).map((request) => pathOf(request.url)));
  const stored = await database.read(['photos'], async ({ photos }) => (await photos.values()).filter(isPhoto));
  const gone = stored.filter((photo) => !cached.has(photo.url)).map((photo) => photo.url);
  const here = stored.filter((photo) => cached.has(photo.url));
  const isTouched = (photo: Photo): boolean => wanted.has(photo.url) && photo.usedDay !== today;
  const touched = here.filter(isTouched).map((photo) => ({ ...photo, usedDay: today }));
  await note(database, gone, touched);
  return new Map([...here, ...touched].map((photo) => [photo.url, photo]));
}

function byLastUse(photos: Iterable<Photo>): Photo[] {
  return [...photos].sort((left, right) => left.usedDay - right.usedDay);
}

/** Lets go of all pictures: the first sacrifice when a device runs out of space. */
export async function dropPhotos(database: CatalogueDatabase, deps: Pick<PhotoDeps, 'dropCache'>): Promise<void> {
  await deps.dropCache();
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
