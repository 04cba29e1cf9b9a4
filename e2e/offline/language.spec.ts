import type { Page } from '@playwright/test';

import { becomeReady, expect, test } from '../fixtures.ts';
import { refuseCookies } from '../journey.ts';

const english = (page: Page) => page.getByRole('button', { name: 'English' });
const ABOUT = '/qui-sommes-nous';

const inFrench = (page: Page) => page.getByRole('button', { name: 'Français' });
const french = (page: Page) => page.locator('html[lang=fr]');
/** What the browser writes for a part it could not fetch. */
const aPart = (fault: string): boolean => fault.includes('/vue/');

async function settleIn(page: Page): Promise<void> {
  await page.goto('/auto');
  await refuseCookies(page);
  await becomeReady(page);
}

test(
  'English wanted without the network for the first time is promised, and the shop stays as it is',
  { tag: '@sweep' },
  async ({ page, context, faults }) => {
    await settleIn(page);
    await context.setOffline(true);
    await english(page).click();
    await expect(page.getByText('Cette langue arrive avec le réseau.')).toBeVisible();
    await expect(english(page)).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(french(page)).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await context.setOffline(false);
    await english(page).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(faults.splice(0).filter((fault) => !aPart(fault))).toEqual([]);
  },
);

test('what editors wrote in English is read in English, from a document, without the network, and back in French', async ({
  page,
  context,
}) => {
  await settleIn(page);
  await english(page).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  /* the document is French, for everybody; the page becomes what its reader reads */
  await page.goto(ABOUT);
  await expect(title('About us')).toBeVisible();
  await expect(page.getByText('A price is a price')).toBeVisible();
  await expect(page).toHaveTitle(/^About us/u);
  await context.setOffline(true);
  await page.goto('/auto');
  await page.locator(`a[href="${ABOUT}"]`).filter({ visible: true }).first().click();
  await expect(title('About us')).toBeVisible();
  await inFrench(page).click();
  await expect(title('Qui sommes-nous')).toBeVisible();
  await expect(page.getByText('Un prix est un prix')).toBeVisible();
});

test(
  'who reads English and lost its words starts in French without the network, and reads on in English with it',
  { tag: '@sweep' },
  async ({ page, context, faults }) => {
    await settleIn(page);
    await english(page).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    /* as after an update: the words of the new build were not wanted yet */
    await page.evaluate(() => caches.delete('shop-later'));
    await context.setOffline(true);
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(french(page)).toBeAttached();
    await context.setOffline(false);
    /* the page hears of the network before its worker has it, and asks once more after twenty seconds */
    await expect(page.locator('html')).toHaveAttribute('lang', 'en', { timeout: 40_000 });
    expect(faults.splice(0).filter((fault) => !aPart(fault))).toEqual([]);
  },
);
