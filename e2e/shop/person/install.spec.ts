import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { addFirstArticle, becomeAwake, refuseCookies } from '../../journey.ts';

const offer = (page: Page) => page.getByText(/^Installez la boutique/u);

/** A browser under test never offers to install: this is what it would do. */
const browserOffers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('load', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(
        Object.assign(event, {
          prompt: async () => {
            document.title = 'asked';
          },
          userChoice: Promise.resolve({ outcome: 'accepted' }),
        }),
      );
    });
  });

/** From the home to a list, as a page of the same tab. */
const openList = async (page: Page): Promise<void> => {
  await becomeAwake(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Freinage/u })
    .first()
    .click();
  await expect(page).toHaveURL(/freinage/u);
};

test(
  'the shop is offered for the home screen once something lies in the cart, never in a form, and a "no" holds',
  { tag: '@sweep' },
  async ({ page }) => {
    await browserOffers(page);
    await page.goto('/auto');
    await refuseCookies(page);
    await openList(page);
    await expect(offer(page)).toHaveCount(0);
    await addFirstArticle(page);
    await expect(offer(page)).toBeVisible();
    await page.goto('/auto/contact');
    await expect(offer(page)).toHaveCount(0);
    await page.goto('/auto');
    await expect(offer(page)).toHaveCount(0);
    await openList(page);
    await expect(offer(page)).toBeVisible();
    await page.getByRole('button', { name: 'Ne pas installer' }).click();
    await expect(offer(page)).toHaveCount(0);
    await page.goto('/auto');
    await openList(page);
    await expect(offer(page)).toHaveCount(0);

    await page.goto('/cet-appareil');
    await page.getByRole('button', { name: 'Installer', exact: true }).click();
    await expect(page).toHaveTitle('asked');
  },
);
