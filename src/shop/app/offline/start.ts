/**
 * Signs the service worker on. Loaded once the page has loaded and rests: nothing of it is in the first paint, and the
 * worker's downloads do not compete with the page's.
 */
import { Workbox } from 'workbox-window';

import type { PageMessage } from '#core/contract/shop/worker-messages.ts';
import { offerUpdate } from '#src/shop/app/offline/update.ts';
import { askToBeServed, firstInstallation } from '#src/shop/app/offline/installed.ts';
import { createTabLife } from '#src/shop/app/offline/worker-life.ts';
import { patiently } from '#src/shop/parts/hydration/patiently.ts';

/** A tab that stays open for days looks for a newer build when it is looked at again, this often at most. */
const LOOK_EVERY_MS = 3_600_000;

export interface OfflineDeps {
  /**
   * A newer build waits on this device. What this tab fetches by itself should rest from now on: every request passes the
   * old worker, and where it is busy when the person wants the newer one, Chromium lets the old one stay for minutes.
   */
  readonly onWaiting: () => void;
  /** ms. */
  readonly now: () => number;
  /** A browser that refuses workers still has a shop: the failure is told, nothing else. What the line lost is tried again. */
  readonly report: (error: unknown) => void;
}

const toast = (worker: ServiceWorker | null | undefined, message: PageMessage): void => worker?.postMessage(message);

export function startOffline({ onWaiting, now, report }: OfflineDeps): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const life = createTabLife({
    isControlled: serviceWorker.controller !== null,
    takeOver: async () => {
      const waiting = (await serviceWorker.getRegistration('/'))?.waiting;
      toast(waiting, { type: 'SKIP_WAITING' });
      return waiting instanceof ServiceWorker;
    },
    reload: () => location.reload(),
    offer: offerUpdate,
    report,
  });
  let workbox: Workbox | undefined;
  const signOn = async (): Promise<void> => {
    workbox = new Workbox('/sw.js', { scope: '/', updateViaCache: 'none' });
    workbox.addEventListener('waiting', () => {
      onWaiting();
      life.waits();
    });
    const registration = await workbox.register({ immediate: true });
    if (!registration) return;
    await firstInstallation(registration);
    await askToBeServed(serviceWorker);
  };
  serviceWorker.addEventListener('controllerchange', () => life.changed());
  toast(serviceWorker.controller, { type: 'PAGE_RESTS' });

  let lookedAt = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine || now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = now();
    workbox?.update().catch(report);
  });
  /* nobody waits for it: on a bad line it takes its time */
  void patiently(() =>
    signOn().catch((error: unknown) => {
      if (!(error instanceof DOMException)) throw error;
      report(error);
    }),
  );
}
