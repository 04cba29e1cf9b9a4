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
      /* the choice alone: what else the shop notes speaks of databases that no test begins with */
      const choice = origins.map(({ origin, localStorage }) => ({
        origin,
        localStorage: localStorage.filter(({ name }) => name === 'consent'),
      }));
      await give({ cookies: [], origins: choice });
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
  /* what is not drawn keeps the colours it had when it was: all of it is drawn */
  await page.evaluate(() => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(drawn);
  });
  const barriers = await barriersOf(page, { type: 'tag', values: RULES });
  /* in the dark only the colours are others */
  await page.emulateMedia({ colorScheme: 'dark' });
  /* colours that still turn are neither those of the day nor those of the night */
  await page.evaluate(async () => {
    // what lies below the screen takes its colours when it is next drawn
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
  });
  const inTheDark = await barriersOf(page, { type: 'rule', values: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  expect({ barriers, inTheDark }, what).toEqual({ barriers: [], inTheDark: [] });
}

async function barriersOf(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }): Promise<string[]> {
  /* no frames of strangers to bring together, and nothing but violations to tell */
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly, resultTypes: ['violations'] });
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

/** Opens a screen of the back office and waits until nothing of it is awaited. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

/**
 * Controls of the page that lie under something else when the focus comes to them, from above or from below (WCAG
 * 2.4.11), by what they are.
 */
export async function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
    const covered: string[] = [];
    const all = [...document.querySelectorAll<HTMLElement>(controls)];
    for (const one of [...all, ...all.toReversed()]) {
      one.focus();
      if (document.activeElement !== one) continue;
      const { left, top, width, height } = one.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      /* of a control that reaches out of the window, the part in it counts */
      const middle = (from: number, size: number, room: number): number =>
        (Math.max(from, 0) + Math.min(from + size, room)) / 2;
      const [x, y] = [middle(left, width, innerWidth), middle(top, height, innerHeight)];
      const hit = document.elementFromPoint(x, y);
      const isOwn = hit !== null && (one.contains(hit) || hit.contains(one) || hit.closest('label')?.contains(one));
      if (isOwn !== true)
        covered.push(`${one.outerHTML.slice(0, 120)} under ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`);
    }
    return covered;
  });
}
