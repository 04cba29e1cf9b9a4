/** Screens of the shop before axe: a visitor who has answered the question on cookies, and nothing that moves. */
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from '@playwright/test';

import { expect, test as base } from '../fixtures.ts';
import { refuseCookies } from '../journey.ts';

export { expect } from '../fixtures.ts';

/** WCAG 2.2, levels A and AA (design §7). */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export const test = base.extend<object, { visitor: StorageState }>({
  visitor: [
    async ({ browser }, give, { project }) => {
      const page = await browser.newPage({ locale: 'fr-FR', serviceWorkers: 'block' });
      await page.goto(`${project.use.baseURL}/auto`);
      await refuseCookies(page);
      /* the choice is kept before the question goes */
      await expect(page.getByText('Votre choix sur les cookies')).toBeHidden();
      const { origins } = await page.context().storageState();
      await page.close();
      /* the choice alone: whose cart it is belongs to each test */
      await give({ cookies: [], origins });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ visitor }, give) => give(visitor),
  /* one build, one network: what the worker keeps is the matter of the offline journeys */
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
});

/** Fails with the rule, the element and the reason of everything that stands in a person's way, by day and by night. */
export async function expectNoBarrier(page: Page, what?: string): Promise<void> {
  const barriers = await barriersOf(new AxeBuilder({ page }).withTags(RULES));
  /* in the dark only the colours are others */
  await page.emulateMedia({ colorScheme: 'dark' });
  /* colours that still turn are neither those of the day nor those of the night */
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))));
  const inTheDark = await barriersOf(new AxeBuilder({ page }).withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: 'light' });
  expect({ barriers, inTheDark }, what).toEqual({ barriers: [], inTheDark: [] });
}

async function barriersOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Opens an address and waits until its title is there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).not.toBeEmpty();
  await page.waitForLoadState('load');
}
