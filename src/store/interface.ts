/** What this browser remembers of its person's choices, read once the first page stands. */
import { keptConsent } from '#src/store/consent.ts';
import { show } from '#src/store/state.ts';
import { readKey, STORAGE_KEYS } from '#src/store/storage-keys.ts';
import { storedTheme } from '#src/store/theme.ts';

/** @param now ms */
export function readInterface(now: number): void {
  const consent = keptConsent(now);
  show('theme', storedTheme());
  show('consent', consent);
  show('consentAsked', consent === null);
  show('installRefused', readKey(STORAGE_KEYS.installRefused) !== null);
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
