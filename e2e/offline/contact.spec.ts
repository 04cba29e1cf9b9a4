import { becomeReady, expect, test } from '../fixtures.ts';
import { newEmail, refuseCookies } from '../journey.ts';
import { requestsOf } from '../requests.ts';

test(
  'a message written without the network is kept, listed, and arrives once',
  { tag: '@sweep' },
  async ({ page, context }) => {
    const email = newEmail();
    await page.goto('/auto');
    await refuseCookies(page);
    await becomeReady(page);
    await context.setOffline(true);
    await page.goto('/auto/contact');
    await page.getByLabel('Nom', { exact: true }).fill('Mathilde Le Guennec');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByRole('textbox', { name: 'Sujet' }).fill('Délai des disques');
    await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour, quel est le délai ?');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.getByText(/^Enregistré sur cet appareil, il partira/u).first()).toBeVisible();
    expect(await requestsOf(email)).toBe(0);

    await page.getByRole('link', { name: 'Voir ce qui attend' }).click();
    await expect(page.getByRole('heading', { name: 'Message : Délai des disques' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Envoyé à \d/u).first()).toBeVisible();
    await expect.poll(() => requestsOf(email)).toBe(1);
  },
);

test('a message about a vehicle names it', { tag: '@sweep' }, async ({ page, context }) => {
  const email = newEmail();
  await page.goto('/auto/vehicules');
  await refuseCookies(page);
  await page.locator('main a[href^="/auto/nos-produits/"]').first().click();
  await page.getByRole('link', { name: 'Contacter le vendeur' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/contact-vehicule\?vehicule=/u);
  await expect(page.getByLabel('Véhicule')).not.toHaveValue('');
  await page.getByLabel('Nom', { exact: true }).fill('Mathilde Le Guennec');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour, puis-je l’essayer samedi ?');
  await page.getByRole('checkbox').check();
  let isLost = false;
  await context.route('**/api/sync/push', async (route) => {
    if (isLost || !(route.request().postData() ?? '').includes('contact.vehicle')) return route.continue();
    await route.fetch();
    isLost = true;
    return route.abort();
  });
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect.poll(() => isLost).toBe(true);
  await expect(
    page
      .getByText(/^Envoyé (?:aujourd’hui )?à \d/u)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  expect(await requestsOf(email)).toBe(1);
});
