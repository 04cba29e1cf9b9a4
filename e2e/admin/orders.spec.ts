/** An order from its arrival to its refund: whoever handles it, and whoever waits for it. */
import { placeOrder, reachPayment } from '../buying.ts';
import { expect, test } from '../fixtures.ts';
import { title } from '../journey.ts';
import { ADMIN, EDITOR, signIn } from './office.ts';

/* the shop is no subject here: it fetches what is looked at */
test.use({ worksAhead: false });

test('an order by transfer is paid, sent, noted and refunded in part, and its buyer reads each of it', async ({
  page,
  context,
  browser,
  request,
}) => {
  test.slow();
  const shopper = await context.newPage();
  await reachPayment(shopper, request);
  await placeOrder(shopper, /^Virement/u);
  await expect(title(shopper, 'Virement bancaire')).toBeVisible();
  await shopper.goto('/auto/account/orders');
  const line = shopper.getByRole('link', { name: /CMD\d{8}/u }).first();
  await expect(line).toBeVisible();
  const number = /CMD\d{8}/u.exec(await line.innerText())?.[0] ?? '';

  /* a tab behind another one draws seldom */
  await page.bringToFront();
  await signIn(page, ADMIN, '/admin/commerce/sales/orders');
  await page.getByRole('link', { name: 'Paiement attendu' }).click();
  await page.getByRole('searchbox').fill(number);
  await expect(page.getByText('1 à 1 sur 1').first()).toBeVisible();
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Commande ${number}` })).toBeVisible();

  await page.getByRole('button', { name: 'Enregistrer un paiement' }).click();
  await page.getByLabel('Référence').fill(`VIR ${number}`);
  await page.getByRole('button', { name: 'Enregistrer le paiement' }).click();
  await expect(page.getByText('En cours de traitement').first()).toBeVisible();

  await page.getByRole('button', { name: /^Expédier/u }).click();
  await page.getByLabel('Transporteur').selectOption({ label: 'Colissimo' });
  await page.getByLabel('Numéro de suivi').fill('6A12345678901');
  await page.getByRole('dialog').getByRole('button', { name: 'Expédier', exact: true }).click();
  await expect(page.getByRole('link', { name: /6A12345678901/u })).toBeVisible();

  await page.getByLabel('Nouvelle note').fill('Rappeler le client jeudi.');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.getByText('Rappeler le client jeudi.').last()).toBeVisible();

  await page.getByRole('button', { name: 'Rembourser', exact: true }).click();
  await page.getByLabel('Ajouter un geste').fill('5');
  await page.getByRole('button', { name: /^Rembourser 5,00/u }).click();
  await expect(page.getByText('Le remboursement est enregistré')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Avoir AV/u })).toBeVisible();

  await shopper.bringToFront();
  await shopper.goto('/auto/account/orders');
  await shopper.getByRole('link', { name: new RegExp(number, 'u') }).click();
  await expect(shopper.getByText('6A12345678901')).toBeVisible();
  await expect(shopper.getByText('Rappeler le client jeudi.')).toHaveCount(0);

  /* whoever may only see orders is offered nothing to do with them */
  const other = await browser.newContext({ locale: 'fr-FR' });
  const editor = await other.newPage();
  await signIn(editor, EDITOR);
  await editor.goto('/admin/commerce/sales/orders');
  await expect(editor.getByRole('heading', { name: 'Accès interdit' })).toBeVisible();
  await other.close();
});
