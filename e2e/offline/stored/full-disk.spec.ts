import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures.ts';
import { addFirstArticle, becomeAwake, fillQuote, newEmail, refuseCookies } from '../../journey.ts';

const REFUSED = 'Cet appareil n’a pas pu enregistrer ce changement. Réessayez.';

/** From now on, on every page of this tab, the disk refuses what the page writes whenever the test says so. */
async function holdDisk(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['put', 'add'] as const) {
      const write: unknown = Reflect.get(IDBObjectStore.prototype, name);
      if (typeof write !== 'function') throw new Error(name);
      IDBObjectStore.prototype[name] = function orRefuse(...given) {
        if (sessionStorage.getItem('full') !== null) throw new DOMException('no room', 'QuotaExceededError');
        return Reflect.apply(write, this, given);
      };
    }
  });
  return {
    fill: () => page.evaluate(() => sessionStorage.setItem('full', '')),
    free: () => page.evaluate(() => sessionStorage.removeItem('full')),
  };
}

const cartLink = (page: Page, name: string) => page.getByRole('link', { name }).filter({ visible: true });

test('a full disk is said at each press and shows nothing that is not kept; once it has room all goes on', async ({
  page,
}) => {
  test.slow();
  const disk = await holdDisk(page);
  await page.goto('/auto/nos-produits/freinage');
  await refuseCookies(page);
  await becomeAwake(page);
  const said = page.getByText(REFUSED).first();

  await test.step('an article of a list, and a favourite', async () => {
    await disk.fill();
    for (const name of [/^Ajouter .+ au panier$/u, /^Ajouter .+ aux favoris$/u]) {
      const button = page.getByRole('button', { name }).first();
      await button.click();
      await expect(said).toBeVisible();
      await expect(button).not.toHaveAttribute('aria-busy');
      await expect(said).toBeHidden();
    }
    await expect(page.getByText(/a été ajouté au panier/u)).toHaveCount(0);
    await disk.free();
    await addFirstArticle(page);
    await expect(cartLink(page, 'Panier, 1 article')).toBeVisible();
  });

  await test.step('a line of the cart', async () => {
    await page.goto('/auto/checkout');
    const more = page.getByRole('button', { name: 'Un de plus' }).first();
    await expect(more).toBeVisible();
    await becomeAwake(page);
    await disk.fill();
    await more.click();
    await expect(said).toBeVisible();
    await expect(cartLink(page, 'Panier, 1 article')).toBeVisible();
    await disk.free();
    await more.click();
    await expect(cartLink(page, 'Panier, 2 articles')).toBeVisible();
  });

  await test.step('a request', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Demander un devis' }).filter({ visible: true }).click();
    await fillQuote(page, newEmail());
    const send = page.getByRole('button', { name: 'Envoyer ma demande de devis' });
    /* what was said of the press before is gone: what is said next is of this one */
    await expect(said).toBeHidden();
    await disk.fill();
    await send.click();
    await expect(said).toBeVisible();
    await disk.free();
    await send.click();
    await expect(
      page
        .getByText(/^Envoyée, numéro DEV\d{8}$/u)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });
});
