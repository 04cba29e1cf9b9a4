/** A return from its request to its money: who sends it back, and whoever handles it. */
import sharp from 'sharp';

import { answerOfBank, BY_CARD, placeOrder, reachPayment } from '../buying.ts';
import { expect, test } from '../fixtures.ts';
import { title } from '../journey.ts';
import { deliver } from '../keeper.ts';
import { ADMIN, signIn } from './office.ts';

/* the shop is no subject here: it fetches what is looked at */
test.use({ worksAhead: false });

const photo = async () => ({
  name: 'devant.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#b5651d' } })
    .jpeg()
    .toBuffer(),
});

test('a return with a photo is accepted, counted, noted and refunded, and its buyer reads each of it', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const shopper = await context.newPage();
  await reachPayment(shopper, request);
  await placeOrder(shopper, BY_CARD);
  await answerOfBank(shopper, 'Payer');
  const thanks = await shopper.getByText(/^Merci, la commande CMD\d{8} est enregistrée/u).innerText();
  const order = /CMD\d{8}/u.exec(thanks)?.[0] ?? '';
  await deliver(order);
  await shopper.goto('/auto/account/orders');
  await shopper.getByRole('link', { name: new RegExp(order, 'u') }).click();
  await shopper.getByRole('link', { name: 'Retourner un article' }).click();
  await shopper.getByRole('main').getByRole('checkbox').first().check();
  await shopper.getByLabel(/^Motif/u).selectOption({ index: 1 });
  await shopper.getByRole('button', { name: 'Continuer' }).click();
  await shopper.getByLabel('Photos').setInputFiles([await photo()]);
  await shopper.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(title(shopper, /^RMA\d{8}$/u)).toBeVisible();
  const number = await title(shopper, /^RMA/u).innerText();

  /* a tab behind another one draws seldom */
  await page.bringToFront();
  await signIn(page, ADMIN, '/admin/commerce/sales/rma');
  await page.getByRole('link', { name: 'À traiter' }).click();
  await page.getByRole('searchbox').fill(number);
  await expect(page.getByText('1 à 1 sur 1').first()).toBeVisible();
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Retour ${number}` })).toBeVisible();
  const shown = page.getByRole('img', { name: 'Photo 1 du retour' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800);

  await page.getByRole('button', { name: 'Accepter le retour' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accepter', exact: true }).click();
  await expect(page.getByText('En attente de retour').first()).toBeVisible();

  await page.getByRole('button', { name: 'Enregistrer le colis' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer le colis' }).click();
  await expect(page.getByText('Retour reçu').first()).toBeVisible();

  await page.getByLabel('Nouvelle note').fill('Emballage recollé.');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.getByText('Emballage recollé.').last()).toBeVisible();

  await page.getByRole('button', { name: 'Rembourser', exact: true }).click();
  await page.getByRole('button', { name: /^Rembourser \d/u }).click();
  await expect(page.getByText('Le remboursement est enregistré')).toBeVisible();
  await expect(page.getByRole('link', { name: /^AV/u })).toBeVisible();

  await shopper.bringToFront();
  await expect(shopper.getByText('Remboursée').first()).toBeVisible();
  await expect(shopper.getByText('Emballage recollé.')).toHaveCount(0);
});
