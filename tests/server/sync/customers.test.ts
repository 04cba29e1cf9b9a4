import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { SyncedRecord } from '#core/wire/record.ts';
import type { Change } from '#core/wire/sync.ts';
import { addressFields, company, person } from '#tests/support/samples/customer-samples.ts';

import {
  add,
  cartOf,
  change,
  createSyncShop,
  inShort,
  quantitiesOf,
  quote,
  snapshot,
  type Device,
  type SyncShop,
} from './sync-shop.ts';
import { cartKind } from '#core/contract/cart/cart-record.ts';
import { foldOf } from '#tests/support/sync/shop-contract.ts';
import { wishlistKind } from '#core/contract/wishlist/wishlist-record.ts';

let shop: SyncShop;
let product: Awaited<ReturnType<SyncShop['product']>>;
let customer: string;
let device: Device;
let other: Device;

beforeAll(async () => {
  shop = await createSyncShop();
  product = await shop.product();
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await shop.customer();
  device = await shop.customerDevice(customer);
  other = await shop.customerDevice(customer);
});

const account = (seq: number, route: string, args: unknown): Change =>
  change('account', seq, `api.account.${route}`, args);
const inCart = (seq: number, route: string, args: unknown): Change => change('cart:auto', seq, route, args);
const profile = (rev: number, more: Record<string, unknown> = {}) => ({
  rev,
  fields: { customerType: 'individual', ...person, phone: '0612345678', ...more },
});
const newAddress = (uuid: string, more: Record<string, unknown> = {}) => ({
  uuid,
  fields: addressFields,
  uses: [],
  ...more,
});
const wish = (uuid: string) => ({ area: 'auto', lineKey: uuid, product: uuid, variant: null });
const shown = { name: 'Vu', path: '/auto', image: null, price: 125_000 };

const recordOf = async (from: Device, key: string): Promise<SyncedRecord | undefined> => {
  const { changes } = await from.pull();
  const record = changes.find((one) => one.key === key)?.record;
  return isRecord(record) ? record : undefined;
};
const isRecord = (record: unknown): record is SyncedRecord =>
  typeof record === 'object' && record !== null && 'kind' in record;
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { code: string; data: { reason?: string } }) => ({ code: error.code, reason: error.data.reason }),
  );

test('S81 what a customer does on one device is on the other, under one channel and numbers of its own', async () => {
  await device.push([add(1, product.uuid, 2)]);
  expect(inShort(await other.push([add(1, product.uuid, 1)]))).toEqual(['applied']);
  expect(quantitiesOf(await cartOf(device))).toEqual([[product.uuid, 3]]);
  expect((await other.pull()).lastSeq).toEqual({ 'cart:auto': 1 });
  const channels = await shop.db.selectFrom('channel').select('name').where('name', 'like', `%${customer}`).execute();
  expect(channels).toEqual([{ name: `customer:${customer}` }]);
});

test('S81 a customer’s scope needs the session of that customer, and a group stays with whom it began', async () => {
  await device.push([add(1, product.uuid)]);
  const guest = shop.device(device.visitor, device.group);
  expect(await refusalOf(guest.push([add(2, product.uuid)], { scope: `customer:${customer}` }))).toMatchObject({
    code: 'session.required',
  });
  expect(await refusalOf(guest.push([add(2, product.uuid)]))).toEqual({ code: 'scope.mismatch', reason: 'group' });
  const stranger = shop.device(device.visitor, device.group, await shop.customer());
  for (const scope of [`customer:${customer}`, undefined]) {
    const named = scope === undefined ? {} : { scope };
    expect(await refusalOf(stranger.push([add(2, product.uuid)], named))).toMatchObject({ code: 'scope.mismatch' });
    expect(await refusalOf(stranger.pull(null, named))).toMatchObject({ code: 'scope.mismatch' });
  }
  expect(quantitiesOf(await cartOf(device))).toEqual([[product.uuid, 1]]);
});

