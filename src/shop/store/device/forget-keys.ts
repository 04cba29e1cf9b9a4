/** Forgets what the shop keeps in the browser's storage, and the mark that the server's cookie leaves on the device. */
import { STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';

export function forgetKeys(): void {
  for (const key of Object.values(STORAGE_KEYS)) writeKey(key, null);
  forgetMarker();
}

/**
 * Takes away the server's mark that this device holds a customer's scope (specification §4), as the server does at a
 * sign-out, which without a network it hears of later.
 */
export function forgetMarker(): void {
  document.cookie = 'customer-auth=; path=/; max-age=0';
}
