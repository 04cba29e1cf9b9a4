/** What a screen puts at the right of its title. Only that place is drawn anew, not what stands around it. */
import { useSyncExternalStore, type ReactNode } from 'react';

let shown: ReactNode = null;
const listeners = new Set<() => void>();

export function showActions(actions: ReactNode): void {
  shown = actions;
  for (const heard of listeners) heard();
}

export const useShownActions = (): ReactNode =>
  useSyncExternalStore(
    (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    () => shown,
  );
