/** Quotes as a list (domain 5): every column, order, filter and word, over a shop that is asked for some. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { quotes } from '#core/resources/sales/quotes.ts';
import { createQuoteShop, type QuoteShop } from '#tests/server/quotes/quote-shop.ts';
import { askedBy, describeLists, listOf } from '#tests/server/resources/list-laws.ts';
import { change } from '#tests/server/sync/sync-shop.ts';

import { officeDesk } from './office-desk.ts';

const EUR = 10_000;

let shop: QuoteShop;
let desk: Awaited<ReturnType<typeof officeDesk>>;
const named: Record<'accepted' | 'declined' | 'new' | 'proposed' | 'written', string> = {
  new: '',
  written: '',
  proposed: '',
  accepted: '',
  declined: '',
};
beforeAll(async () => {
  shop = await createQuoteShop();
  desk = await officeDesk(shop);
  const asked = async (more: Record<string, unknown> = {}) => {
    const device = await shop.customerDevice(await shop.customer());
    return { device, ...(await shop.requested(device, more)) };
  };
  named.new = (await asked({ vehicle: 'Clio IV 1.5 dCi', wantedDate: '2026-12-20' })).uuid;
  const written = await asked();
  named.written = written.uuid;
  const word = { area: 'auto', quote: written.uuid, uuid: randomUUID(), message: 'Alors ?' };
  await written.device.push([change('cart:auto', 2, 'api.quotes.comments.store', word)]);
  const proposed = await asked();
  named.proposed = proposed.uuid;
  await desk.propose(proposed.uuid, { lines: [{ position: 0, quantity: 2, unitPrice: 40 * EUR }] });
  const accepted = await asked();
  named.accepted = accepted.uuid;
  await desk.propose(accepted.uuid, { lines: [] });
  await accepted.device.push([shop.accept(2, accepted.uuid)]);
  const declined = await asked();
  named.declined = declined.uuid;
  await desk.refuse(declined.uuid, 'Épuisé');
});
afterAll(() => shop.close());

describeLists([quotes], () => shop);

const uuidsOf = async (given: Record<string, unknown>) =>
  (await listOf(shop, quotes, given)).data.map(({ uuid }) => uuid);

test('each view shows what waits for it', async () => {
  const views = quotes.list.views ?? [];
  const shown = await Promise.all(views.map(({ query }) => uuidsOf(askedBy(query))));
  expect(shown.map((uuids) => uuids.toSorted())).toEqual([
    [named.new, named.written].toSorted(),
    [named.written],
    [named.proposed],
    [named.accepted],
  ]);
});

test('the total is what is proposed, once something is', async () => {
  const { data } = await listOf(shop, quotes);
  const fieldsOf = (uuid: string) => data.find((one) => one.uuid === uuid)?.fields;
  expect(fieldsOf(named.new)).toMatchObject({ grandTotal: 149.7 * EUR, articles: 3 });
  expect(fieldsOf(named.proposed)).toMatchObject({ grandTotal: 80 * EUR, articles: 2, version: 1 });
});

test('a quote is found by its number, its buyer, its vehicle and its articles', async () => {
  const { number, lines, buyer } = await desk.read(named.new);
  for (const q of [number, 'clio iv', lines[0]?.sku ?? '', buyer.email])
    expect(await uuidsOf({ q }), q).toContain(named.new);
  expect(await uuidsOf({ q: 'clio iv' })).toEqual([named.new]);
});

test('an account that has another address by now is found by that one', async () => {
  const { buyer } = await desk.read(named.declined);
  await shop.db
    .updateTable('customer')
    .set({ email: 'nouvelle@example.fr' })
    .where('id', '=', buyer.customer ?? '')
    .execute();
  expect(await uuidsOf({ q: 'nouvelle@example.fr' })).toEqual([named.declined]);
  expect(await uuidsOf({ 'filter[email][is]': 'nouvelle@example.fr' })).toEqual([named.declined]);
});

test('an answer awaits no more once the shop has answered', async () => {
  await desk.comment(named.written, { id: randomUUID(), message: 'Bientôt.', isVisible: true });
  expect(await uuidsOf({ 'filter[isAnswerAwaited][is]': '1' })).toEqual([]);
});
