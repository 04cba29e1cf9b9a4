/** A setting that is saved in the back office reaches a shop that is open in another tab. */
import { expect, test } from '../fixtures.ts';
import { signIn } from './office.ts';

const TITLE = 'Bandeau promo\u202f: texte';

test('the offer of one area reaches its open pages within seconds, and goes back by inheriting', async ({
  page,
  context,
}) => {
  const shop = await context.newPage();
  await shop.goto('/moto');
  const offer = shop.getByText('Pneus montés offerts');
  await expect(offer).toHaveCount(0);

  await signIn(page);
  await page.goto('/admin/administration/configuration/general');
  await page.getByRole('tab', { name: 'Contenu' }).click();
  await page.getByLabel('Canal').selectOption('moto');
  await page.getByRole('button', { name: `Remplacer ici\u202f: ${TITLE}` }).click();
  await page.getByLabel(TITLE).fill('Pneus montés offerts');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Enregistré à/u).first()).toBeVisible();
  await expect(offer.first()).toBeVisible({ timeout: 5_000 });

  await page.getByRole('tab', { name: 'Historique' }).click();
  await expect(
    page
      .getByRole('list', { name: 'Versions' })
      .getByText(/Camille Durand/u)
      .first(),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Contenu' }).click();
  await page.getByRole('button', { name: `Hériter\u202f: ${TITLE}` }).click();
  await page.getByRole('button', { name: /^Enregistrer/u }).click();
  await expect(offer).toHaveCount(0, { timeout: 5_000 });
});
