/*
 * Served as /sw.js while SERVICE_WORKER=off: takes the place of the shop's service worker, empties its caches, signs
 * off and steps aside. Open pages go on with the network; what a person has written lies in IndexedDB and is never
 * touched. Plain and without parts, so that nothing a build does can break it.
 */
const askAgainMs = [1_000, 3_000, 6_000, 12_000, 24_000];

self.addEventListener('install', () => {
  void self.skipWaiting();
  // Asked while the other worker is busy, Chromium may forget it; asked again, it changes at once.
  for (const ms of askAgainMs) setTimeout(() => void self.skipWaiting(), ms);
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
    })(),
  );
});
