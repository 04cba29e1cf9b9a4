import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';

import { isQuoteNumber } from '#core/domain/quotes/quote.ts';
import {
  add,
  cartOf,
  createSyncShop,
  inShort,
  message,
  quantitiesOf,
  quote,
  quoteContact,
  type Device,
  type SyncShop,
} from '#tests/server/sync/sync-shop.ts';

let shop: SyncShop;
let device: Device;

beforeAll(async () => {
  shop = await createSyncShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.post();
  shop.mails.length = 0;
  device = await shop.newDevice();
});

const storedQuote = async (uuid: string) => {
  const found = await shop.db.selectFrom('quote').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  const lines = await shop.db.selectFrom('quote_line').selectAll().where('quote_id', '=', found.id).execute();
  return { ...found, lines };
};
const countOf = async (table: 'quote' | 'contact_request') => {
  const counted = shop.db.selectFrom(table).select((select) => select.fn.countAll<number>().as('n'));
  return (await counted.executeTakeFirstOrThrow()).n;
};
const uuidOf = ({ args }: { args: unknown }) => v.parse(v.object({ uuid: v.string() }), args).uuid;

test('S20 a quote request is priced by the shop, numbered, mailed once to each, and empties its cart alone', async () => {
  const { uuid } = await shop.product({ price: '49.9000', name: 'Plaquettes avant' });
  const bike = await shop.product({ area: 'moto' });
  const asked = quote(3, uuid, 3);
  await device.push([add(1, uuid), add(2, uuid), asked, add(1, bike.uuid, 1, { area: 'moto' })]);
  const stored = await storedQuote(uuidOf(asked));
  expect(stored).toMatchObject({ state: 'requested', origin: 'cart', grand_total: '149.7000', tax_total: '24.9500' });
  expect(isQuoteNumber(stored.number)).toBe(true);
  expect(stored.lines).toMatchObject([{ name: 'Plaquettes avant', requested_qty: 3, unit_price: '49.9000' }]);
  expect(quantitiesOf(await cartOf(device))).toEqual([]);
  expect(quantitiesOf(await cartOf(device, 'moto'))).toEqual([[bike.uuid, 1]]);
  await shop.post();
  expect(shop.mails.map(({ template, to }) => `${template} ${to}`).sort()).toEqual([
    'quote.requested.customer camille@example.fr',
    'quote.requested.shop shop@example.fr',
  ]);
});

test('a customer pulls what their request says, word for word; of a guest no device keeps it (S68)', async () => {
  const { uuid } = await shop.product({ price: '49.9000' });
  const asked = quote(1, uuid, 1, { vehicle: 'Clio III', wantedDate: '2026-11-30', comment: 'bonjour' });
  const customer = await shop.customerDevice(await shop.customer());
  await customer.push([asked]);
  const records = (await customer.pull()).changes.map(({ record }) => record);
  const guests = quote(1, uuid);
  await device.push([guests]);
  expect(JSON.stringify((await device.pull()).changes)).not.toContain(quoteContact.email);
  expect(records).toContainEqual(
    expect.objectContaining({
      kind: 'quote',
      uuid: uuidOf(asked),
      taxTotal: 83_200,
      request: {
        contact: { ...quoteContact, phone: '+33612345678' },
        vehicle: 'Clio III',
        wantedDate: '2026-11-30',
        comment: 'bonjour',
      },
    }),
  );
});

test('S20 what was added behind the request stays in the cart', async () => {
  const { uuid } = await shop.product();
  await device.push([add(1, uuid, 5), quote(2, uuid), add(3, uuid, 1)]);
  expect(quantitiesOf(await cartOf(device))).toEqual([[uuid, 1]]);
});

