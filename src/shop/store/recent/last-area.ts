import { isArea, type Area } from '#core/domain/shop/area.ts';
import { show } from '#src/shop/store/state.ts';
import { readKey, STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';

/** Paths that both areas share keep the area of the page visited before them (design §10). */
export function keepLastArea(area: Area): void {
  writeKey(STORAGE_KEYS.lastArea, area);
  show('lastArea', area);
}

/** A tab that begins on a path of both areas goes on where the last one was. */
export function recallLastArea(): void {
  const area = readKey(STORAGE_KEYS.lastArea);
  if (isArea(area)) show('lastArea', area);
}
