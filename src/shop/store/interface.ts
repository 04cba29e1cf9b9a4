/** What this browser remembers of its person's choices, read once the first page stands. */
import { readCurrency } from '#src/shop/store/device/currency.ts';
import { readConsent } from '#src/shop/store/consent/consent.ts';
import { readInstall } from '#src/shop/store/device/install.ts';
import { showNew } from '#src/shop/store/show-new.ts';
import { show } from '#src/shop/store/state.ts';
import { storedTheme } from '#src/shop/store/theme.ts';

/** @param now ms */
export function readInterface(now: number): void {
  show('theme', storedTheme());
  readCurrency();
  readConsent(now);
  readInstall(now);
}

/** A document opened without a network keeps room for what will be said of it (`src/shop/pre-hydration.js`, `sw/shop/kept-pages.ts`); with one, none. */
function keepNoRoom(): void {
  if (navigator.onLine) document.documentElement.removeAttribute('data-offline');
}

/**
 * Follows the browser's word on the network; it may be wrong, so it only words the screens.
 * @param now answers an ISO instant
 */
export function watchConnection(now: () => string): () => void {
  const heard = (): void => {
    keepNoRoom();
    showNew('connection', { online: navigator.onLine, since: now() });
  };
  keepNoRoom();
  if (!navigator.onLine) show('connection', { online: false, since: null });
  addEventListener('online', heard);
  addEventListener('offline', heard);
  return () => {
    removeEventListener('online', heard);
    removeEventListener('offline', heard);
  };
}
