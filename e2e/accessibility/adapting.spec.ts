/** Screens as people set them: large letters on a narrow width, colours of the system, nothing that moves; and what is said aloud. */
import type { Page } from '@playwright/test';

import { findProduct } from '../catalogue.ts';
import { becomeReady, isOfStatus } from '../fixtures.ts';
import { addFirstArticle } from '../journey.ts';
import { coveredControls, expect, open, test } from './barriers.ts';

const LIST = '/auto/nos-produits/freinage';
const SCREENS = [
  '/auto',
  '/moto',
  '/nos-produits',
  LIST,
  '/auto/vehicules',
  '/nos-categories-de-produits',
  '/search-results?q=huile',
  '/search-results?q=cazqeuu',
  '/search-results',
  '/auto/checkout',
  '/auto/checkout/informations',
  '/auto/favoris',
  '/auto/contact',
  '/moto/contact-vehicule',
  '/modifications-en-attente',
  '/cet-appareil',
  '/livraison',
  '/faq',
  '/conseils',
  '/conseils/lire-un-flanc-de-pneu',
  '/404',
];

/** What sticks out to the right of the window; a line that scrolls by itself may be longer. */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });

async function expectNoSideways(page: Page, what: string): Promise<void> {
  const { scrollWidth, clientWidth } = await stickingOut(page);
  expect(scrollWidth, `${what}: wider than the window`).toBeLessThanOrEqual(clientWidth);
}

test.describe('on a window of 320 px, as 1280 px are at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 }, isMobile: false });

  test('no screen has to be scrolled sideways, and each keeps its title', async ({ page, request, faults }) => {
    test.slow();
    const simple = await findProduct(request, ({ type }) => type === 'simple');
    const configurable = await findProduct(request, ({ type }) => type === 'configurable');
    const vehicle = await findProduct(request, ({ type }) => type === 'vehicle');
    for (const path of [...SCREENS, simple.href, configurable.href, vehicle.href]) {
      await open(page, path);
      await expectNoSideways(page, path);
    }
    expect(faults.splice(0).filter((fault) => !isOfStatus(fault))).toEqual([]);
  });

  test('nor do a filled cart, its quote request, the filters and the proposals', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, LIST);
    await page.getByRole('button', { name: /^Filtres/u }).click();
    await expect(page.getByRole('dialog').getByText('Disponibilité')).toBeVisible();
    await expectNoSideways(page, 'filters');
    await open(page, LIST);
    await addFirstArticle(page);
    await open(page, '/auto/checkout');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectNoSideways(page, 'cart');
    await open(page, '/auto/checkout/informations');
    await expectNoSideways(page, 'quote request');
    await open(page, '/auto');
    await page.getByLabel('Rechercher dans la boutique').pressSequentially('pneu');
    await expect(page.getByRole('listbox', { name: 'Propositions' })).toBeAttached();
    await expectNoSideways(page, 'proposals');
  });
});

test.describe('nothing covers what the focus stands on', () => {
  for (const [what, viewport] of [
    ['on a window of 320 × 256 px', { width: 320, height: 256 }],
    ['on a phone on its side', { width: 915, height: 360 }],
    ['on a phone', { width: 412, height: 839 }],
  ] as const)
    test.describe(what, () => {
      test.use({ viewport, isMobile: false });

      test('no bar lies over a control', async ({ page, request }) => {
        test.slow();
        const simple = await findProduct(request, ({ type }) => type === 'simple');
        const configurable = await findProduct(request, ({ type }) => type === 'configurable');
        await open(page, LIST);
        await addFirstArticle(page);
        const rest = ['/auto', '/auto/checkout', '/auto/checkout/informations', '/auto/contact', '/cet-appareil'];
        for (const path of [LIST, simple.href, configurable.href, ...rest]) {
          await open(page, path);
          /* what comes late, as the articles seen last, stands before one goes through the page */
          await page.waitForLoadState('networkidle');
          expect(await coveredControls(page), path).toEqual([]);
        }
      });

      test.describe('before the question on cookies is answered', () => {
        test.use({ storageState: { cookies: [], origins: [] } });

        test('each of its answers can be reached', async ({ page }) => {
          await open(page, '/auto');
          const question = page.getByRole('region', { name: 'Votre choix sur les cookies' });
          await question.getByText('Personnaliser').click();
          for (const name of ['Tout refuser', 'Tout accepter', 'Enregistrer mes choix']) {
            await question.getByRole('button', { name }).focus();
            await question.getByRole('button', { name }).click({ trial: true });
          }
        });
      });
    });
});

