import { becomeReady, expect, test } from '../fixtures.ts';

test('what was put into the cart without the network is sent after the last tab was closed', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/auto');
  await becomeReady(page);
  await context.setOffline(true);
  await page.goto('/search-results?q=huile+moteur+5W-30');
  await page.getByRole('link', { name: 'Huile moteur 5W-30 C2, bidon 5 L' }).click();
  await page
    .getByRole('button', { name: /Ajouter au panier/u })
    .first()
    .click();
  const tags = () =>
    page.evaluate(async () => {
      // Chromium alone has this; its interface is not in the type library.
      const registration: object & { sync?: { getTags(): Promise<string[]> } } = Object(
        await navigator.serviceWorker.ready,
      );
      return registration.sync?.getTags();
    });
  await expect.poll(tags).toEqual(['outbox:guest']);
  await page.close();
  await context.setOffline(false);
  const units = async () => (await (await context.request.get(`${baseURL}/api/cart?area=auto`)).json()).totals.itemsQty;
  await expect.poll(units, { timeout: 20_000 }).toBe(1);
});
