/** Whether a newer build of the shop waits, and the press that loads it. Filled by `start.ts` alone. */
import { useSyncExternalStore } from 'react';

let press: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Offers the update; the person decides when, or never. */
export function offerUpdate(apply: () => void): void {
  press = apply;
  for (const listen of listeners) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** The press that loads the newer build in this tab; null while there is none, and on the server. */
export function useUpdate(): (() => void) | null {
  return useSyncExternalStore(
    subscribe,
    () => press,
    () => null,
  );
}
