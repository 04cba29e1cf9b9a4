import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { add, message, quote } from '#tests/server/sync/sync-shop.ts';

import { openWholeServer, type Visit, type WholeServer } from './whole-server.ts';

let server: WholeServer;
let person: Visit;
let pads: string;

beforeAll(async () => {
  server = await openWholeServer();
  const { products, db } = server;
  const row = db.selectFrom('product').select('uuid').where('id', '=', products.pads);
  pads = (await row.executeTakeFirstOrThrow()).uuid;
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await server.visit();
});

const quantityOf = async (visit: Visit): Promise<number> => {
  const answer: { totals: { itemsQty: number } } = JSON.parse(
    await (await visit.call('api.cart.show', { query: { area: 'auto' } })).text(),
  );
  return answer.totals.itemsQty;
};
const put = (visit: Visit, pieces: number) => visit.call('api.cart.items.store', { body: add(1, pads, pieces).args });

test('S70 a visitor who leaves is gone with the cart, and the browser loses the cookie', async () => {
  const other = await server.visit();
  await put(person, 2);
  await put(other, 3);
  const farewell = await person.call('api.visitor.forget', { body: { forget: true } });
  expect(farewell.status).toBe(200);
  expect(farewell.headers.get('set-cookie')).toMatch(/visitor=;.*Max-Age=0/u);
  expect([await quantityOf(person), await quantityOf(other)]).toEqual([0, 3]);
  const again = await put(person, 1);
  expect([again.status, JSON.parse(await again.text())]).toMatchObject([419, { code: 'token.expired' }]);
  const carts = await server.db.selectFrom('cart').select('visitor_id').execute();
  expect(carts).toHaveLength(1);
});

test('S70 requests the shop has received stay with it and name no browser any more', async () => {
  await person.call('api.checkout.quotes.store', { body: quote(1, pads).args });
  await person.call('api.contact.store', { body: message(1).args });
  await person.call('api.visitor.forget', { body: { forget: true } });
  const quotes = await server.db.selectFrom('quote').select('visitor_id').execute();
  const messages = await server.db.selectFrom('contact_request').select('visitor_id').execute();
  expect([quotes, messages]).toEqual([[{ visitor_id: null }], [{ visitor_id: null }]]);
});

test('S70 nobody is forgotten by a stranger: the token of the visitor is asked for', async () => {
  await put(person, 2);
  const stranger = await server.call('api.visitor.forget', {
    body: { forget: true },
    headers: { cookie: person.headers.cookie },
  });
  expect(stranger.status).toBe(419);
  expect(await quantityOf(person)).toBe(2);
});