test('S81 S9 what only customers may do is refused to a guest when it is executed', async () => {
  const guest = await shop.newDevice();
  const [refused] = await guest.push([account(1, 'profile.update', profile(1))]);
  expect(refused).toMatchObject({ status: 'refused', code: 'permission.missing' });
});

test('S12 S81 a new device gets profile, addresses, lists, carts and quotes, and then nothing', async () => {
  await device.push([
    account(1, 'addresses.store', newAddress(randomUUID())),
    add(1, product.uuid),
    inCart(2, 'api.account.wishlist.store', { ...wish(product.uuid), snapshot: shown }),
    quote(3, product.uuid),
  ]);
  const first = await other.pull();
  const kinds = new Set(first.changes.map(({ key }) => key.split(':')[0]));
  const prices = ['group-prices', 'price-list'];
  expect(kinds).toEqual(new Set(['addresses', 'cart', ...prices, 'profile', 'quote', 'rma-reasons', 'wishlist']));
  const again = await other.pull(first.to);
  expect([again.changes, JSON.stringify(again).length <= 400]).toEqual([[], true]);
});

test('S85 edits that follow one another arrive, and one made on what has changed since waits for its author', async () => {
  const results = await device.push([
    account(1, 'profile.update', profile(1, { firstName: 'Claire' })),
    account(2, 'profile.update', profile(2, { firstName: 'Clara' })),
  ]);
  expect(inShort(results)).toEqual(['applied', 'applied']);
  const [late] = await other.push([account(1, 'profile.update', profile(1, { firstName: 'Carla' }))]);
  expect(late).toMatchObject({ status: 'refused', code: 'record.moved', data: { reason: 'rev', rev: 3 } });
  expect(await recordOf(other, 'profile')).toMatchObject({
    rev: 3,
    fields: { firstName: 'Clara', phone: '+33612345678' },
  });
});

test('S85 the kind of customer stays, and nobody becomes too young', async () => {
  const professional = profile(1, { customerType: 'professional', ...company });
  const results = await device.push([
    account(1, 'profile.update', professional),
    account(2, 'profile.update', profile(1, { birthDate: '2015-01-01' })),
    account(3, 'profile.update', { ...profile(1), group: 'garage' }),
  ]);
  expect(inShort(results)).toEqual(Array(3).fill('refused input.invalid'));
  expect(await recordOf(device, 'profile')).toMatchObject({
    rev: 1,
    group: 'general',
    fields: { firstName: 'Camille' },
  });
});

test('S85 an address written on two devices keeps the first, tells the second, and is not removed unseen', async () => {
  const uuid = randomUUID();
  await device.push([account(1, 'addresses.store', newAddress(uuid))]);
  const moved = { uuid, rev: 1, fields: { ...addressFields, city: 'Paris' } };
  expect(inShort(await device.push([account(2, 'addresses.update', moved)]))).toEqual(['applied']);
  const late = await other.push([
    account(1, 'addresses.update', { ...moved, fields: { ...addressFields, city: 'Nice' } }),
    account(2, 'addresses.destroy', { uuid, rev: 1 }),
    account(3, 'addresses.destroy', { uuid: randomUUID(), rev: 1 }),
    account(4, 'addresses.update', { ...moved, uuid: randomUUID() }),
  ]);
  expect(inShort(late)).toEqual(['refused record.moved', 'refused record.moved', 'applied', 'refused record.unknown']);
  expect(await recordOf(other, 'addresses')).toMatchObject({ addresses: [{ uuid, rev: 2, city: 'Paris' }] });
});

test('a book holds twenty addresses', async () => {
  const made = Array.from({ length: 21 }, (_, at) => account(at + 1, 'addresses.store', newAddress(randomUUID())));
  const told = inShort(await device.push(made));
  expect(told.slice(0, 20).every((one) => one === 'applied')).toBe(true);
  expect(told[20]).toBe('refused address.tooMany');
});

