import { becomeAwake } from '../journey.ts';
import { expect, expectNoBarrier, open, test } from './barriers.ts';

const DEAD = '/reset-password/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

test('nothing stands in the way at the doors of an account: empty and with errors', async ({ page }) => {
  test.slow();
  const deps = [
    ['/auto/login', 'Se connecter'],
    ['/moto/register', 'Créer mon compte'],
    ['/forgot-password', 'Envoyer le lien'],
    [DEAD, 'Changer le mot de passe'],
  ] as const;
  for (const [path, name] of deps) {
    await open(page, path);
    await expectNoBarrier(page, path);
    if (path === '/moto/register') await page.getByLabel('Professionnel').check();
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible();
    await expectNoBarrier(page, `${path} with errors`);
  }
  for (const path of ['/logout', DEAD.replace('reset-password', 'email/verifier'), '/login?fait=adresse']) {
    await open(page, path);
    await expectNoBarrier(page, path);
  }
});

test('nothing stands in the way when a door refuses, or cannot be reached', async ({ page, context, faults }) => {
  await open(page, '/auto/login');
  await page.getByLabel('Adresse e-mail').fill('personne@garage-pont.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Personne-2026!');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Email ou mot de passe invalide');
  expect(faults.splice(0).filter((fault) => !fault.includes('status of 422'))).toEqual([]);
  await expectNoBarrier(page, 'refused');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('La boutique est hors d’atteinte.');
  await expectNoBarrier(page, 'offline');
});

test('nothing stands in the way in a door over a page', async ({ page }) => {
  await open(page, '/auto/contact');
  await becomeAwake(page);
  await page.getByRole('link', { name: 'Compte', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog', { name: 'Connexion' })).toBeVisible();
  await expectNoBarrier(page, 'login');
  await page.getByRole('dialog').getByRole('link', { name: 'Créer un compte' }).click();
  await expect(page.getByRole('dialog', { name: 'Créer un compte' })).toBeVisible();
  await expectNoBarrier(page, 'register');
});
