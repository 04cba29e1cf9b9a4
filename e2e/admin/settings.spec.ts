/** A setting that is saved in the back office acts on the shop, for whoever opens a page of it within seconds. */
import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures.ts';
import { signIn } from './office.ts';

const TITLE = 'Bandeau promo\u202f: texte';

async function offerAtMoto(page: Page, text: string): Promise<void> {
  await page.goto('/admin/administration/configuration/general');
  await page.getByRole('tab', { name: 'Contenu' }).click();
  await page.getByLabel('Canal').selectOption('moto');
  await page.getByRole('button', { name: `Remplacer ici\u202f: ${TITLE}` }).click();
  await page.getByRole('textbox', { name: TITLE }).fill(text);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Enregistré à/u).first()).toBeVisible();
}

async function inherit(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Hériter\u202f: ${TITLE}` }).click();
  await page.getByRole('button', { name: /^Enregistrer/u }).click();
  await expect(page.getByText('1 modification', { exact: true })).toHaveCount(0);
}

test(
  'the offer of one area is on its pages within seconds, and goes back by inheriting',
  { tag: '@sweep' },
  async ({ page, context }) => {
    const shop = await context.newPage();
    await shop.goto('/moto');
    const offer = shop.getByText('Pneus montés offerts');
    await expect(offer).toHaveCount(0);

    await signIn(page);
    await offerAtMoto(page, 'Pneus montés offerts');
    await expect(async () => {
      await shop.reload();
      await expect(offer.first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 8_000 });

    await page.getByRole('tab', { name: 'Historique' }).click();
    await expect(
      page
        .getByRole('list', { name: 'Versions' })
        .getByText(/Camille Durand/u)
        .first(),
    ).toBeVisible();
    await page.getByRole('tab', { name: 'Contenu' }).click();
    await inherit(page);
    await expect(async () => {
      await shop.reload();
      await expect(shop.getByText('Livraison offerte dès 80 €').first()).toBeVisible({ timeout: 2_000 });
      await expect(offer).toHaveCount(0);
    }).toPass({ timeout: 8_000 });
  },
);