test('S4 the address book folded on a device is the one the server makes', async () => {
  const uuids = [randomUUID(), randomUUID(), randomUUID()];
  const uuid = fc.constantFrom(...uuids);
  const uses = fc.subarray(['billing', 'shipping']);
  const rev = fc.integer({ min: 1, max: 3 });
  const city = fc.constantFrom('Lyon', 'Paris', 'Nice');
  const step = fc.oneof(
    fc.record({
      route: fc.constant('addresses.store'),
      args: fc.record({ uuid, revId: fc.uuid(), uses, fields: fc.constant(addressFields) }),
    }),
    fc.record({
      route: fc.constant('addresses.update'),
      args: fc.record({ uuid, rev, revId: fc.uuid(), fields: city.map((name) => ({ ...addressFields, city: name })) }),
    }),
    fc.record({ route: fc.constant('addresses.destroy'), args: fc.record({ uuid, rev }) }),
    fc.record({
      route: fc.constant('addresses.default'),
      args: fc.record({ uuid, uses: fc.subarray(['billing', 'shipping'], { minLength: 1 }) }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
      await shop.db.deleteFrom('customer_address').execute();
      const mine = await shop.customerDevice(customer);
      const changes = steps.map(({ route, args }, at) => account(at + 1, route, args));
      const results = await mine.push(changes);
      const folded = changes.reduce<SyncedRecord | undefined>((record, one, at) => {
        return results[at]?.status === 'applied' ? foldOf(one, 'addresses', record) : record;
      }, undefined);
      expect(await recordOf(mine, 'addresses')).toEqual(folded ?? { kind: 'addresses', addresses: [] });
    }),
    { numRuns: 40 },
  );
}, 120_000);

test('S84 an article put aside and moved into the cart is in the cart once, on every device', async () => {
  const changes = [
    inCart(1, 'api.account.wishlist.store', { ...wish(product.uuid), snapshot: shown }),
    inCart(2, 'api.account.wishlist.store', { ...wish(product.uuid), snapshot: shown }),
    inCart(3, 'api.account.wishlist.move-to-cart', { ...wish(product.uuid), snapshot: snapshot() }),
  ];
  const results = await device.push(changes);
  const folded = changes.reduce<SyncedRecord | undefined>((list, one) => foldOf(one, 'wishlist:auto', list), undefined);
  expect(folded).toMatchObject({ wishes: [] });
  expect(inShort(results)).toEqual(['applied', 'applied', 'applied']);
  expect(quantitiesOf(await cartOf(other))).toEqual([[product.uuid, 1]]);
  expect(await recordOf(other, 'wishlist:auto')).toBeUndefined();
});

test('S4 S84 list and cart folded on a device are the ones the server makes', async () => {
  const filter = await shop.product();
  const uuid = fc.constantFrom(product.uuid, filter.uuid);
  const step = fc.oneof(
    uuid.map((one) => ({ route: 'api.account.wishlist.store', args: { ...wish(one), snapshot: shown } })),
    uuid.map((one) => ({ route: 'api.account.wishlist.destroy', args: { area: 'auto', lineKey: one } })),
    uuid.map((one) => ({ route: 'api.account.wishlist.move-to-cart', args: { ...wish(one), snapshot: snapshot() } })),
    fc.constant({ route: 'api.account.wishlist.clear', args: { area: 'auto' } }),
    uuid.map((one) => ({ route: 'api.cart.items.destroy', args: { area: 'auto', lineKey: one } })),
  );
  const keys = (record: SyncedRecord | undefined) =>
    wishlistKind.is(record) ? record.wishes.map(({ lineKey }) => lineKey) : [];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const mine = await shop.customerDevice(await shop.customer());
      const changes = steps.map(({ route, args }, at) => inCart(at + 1, route, args));
      await mine.push(changes);
      const fold = (key: 'cart:auto' | 'wishlist:auto') =>
        changes.reduce<SyncedRecord | undefined>((record, one) => foldOf(one, key, record), undefined);
      const cart = fold('cart:auto');
      expect(keys(await recordOf(mine, 'wishlist:auto'))).toEqual(keys(fold('wishlist:auto')));
      expect(quantitiesOf(await cartOf(mine))).toEqual(cartKind.is(cart) ? quantitiesOf(cart) : []);
    }),
    { numRuns: 30 },
  );
}, 120_000);

