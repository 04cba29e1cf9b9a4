import type { RichText } from '#core/domain/text/rich-text.ts';
import { contentWith, plantContent } from '#tests/server/cms/plant-content.ts';
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { orderMail } from '#server/platform/mail/order-mail.ts';
import { ORDER_MAILS } from '#server/subjects/orders/mails/mails.ts';
import { remindOfTransfer } from '#server/subjects/orders/service/remind-of-transfer.ts';

import { createFulfilment, type Fulfilment } from './fulfilment.ts';

let shop: Fulfilment;

beforeAll(async () => {
  shop = await createFulfilment();
  const body: RichText = [
    { type: 'heading', level: 2, text: '1. Objet' },
    { type: 'paragraph', text: [{ text: 'Ces conditions régissent les ventes.' }] },
    { type: 'list', ordered: true, items: [[{ text: 'Vous commandez.' }]] },
  ];
  await plantContent(shop.db, {
    body: contentWith({ title: 'Conditions générales de vente', slug: 'cgv', body: [...body] }),
  });
});
afterAll(() => shop.close());

const EURO = '\u202f€';

test('the confirmation says all the law wants, with order, terms and withdrawal form as files (L221-13)', async () => {
  const { uuid: product } = await shop.product({ price: '49.9000', stock: 5, name: 'Plaquettes avant' });
  const { uuid } = await shop.placed(product, 2);
  const { row } = await shop.state(uuid);
  const mails = await shop.send();
  const mail = mails.find(({ subject }) => subject === `Confirmation de votre commande ${row.number}`);
  for (const part of [
    '2 × Plaquettes avant',
    `Total TTC\u202f: 106,70${EURO}`,
    'dont TVA 20',
    'Adresse de livraison',
    '12 rue du Port',
    'Livraison prévue',
    'Virement bancaire',
    'Bitume & Fils',
    '732\u202f829\u202f320\u202f00074',
    'vous avez 14 jours',
    'Renoncer au contrat ici',
    'garantie légale de conformité de deux ans',
    'vices cachés',
  ]) {
    expect(mail?.text).toContain(part);
  }
  expect(mail?.attachments?.map(({ name }) => name)).toEqual([
    `commande-${row.number}.pdf`,
    'conditions-generales-de-vente-2026-06.pdf',
    `formulaire-de-retractation-${row.number}.pdf`,
  ]);
  for (const { bytes, mime } of mail?.attachments ?? []) {
    expect([mime, Buffer.from(bytes).subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
  }
  expect(mails.map(({ subject }) => subject)).toContain(`Nouvelle commande ${row.number} – 106,70${EURO}`);
  expect(mails.map(({ subject }) => subject)).toContain(`Votre commande ${row.number} est en attente de virement`);
});

test('each step tells the customer once, in the words of the reference, however often the job runs', async () => {
  const { uuid: product } = await shop.product({ price: '49.9000', stock: 5 });
  const { uuid, total } = await shop.placed(product, 1);
  const { row, lines } = await shop.state(uuid);
  const { number } = row;
  await shop.send();
  await remindOfTransfer(shop.orderDeps, uuid, shop.clock.now());
  await remindOfTransfer(shop.orderDeps, uuid, shop.clock.now());
  await shop.send();
  await shop.pay(uuid, total);
  const parcel = await shop.ship(uuid);
  await shop.send();
  await shop.deliver(uuid, parcel.uuid);
  const note = await shop.refund(uuid, { units: { [lines[0]?.uuid ?? '']: 1 }, method: 'transfer', reason: 'Retour' });
  await remindOfTransfer(shop.orderDeps, uuid, shop.clock.now());
  await shop.send();
  await shop.send();
  const own = shop.sent.filter(
    ({ subject, text, to }) => to !== 'shop@example.fr' && (subject.includes(number) || text.includes(number)),
  );
  const { number: invoice } = await shop.db
    .selectFrom('invoice')
    .select('number')
    .where('order_id', '=', row.id)
    .executeTakeFirstOrThrow();
  expect(own.map(({ subject }) => subject).toSorted()).toEqual(
    [
      `Confirmation de votre commande ${number}`,
      `Votre commande ${number} est en attente de virement`,
      `Rappel : virement attendu pour votre commande ${number}`,
      `Paiement reçu pour votre commande ${number}`,
      `Votre facture ${invoice}`,
      `Votre commande ${number} est expédiée`,
      `Votre commande ${number} est livrée`,
      `Remboursement de votre commande ${number}`,
    ].toSorted(),
  );
  const files = own.flatMap(({ attachments = [] }) => attachments.map(({ name }) => name));
  expect(files).toEqual(expect.arrayContaining([`facture-${invoice}.pdf`, `avoir-${note.number}.pdf`]));
});

test('a reminder is neither ordered nor sent once the transfer came', async () => {
  const { uuid: product } = await shop.product({ stock: 5 });
  const { uuid, total } = await shop.placed(product);
  await remindOfTransfer(shop.orderDeps, uuid, shop.clock.now());
  await shop.pay(uuid, total);
  await remindOfTransfer(shop.orderDeps, uuid, shop.clock.now());
  const { row } = await shop.state(uuid);
  const subjects = (await shop.send()).map(({ subject }) => subject);
  expect(subjects).not.toContain(`Rappel : virement attendu pour votre commande ${row.number}`);
});

test('a cancelled order is told to its customer, a note of the shop to whom it is meant', async () => {
  const { uuid: product } = await shop.product({ stock: 5 });
  const { uuid } = await shop.placed(product);
  const { row } = await shop.state(uuid);
  await shop.cancel(uuid);
  const write = (isVisible: boolean, message: string) =>
    shop.on(uuid, async (work) => {
      const comment = randomUUID();
      await work.trx
        .insertInto('order_comment')
        .values({ uuid: comment, order_id: row.id, author: 'shop', message, is_visible: isVisible, at: work.now })
        .execute();
      const to = 'camille@example.fr';
      await orderMail(work, { template: 'order.comment.customer', uuid: comment, to, locale: 'en_GB' });
    });
  await write(true, 'Votre colis part demain.');
  await write(false, 'Client à rappeler.');
  await shop.send();
  expect(shop.sent.map(({ subject }) => subject)).toContain(`Annulation de votre commande ${row.number}`);
  const told = shop.sent.filter(({ subject }) => subject === `New message about your order ${row.number}`);
  expect(told.map(({ text }) => text.includes('Votre colis part demain.'))).toEqual([true]);
  expect(shop.sent.some(({ text }) => text.includes('Client à rappeler.'))).toBe(false);
});

test('whoever fails to pay is told by the try that failed, in both languages; paid meanwhile, nobody is', async () => {
  const { uuid: product } = await shop.product({ stock: 5 });
  const { uuid, total } = await shop.placed(product);
  const { row } = await shop.state(uuid);
  const attempt = randomUUID();
  await shop.db
    .insertInto('payment_attempt')
    .values({
      uuid: attempt,
      order_id: row.id,
      method: 'payzen',
      reference: attempt,
      amount: '10',
      currency: 'EUR',
      mode: 'test',
      state: 'failed',
      started_at: shop.clock.now(),
    })
    .execute();
  const tools = { ids: shop.orderDeps.ids, storage: shop.storage, now: shop.clock.now(), origin: '', siteName: '' };
  const write = (locale: 'fr_FR' | 'en_GB') =>
    ORDER_MAILS['order.payment-failed'](shop.db, { uuid: attempt, locale }, tools);
  expect((await write('fr_FR'))?.subject).toBe(`Votre paiement n’a pas abouti – commande ${row.number}`);
  expect((await write('en_GB'))?.subject).toBe(`Your payment did not go through – order ${row.number}`);
  await shop.pay(uuid, total);
  expect(await write('fr_FR')).toBeNull();
});

test('an optional mail that the shop switched off is not sent', async () => {
  const code = 'emails.general.notifications.new_shipment';
  await shop.db.insertInto('core_config').values({ code, value: '0' }).execute();
  const { uuid: product } = await shop.product({ stock: 5 });
  const { uuid, total } = await shop.placed(product);
  await shop.pay(uuid, total);
  await shop.ship(uuid);
  const { row } = await shop.state(uuid);
  const subjects = (await shop.send()).map(({ subject }) => subject);
  expect(subjects).not.toContain(`Votre commande ${row.number} est expédiée`);
  expect(subjects).toContain(`Paiement reçu pour votre commande ${row.number}`);
  await shop.db.deleteFrom('core_config').where('code', '=', code).execute();
});
