import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import type { SettingCode } from '#core/settings/registry.ts';
import { createOrderShop, type OrderShop } from '#tests/server/orders/order-shop.ts';
import { addressFields } from '#tests/support/samples/customer-samples.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());
afterEach(() => shop.db.deleteFrom('core_config').execute());

const set = (code: SettingCode, value: string, channel: string | null = null, locale: string | null = null) =>
  shop.db
    .insertInto('core_config')
    .values({ code, value, channel_code: channel, locale_code: locale, updated_at: shop.clock.now() })
    .execute();

test('the usual words beside the box are every language’s own, and others are those of their language', async () => {
  expect((await shop.termsOf()).terms).not.toHaveProperty('label');
  await set('sales.checkout.terms.label', 'Lu et approuvé', 'auto', 'fr_FR');
  expect((await shop.termsOf()).terms.label).toEqual({ fr_FR: 'Lu et approuvé' });
});

test('the book takes what either area takes: a number is asked for where both ask for it', async () => {
  const { customer } = await shop.shopper((await shop.product()).uuid, 1);
  const store = () =>
    shop.direct(customer, 'api.account.addresses.store', {
      uuid: randomUUID(),
      fields: { ...addressFields, phone: null },
      uses: [],
    });
  await expect(store()).rejects.toMatchObject({
    code: 'input.invalid',
    data: { fields: [{ path: 'fields.phone', code: 'required' }] },
  });
  await set('customer.address.requirements.phone', '0', 'moto');
  await store();
  expect((await shop.termsOf()).addresses).toEqual({ phone: true });
});
