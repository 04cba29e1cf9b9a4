import type { Area } from '#core/domain/area.ts';
import { show } from '#src/store/state.ts';
import { STORAGE_KEYS, writeKey } from '#src/store/storage-keys.ts';

/** Paths that both areas share keep the area of the page visited before them (design §10). */
export function keepLastArea(area: Area): void {
  writeKey(STORAGE_KEYS.lastArea, area);
  show('lastArea', area);
}
