/** Everything that waits until the first page stands. */
import type { KeepPages } from '#core/contract/worker-messages.ts';
import type { Port } from '#core/contract/pages/port.ts';
import type { Device } from '#src/app/device.ts';
import { keepListening } from '#src/app/live.ts';
import type { ShopRouter } from '#src/app/router.tsx';
import { openLive } from '#src/api/live.ts';
import { storedLocale, type Language } from '#src/app/language.ts';
import { createKeptPages } from '#src/app/offline/kept-pages.ts';
import { visitedCategory } from '#src/app/visited-category.ts';
import { keepFresh, type Freshness } from '#src/catalogue/freshness.ts';
import { patiently } from '#src/screens/shop/patiently.ts';
import { readInterface, watchConnection } from '#src/store/interface.ts';
import { person } from '#src/store/person.ts';
import { show } from '#src/store/state.ts';
import { webLocks } from '#src/sync/lock.ts';

export interface LaterParts {
  port: Port;
  router: ShopRouter;
  device: () => Promise<Device>;
  language: Language;
  /** Path and query with which this tab was opened. */
  opened: string;
}

export async function startLater({ port, router, device, language, opened }: LaterParts): Promise<void> {
  readInterface(Date.now());
  watchConnection(() => new Date().toISOString());
  void patiently(person);
  const { catalogue, liveUrl } = await patiently(device);
  const keepPages = createKeptPages({ opened, status: catalogue.status, locale: storedLocale, tell: tellWorker });
  language.onChoice(keepPages);
  /* what says that the network is gone must be here before it goes */
  void patiently(() => Promise.all([import('#src/app/broken-page.tsx'), language.needLater()]));
  const { poke } = followCatalogue(catalogue, router, keepPages);
  void patiently(liveUrl).then((url) => listenToShop(url, poke));
  if (import.meta.env.PROD) await serveOffline(port);
}

/** The catalogue of this device keeps itself up to date; a newer one draws the page on screen anew. */
function followCatalogue(catalogue: Device['catalogue'], router: ShopRouter, onFresh: () => void): Freshness {
  let rev = catalogue.status().rev;
  const tell = (): void => {
    const status = catalogue.status();
    show('catalogue', {
      phase: status.phase,
      products: status.products,
      loaded: status.loaded,
      total: status.total,
      pricedAt: status.pricedAt,
      isDurable: status.isDurable,
    });
  };
  tell();
  catalogue.subscribe(() => {
    tell();
    const status = catalogue.status();
    const moved = rev !== null && status.rev !== null && status.rev !== rev;
    rev = status.rev;
    if (moved) void router.invalidate();
  });
  catalogue.start();
  const visited = visitedCategory(router.state.matches.at(-1)?.loaderData);
  if (visited !== null) catalogue.visit(visited);
  return keepFresh(catalogue, {
    isVisible: () => document.visibilityState === 'visible',
    onReturn: (listen) => {
      addEventListener('online', listen);
      document.addEventListener('visibilitychange', listen);
      return () => {
        removeEventListener('online', listen);
        document.removeEventListener('visibilitychange', listen);
      };
    },
    random: Math.random,
    onFresh,
  });
}

/** Hears at once what moved in the shop, where shop and browser can: all else goes on as without. */
function listenToShop(url: string | null, catalogueMoved: (rev: number) => void): void {
  if (url === null || typeof EventSource === 'undefined') return;
  const locks = webLocks(globalThis.navigator?.locks);
  keepListening({
    open: (ears) => openLive(url, ears),
    hold: (won) => locks.hold('live', won),
    isVisible: () => document.visibilityState === 'visible',
    onLook: (listen) => {
      document.addEventListener('visibilitychange', listen);
      return () => document.removeEventListener('visibilitychange', listen);
    },
    random: Math.random,
    now: () => Date.now(),
    catalogueMoved,
    personMoved: (heardAt) => void patiently(person).then((own) => own.poke(heardAt)),
  });
}

/** A first visit has no worker yet: it hears once it works. */
function tellWorker(message: KeepPages): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}

/** The service worker, unless the shop has switched it off. */
async function serveOffline(port: Port): Promise<void> {
  const [{ init }, { startOffline }] = await Promise.all([
    patiently(() => port.frame()),
    patiently(() => import('#src/app/offline/start.ts')),
  ]);
  if (!init.context.serviceWorker) return;
  await startOffline({ now: () => Date.now(), report: (error) => console.warn(error) });
}
