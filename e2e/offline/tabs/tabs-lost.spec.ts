import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { addFirstArticle, refuseCookies } from '../../journey.ts';

/** Longest wait after a press in a tab that is looked at, in ms (R23). */
const TAKEN_OVER_MS = 15_000;
const LISTS = ['/auto/nos-produits/freinage', '/auto/nos-produits/filtration', '/auto/nos-produits/batteries'] as const;

const cartLink = (page: Page, units: number) =>
  page
    .getByRole('link', { name: units === 1 ? 'Panier, 1 article' : `Panier, ${units} articles` })
    .filter({ visible: true });

/** How many articles the cart of this browser holds in the shop. */
const inShop = (request: APIRequestContext) => async (): Promise<number> =>
  (await (await request.get('/api/cart?area=auto')).json()).totals.itemsQty;

/** The thread that holds the sender's lock, as another tab sees it. */
const sender = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.find(({ name }) => name === 'sync:guest')?.clientId;
  });

/** Three tabs on one cart of one article each has seen arrive; the first one sends. */
async function openTabs(context: BrowserContext, page: Page) {
  await page.goto(LISTS[0]);
  await refuseCookies(page);
  await addFirstArticle(page);
  await expect.poll(inShop(context.request)).toBe(1);
  const [second, third] = [await context.newPage(), await context.newPage()];
  await second.goto(LISTS[1]);
  await third.goto(LISTS[2]);
  for (const tab of [second, third]) await expect(cartLink(tab, 1)).toBeVisible();
  return { second, third };
}

/**
 * Stops the thread of a tab that sends, as the browser does with a tab it freezes: it answers nobody and keeps its lock.
 * Answers how to wake it up. (What the browser offers for this, `Page.setWebLifecycleState`, does nothing to a tab that
 * is driven.)
 */
async function freeze(context: BrowserContext, page: Page): Promise<() => Promise<void>> {
  const names = await Promise.all(
    page.workers().map(async (worker) => [worker.url(), await worker.evaluate(() => name)]),
  );
  const [url] = names.find(([, one]) => one === 'sync') ?? [];
  const browser = await context.newCDPSession(page);
  const thread = new Promise<string>((resolve) => {
    browser.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.url === url) resolve(sessionId);
    });
  });
  await browser.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const sessionId = await thread;
  const tell = async (...methods: string[]): Promise<void> => {
    for (const [id, method] of methods.entries())
      await browser.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
  };
  await tell('Debugger.enable', 'Debugger.pause');
  return () => tell('Debugger.resume');
}

test(
  'the tab that sends is frozen: what is pressed in another arrives, and once it wakes up all go on',
  { tag: '@sweep' },
  async ({ page, context }) => {
    test.slow();
    const { second, third } = await openTabs(context, page);
    const frozen = await sender(second);
    const wake = await freeze(context, page);
    await addFirstArticle(second);
    await expect(cartLink(second, 2)).toBeVisible();
    expect(await sender(second)).toBe(frozen);
    await expect.poll(inShop(context.request), { timeout: TAKEN_OVER_MS }).toBe(2);
    expect(await sender(second)).not.toBe(frozen);
    await addFirstArticle(third);
    await expect.poll(inShop(context.request)).toBe(3);

    await wake();
    await addFirstArticle(page);
    await expect.poll(inShop(context.request)).toBe(4);
    for (const tab of [page, second, third]) await expect(cartLink(tab, 4)).toBeVisible();
    expect(await sender(second)).not.toBe(frozen);
  },
);

test('the tab that sends crashes: the next in line sends', async ({ page, context }) => {
  test.slow();
  const { second, third } = await openTabs(context, page);
  const crashed = page.waitForEvent('crash');
  const browser = await context.newCDPSession(page);
  // It never answers.
  browser.send('Page.crash').catch(() => undefined);
  await crashed;
  await addFirstArticle(second);
  await expect.poll(inShop(context.request)).toBe(2);
  await addFirstArticle(third);
  await expect.poll(inShop(context.request)).toBe(3);
  await expect(cartLink(second, 3)).toBeVisible();
});
