import { becomeReady, expect, test } from '../fixtures.ts';
import { addFirstArticle, refuseCookies, title } from '../journey.ts';
import { openGate } from '../gate.ts';

test(
  'a network that hangs keeps no page from anybody that this device can show',
  { tag: '@sweep' },
  async ({ page, baseURL }) => {
    test.slow();
    const gate = await openGate(baseURL ?? '');
    await page.goto(`${gate.origin}/auto`);
    await refuseCookies(page);
    await becomeReady(page);
    gate.hang();

    await test.step('by links, from the page that is open', async () => {
      const departments = page.getByRole('main').getByRole('link', { name: /^Freinage/u });
      await departments.filter({ visible: true }).first().click();
      await expect(title(page, 'Freinage')).toBeFocused();
      const article = page.getByRole('main').getByRole('article').first().getByRole('link');
      const name = (await article.textContent())?.replaceAll('\u00a0', ' ') ?? '';
      await article.click();
      await expect(title(page, name)).toBeFocused();
    });

    await test.step('by a typed address', async () => {
      for (const path of [
        '/moto',
        '/nos-produits?area=moto&sort=name',
        '/search-results?q=huile',
        '/livraison',
        '/auto/contact',
      ]) {
        await page.goto(gate.origin + path);
        await expect(title(page, /\S/u), path).toBeVisible();
      }
    });

    await test.step('and what one does is kept', async () => {
      await page.goto(`${gate.origin}/auto/nos-produits/freinage`);
      const name = await addFirstArticle(page);
      await page.goto(`${gate.origin}/auto/checkout`);
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await page.goto(`${gate.origin}/modifications-en-attente`);
      await expect(page.getByText(/^À envoyer \(/u)).toBeVisible();
    });
    await gate.close();
  },
);
