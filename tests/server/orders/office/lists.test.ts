/** Orders and their papers as lists (domain 4.2 to 4.5): every column, order, filter and word, over a shop that sells. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { toShip } from '#core/domain/order/quantities.ts';
import { RESOURCES } from '#core/resources/all.ts';
import { invoices } from '#core/resources/sales/invoices.ts';
import { orders } from '#core/resources/sales/orders.ts';
import { shipments } from '#core/resources/sales/shipments.ts';
import { createFulfilment, type Fulfilment } from '#tests/server/orders/fulfilment.ts';
import { describeLists, listOf } from '#tests/server/resources/list-laws.ts';

import { officeDesk } from './office-desk.ts';

let shop: Fulfilment;
/** One in every state that a list tells apart. */
const uuids: string[] = [];
beforeAll(async () => {
  shop = await createFulfilment();
  const desk = await officeDesk(shop);
  const order = async (quantity: number) => {
    const product = await shop.product({ price: '19.9900', stock: 9 });
    const { uuid, total } = await shop.placed(product.uuid, quantity);
    uuids.push(uuid);
    const line = (await desk.read(uuid)).lines[0]?.uuid ?? '';
    return { uuid, total, line };
  };
  await order(1);
  const part = await order(3);
  await desk.cancel(part.uuid, { units: { [part.line]: 1 }, reason: null });
  await desk.pay(part.uuid, { amount: 100_000, reference: 'VIR 1' });
  const gone = await order(2);
  await desk.cancel(gone.uuid, { reason: 'Rupture' });
  const sent = await order(3);
  await desk.pay(sent.uuid, { amount: sent.total, reference: 'VIR 2' });
  await desk.ship(sent.uuid, { units: { [sent.line]: 1 }, carrier: 'colissimo', trackNumber: '6A998877' });
  const back = await order(1);
  await desk.pay(back.uuid, { amount: back.total, reference: 'VIR 3' });
  await desk.refund(back.uuid, { units: { [back.line]: 1 }, method: 'transfer', reason: 'Geste' });
});
afterAll(() => shop.close());

const ofOrders = RESOURCES.filter(
  ({ name, readOnly, screen }) => readOnly === true && (screen?.opens ?? name) === orders.name,
);

describeLists(ofOrders, () => shop);

test('what is left to pay, to send and how many pieces are as the rules of orders say', async () => {
  const { data } = await listOf(shop, orders);
  for (const uuid of uuids) {
    const { due, lines } = await shop.state(uuid);
    const row = data.find((one) => one.uuid === uuid);
    expect(row?.fields, uuid).toMatchObject({
      due,
      toShip: lines.reduce((sum, line) => sum + toShip(line), 0),
      articles: lines.reduce((sum, line) => sum + line.qtyOrdered - line.qtyCanceled, 0),
    });
  }
});

test('an order is found by its buyer, its number, and the numbers of its papers and parcels', async () => {
  const sent = uuids[3] ?? '';
  const { row } = await shop.state(sent);
  const [invoice] = await shop.db.selectFrom('invoice').selectAll().where('order_id', '=', row.id).execute();
  for (const q of [row.number, invoice?.number ?? '', '6a998877'])
    expect(
      (await listOf(shop, orders, { q })).data.map((one) => one.uuid),
      q,
    ).toEqual([sent]);
  expect((await listOf(shop, shipments, { q: '6A998877' })).data).toHaveLength(1);
  expect(
    (await listOf(shop, invoices, { q: row.number })).data.map(({ fields }) => Reflect.get(fields, 'order')),
  ).toEqual([sent]);
});

test('a parcel whose number comes later is found by it', async () => {
  const { row } = await shop.state(uuids[3] ?? '');
  await shop.db.updateTable('shipment').set({ track_number: 'LATE 77' }).where('order_id', '=', row.id).execute();
  expect((await listOf(shop, orders, { q: 'late 77' })).data.map((one) => one.uuid)).toEqual([row.uuid]);
});
