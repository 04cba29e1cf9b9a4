/** Everything that waits until the first page stands. */
import { msg } from '@lingui/core/macro';
import { settingAt } from '#core/settings/shown.ts';
import { workerMessageOf, type PageMessage } from '#core/contract/shop/worker-messages.ts';
import { href } from '#core/contract/pages/href.ts';
import { applyBranding } from '#src/shop/app/init/apply-branding.ts';
import { followCatalogue } from '#src/shop/app/follow-catalogue.ts';
import { openedPerson } from '#src/shop/app/account/opened-person.ts';
import { sessionMarkers } from '#src/shop/app/guards/guard.ts';
import { shopIsHere } from '#src/shop/app/port/shop-is-here.ts';
import type { Device } from '#src/shop/app/port/device.ts';
import { handOverConsent } from '#src/shop/app/consent-proof.ts';
import { keepListening } from '#src/api/keep-listening.ts';
import type { ShopRouter } from '#src/shop/app/navigation/router.tsx';
import { openLive } from '#src/api/live.ts';
import { languagePressed } from '#src/shop/app/language/chosen-language.ts';
import { followLanguage } from '#src/shop/app/navigation/follow-language.ts';
import { storedLocale, type Language } from '#src/shop/app/language/language.ts';
import { settingsNews } from '#src/shop/app/init/settings-news.ts';
import { followChannel } from '#src/shop/app/navigation/follow-channel.ts';
import { createNewInit } from '#src/shop/app/init/new-init.ts';
import { onLineChange, watchQuiet } from '#src/shop/app/offline/line.ts';
import { workAhead } from '#src/shop/app/offline/work-ahead.ts';
import { createKeptPages } from '#src/shop/app/offline/kept-pages.ts';
import { pause } from '#src/shop/app/pause.ts';
import type { BrowserPort } from '#src/shop/app/port/port.ts';
import { readLine, worksAhead } from '#src/catalogue/prefetch/connection.ts';
import { patiently } from '#src/shop/parts/hydration/patiently.ts';
import { followConsent, keepChoicesFor } from '#src/shop/store/consent/consent.ts';
import { readInterface, watchConnection } from '#src/shop/store/interface.ts';
import { toast } from '#src/shop/store/messages.ts';
import { person } from '#src/shop/store/person/person.ts';
import { isKept } from '#src/shop/store/device/device-inventory.ts';
import { readKey, STORAGE_KEYS } from '#src/shop/store/device/storage-keys.ts';
import { webLocks } from '#src/sync/sender/lock.ts';

export interface DeferredDeps {
  port: BrowserPort;
  router: ShopRouter;
  device: () => Promise<Device>;
  language: Language;
  /** Path and query with which this tab was opened. */
  opened: string;
}

export async function startDeferred({ port, router, device, language, opened }: DeferredDeps): Promise<void> {
  readInterface(Date.now());
  followConsent(() => Date.now());
  watchConnection(() => new Date().toISOString());
  const ahead = workAhead({
    isHere: shopIsHere(),
    mayNow: () => worksAhead(readLine()),
    onLineChange,
    quietForMs: watchQuiet(),
    wait: pause,
  });
  void (holdsWork() ? Promise.resolve() : ahead.begun).then(() => patiently(person));
  /* a choice made without a network has its proof still to give */
  void handOverConsent(() => patiently(device));
  const { catalogue, liveUrl, newestInit } = await patiently(device);
  let isByItself = false;
  const wearChannel = followChannel({
    language,
    router,
    init: async () => (await newestInit()) ?? (port.newest() ?? (await port.frame())).init,
    byItself: (isChanging) => {
      isByItself = isChanging;
    },
  });
  followInit(port, newestInit, wearChannel);
  /* from here on nobody waits for a setting */
  void port.settings().then((settings) => {
    keepChoicesFor(settingAt(settings, 'general.gdpr.cookie.consent_days', {}));
  }, warn);
  const keepPages = createKeptPages({ opened, status: catalogue.status, locale: storedLocale, tell: tellWorker });
  const head = followMetadata(device, router);
  followSearches(device, router);
  language.onChoice(() => {
    if (!isByItself) languagePressed();
    keepPages();
    head();
    void followLanguage({ device, router, port }).catch(warn);
  });
  /* what says that the network is gone must be here before it goes */
  void patiently(() =>
    Promise.all([
      import('#src/shop/app/pages/broken-page.tsx'),
      /* asked for at a press, which may come when the line has gone */
      import('#src/shop/app/choices.ts'),
      language.loadDeferredMessages(),
    ]),
  );
  /* each of these is long on a slow phone: whoever touches the page is answered in between */
  await pause(0);
  const { poke } = followCatalogue(catalogue, { port, router, ahead }, keepPages);
  void patiently(() => import('#src/shop/app/offline/notice-losses.ts')).then(({ noticeLosses }) =>
    noticeLosses({
      status: catalogue.status,
      subscribe: catalogue.subscribe,
      store: openedPerson().then(({ store }) => store),
      tell: () => void tellLosses(language, router),
    }),
  );
  void patiently(liveUrl).then((url) => listenToShop(url, poke));
  /* over a slow line it may never begin: nothing else waits for it */
  void ahead.begun.then(() => (import.meta.env.PROD ? serveOffline(port, catalogue.giveWay) : undefined));
  void patiently(wearChannel);
}

