/** Where somebody was going who had to make an account first: the link of the letter opens a document that knows nothing. */
import { readKey, STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';

/** @param path one of this shop, or null: nowhere */
export const leaveWayBack = (path: string | null): void => writeKey(STORAGE_KEYS.wayBack, path);

/** The path that was left on this device, once. It is asked again whether it is one of this shop where it is followed. */
export function takeWayBack(): string | null {
  const path = readKey(STORAGE_KEYS.wayBack);
  writeKey(STORAGE_KEYS.wayBack, null);
  return path;
}
