/** What the browser says about the room this shop takes. */
import { PHOTO_CACHE } from '#src/catalogue/store/photos.ts';

export interface StorageFacts {
  /** The browser has promised to keep it. */
  readonly persisted: boolean;
  /** Bytes; null when the browser does not tell. */
  readonly usage: number | null;
  readonly photos: number;
}

export async function readStorageFacts(): Promise<StorageFacts> {
  const { storage } = navigator;
  const [persisted, estimate, photos] = await Promise.all([
    storage?.persisted?.() ?? false,
    storage?.estimate?.() ?? {},
    countPhotos(),
  ]);
  return { persisted, usage: estimate.usage ?? null, photos };
}

async function countPhotos(): Promise<number> {
  if (!('caches' in globalThis) || !(await caches.has(PHOTO_CACHE))) return 0;
  return (await (await caches.open(PHOTO_CACHE)).keys()).length;
}
