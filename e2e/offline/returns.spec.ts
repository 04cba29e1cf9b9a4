import sharp from 'sharp';

import { answerOfBank, BY_CARD, placeOrder, reachPayment } from '../buying.ts';
import { becomeReady, expect, test } from '../fixtures.ts';
import { title } from '../journey.ts';
import { deliver, returnOf } from '../keeper.ts';

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('what was paid by card is sent back: a return with two photos is asked for without the network, and arrives once', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  await reachPayment(page, request);
  await placeOrder(page, BY_CARD);
  await answerOfBank(page, 'Payer');
  const thanks = await page.getByText(/^Merci, la commande CMD\d{8} est enregistrée/u).innerText();
  const order = /CMD\d{8}/u.exec(thanks)?.[0] ?? '';
  await deliver(order);

  await page.goto('/auto/account/orders');
  await page.getByRole('link', { name: new RegExp(order, 'u') }).click();
  await expect(page.getByRole('link', { name: 'Retourner un article' })).toBeVisible();
  await becomeReady(page);
  await page.getByRole('link', { name: 'Retourner un article' }).click();
  await expect(page.getByRole('heading', { name: 'Que renvoyez-vous, et pourquoi ?' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('main').getByRole('checkbox').first().check();
  await page.getByLabel(/^Motif/u).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page
    .getByLabel('Photos')
    .setInputFiles([await photo('devant.jpg', '#b5651d'), await photo('derriere.jpg', '#556b2f')]);
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(title(page, 'Retour en attente d’envoi')).toBeVisible();
  await expect(page.getByText(/^Enregistrée sur cet appareil/u).first()).toBeVisible();

  await context.setOffline(false);
  await expect(title(page, /^RMA\d{8}$/u)).toBeVisible();
  await expect(page.getByText(/^Enregistré sur cet appareil/u)).toHaveCount(0);
  const number = /RMA\d{8}/u.exec(await title(page, /^RMA/u).innerText())?.[0] ?? '';
  const kept = await returnOf(number);
  expect(kept.order.number).toBe(order);
  expect(kept.photos).toHaveLength(2);
});
