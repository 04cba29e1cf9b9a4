/** What an order lets its buyer download: given when it is paid, counted once, ended with the money that goes back. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { WAIVER } from '#core/domain/withdrawal/waiver.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { Elsewhere } from '#server/platform/answers/elsewhere.ts';
import { StoredFile } from '#server/platform/answers/stored-file.ts';
import { fetchDownload } from '#server/subjects/orders/downloads/fetch-download.ts';
import { customerPerson } from '#server/platform/person.ts';
import type { PersonCall } from '#server/sync/sync-handlers.ts';
import { codeOf, createFulfilment, type Fulfilment } from '#tests/server/orders/fulfilment.ts';
import { pdf, plantFile, plantLink, type LinkFacts } from '#tests/support/samples/download-samples.ts';

let shop: Fulfilment;
beforeAll(async () => {
  shop = await createFulfilment();
});
afterAll(() => shop.close());

const DAY_MS = 86_400_000;

/** An order of something that is downloaded, not paid yet. */
async function ordered(facts: LinkFacts = {}, quantity = 1) {
  const product = await shop.product({ price: '10.0000' });
  const file = await plantFile(shop, pdf(1_000));
  const link = await plantLink(shop, product.id, { file: file.uuid, ...facts });
  const made = await shop.placed(product.uuid, quantity, {
    shippingMethod: null,
    shipping: null,
    waiveWithdrawal: true,
    expectedTotal: quantity * 100_000,
  });
  const { uuid } = await shop.db
    .selectFrom('download_grant')
    .innerJoin('sale_order', 'sale_order.id', 'order_id')
    .select('download_grant.uuid')
    .where('sale_order.uuid', '=', made.uuid)
    .executeTakeFirstOrThrow();
  return { ...made, total: quantity * 100_000, product, file, link, grant: uuid };
}

async function bought(facts: LinkFacts = {}, quantity = 1) {
  const order = await ordered(facts, quantity);
  await shop.pay(order.uuid, order.total);
  return order;
}

const callOf = (customer: string): PersonCall => ({
  now: shop.clock.now(),
  locale: 'fr_FR',
  network: customer,
  idempotencyKey: null,
  visitor: () => Promise.resolve(null),
  customer: () => Promise.resolve(customer),
  person: () => Promise.resolve(customerPerson(customer)),
});

interface Asked {
  readonly grant: string;
  readonly customer: string;
  readonly pass?: string;
  readonly range?: { readonly from: number; readonly to: number };
}

const answerOf = ({ grant, customer, pass = randomUUID() }: Asked) =>
  fetchDownload({ ...shop.orderDeps, storage: shop.storage })(callOf(customer), {
    params: { uuid: grant },
    query: { pass },
    body: undefined,
  });

/** Reads it to its end. */
async function download(asked: Asked): Promise<Buffer> {
  const answer = await answerOf(asked);
  if (!(answer instanceof StoredFile)) throw new Error('no file');
  const stream = await answer.stream(asked.range);
  if (stream === null) throw new Error('the file has gone');
  return Buffer.from(await new Response(stream).arrayBuffer());
}

/** The bytes, or why not. */
async function triedOf(asked: Asked): Promise<unknown> {
  try {
    return (await download(asked)).byteLength;
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.data['reason']].filter(Boolean).join(' ');
    throw error;
  }
}

const toldOf = async ({ device, uuid }: Awaited<ReturnType<typeof ordered>>) =>
  (await shop.order(device, uuid)).downloads;

test('O30 without the consent nothing is ordered; with it the order keeps its words and instant, and the mail repeats them', async () => {
  const product = await shop.product({ price: '10.0000' });
  const file = await plantFile(shop);
  await plantLink(shop, product.id, { file: file.uuid });
  const { customer, device } = await shop.shopper(product.uuid);
  const given = { shippingMethod: null, shipping: null, expectedTotal: 100_000 };
  const args = await shop.argsFor(device, given);
  await expect(shop.place(customer, args)).rejects.toMatchObject({
    code: 'input.invalid',
    data: { fields: [{ path: 'waiveWithdrawal', code: 'accepted' }] },
  });
  await shop.place(customer, { ...args, waiveWithdrawal: true });
  const row = await shop.db
    .selectFrom('sale_order')
    .select(['waiver_text', 'waived_at'])
    .where('uuid', '=', args.uuid)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ waiver_text: WAIVER.fr_FR, waived_at: shop.clock.now() });
  const mails = await shop.send();
  const confirmation = mails.find(({ subject }) => subject.startsWith('Confirmation de votre commande'));
  expect(confirmation?.text).toContain(WAIVER.fr_FR);
});

test('O31 a download is given when the order is paid, and what was bought stays though the link is taken out', async () => {
  const order = await ordered({ days: 2 });
  expect(await triedOf(order)).toBe('download.over unpaid');
  await shop.pay(order.uuid, order.total);
  const endsAt = new Date(shop.clock.now().getTime() + 2 * DAY_MS).toISOString();
  expect(await toldOf(order)).toMatchObject([{ title: 'Revue technique', used: 0, endsAt, file: { bytes: 1_009 } }]);
  await shop.db.deleteFrom('download_link').where('uuid', '=', order.link).execute();
  expect((await download(order)).equals(order.file.content)).toBe(true);
});

