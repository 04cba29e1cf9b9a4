/** When a first visit is over: what the shop keeps on the device is on the device. */
import { setTimeout as pause } from 'node:timers/promises';

import type { Page, Request } from '@playwright/test';

const POLL_MS = 200;
const LIMIT_MS = 60_000;

/** Asks the page until the answer is yes. Playwright’s own `waitForFunction` takes the promise of a no for a yes. */
export async function waitUntil<Given>(
  page: Page,
  isSo: (given: Given) => Promise<boolean>,
  given: Given,
): Promise<void> {
  const last = performance.now() + LIMIT_MS;
  for (;;) {
    // as text: `evaluate` unboxes the type of what it is given, which a generic one has no answer for
    if (await page.evaluate<boolean>(`(${isSo.toString()})(${JSON.stringify(given)})`)) return;
    if (performance.now() > last) throw new Error(`${isSo.name} was not so within ${LIMIT_MS} ms`);
    await pause(POLL_MS);
  }
}

/** Resolves when the service worker serves this page and the catalogue is complete in its database. */
export async function waitForShell(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  await waitUntil(page, isCatalogueHere, null);
}

/** Opens a page as a document and waits until the service worker keeps it for the next start. */
export async function visitUntilKept(page: Page, url: string): Promise<void> {
  await open(page, url);
  const isKept = async (path: string) => (await (await caches.open('shop-pages')).match(path)) !== undefined;
  await waitUntil(page, isKept, new URL(url).pathname);
}

/** A page that never loads says what it was waiting for. */
async function open(page: Page, url: string): Promise<void> {
  const asked = new Set<Request>();
  const add = (request: Request) => asked.add(request);
  const drop = (request: Request) => asked.delete(request);
  page.on('request', add).on('requestfinished', drop).on('requestfailed', drop);
  try {
    await page.goto(url);
  } catch (error) {
    const waiting = [...asked].map((request) => `${request.resourceType()} ${request.url()}`);
    throw new Error(`${url} did not load; still asked for: ${waiting.join(', ') || 'nothing'}`, { cause: error });
  } finally {
    page.off('request', add).off('requestfinished', drop).off('requestfailed', drop);
  }
}

/** The catalogue has a manifest in force, and the details of its products have come too. */
async function isCatalogueHere(): Promise<boolean> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes('catalogue')) return false;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('catalogue');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('refused')));
  });
  try {
    const read = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
      });
    const shelves = database.transaction(['state', 'pages']);
    const state: unknown = await read(shelves.objectStore('state').get('current'));
    const pages = await read(shelves.objectStore('pages').count());
    const cuts: unknown =
      typeof state === 'object' && state !== null ? Reflect.get(Reflect.get(state, 'manifest'), 'cuts') : null;
    // card, offer and detail page of every cut, structure and contents
    return Array.isArray(cuts) && pages >= cuts.length * 3 + 2;
  } finally {
    database.close();
  }
}
