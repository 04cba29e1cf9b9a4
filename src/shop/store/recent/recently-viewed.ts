/** Articles looked at on this device, by area: they stay here, and go when the device is forgotten. */
import { AREAS, type Area } from '#core/domain/shop/area.ts';
import { readKey, STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';

const MOST = 12;

const listeners = new Set<() => void>();

/** UUIDs, the last one first; empty when there are none, or when somebody else wrote there. */
export function recentlyViewed(area: Area): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readKey(STORAGE_KEYS.viewed) ?? '{}');
    const uuids: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, area) : null;
    return Array.isArray(uuids) ? uuids.filter((uuid) => typeof uuid === 'string' && uuid !== '').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts an article first; each stands once. */
export function rememberViewed(area: Area, uuid: string): void {
  keepViewed(area, [uuid, ...recentlyViewed(area).filter((one) => one !== uuid)]);
}

/** Keeps these instead of what was kept; none of them forgets the area. */
export function keepViewed(area: Area, uuids: readonly string[]): void {
  const all = AREAS.map((one) => [one, one === area ? uuids.slice(0, MOST) : recentlyViewed(one)] as const);
  const left = all.filter(([, kept]) => kept.length > 0);
  writeKey(STORAGE_KEYS.viewed, left.length === 0 ? null : JSON.stringify(Object.fromEntries(left)));
  for (const heard of listeners) heard();
}

/** What is kept, as text: equal as long as nothing was looked at. */
export const viewedState = (): string | null => readKey(STORAGE_KEYS.viewed);

/** Hears of every change made in this tab; answers how to stop. */
export function listenToViewed(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}
