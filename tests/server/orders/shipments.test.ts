import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codeOf, createFulfilment, type Fulfilment } from './fulfilment.ts';

let shop: Fulfilment;

beforeAll(async () => {
  shop = await createFulfilment();
});
afterAll(() => shop.close());

const paid = async (stock: number, quantity: number) => {
  const product = await shop.product({ price: '20.0000', stock });
  const { uuid, total, device } = await shop.placed(product.uuid, quantity);
  await shop.pay(uuid, total);
  return { uuid, product, device };
};
const shipmentOf = (uuid: string) =>
  shop.db.selectFrom('shipment').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();

test('a parcel takes its pieces from its source, and its buyer reads where to follow it', async () => {
  const { uuid, product, device } = await paid(5, 2);
  expect(await shop.stockOf(product.id)).toMatchObject([{ quantity: 5, reserved: 2 }]);
  const sent = await shop.ship(uuid, { trackNumber: '6A 123 &x' });
  expect(await shop.stockOf(product.id)).toMatchObject([{ quantity: 3, reserved: 0 }]);
  const { packages, status } = await shop.order(device, uuid);
  expect(status).toBe('completed');
  expect(packages).toMatchObject([
    {
      uuid: sent.uuid,
      number: sent.number,
      status: 'processing',
      carrier: 'Colissimo',
      trackUrl: 'https://www.laposte.fr/outils/suivre-vos-envois?code=6A123%26x',
      lines: [{ quantity: 2 }],
    },
  ]);
});

test('an order is sent from no source that has too little of it, nor from one that never had any', async () => {
  const { uuid, product } = await paid(5, 2);
  await shop.db.insertInto('product_stock').values({ product_id: product.id, source: 'lyon', quantity: 1 }).execute();
  const other = await shop.product({ stock: 9 });
  await shop.db.insertInto('product_stock').values({ product_id: other.id, source: 'paris', quantity: 9 }).execute();
  const before = await shop.stockOf(product.id);
  for (const source of ['lyon', 'paris']) {
    await expect(shop.ship(uuid, { source })).rejects.toMatchObject({ code: 'stock.short', data: { source } });
  }
  expect(await codeOf(shop.ship(uuid, { source: 'nowhere' }))).toBe('record.unknown');
  expect(await shop.stockOf(product.id)).toEqual(before);
  const [line] = (await shop.state(uuid)).lines;
  await shop.ship(uuid, { source: 'lyon', units: { [line?.uuid ?? '']: 1 } });
  expect(await shop.stockOf(product.id)).toEqual([
    { source: 'lyon', quantity: 0, reserved: 0 },
    { source: 'principal', quantity: 5, reserved: 1 },
  ]);
});

test('O16 a parcel takes what was set aside in its own source first, and leaves to the others what is theirs', async () => {
  const product = await shop.product({ price: '50.0000', stock: 2 });
  await shop.db.insertInto('product_stock').values({ product_id: product.id, source: 'lyon', quantity: 3 }).execute();
  const { uuid, total } = await shop.placed(product.uuid, 4);
  await shop.pay(uuid, total);
  expect(await shop.stockOf(product.id)).toEqual([
    { source: 'lyon', quantity: 3, reserved: 3 },
    { source: 'principal', quantity: 2, reserved: 1 },
  ]);
  const [line] = (await shop.state(uuid)).lines;
  await shop.ship(uuid, { source: 'principal', units: { [line?.uuid ?? '']: 1 } });
  expect(await shop.stockOf(product.id)).toEqual([
    { source: 'lyon', quantity: 3, reserved: 3 },
    { source: 'principal', quantity: 1, reserved: 0 },
  ]);
});

test('a parcel that is called back is in its source again, set aside for the same order', async () => {
  const { uuid, product } = await paid(5, 2);
  const { uuid: parcel } = await shop.ship(uuid);
  await shop.callBack(uuid, parcel);
  expect(await shop.stockOf(product.id)).toMatchObject([{ quantity: 5, reserved: 2 }]);
  expect((await shop.state(uuid)).row.status).toBe('processing');
  expect(await codeOf(shop.deliver(uuid, parcel))).toBe('order.notAllowed');
  const again = await shop.ship(uuid);
  await shop.deliver(uuid, again.uuid);
  expect(await codeOf(shop.callBack(uuid, again.uuid))).toBe('order.notAllowed');
});

test('time of withdrawal begins with the last parcel received, on the day it was', async () => {
  const { uuid } = await paid(5, 2);
  const [line] = (await shop.state(uuid)).lines;
  const one = { units: { [line?.uuid ?? '']: 1 } };
  const first = await shop.ship(uuid, one);
  const second = await shop.ship(uuid, one);
  await shop.deliver(uuid, second.uuid);
  expect((await shop.state(uuid)).row.delivered_at).toBeNull();
  const last = new Date(shop.clock.now().getTime() + 2 * 86_400_000);
  expect(await codeOf(shop.deliver(uuid, first.uuid, last))).toBe('order.notAllowed');
  shop.clock.advance(3 * 86_400_000);
  await shop.deliver(uuid, first.uuid, last);
  expect((await shop.state(uuid)).row.delivered_at).toEqual(last);
});

test('what is fetched is set apart, said to be ready once, and handed over', async () => {
  const product = await shop.product({ price: '20.0000', stock: 3 });
  await sql`
    insert into inventory_source (uuid, rev, code, name, contact_name, contact_email, contact_number, street, postcode,
      city, country, priority, is_pickup_point, status, created_at, updated_at)
    values (gen_random_uuid(), 1, 'principal', 'Magasin de Nantes', 'Comptoir', 'nantes@example.fr', '0240000000',
      '3 quai de la Fosse', '44000', 'Nantes', 'FR', 0, true, true, now(), now())`.execute(shop.db);
  const { uuid, total } = await shop.placed(product.uuid, 1, {
    shippingMethod: 'pickup_principal',
    shipping: null,
    expectedTotal: 200_000,
  });
  await shop.pay(uuid, total);
  const { uuid: parcel } = await shop.ship(uuid, { carrier: null, trackNumber: null });
  expect(await shipmentOf(parcel)).toMatchObject({ status: 'pending', shipped_at: null, track_url: null });
  await shop.ready(uuid, parcel);
  await shop.ready(uuid, parcel);
  const mails = (await shop.send()).filter(({ text }) => text.includes('Magasin de Nantes'));
  expect(mails.map(({ to, subject }) => [to, subject.replace(/CMD\d+/u, 'N')])).toContainEqual([
    expect.any(String),
    'Votre commande N vous attend en magasin',
  ]);
  expect(shop.sent.filter(({ subject }) => subject.includes('vous attend en magasin'))).toHaveLength(1);
  expect(shop.sent.filter(({ to }) => to === 'nantes@example.fr')).toMatchObject([
    { subject: expect.stringContaining('Expédition à préparer : commande') },
  ]);
  await shop.deliver(uuid, parcel);
  expect(await shipmentOf(parcel)).toMatchObject({ status: 'completed' });
  expect(await codeOf(shop.ready(uuid, parcel))).toBe('order.notAllowed');
});
