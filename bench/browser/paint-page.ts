import type { BrowserContext } from '@playwright/test';

import { readVitals, slowDown, watchVitals, type Vitals } from './vitals.ts';

/** Opens a page as a document on a slow line and a slow processor, in a tab of its own. */
export async function paint(context: BrowserContext, url: string): Promise<Vitals> {
  const page = await context.newPage();
  await watchVitals(page);
  await slowDown(page);
  await page.bringToFront();
  const first = await page.goto(url);
  if (first?.status() !== 200) throw new Error(`${url} was answered with ${first?.status()}`);
  const seen = await readVitals(page);
  await page.close();
  return seen;
}
