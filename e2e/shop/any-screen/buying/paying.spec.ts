import {
  answerOfBank,
  arriveWithCart,
  BY_CARD,
  fillCart,
  goToPayment,
  placeOrder,
  reachPayment,
} from '../../../buying.ts';
import { PASSWORD } from '../../../customer.ts';
import { expect, test } from '../../../fixtures.ts';
import { fillQuote, newEmail, refuseCookies, title } from '../../../journey.ts';
import { propose } from '../../../keeper.ts';
import { linkTo } from '../../../mails.ts';

const shown = { visible: true };

test('a bank refuses, so does the next, the order is kept, and another way to pay it succeeds', async ({
  page,
  request,
}) => {
  await reachPayment(page, request);
  await placeOrder(page, /^PayPal/u);
  await page.getByRole('button', { name: 'Refuser le paiement' }).click();
  await expect(title(page, 'Paiement non abouti')).toBeVisible();
  await expect(page.getByText('Votre banque a refusé le paiement.')).toBeVisible();

  await page.getByRole('link', { name: 'Choisir un autre moyen de paiement' }).click();
  await page.getByRole('radio', { name: BY_CARD }).check();
  await page.getByRole('button', { name: /^Payer/u }).click();
  await answerOfBank(page, 'Refuser le paiement');
  await expect(title(page, 'Paiement non abouti')).toBeVisible();

  await page.getByRole('link', { name: 'Choisir un autre moyen de paiement' }).click();
  await page.getByRole('radio', { name: /^Cryptomonnaie/u }).check();
  await page.getByRole('button', { name: /^Payer/u }).click();
  await expect(page.getByRole('heading', { name: 'Paiement par Cryptomonnaie' })).toBeVisible();
  await page.getByRole('button', { name: 'Payer', exact: true }).click();
  /* the refusal of before is no answer to this try */
  await expect(page.getByText(/^Merci, la commande CMD\d{8} est enregistrée/u)).toBeVisible();
});

test(
  'who has no account makes one on the way to an order, and loses nothing',
  { tag: '@sweep' },
  async ({ page, request }) => {
    const email = newEmail();
    await page.goto('/auto');
    await refuseCookies(page);
    await fillCart(page, request);
    await page.goto('/auto/checkout');
    await page.getByLabel('Code promotionnel').filter(shown).fill('BIENVENUE10');
    await page.getByRole('button', { name: 'Appliquer' }).filter(shown).click();
    await expect(page.getByText('Code promotionnel BIENVENUE10').filter(shown)).toBeVisible();
    await page.getByRole('link', { name: 'Passer commande' }).filter(shown).click();

    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'Créer un compte' }).click();
    await dialog.getByRole('radio', { name: 'Mme' }).check();
    await dialog.getByLabel('Prénom').fill('Mathilde');
    await dialog.getByLabel('Nom', { exact: true }).fill('Le Guennec');
    await dialog.getByLabel('Téléphone').fill('06 12 45 78 90');
    await dialog.getByLabel('Adresse e-mail').fill(email);
    await dialog.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await dialog.getByLabel('Confirmation du mot de passe').fill(PASSWORD);
    await dialog.getByRole('checkbox', { name: /conditions générales/u }).check();
    await dialog.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(dialog.getByText(/^Votre compte a été créé/u)).toBeVisible();

    await page.goto(await linkTo(email));
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Vérifier mon adresse' }).click();
    await expect(page.getByText('Votre adresse e-mail est vérifiée.')).toBeVisible();
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
    await expect(title(page, 'Adresses')).toBeVisible();
    await page.getByText(/^1 article, /u).click();
    await expect(page.getByText('Code promotionnel BIENVENUE10').filter(shown)).toBeVisible();
  },
);

test('a quote is asked for, its proposal accepted by the link of a letter, and paid', async ({ page, request }) => {
  test.slow();
  const email = await arriveWithCart(page, request);
  await page.goto('/auto/checkout/devis');
  await fillQuote(page, email);
  await page.getByRole('button', { name: 'Envoyer ma demande de devis' }).click();
  const sent = page
    .getByText(/^Envoyée, numéro DEV\d{8}$/u)
    .filter(shown)
    .first();
  await expect(sent).toBeVisible();
  const number = /DEV\d{8}/u.exec(await sent.innerText())?.[0] ?? '';
  await propose(number);

  await page.goto(await linkTo(email, 2));
  await page.getByRole('button', { name: /^Accepter la proposition à/u }).click();
  await expect(page.getByText('La proposition est acceptée : les prix ne changent plus.')).toBeVisible();
  await page.getByRole('link', { name: 'Payer ce devis' }).click();
  await expect(title(page, number)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Payer ce devis' }).click();
  await goToPayment(page);
  await placeOrder(page, /^Virement/u);
  await expect(title(page, 'Virement bancaire')).toBeVisible();
});