test('O31 an order of which nothing is left to pay is given at once by the shop itself', async () => {
  const { settleOrder } = await import('#server/subjects/orders/service/settle-order.ts');
  const product = await shop.product({ price: '0.0000' });
  const file = await plantFile(shop);
  await plantLink(shop, product.id, { file: file.uuid });
  const given = { shippingMethod: null, shipping: null, waiveWithdrawal: true };
  const order = await shop.placed(product.uuid, 1, { ...given, paymentMethod: 'free', expectedTotal: 0 });
  await settleOrder(shop.orderDeps, order.uuid, shop.clock.now());
  expect((await shop.order(order.device, order.uuid)).downloads).toMatchObject([
    { grantedAt: shop.clock.now().toISOString() },
  ]);
});

test('O31 a corrected file reaches who bought it', async () => {
  const order = await bought();
  const better = await plantFile(shop, pdf(2_000));
  await shop.db.updateTable('download_link').set({ file: better.uuid }).where('uuid', '=', order.link).execute();
  expect((await download(order)).equals(better.content)).toBe(true);
});

test('O32 fifty presses at once come to no more downloads than were bought, in all their orders', async () => {
  const order = await bought({ max: 3 }, 2);
  const presses = await Promise.all(Array.from({ length: 50 }, () => triedOf(order)));
  expect(presses.filter((one) => one === 1_009)).toHaveLength(6);
  expect(presses.filter((one) => one === 'download.over used')).toHaveLength(44);
  expect(await toldOf(order)).toMatchObject([{ used: 6 }]);
});

test('O32 what is asked for again under its pass is the same download, for a while and so many bytes', async () => {
  const order = await bought({ max: 1 });
  const asked = { ...order, pass: randomUUID() };
  const [first, rest] = [
    { from: 0, to: 499 },
    { from: 500, to: 1_008 },
  ];
  const parts = [await download({ ...asked, range: first }), await download({ ...asked, range: rest })];
  expect(Buffer.concat(parts).equals(order.file.content)).toBe(true);
  expect(await triedOf(order)).toBe('download.over used');
  expect([await triedOf(asked), await triedOf(asked), await triedOf(asked)]).toEqual([1_009, 1_009, 1_009]);
  expect(await triedOf(asked)).toBe('download.over pass');
  expect(await toldOf(order)).toMatchObject([{ used: 1 }]);
  const later = await bought({ max: 1 });
  const begun = { ...later, pass: randomUUID() };
  await download(begun);
  shop.clock.advance(6 * 3_600_000);
  expect(await triedOf(begun)).toBe('download.over used');
  /* nor is it begun anew under a pass that is over, where another download is left */
  const twice = await bought({ max: 2 });
  const old = { ...twice, pass: randomUUID() };
  await download(old);
  shop.clock.advance(6 * 3_600_000);
  expect([await triedOf(old), await triedOf(twice)]).toEqual(['download.over pass', 1_009]);
});

test('O32 a pass begun for one download is none for another', async () => {
  const [one, other] = [await bought(), await bought()];
  const pass = randomUUID();
  await download({ ...one, pass });
  expect(await triedOf({ ...other, pass })).toBe('record.unknown');
});

test('O32 who only asks what there is has downloaded nothing', async () => {
  const order = await bought({ max: 1 });
  expect((await answerOf(order)) instanceof StoredFile).toBe(true);
  expect(await toldOf(order)).toMatchObject([{ used: 0 }]);
});

test('O32 days that are over end it', async () => {
  const order = await bought({ days: 1 });
  shop.clock.advance(DAY_MS - 1);
  expect(await triedOf(order)).toBe(1_009);
  shop.clock.advance(1);
  expect(await triedOf(order)).toBe('download.over expired');
});

test('O32 another address is counted too, and answered as an address', async () => {
  const order = await bought({ file: null, url: 'https://cdn.example.fr/revue', max: 1 });
  const answer = await answerOf(order);
  expect(answer instanceof Elsewhere && answer.headers).toMatchObject({ location: 'https://cdn.example.fr/revue' });
  expect(await codeOf(answerOf(order))).toBe('download.over');
});

test('O33 what was given back or cancelled is downloaded no more, not even what was begun', async () => {
  const order = await bought({}, 2);
  const begun = { ...order, pass: randomUUID() };
  await download({ ...begun, range: { from: 0, to: 9 } });
  const [line] = (await shop.state(order.uuid)).lines;
  await shop.refund(order.uuid, { units: { [line?.uuid ?? '']: 1 } });
  expect(await triedOf(order)).toBe(1_009);
  await shop.refund(order.uuid, { units: { [line?.uuid ?? '']: 1 } });
  expect(await triedOf(order)).toBe('download.over ended');
  expect(await triedOf({ ...begun, range: { from: 10, to: 20 } })).toBe('download.over ended');
  const unpaid = await ordered();
  await shop.cancel(unpaid.uuid);
  expect(await triedOf(unpaid)).toBe('download.over ended');
});

test('O33 somebody else’s download is unknown, and so is one that never was', async () => {
  const order = await bought();
  const stranger = await shop.customer();
  expect(await triedOf({ ...order, customer: stranger })).toBe('record.unknown');
  expect(await triedOf({ ...order, grant: randomUUID() })).toBe('record.unknown');
});
