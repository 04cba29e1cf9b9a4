/** What this browser remembers of its person's choices, read once the first page stands. */
import { readConsent } from '#src/store/consent.ts';
import { readInstall } from '#src/store/install.ts';
import { show } from '#src/store/state.ts';
import { storedTheme } from '#src/store/theme.ts';

/** @param now ms */
export function readInterface(now: number): void {
  show('theme', storedTheme());
  readConsent(now);
  readInstall(now);
}

/**
 * Follows the browser's word on the network; it may be wrong, so it only words the screens.
 * @param now answers an ISO instant
 */
export function watchConnection(now: () => string): () => void {
  const heard = (): void => show('connection', { online: navigator.onLine, since: now() });
  if (!navigator.onLine) show('connection', { online: false, since: null });
  addEventListener('online', heard);
  addEventListener('offline', heard);
  return () => {
    removeEventListener('online', heard);
    removeEventListener('offline', heard);
  };
}
