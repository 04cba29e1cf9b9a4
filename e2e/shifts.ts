/** What moves on the screen while nobody presses anything. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    moved: number;
  }
}

/** Runs in the page, before everything else: adds up the layout shifts, as a share of the screen. */
export function countShifts(): void {
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('hadRecentInput' in entry && entry.hadRecentInput === false && 'value' in entry)
        window.moved += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The shifts of the document since it began. */
export const moved = (page: Page): Promise<number> => page.evaluate(() => window.moved);
