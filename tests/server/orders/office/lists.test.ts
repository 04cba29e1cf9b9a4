/** Orders and their papers as lists (domain 4.2 to 4.5): every column, order, filter and word, over a shop that sells. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import { toShip } from '#core/domain/order/quantities.ts';
import { isPermissionKey, PERMISSION_KEYS } from '#core/domain/actor/permission-keys.ts';
import { RESOURCES } from '#core/resources/all.ts';
import { FILTER_WAYS, waysOf } from '#core/resources/filter-ways.ts';
import { filterKey, listQueryOf } from '#core/resources/list-query.ts';
import { exportable, exportQueryOf } from '#core/resources/many-rows.ts';
import { listedOf, type Resource } from '#core/resources/resource.ts';
import { routesOf } from '#core/resources/resource-routes.ts';
import { invoices } from '#core/resources/sales/invoices.ts';
import { orders } from '#core/resources/sales/orders.ts';
import { shipments } from '#core/resources/sales/shipments.ts';
import type { Author } from '#server/resources/author.ts';
import { resourceService } from '#server/resources/resource-service.ts';
import { createFulfilment, type Fulfilment } from '#tests/server/orders/fulfilment.ts';
import { asks } from '#tests/server/returns/return-shop.ts';

import { officeDesk } from './office-desk.ts';

const author: Author = {
  kind: 'admin',
  id: 'camille',
  name: 'Camille Durand',
  permissions: new Set(PERMISSION_KEYS.filter(isPermissionKey)),
};

let shop: Fulfilment;
/** One in every state that a list tells apart. */
const uuids: string[] = [];
beforeAll(async () => {
  shop = await createFulfilment();
  const desk = await officeDesk(shop);
  const order = async (quantity: number) => {
    const product = await shop.product({ price: '19.9900', stock: 9 });
    const placed = await shop.placed(product.uuid, quantity);
    uuids.push(placed.uuid);
    const line = (await desk.read(placed.uuid)).lines[0]?.uuid ?? '';
    return { ...placed, line };
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
  const [parcel] = (await desk.read(sent.uuid)).parcels;
  await shop.deliver(sent.uuid, parcel?.uuid ?? '');
  await shop.direct(sent.customer, 'api.rma.store', asks(await shop.order(sent.device, sent.uuid)));
  const back = await order(1);
  await desk.pay(back.uuid, { amount: back.total, reference: 'VIR 3' });
  await desk.refund(back.uuid, { units: { [back.line]: 1 }, method: 'transfer', reason: 'Geste' });
});
afterAll(() => shop.close());

const readOnly = RESOURCES.filter((one) => one.readOnly === true);
const serviceOf = (resource: Resource) =>
  resourceService(resource, { db: shop.db, clock: shop.clock, announce: () => Promise.resolve() });
const listOf = (resource: Resource, given: Record<string, unknown> = {}) =>
  serviceOf(resource).index(author, v.parse(listQueryOf(listedOf(resource), resource.list), given));

/** As the address of a view says it, and as its list asks: several values stand side by side. */
const askedBy = (query: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, name.endsWith('[in]') ? value.split(',') : value]),
  );

describe.each(readOnly.map((one) => [one.name, one] as const))('%s', (_name, resource) => {
  test('are listed and shown as their routes promise', async () => {
    const { data, meta } = await listOf(resource);
    expect(data.length).toBeGreaterThan(0);
    expect(meta.total).toBe(data.length);
    for (const row of data) {
      expect(v.safeParse(routesOf(resource).show.answer, row).issues).toBeUndefined();
      expect(await serviceOf(resource).show(author, row.uuid)).toEqual(row);
    }
  });

  test('come whole in every order', async () => {
    const { meta } = await listOf(resource);
    for (const name of resource.list.sort)
      for (const sort of [name, `-${name}`]) expect((await listOf(resource, { sort })).data).toHaveLength(meta.total);
  });

  test('are filtered by each value that one of them holds, which finds it', async () => {
    const { data } = await listOf(resource);
    const listed = listedOf(resource);
    for (const name of resource.list.filter) {
      const field = listed[name];
      const way = FILTER_WAYS.find((one) => one === 'is' && field !== undefined && one in waysOf(field));
      if (way === undefined || field?.kind === 'instant') continue;
      const holding = data.filter(({ fields }) => v.is(v.union([v.string(), v.boolean()]), Reflect.get(fields, name)));
      for (const { uuid, fields } of holding) {
        const value: unknown = Reflect.get(fields, name);
        const asked = typeof value === 'boolean' ? String(Number(value)) : value;
        const found = await listOf(resource, { [filterKey(name, way)]: asked });
        expect(
          found.data.map((one) => one.uuid),
          `${name} = ${String(asked)}`,
        ).toContain(uuid);
      }
    }
  });

  test('open in the views that every shop has, and leave as a file', async () => {
    for (const { query } of resource.list.views ?? [])
      expect((await listOf(resource, askedBy(query))).meta.more).toBe(false);
    const asked = v.parse(exportQueryOf(resource), { format: 'csv', columns: [...exportable(resource)] });
    const file = await serviceOf(resource).export(author, asked);
    const lines = (await new Response(file.stream).text()).trim().split(/\r?\n/u);
    expect(lines).toHaveLength((await listOf(resource)).meta.total + 1);
  });
});

test('what is left to pay, to send and how many pieces are as the rules of orders say', async () => {
  const { data } = await listOf(orders);
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
      (await listOf(orders, { q })).data.map((one) => one.uuid),
      q,
    ).toEqual([sent]);
  expect((await listOf(shipments, { q: '6A998877' })).data).toHaveLength(1);
  expect((await listOf(invoices, { q: row.number })).data.map(({ fields }) => Reflect.get(fields, 'order'))).toEqual([
    sent,
  ]);
});

test('a parcel whose number comes later is found by it', async () => {
  const { row } = await shop.state(uuids[3] ?? '');
  await shop.db.updateTable('shipment').set({ track_number: 'LATE 77' }).where('order_id', '=', row.id).execute();
  expect((await listOf(orders, { q: 'late 77' })).data.map((one) => one.uuid)).toEqual([row.uuid]);
});
