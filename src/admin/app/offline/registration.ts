/**
 * Signs on the back office's service worker, which answers below `/admin/` alone. A browser that refuses workers still
 * has a back office.
 *
 *   a newer build waits ─► offered ─ pressed ─► it takes over, this tab loads anew
 *                                └ all tabs closed ─► it takes over
 */
import type { PageMessage } from '#core/contract/shop/worker-messages.ts';
import { offerUpdate } from '#src/admin/store/update.ts';

const SKIP: PageMessage = { type: 'SKIP_WAITING' };

export function startOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  /* a scope ends with a slash: the address without one would be the shop's */
  if (location.pathname === '/admin') history.replaceState(null, '', `/admin/${location.search}${location.hash}`);
  const signOn = (): void => {
    serviceWorker
      .register('/admin-sw.js', { scope: '/admin/', updateViaCache: 'none' })
      .then(watchBuilds)
      .catch((error: unknown) => console.warn(error));
  };
  if (document.readyState === 'complete') signOn();
  else addEventListener('load', signOn, { once: true });
}

function watchBuilds(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const offer = (): void => {
    const { waiting } = registration;
    if (waiting === null || serviceWorker.controller === null) return;
    offerUpdate(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage(SKIP);
    });
  };
  offer();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer();
    });
  });
}