test('S20 a request takes along what was told about its lines; of an article that could not be put in is told still', async () => {
  const [kept, gone] = [await shop.product(), await shop.product()];
  await shop.db.updateTable('product').set({ is_active: false }).where('id', '=', gone.id).execute();
  await device.push([add(1, kept.uuid), add(2, gone.uuid), quote(3, kept.uuid)]);
  expect(await cartOf(device)).toMatchObject({
    lines: [],
    notices: [{ lineKey: gone.uuid, code: 'cart.productGone' }],
  });
  await device.push([quote(4, gone.uuid)]);
  expect(await cartOf(device)).toMatchObject({ lines: [], notices: [] });
});

test('S20 neither stock nor withdrawal refuses a request; an article the shop never had does', async () => {
  const { id, uuid } = await shop.product({ stock: 0 });
  await shop.db.updateTable('product').set({ is_active: false }).where('id', '=', id).execute();
  const helmet = await shop.product({ type: 'configurable' });
  const count = await countOf('quote');
  const changes = [quote(1, uuid), quote(2, randomUUID()), quote(3, helmet.uuid), quote(4, uuid, 1, { lines: [] })];
  expect(inShort(await device.push(changes))).toEqual([
    'applied',
    'refused cart.productUnavailable',
    'refused cart.variantRequired',
    'refused input.invalid',
  ]);
  expect(await countOf('quote')).toBe(count + 1);
});

test('S2 a quote asked again under another mutation is the same quote, without a second mail', async () => {
  const { uuid } = await shop.product();
  const asked = quote(1, uuid);
  const again = { ...asked, seq: 2, mutId: randomUUID() };
  const [first, second] = await device.push([asked, again]);
  expect(first).toMatchObject({ status: 'applied' });
  expect(second).toMatchObject({ ...first, seq: 2 });
  await shop.post();
  expect(shop.mails).toHaveLength(2);
});

test('S2 a quote asked again is the one that was made, whatever the repetition says and whatever is in the cart by now', async () => {
  const { uuid } = await shop.product();
  const asked = quote(1, uuid);
  const [first] = await device.push([asked]);
  const again = quote(3, randomUUID(), 1, { uuid: uuidOf(asked) });
  expect((await device.push([add(2, uuid, 4), again]))[1]).toMatchObject({ ...first, seq: 3 });
  expect(quantitiesOf(await cartOf(device))).toEqual([[uuid, 4]]);
});

test('S2 S25 one quote asked in several groups at once is made once', async () => {
  const { uuid } = await shop.product();
  const asked = quote(1, uuid);
  const groups = Array.from({ length: 4 }, () => shop.device(device.visitor));
  const answers = await Promise.all(groups.map((group) => group.push([{ ...asked, mutId: randomUUID() }])));
  const told = new Set(
    answers.map(([result]) => JSON.stringify(result?.status === 'applied' ? result.answer : result)),
  );
  expect(told.size).toBe(1);
  await shop.post();
  expect(shop.mails).toHaveLength(2);
});

test('S2 another visitor who knows the UUID of a quote or message learns nothing of it', async () => {
  const { uuid } = await shop.product();
  const [asked, sent] = [quote(1, uuid), message(1)];
  await device.push([asked, sent]);
  const stranger = await shop.newDevice();
  const results = await stranger.push([
    { ...asked, mutId: randomUUID() },
    { ...sent, mutId: randomUUID() },
  ]);
  expect(results).toMatchObject([
    { status: 'refused', code: 'record.moved', data: {} },
    { status: 'refused', code: 'record.moved', data: {} },
  ]);
  expect((await stranger.pull()).changes).toEqual([]);
});

test('S20 a message is kept as it was written and mailed once to each', async () => {
  const sent = message(1, { message: '<b>Bonjour</b>\n\'; drop table "contact_request"; --', orderNumber: 'CMD42' });
  await device.push([sent]);
  await device.push([sent]);
  const rows = await shop.db.selectFrom('contact_request').selectAll().where('uuid', '=', uuidOf(sent)).execute();
  expect(rows).toMatchObject([
    { message: '<b>Bonjour</b>\n\'; drop table "contact_request"; --', order_number: 'CMD42', state: 'new' },
  ]);
  await shop.post();
  expect(shop.mails.map((mail) => mail.to).sort()).toEqual(['camille@example.fr', 'shop@example.fr']);
});

