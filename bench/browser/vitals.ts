/** What a person on a phone sees of a load: first and largest paint, shifts, and how long the page did not listen. */
import type { Page } from '@playwright/test';

export interface Vitals {
  /** ms after the navigation began. */
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Sum of what long tasks took beyond 50 ms. */
  readonly tbt: number;
  /** Which element was the largest paint. */
  readonly largest: string;
}

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each answer, CPU four times slower: really slowed down, not computed. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Listens from the first moment of every document this page opens. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0, largest: '' };
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
    });
    watch('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime;
      const element = 'element' in entry ? entry.element : null;
      seen.largest = element instanceof Element ? element.tagName.toLowerCase() : '';
    });
    watch('layout-shift', (entry) => {
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
        seen.cls += Number(entry.value);
    });
    watch('longtask', (entry) => {
      seen.tbt += Math.max(0, entry.duration - 50);
    });
    Object.assign(globalThis, { benchVitals: seen });
  });
}

const RESTS_FOR_MS = 1_500;

/** Reads them once the page has been painted and has come to rest. */
export async function readVitals(page: Page): Promise<Vitals> {
  await page.waitForLoadState('load');
  const isResting = (restsFor: number): boolean => {
    const seen: Vitals = Reflect.get(globalThis, 'benchVitals');
    const [navigation] = performance.getEntriesByType('navigation');
    const last = Math.max(seen.lcp, navigation?.duration ?? 0);
    return seen.fcp > 0 && performance.now() - last > restsFor;
  };
  await page.waitForFunction(isResting, RESTS_FOR_MS, { polling: 250, timeout: 60_000 });
  return page.evaluate(() => ({ ...Reflect.get(globalThis, 'benchVitals') }));
}