/** Something of the person is here, or of one who has signed in: screens show it, and what waits is sent. */
function holdsWork(): boolean {
  const isMarked = sessionMarkers(document.cookie).customer || readKey(STORAGE_KEYS.leaving) !== null;
  return isMarked || isKept('work');
}

/** After each page, at rest: its head as the server has it. */
function followMetadata(device: DeferredDeps['device'], router: ShopRouter): () => void {
  const asked = patiently(() => import('#src/shop/app/navigation/follow-metadata.ts')).then(({ metadataOf }) =>
    metadataOf(device, router),
  );
  const arrived = (): void => {
    void asked.then((metadata) => metadata.arrived()).catch(warn);
  };
  router.subscribe('onBeforeLoad', () => void asked.then((metadata) => metadata.leaving()).catch(warn));
  router.subscribe('onResolved', arrived);
  arrived();
  return arrived;
}

/** What is looked for, also where it leads elsewhere: the address asked for comes before the one that is shown. */
function followSearches(device: DeferredDeps['device'], router: ShopRouter): void {
  const here = router.state.location;
  void patiently(() => import('#src/shop/app/navigation/follow-searches.ts')).then(({ createSearches }) => {
    const searches = createSearches({
      isOnline: () => navigator.onLine,
      tell: async (query) => (await (await device()).client()).call('api.search.asked', { query }),
    });
    searches.asked(here);
    searches.arrived();
    router.subscribe('onBeforeLoad', ({ toLocation }) => searches.asked(toLocation));
    router.subscribe('onResolved', searches.arrived);
  });
}

const LOST = msg`Ce navigateur a effacé des données de la boutique.`;
const SEE = msg`Voir`;

async function tellLosses({ i18n, loadDeferredMessages }: Language, router: ShopRouter): Promise<void> {
  await patiently(loadDeferredMessages);
  const onPress = (): void => void router.navigate({ href: href('settings') });
  toast(crypto.randomUUID(), i18n._(LOST), { label: i18n._(SEE), onPress });
}

const warn = (error: unknown): void => console.warn(error);

/** Other colours, another name, other menus reach the tabs that are open. */
function followInit(port: BrowserPort, newest: Device['newestInit'], wearChannel: () => Promise<void>): void {
  if (!('serviceWorker' in navigator)) return;
  const takeIn = createNewInit({
    newest,
    shown: async () => port.newest() ?? (await port.frame()),
    wear: applyBranding,
    renew: port.renew,
  });
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (workerMessageOf(data) !== null) takeIn(true).then(wearChannel).catch(warn);
  });
  /* the worker may have spoken before anybody listened */
  takeIn(false).catch(warn);
}

/** Hears at once what moved in the shop, where shop and browser can: all else goes on as without. */
function listenToShop(url: string | null, catalogueMoved: (rev: number) => void): void {
  if (url === null || typeof EventSource === 'undefined') return;
  const locks = webLocks(globalThis.navigator?.locks);
  keepListening({
    open: (listeners) => openLive(url, listeners),
    hold: (won) => locks.hold('live', { won }).release,
    isVisible: () => document.visibilityState === 'visible',
    onLook: (listen) => {
      document.addEventListener('visibilitychange', listen);
      return () => document.removeEventListener('visibilitychange', listen);
    },
    random: Math.random,
    now: () => performance.now(),
    catalogueMoved,
    settingsMoved: settingsNews(tellWorker),
    personMoved: (rev, heardAt) => void patiently(person).then((own) => own.poke(rev, heardAt)),
  });
}

/** A first visit has no worker yet: it hears once it works. */
function tellWorker(message: PageMessage): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}

/** The service worker, unless the shop has switched it off. */
async function serveOffline(port: BrowserPort, onWaiting: () => void): Promise<void> {
  const [{ init }, { startOffline }] = await Promise.all([
    patiently(() => port.frame()),
    patiently(() => import('#src/shop/app/offline/start.ts')),
  ]);
  if (!init.context.serviceWorker) return;
  startOffline({ onWaiting, now: () => Date.now(), report: (error) => console.warn(error) });
}
