/**
 * The back office's service worker: its shell and parts, kept on the device, and answers below `/admin/`. It shares
 * nothing with the shop's: each keeps caches of its own and looks at no address of the other. Answers about records are
 * none of its business: whoever is signed in keeps those, and takes them away again.
 */
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

import { OFFICE_OFFLINE } from '#core/contract/admin/offline-routes.ts';
import { pageMessageOf } from '#core/contract/shop/worker-messages.ts';
import { offlineContract } from '#src/sync/core/contract.ts';
import { ADMIN_INIT_PATH, adminAnswerOf } from './admin/asked.ts';
import { answerLibraryPicture } from './admin/pictures.ts';
import { drainInBackground } from './background-sync.ts';
import { buildOf } from './build-names.ts';
import { ADMIN_INIT_CACHE, ADMIN_LATER_CACHE, ADMIN_PICTURES_CACHE, ADMIN_SHELL_CACHE } from './cache-names.ts';
import { drainScope } from './drain.ts';
import { PictureCache } from './pictures/picture-cache.ts';
import { isSyncEvent } from './sync-event.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const DOCUMENT = '/admin.html';
/** Pictures of the library that were looked at, and the newest in small (`src/admin/store/library/fetch-thumbs.ts`). */
const PICTURES_BYTES = 20_000_000;
const files = new PrecacheController({ cacheName: ADMIN_SHELL_CACHE });
const parts = self.__WB_MANIFEST;
files.addToCacheList(parts);
const seen = new PictureCache(() => caches.open(ADMIN_PICTURES_CACHE), PICTURES_BYTES);

let isFirst = false;
self.addEventListener('install', (event) => {
  isFirst = self.registration.active === null;
  event.waitUntil(files.install(event));
});
self.addEventListener('activate', (event) => {
  /* the tab that was opened without a worker has its parts from here on: its network may go before it is loaded anew */
  if (isFirst) return event.waitUntil(self.clients.claim());
  /* parts of the build before, which the next start fetches anew if it wants them */
  event.waitUntil(Promise.all([files.activate(event), caches.delete(ADMIN_LATER_CACHE)]));
});
self.addEventListener('message', ({ data }) => {
  if (pageMessageOf(data)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
/* what was written in the back office leaves without a tab, as in the shop (design §5, rule 14) */
self.addEventListener('sync', (event: Event) => {
  if (!isSyncEvent(event)) return;
  event.waitUntil(drainInBackground(event.tag, { drain, pause }));
});

const drain = (scope: string): Promise<number | null> =>
  drainScope(offlineContract(OFFICE_OFFLINE), scope, buildOf(parts, DOCUMENT), self.location.origin);
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (adminAnswerOf(request, self.location.origin)) {
    case 'shell':
      return event.respondWith(files.matchPrecache(DOCUMENT).then((kept) => kept ?? fetch(request)));
    case 'part':
      return event.respondWith(answerPart(request));
    case 'init':
      return event.respondWith(answerInit(request));
    case 'picture':
      return event.respondWith(
        answerLibraryPicture(request, { seen, ask: (asked) => fetch(asked), later: (work) => event.waitUntil(work) }),
      );
    case 'network':
  }
});

/** Named by its content: what is kept is right for ever. */
async function answerPart(request: Request): Promise<Response> {
  const kept = (await files.matchPrecache(new URL(request.url).pathname)) ?? (await caches.match(request));
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(ADMIN_LATER_CACHE)).put(request, answer.clone());
  return answer;
}

/** The newest where the shop is in reach, the last one where it is not. */
async function answerInit(request: Request): Promise<Response> {
  const cache = await caches.open(ADMIN_INIT_CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(ADMIN_INIT_PATH, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(ADMIN_INIT_PATH);
    if (kept === undefined) throw error;
    return kept;
  }
}
