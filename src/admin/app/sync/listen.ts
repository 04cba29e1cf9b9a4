import { openLive } from '#src/api/live.ts';
import { keepListening } from '#src/api/keep-listening.ts';
import { webLocks } from '#src/sync/sender/lock.ts';

/** Hears at once what others write, where shop and browser can; all else goes on as without. Answers how to stop. */
export function listenToOffice(url: string | null, moved: (rev: number | null, heardAt: number) => void): () => void {
  if (url === null || typeof EventSource === 'undefined') return () => {};
  const locks = webLocks(globalThis.navigator?.locks);
  return keepListening({
    open: (listeners) => openLive(url, listeners),
    hold: (won) => locks.hold('office-live', { won }).release,
    isVisible: () => document.visibilityState === 'visible',
    onLook: (listen) => {
      document.addEventListener('visibilitychange', listen);
      return () => document.removeEventListener('visibilitychange', listen);
    },
    random: Math.random,
    now: () => performance.now(),
    /* the shop's prices are no page of the back office */
    catalogueMoved: () => {},
    settingsMoved: () => {},
    personMoved: moved,
  });
}
