import { becomeReady, expect, test } from '../../fixtures.ts';
import { addFirstArticle, refuseCookies, seeItSent } from '../../journey.ts';

test('what is put aside stays here and can be brought back', { tag: '@sweep' }, async ({ page }) => {
  await page.goto('/auto/nos-produits/freinage');
  await refuseCookies(page);
  const heart = page.getByRole('button', { name: /^Ajouter .+ aux favoris$/u }).first();
  const name = /^Ajouter (.+) aux favoris$/u.exec((await heart.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await heart.click();
  /* full: it is on the disk, and one may leave */
  await expect(page.getByRole('button', { name: `Retirer ${name} des favoris` }).first()).toBeVisible();
  await page.goto('/auto/favoris');
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await page.getByRole('button', { name: `Retirer ${name} des favoris` }).click();
  await expect(page.getByText('Aucun favori')).toBeVisible();
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
});

test('forgetting the device sends what waits, then nothing of the person is left', async ({ page, context }) => {
  await page.goto('/auto/nos-produits/freinage');
  await refuseCookies(page);
  await becomeReady(page);
  await context.setOffline(true);
  await addFirstArticle(page);
  await page.goto('/cet-appareil');
  await page.getByRole('button', { name: 'Tout effacer de cet appareil' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('1 modification n’est pas envoyée');
  await question.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(page.getByRole('dialog', { name: '1 modification n’a pas pu être envoyée' })).toBeVisible();
  await page.getByRole('button', { name: 'Rester' }).click();

  await context.setOffline(false);
  await seeItSent(page);
  await page.goto('/cet-appareil');
  await page.getByRole('button', { name: 'Tout effacer de cet appareil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tout effacer' }).click();
  await expect(page).toHaveURL(/\/auto$/u);
  const pulled = page.waitForResponse(/\/api\/sync\/pull$/u);
  await page.goto('/auto/checkout');
  await pulled;
  await expect(page.getByText('Votre panier est vide')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
});

test(
  'a device forgotten without the network takes leave of the shop before it does anything else',
  { tag: '@sweep' },
  async ({ page, context, faults }) => {
    await page.goto('/auto/nos-produits/freinage');
    await refuseCookies(page);
    await addFirstArticle(page);
    await becomeReady(page);
    await seeItSent(page);
    const [former] = await context.cookies();
    await context.setOffline(true);
    await page.goto('/cet-appareil');
    await page.getByRole('button', { name: 'Tout effacer de cet appareil' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tout effacer' }).click();
    await expect(page.getByRole('heading', { name: 'Cette page n’est pas encore sur cet appareil' })).toBeVisible();

    const pulled = page.waitForResponse(/\/api\/sync\/pull$/u);
    await context.setOffline(false);
    await pulled;
    await expect(page.getByRole('heading', { level: 2, name: 'Les plus demandés' })).toBeVisible();
    expect((await context.cookies()).map((cookie) => cookie.value)).not.toContain(former?.value);
    await page.goto('/auto/checkout');
    await expect(page.getByText('Votre panier est vide')).toBeVisible();
    /* said by the router: here it is what the page was about */
    expect(faults.splice(0).filter((fault) => !/^(?:NotStored|CallFailed: offline)/u.test(fault))).toEqual([]);
  },
);
