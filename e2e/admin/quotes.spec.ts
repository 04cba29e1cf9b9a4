/** A quote from its request to its acceptance: whoever answers it, and whoever waits for the answer. */
import { expect, test } from '../fixtures.ts';
import { addFirstArticle, fillQuote, newEmail, refuseCookies } from '../journey.ts';
import { linkTo } from '../mails.ts';
import { ADMIN, signIn } from './office.ts';

/* the shop is no subject here: it fetches what is looked at */
test.use({ worksAhead: false });

test('a request is taken up, proposed with a discount, revised, and accepted by the link of the letter', async ({
  page,
  context,
}) => {
  test.slow();
  const email = newEmail();
  const shopper = await context.newPage();
  await shopper.goto('/auto/nos-produits/freinage');
  await refuseCookies(shopper);
  await addFirstArticle(shopper);
  await shopper.goto('/auto/checkout');
  await shopper.getByRole('main').getByRole('link', { name: 'Demander un devis' }).filter({ visible: true }).click();
  await fillQuote(shopper, email);
  await shopper.getByRole('button', { name: 'Envoyer ma demande de devis' }).click();
  const sent = shopper
    .getByText(/^Envoyée, numéro DEV\d{8}$/u)
    .filter({ visible: true })
    .first();
  await expect(sent).toBeVisible();
  const number = /DEV\d{8}/u.exec(await sent.innerText())?.[0] ?? '';

  /* a tab behind another one draws seldom */
  await page.bringToFront();
  await signIn(page, ADMIN, '/admin/commerce/sales/quotes');
  await page.getByRole('link', { name: 'À répondre' }).click();
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByText('1 à 1 sur 1').first()).toBeVisible();
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Devis ${number}` })).toBeVisible();

  await page.getByRole('button', { name: 'Prendre en charge' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Prendre en charge' }).click();
  await expect(page.getByText('En cours d’étude').first()).toBeVisible();

  await page.getByRole('button', { name: 'Faire une proposition' }).click();
  await page.getByLabel(/^Remise sur tous les articles/u).fill('10');
  await page.getByRole('button', { name: 'Appliquer aux prix' }).click();
  await page.getByLabel(/^Délai de livraison/u).fill('48 h');
  await page.getByRole('button', { name: 'Envoyer la proposition' }).click();
  await expect(page.getByText('La proposition est envoyée')).toBeVisible();
  await expect(page.getByRole('link', { name: `Devis ${number}, version 1 (PDF)` })).toBeVisible();

  await page.getByRole('button', { name: 'Réviser la proposition' }).click();
  await page.getByLabel(/^Conditions/u).fill('Franco de port.');
  await page.getByRole('button', { name: 'Envoyer la version 2' }).click();
  await expect(page.getByRole('link', { name: `Devis ${number}, version 2 (PDF)` })).toBeVisible();

  await shopper.bringToFront();
  await shopper.goto(await linkTo(email, 2));
  await expect(shopper.getByText('Franco de port.')).toBeVisible();
  await shopper.getByRole('button', { name: /^Accepter la proposition à/u }).click();
  await expect(shopper.getByText('La proposition est acceptée : les prix ne changent plus.')).toBeVisible();

  await page.bringToFront();
  await page.reload();
  await expect(page.getByText('Acceptée').first()).toBeVisible();
});
