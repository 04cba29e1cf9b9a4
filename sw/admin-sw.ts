/**
 * The back office's service worker: its shell and parts, kept on the device, and answers below `/admin/`. It shares
 * nothing with the shop's: each keeps caches of its own and looks at no address of the other.
 */
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

import { adminAnswerOf } from './admin/asked.ts';
import { ADMIN_SHELL_CACHE } from './cache-names.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const DOCUMENT = '/admin.html';
const files = new PrecacheController({ cacheName: ADMIN_SHELL_CACHE });
files.addToCacheList(self.__WB_MANIFEST);

self.addEventListener('install', (event) => event.waitUntil(files.install(event)));
self.addEventListener('activate', (event) => event.waitUntil(files.activate(event)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = adminAnswerOf(request, self.location.origin);
  if (kind === 'network') return;
  const kept = files.matchPrecache(kind === 'shell' ? DOCUMENT : new URL(request.url).pathname);
  event.respondWith(kept.then((response) => response ?? fetch(request)));
});
