import { proxy, ref } from 'valtio';

/** Whether a newer build of the back office waits on this device, and the press that loads it. */
export const update = proxy<{ apply: (() => void) | null }>({ apply: null });

export function offerUpdate(apply: () => void): void {
  update.apply = ref(apply);
}