test('S9 hostile fields of a request are refused by place and make nothing', async () => {
  const { uuid } = await shop.product();
  const [quotes, messages] = [await countOf('quote'), await countOf('contact_request')];
  const hostile: [ReturnType<typeof quote>, string][] = [
    [quote(1, uuid, 1, { contact: { ...quoteContact, email: 'a@b.fr\nBcc: all@example.fr' } }), 'contact.email'],
    [quote(2, uuid, 1, { contact: { ...quoteContact, role: 'admin' } }), 'contact.role'],
    [quote(3, uuid, 1, { contact: { ...quoteContact, customerType: 'admin' } }), 'contact.customerType'],
    [quote(4, uuid, 1, { wantedDate: '2026-02-31' }), 'wantedDate'],
    [quote(5, uuid, 1, { wantedDate: '0000-01-01' }), 'wantedDate'],
    [quote(6, uuid, 1, { comment: 'x'.repeat(2001) }), 'comment'],
    [quote(7, uuid, 1, { consent: 'true' }), 'consent'],
    [quote(8, uuid, 1000), 'lines.0.quantity'],
    [quote(9, uuid, 1, { uuid: 'x' }), 'uuid'],
  ];
  const results = await device.push(hostile.map(([change]) => change));
  results.forEach((result, at) => {
    const fields = result.status === 'refused' ? result.data['fields'] : null;
    expect(result).toMatchObject({ status: 'refused', code: 'input.invalid' });
    expect(fields).toContainEqual(expect.objectContaining({ path: hostile[at]?.[1] }));
  });
  expect(
    inShort(await device.push([message(1, { message: 'x'.repeat(5001) }), message(2, { consent: false })])),
  ).toEqual(['refused input.invalid', 'refused input.invalid']);
  expect([await countOf('quote'), await countOf('contact_request')]).toEqual([quotes, messages]);
});

test('S20 quotes are numbered from the first number that is set, each higher than the last, also side by side', async () => {
  const { uuid } = await shop.product({});
  const numberOf = async (): Promise<string> => {
    const own = await shop.newDevice();
    const asked = quote(1, uuid, 1);
    await own.push([asked]);
    return (await storedQuote(uuidOf(asked))).number;
  };
  const before = await numberOf();
  expect(before >= 'DEV00001001').toBe(true);
  await shop.db
    .insertInto('core_config')
    .values({ code: 'sales.order_settings.quote_number.start', value: '5000' })
    .execute();
  const numbers = await Promise.all([numberOf(), numberOf(), numberOf()]);
  expect(numbers.toSorted()).toEqual(['DEV00005000', 'DEV00005001', 'DEV00005002']);
});

test('the number begins as the shop has set, for each area', async () => {
  const code = 'sales.order_settings.quote_number.prefix';
  const place = (channel_code: string | null, value: string) => ({ code, value, channel_code, locale_code: null });
  await shop.db
    .insertInto('core_config')
    .values([place(null, 'Q-'), place('moto', 'QM-')])
    .execute();
  const begins: string[] = [];
  for (const area of ['auto', 'moto'] as const) {
    const { uuid } = await shop.product({ area });
    const asked = quote(begins.length + 1, uuid, 1, { area });
    await (await shop.newDevice()).push([{ ...asked, lane: `cart:${area}`, seq: 1 }]);
    begins.push((await storedQuote(uuidOf(asked))).number.replace(/\d{8}$/u, ''));
  }
  await shop.db.deleteFrom('core_config').where('code', '=', code).execute();
  expect(begins).toEqual(['Q-', 'QM-']);
});
