import { expect, test } from '../../fixtures.ts';
import { addFirstArticle, openBeforeScripts, title } from '../../journey.ts';

const LIST = '/auto/nos-produits/freinage';

/* what is pressed or chosen while the page stands and the application is on its way (rendering recipe §8) */

test(
  'a press on the filters opens them once the application is here',
  { tag: '@sweep' },
  async ({ page, isMobile }) => {
    const release = await openBeforeScripts(page, LIST);
    if (isMobile) await page.getByRole('button', { name: 'Filtres' }).click();
    else await page.getByRole('complementary', { name: 'Filtres' }).getByLabel('En stock').check();
    release();
    if (isMobile) await expect(page.getByRole('dialog', { name: 'Filtres' })).toBeVisible();
    else await expect(page).toHaveURL(`${LIST}?stock=1`);
  },
);

test('an order chosen early is the order of the list', { tag: '@sweep' }, async ({ page }) => {
  const release = await openBeforeScripts(page, LIST);
  await page.getByLabel('Trier par').filter({ visible: true }).selectOption('Prix croissant');
  release();
  await expect(page).toHaveURL(/sort=price/u);
});

test('a quantity raised early is raised', { tag: '@sweep' }, async ({ page, request }) => {
  const list = await (await request.get(LIST)).text();
  const [, product = ''] = /href="(\/auto\/nos-produits\/pieces\/plaquettes-[^"?]+)"/u.exec(list) ?? [];
  const release = await openBeforeScripts(page, product);
  const more = page.getByRole('button', { name: 'Un de plus' }).filter({ visible: true });
  await more.click();
  await expect(more).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('textbox', { name: /^Quantité/u }).filter({ visible: true })).toHaveValue('2');
  await expect(more).not.toHaveAttribute('aria-busy');
});

test('a message sent early goes nowhere unread: nothing typed is lost, and none of it is in the address', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, '/auto/contact');
  await page.getByRole('textbox', { name: 'Sujet' }).fill('Une question');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  release();
  await expect(page.getByText('champs à corriger').first()).toBeVisible();
  await expect(title(page, /Contact|Nous contacter/u)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Sujet' })).toHaveValue('Une question');
  expect(new URL(page.url()).search).toBe('');
});

test('a press before the shop is awake is not lost', async ({ page }) => {
  await page.goto('/auto/nos-produits/freinage', { waitUntil: 'commit' });
  await addFirstArticle(page);
});
