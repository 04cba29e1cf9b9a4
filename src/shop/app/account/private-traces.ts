/** What the browser holds of a customer beside the database: gone with the sign-out (design §5, rule 18; law 4). */
import { STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';

/** What was looked at shows in these; the shell and the catalogue are the same for everybody. */
const TELLING_CACHES = ['shop-pictures', 'shop-pages'] as const;
const TELLING_KEYS = [STORAGE_KEYS.searches, STORAGE_KEYS.viewed] as const;

export async function dropPrivateTraces(): Promise<void> {
  for (const key of TELLING_KEYS) writeKey(key, null);
  if ('caches' in globalThis) await Promise.all(TELLING_CACHES.map((name) => caches.delete(name)));
}
