/** What every journey shares: an error in the console fails it, wherever it comes from. */
import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** What a browser writes when the test itself has cut the network or the server: not a fault of the shop. */
const CUT = /^Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|FAILED)/u;

/** The browser's own word on the status of the document of an error. */
export const isOfStatus = (fault: string): boolean =>
  /^Failed to load resource: the server responded with a status of (?:4\d\d|50[03]) /u.test(fault);

/** Collects the faults of every page of a context, also of those opened later. */
export function listenForFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  const heard = (message: ConsoleMessage): void => {
    if (message.type() !== 'error' || CUT.test(message.text())) return;
    faults.push(`${message.text()} – ${message.location().url}`);
  };
  context.on('console', heard);
  context.on('weberror', (error) => faults.push(String(error.error())));
  return faults;
}

/** Runs in the page, before everything else: the line of somebody who saves data. */
function saveData(): void {
  const line: unknown = Reflect.get(navigator, 'connection');
  if (typeof line === 'object' && line !== null) Object.defineProperty(line, 'saveData', { get: () => true });
}

export const test = base.extend<{ worksAhead: boolean; line: undefined; faults: string[] }>({
  /** False: over a line that saves data, so the shop fetches only what is looked at, without its catalogue and worker. */
  worksAhead: [true, { option: true }],
  line: [
    async ({ context, worksAhead }, give) => {
      if (!worksAhead) await context.addInitScript(saveData);
      await give(undefined);
    },
    { auto: true },
  ],
  faults: [
    async ({ context }, give) => {
      const faults = listenForFaults(context);
      await give(faults);
      expect(faults, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until this device holds all it needs to start without the network: the shell, and the whole catalogue. */
export async function becomeReady(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(missingHere), { message: 'missing for a start without the network', timeout: 40_000 })
    .toEqual([]);
}

/** Runs in the page. */
async function missingHere(): Promise<string[]> {
  if (navigator.serviceWorker.controller === null) return ['service worker'];
  if ((await caches.match('/api/init-vue')) === undefined) return ['start-up payload'];
  const databases = await indexedDB.databases();
  if (databases.every(({ name }) => name !== 'catalogue')) return ['catalogue'];
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('catalogue');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
  });
  try {
    return await new Promise<string[]>((resolve) => {
      const reading = database.transaction(['state', 'pages']);
      const state = reading.objectStore('state').get('current');
      const pages = reading.objectStore('pages').getAllKeys();
      reading.addEventListener('complete', () => {
        const cuts: { detail: { hash: string } }[] | undefined = state.result?.manifest?.cuts;
        const here = new Set(pages.result.map(String));
        const away = cuts?.map(({ detail }) => detail.hash).filter((hash) => !here.has(hash));
        resolve(away?.map((hash) => `page ${hash}`) ?? ['list of the catalogue']);
      });
    });
  } finally {
    database.close();
  }
}
