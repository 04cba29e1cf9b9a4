/** Returns as a list (domain 6.1): what waits where, found by what people ask for. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { returns } from '#core/resources/sales/returns.ts';
import { createFulfilment, type Fulfilment } from '#tests/server/orders/fulfilment.ts';
import { askedBy, describeLists, listOf } from '#tests/server/resources/list-laws.ts';

import { officeReturns, type OfficeReturns } from './office-returns.ts';

let shop: Fulfilment;
let desk: OfficeReturns;
/** By the state each stands in. */
let at: Readonly<Record<'asked' | 'processing' | 'awaited' | 'returned' | 'refused', string>>;
beforeAll(async () => {
  shop = await createFulfilment();
  desk = await officeReturns(shop);
  const made = async () => (await desk.asked(1)).rma;
  const [processing, awaited, refused] = [await made(), await made(), await made()];
  await desk.process(processing);
  await desk.accept(awaited);
  await desk.refuse(refused);
  const back = await desk.asked(1);
  await desk.accept(back.rma);
  await desk.receive(back.rma, { [back.line]: { received: 1, accepted: 1, restock: false } });
  shop.clock.advance(24 * 3_600_000);
  const { rma: asked } = await desk.asked(2, { type: 'delivery_issue', preferredResolution: 'refund' });
  at = { asked, processing, awaited, returned: back.rma, refused };
});
afterAll(() => shop.close());

describeLists([returns], () => shop);

const listed = (given: Record<string, unknown>) => listOf(shop, returns, given);
const uuids = async (given: Record<string, unknown>) => (await listed(given)).data.map(({ uuid }) => uuid);
const sorted = (...all: readonly string[]) => all.toSorted();

test('each view shows what waits there, the oldest first', async () => {
  const [toHandle, awaited, back] = returns.list.views ?? [];
  expect(await uuids(askedBy(toHandle?.query ?? {}))).toEqual([at.processing, at.asked]);
  expect(await uuids(askedBy(awaited?.query ?? {}))).toEqual([at.awaited]);
  expect(await uuids(askedBy(back?.query ?? {}))).toEqual([at.returned]);
});

test('they are told apart by state, kind, area and day', async () => {
  expect(await uuids({ 'filter[status][is]': 'refused' })).toEqual([at.refused]);
  expect(await uuids({ 'filter[type][is]': 'delivery_issue' })).toEqual([at.asked]);
  expect(await uuids({ 'filter[area][is]': 'moto' })).toEqual([]);
  const today = shop.clock.now().toISOString().slice(0, 10);
  expect(await uuids({ 'filter[createdAt][from]': today })).toEqual([at.asked]);
  expect(sorted(...(await uuids({ 'filter[area][is]': 'auto' })))).toEqual(sorted(...Object.values(at)));
});

test('one is found by its number, that of its order, its buyer and their address', async () => {
  const { number, order, buyer } = await desk.read(at.awaited);
  for (const q of [number.toLowerCase(), order.number, buyer.email])
    expect([q, await uuids({ q })]).toEqual([q, [at.awaited]]);
  expect(await uuids({ q: buyer.lastName })).toContain(at.awaited);
  expect(await uuids({ q: 'RMA99999999' })).toEqual([]);
});

test('a row tells what comes back and why, and where it leads', async () => {
  const { order } = await desk.read(at.asked);
  const row = (await listed({ 'filter[type][is]': 'delivery_issue' })).data[0];
  expect(row?.fields).toMatchObject({
    units: 2,
    reasons: 'Je ne souhaite plus ce produit',
    order: order.uuid,
    status: 'new_request',
    grantedResolution: null,
  });
});
