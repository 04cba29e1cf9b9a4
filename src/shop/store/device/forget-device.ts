/** "Tout effacer de cet appareil" (design §5, rule 18): nothing of the person is readable afterwards; the shop still starts. */
import { PHOTO_CACHE } from '#src/catalogue/store/photos.ts';
import type { Person } from '#src/shop/store/person/person.ts';
import { forgetKeys } from '#src/shop/store/device/forget-keys.ts';
import { STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';
import type { Forgotten } from '#src/sync/scope/forget.ts';
import { href } from '#core/contract/pages/href.ts';

/** What was looked at shows in these; the shell, which is the same for everybody, has caches of its own. */
const TELLING_CACHES = ['shop-pictures', 'shop-pages', PHOTO_CACHE] as const;
const CATALOGUE_DATABASE = 'catalogue';
/** Another tab may hold the catalogue open: it is deleted when that tab lets go. */
const PATIENCE_MS = 2_000;

/** Deletes what this device holds. When it answers `done`, the page must start anew. */
export async function forgetDevice(own: Pick<Person, 'forget'>, discard: boolean): Promise<Forgotten> {
  const answer = await own.forget(discard);
  if (!answer.done) return answer;
  await Promise.all([deleteCatalogue(), ...TELLING_CACHES.map(deleteCache)]);
  forgetKeys();
  tellOtherTabs();
  return answer;
}

async function deleteCache(name: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(name);
}

function deleteCatalogue(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(CATALOGUE_DATABASE);
    const timer = setTimeout(resolve, PATIENCE_MS);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    request.addEventListener('success', end);
    request.addEventListener('error', end);
  });
}

function tellOtherTabs(): void {
  writeKey(STORAGE_KEYS.forgotten, '1');
  writeKey(STORAGE_KEYS.forgotten, null);
}

/** A tab that shows what another one has just forgotten, or whose person another one has changed, starts anew. */
export function followForgetting(): void {
  addEventListener('storage', ({ key, newValue }) => {
    const isForgotten = key === STORAGE_KEYS.forgotten && newValue !== null;
    const isOther = key === STORAGE_KEYS.customer || key === STORAGE_KEYS.borrowed;
    if (isForgotten || (isOther && newValue === null)) location.replace(href('home'));
    else if (isOther) location.reload();
  });
}