test('S84 the list is newest first, told with the shop’s own words, emptied, and told to be empty', async () => {
  const second = await shop.product({ name: 'Filtre à huile' });
  await device.push([
    inCart(1, 'api.account.wishlist.store', { ...wish(product.uuid), snapshot: shown }),
    inCart(2, 'api.account.wishlist.store', { ...wish(second.uuid), snapshot: shown }),
  ]);
  const before = await other.pull();
  expect(await recordOf(other, 'wishlist:auto')).toMatchObject({
    wishes: [{ name: 'Filtre à huile', price: 125_000 }, { lineKey: product.uuid }],
  });
  await device.push([inCart(3, 'api.account.wishlist.clear', { area: 'auto' })]);
  expect((await other.pull(before.to)).changes).toMatchObject([{ key: 'wishlist:auto', record: null }]);
});

test('what the shop never had cannot be put aside, nor more than a list holds', async () => {
  const unknown = randomUUID();
  const [refused] = await device.push([inCart(1, 'api.account.wishlist.store', { ...wish(unknown), snapshot: shown })]);
  expect(refused).toMatchObject({ status: 'refused', code: 'cart.productUnavailable' });
  const filled = Array.from(
    { length: 200 },
    (_, at) => `${'0'.repeat(8)}-0000-4000-8000-${String(at).padStart(12, '0')}`,
  );
  const rows = filled.map((line_key) => ({
    customer_id: customer,
    area: 'auto' as const,
    line_key,
    product_id: product.id,
    added_at: shop.clock.now(),
  }));
  await shop.db.insertInto('wish').values(rows).execute();
  const [full] = await device.push([
    inCart(2, 'api.account.wishlist.store', { ...wish(product.uuid), snapshot: shown }),
  ]);
  expect(full).toMatchObject({ status: 'refused', code: 'wishlist.full' });
});

test('S84 S20 a quote asked for, commented and taken back while offline arrives in this order', async () => {
  const uuid = randomUUID();
  const target = { area: 'auto', quote: uuid };
  const comment = { ...target, uuid: randomUUID(), message: 'Et la livraison ?' };
  const sent = [
    quote(1, product.uuid, 1, { uuid }),
    inCart(2, 'api.quotes.comments.store', comment),
    inCart(3, 'api.quotes.cancel', target),
    inCart(4, 'api.quotes.cancel', target),
    inCart(5, 'api.quotes.comments.store', comment),
  ];
  expect(inShort(await device.push(sent))).toEqual(Array(5).fill('applied'));
  expect(await recordOf(other, `quote:${uuid}`)).toMatchObject({
    state: 'canceled',
    comments: [{ uuid: comment.uuid, author: 'customer', message: 'Et la livraison ?' }],
  });
  await shop.post();
  expect(shop.mails.filter(({ template }) => template === 'quote.commented.shop')).toHaveLength(1);
});

test('a quote that has moved on is not taken back', async () => {
  const uuid = randomUUID();
  await device.push([quote(1, product.uuid, 1, { uuid })]);
  await shop.db.updateTable('quote').set({ state: 'converted' }).where('uuid', '=', uuid).execute();
  const [late] = await device.push([inCart(2, 'api.quotes.cancel', { area: 'auto', quote: uuid })]);
  expect(late).toMatchObject({ status: 'refused', code: 'quote.notCancelable', data: { state: 'converted' } });
});
