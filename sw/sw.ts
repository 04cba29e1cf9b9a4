/**
 * The service worker: events of the browser, wired to what answers them.
 *
 *   first visit   install → activate → claims the tabs that are open
 *   new build     install → waits → the person agrees in one tab → activate → that tab loads anew
 *                                 → or all tabs are closed        → activate
 *
 * It never takes over on its own, and what older tabs run on stays until they are gone.
 */
import type { PrecacheEntry } from 'workbox-precaching';

import { SHOP_OFFLINE } from '#core/contract/offline-routes.ts';
import { keptPath } from '#core/contract/pages/kept-pages.ts';
import { pageMessageOf, type WorkerMessage } from '#core/contract/shop/worker-messages.ts';
import { offlineContract } from '#src/sync/core/contract.ts';
import { answerKindOf } from './asked.ts';
import { drainInBackground } from './background-sync.ts';
import { namesOf } from './build-names.ts';
import {
  AHEAD_PICTURES_CACHE,
  BRANDING_CACHE,
  INIT_CACHE,
  OLD_TABS_CACHE,
  PAGES_CACHE,
  SEEN_PICTURES_CACHE,
} from './cache-names.ts';
import { drainScope } from './drain.ts';
import { INIT_PATH, refreshInit, type InitDeps } from './shop/init.ts';
import { KeptPages } from './shop/kept-pages.ts';
import { answerNewest } from './shop/newest-files.ts';
import { areOldTabsGone, recordOldTabs } from './shop/old-tabs.ts';
import { PictureCache } from './pictures/picture-cache.ts';
import { answerPicture } from './pictures/pictures.ts';
import { Shell } from './shop/shell.ts';
import { isSyncEvent } from './sync-event.ts';
import { takeOver, type TakeOverDeps } from './shop/take-over.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Pictures looked at, beside those the catalogue fetches ahead within a budget of its own. */
const SEEN_PICTURES_BYTES = 20_000_000;
/** The shop's colours of now, and those of a tab that has not heard of them. */
const MOST_BRANDINGS = 2;

const parts = self.__WB_MANIFEST;
const shell = new Shell(parts);
const pages = new KeptPages({
  open: () => caches.open(PAGES_CACHE),
  ask: (path, init) => fetch(path, init),
  isOnline: () => navigator.onLine,
  ...namesOf(parts),
});
const seen = new PictureCache(() => caches.open(SEEN_PICTURES_CACHE), SEEN_PICTURES_BYTES);
let isFirst = false;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const ownTurn: TakeOverDeps = {
  skipWaiting: () => self.skipWaiting(),
  isWaiting: () => self.registration.waiting !== null,
  pause,
};

const openTabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const tabIds = async () => (await openTabs()).map((tab) => tab.id);

const keepBranding = async (request: Request | string) =>
  answerNewest(request, await caches.open(BRANDING_CACHE), fetch, MOST_BRANDINGS);

const initDeps: InitDeps = {
  open: () => caches.open(INIT_CACHE),
  ask: (path, init) => fetch(path, init),
  keepBranding,
  tellChanged: async () => {
    await pages.drop();
    const message: WorkerMessage = { type: 'INIT_CHANGED' };
    for (const tab of await openTabs()) tab.postMessage(message);
  },
};

self.addEventListener('install', (event) => {
  isFirst = self.registration.active === null;
  event.waitUntil(
    (async () => {
      await shell.install(event);
      // Without the start-up payload nothing starts offline: the browser installs again at the next visit.
      if (!(await refreshInit(initDeps))) throw new Error('the start-up payload did not arrive');
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      if (isFirst) {
        await self.clients.claim();
        return;
      }
      await recordOldTabs(await caches.open(OLD_TABS_CACHE), await tabIds());
      await tidy(event);
    })(),
  );
});

/** Not while a newer build has its parts in the same cache already: it tidies up when it takes over. */
async function tidy(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing !== null || waiting !== null) return;
  const gone = await areOldTabsGone(await caches.open(OLD_TABS_CACHE), await tabIds());
  if (gone) await shell.dropOldParts(event);
}

self.addEventListener('message', (event) => {
  const message = pageMessageOf(event.data);
  if (message?.type === 'SKIP_WAITING') event.waitUntil(takeOver(ownTurn));
  if (message?.type === 'PAGE_RESTS') event.waitUntil(Promise.all([tidy(event), shell.mend()]));
  if (message?.type === 'SERVE_ME') event.waitUntil(self.clients.claim());
  if (message?.type === 'SETTINGS_MOVED') event.waitUntil(refreshInit(initDeps));
  if (message?.type === 'KEEP_PAGES') event.waitUntil(pages.keep(message));
});

self.addEventListener('sync', (event: Event) => {
  if (!isSyncEvent(event)) return;
  event.waitUntil(drainInBackground(event.tag, { drain, pause }));
});

async function drain(scope: string): Promise<number | null> {
  return drainScope(offlineContract(SHOP_OFFLINE), scope, await shell.version(), self.location.origin);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode, url, destination } = request;
  const hasRange = request.headers.has('range');
  const kind = answerKindOf({ method, mode, url, destination, hasRange }, self.location.origin);
  if (kind === 'network') return;
  event.respondWith(answer(event, kind));
});

function answer(event: FetchEvent, kind: Exclude<ReturnType<typeof answerKindOf>, 'network'>): Promise<Response> {
  const { request } = event;
  switch (kind) {
    case 'shell':
      event.waitUntil(refreshInit(initDeps));
      return answerPage(request);
    case 'part':
      return shell.answerPart(request);
    case 'init':
      return answerInit(event);
    case 'branding':
      return keepBranding(request);
    case 'picture':
      return answerPicture(request, {
        ahead: () => caches.open(AHEAD_PICTURES_CACHE),
        seen,
        ask: (asked) => fetch(asked),
        later: (work) => event.waitUntil(work),
      });
  }
}

/** The document the server drew, where one is kept; else the shell, which draws the page on this device. */
async function answerPage(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return (await pages.find(keptPath(pathname, search))) ?? shell.answerPage(request);
}

/** What is kept at once, brought up to date behind it. */
async function answerInit(event: FetchEvent): Promise<Response> {
  const kept = await (await caches.open(INIT_CACHE)).match(INIT_PATH, { ignoreVary: true });
  if (kept === undefined) return fetch(event.request);
  event.waitUntil(refreshInit(initDeps));
  return kept;
}
