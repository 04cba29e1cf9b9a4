import { isKept } from '#src/shop/store/device/device-inventory.ts';

/**
 * This device has the shop: a service worker answers for it, so that what it starts with does not come over the line, or a
 * catalogue was here when it was last looked at.
 */
export function shopIsHere(): boolean {
  return (globalThis.navigator?.serviceWorker?.controller ?? null) !== null || isKept('catalogue');
}