test.describe('from the narrowest large window on', () => {
  for (const width of [1024, 1060, 1100])
    test(`every department stands in the header at ${width} px, none of them cut off`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const home of ['/auto', '/moto']) {
        await open(page, home);
        const bar = await page.getByRole('banner').boundingBox();
        const links = page.getByRole('navigation', { name: 'Rayons' }).getByRole('link');
        await expect(links.last()).toBeVisible();
        for (const link of await links.all()) {
          const box = await link.boundingBox();
          expect(box?.width, await link.innerText()).toBeGreaterThan(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) + 1);
        }
      }
    });
});

test.describe('where the system chooses the colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('what is chosen, current or focused has a frame of its own', async ({ page }) => {
    await open(page, LIST);
    const outlineOf = (element: Element) => getComputedStyle(element).outlineStyle;
    const pressed = page.locator('[aria-pressed=true]').first();
    expect(await pressed.evaluate(outlineOf)).toBe('solid');
    expect(await page.locator('[aria-current]').first().evaluate(outlineOf)).toBe('solid');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus-visible').evaluate(outlineOf)).toBe('solid');
    await page.getByRole('button', { name: /^Filtres/u }).click();
    const box = page.getByRole('dialog').getByRole('checkbox', { name: /stock/iu }).first();
    const markOf = (element: Element) => getComputedStyle(element, '::after').display;
    expect(await box.evaluate(markOf)).toBe('none');
    await box.check();
    await expect.poll(() => box.evaluate(markOf)).toBe('block');
  });
});

test('where less motion is asked for, nothing runs longer than an instant', async ({ page }) => {
  for (const path of ['/auto', LIST]) {
    await open(page, path);
    const longest = await page.evaluate(() =>
      Math.max(
        0,
        ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0)),
        ...[...document.querySelectorAll('*')].map((one) =>
          Math.max(
            ...getComputedStyle(one)
              .transitionDuration.split(',')
              .map((part) => Number.parseFloat(part) * 1000),
          ),
        ),
      ),
    );
    expect(longest, path).toBeLessThanOrEqual(1);
  }
});

test.describe('what a screen reader is told', () => {
  test('the number of results changes in a region that was there before', async ({ page }) => {
    await open(page, LIST);
    const told = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /article|produit/u });
    const region = await told.elementHandle();
    const before = await told.textContent();
    await page.getByRole('button', { name: /^Filtres/u }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Freinor/u)
      .check();
    const heard = () => region?.evaluate((one) => (one.isConnected ? one.textContent : 'another region'));
    await expect.poll(heard).not.toBe(before);
    expect(await heard()).toMatch(/article|produit/u);
  });

  test('an article in the cart is told, and so is what the cart holds', async ({ page }) => {
    await open(page, LIST);
    await expect(page.locator('section[aria-live=polite]')).toBeAttached();
    await addFirstArticle(page);
    await expect(page.locator('section[aria-live=polite]')).toContainText('a été ajouté au panier');
    await page.goto('/auto/checkout');
    await expect(page.getByRole('status').filter({ hasText: /^Panier/u })).toHaveText(/1/u);
  });

  test('after a navigation the focus stands on the title of the new page', async ({ page }) => {
    await open(page, '/auto');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Freinage/u })
      .first()
      .click();
    await expect(page).toHaveURL(/freinage/u);
    await expect(page.locator('h1:focus')).toContainText(/Freinage/u);
    await page.goBack();
    await expect(page).toHaveURL(/\/auto$/u);
    await expect(page.locator('h1:focus, #contenu:focus')).toBeAttached();
  });
});

test.describe('on a device that can go without the network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a connection that goes and comes is told by a region that was there before', async ({ page, context }) => {
    await open(page, '/auto');
    await becomeReady(page);
    await expect(page.getByText('Hors connexion.')).toHaveCount(0);
    const regions = page.getByRole('status');
    const before = await regions.count();
    await context.setOffline(true);
    await expect(regions.filter({ hasText: 'Hors connexion.' }).first()).toBeVisible();
    expect(await regions.count()).toBe(before);
    await context.setOffline(false);
    await expect(page.getByText('Hors connexion.')).toHaveCount(0);
    expect(await regions.count()).toBe(before);
  });
});
