import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { inCurrency } from '#core/domain/price/shown-currency.ts';

import { createOrderShop, type OrderShop } from '#tests/server/orders/order-shop.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

test('the terms of sale tell the currencies that are offered and have a rate, and never the euro; an order is in euros all the same', async () => {
  expect((await shop.termsOf()).currencies).toEqual([]);
  await sql`insert into currency (uuid, code, name, symbol, decimals) values
    (${randomUUID()}, 'CHF', 'Franc suisse', 'CHF', 2), (${randomUUID()}, 'USD', 'Dollar', '$', 2)`.execute(shop.db);
  await sql`insert into exchange_rate (uuid, currency, rate) values
    (${randomUUID()}, 'CHF', 0.935), (${randomUUID()}, 'EUR', 1)`.execute(shop.db);
  expect((await shop.termsOf()).currencies).toEqual([]);
  await sql`update shop_channel set currencies = (select array_agg(uuid) from currency)`.execute(shop.db);
  const { currencies = [] } = await shop.termsOf();
  expect(currencies.map(({ code }) => code)).toEqual(['CHF']);
  const product = await shop.product({ price: '40.0000', stock: 5 });
  const { customer, device } = await shop.shopper(product.uuid, 1);
  const args = await shop.argsFor(device);
  await shop.place(customer, args);
  const { grandTotal } = await shop.order(device, args.uuid);
  expect(grandTotal).toBe(469_000);
  const kept = await shop.db
    .selectFrom('sale_order')
    .select(['currency', 'exchange_rate'])
    .where('uuid', '=', args.uuid)
    .executeTakeFirstOrThrow();
  expect([kept.currency, Number(kept.exchange_rate)]).toEqual(['EUR', 1]);
  const [franc] = currencies;
  expect(franc && inCurrency(grandTotal, franc, 'fr_FR')).toBe('43,85\u202fCHF');
});
