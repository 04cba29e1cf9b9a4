/** Why a product is not in the shop: what the back office tells is what the shop does. */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { hidesProduct, type Barrier } from '#core/domain/catalogue/products/barriers.ts';
import { readBarriers } from '#server/subjects/catalogue/products/shown/read-barriers.ts';
import { DAY_MS, openVehicleShop, type VehicleShop } from '#tests/server/vehicles/vehicle-shop.ts';

import { faultsOf } from './product-shop.ts';

let shop: VehicleShop;
let category: string;
beforeAll(async () => {
  shop = await openVehicleShop();
  category = await shop.one(`insert into category (area, name, slug) values ('auto', 'Freinage', 'freinage')
    returning uuid as value`);
});
afterAll(() => shop.close());

/** What is told of it, held against whether the shop shows it. */
async function barriers(uuid: string): Promise<readonly Barrier[]> {
  const { barriers: told } = await readBarriers(shop.db, uuid, shop.clock.now());
  const { catalogue } = await shop.shown();
  expect(catalogue.byUuid(uuid) === null, told.join()).toBe(told.some(hidesProduct));
  return told;
}

const pieces = (uuid: string, quantity: number, source = 'depot') =>
  sql`insert into product_stock (product_id, source, quantity)
    select id, ${source}, ${quantity} from product where uuid = ${uuid}
    on conflict (product_id, source) do update set quantity = excluded.quantity`.execute(shop.db);

test('a product that can be bought has nothing to tell, and a new one tells each thing that is left to do', async () => {
  const uuid = await shop.store({ isActive: false, isVisible: false, price: 0 });
  expect(await barriers(uuid)).toEqual(['notOnSale', 'notVisible', 'noCategory', 'noPrice', 'noStock']);
  await shop.edit(uuid, { isActive: true, isVisible: true, price: 400_000, categories: [category] });
  expect(await barriers(uuid)).toEqual(['noStock']);
  await pieces(uuid, 3);
  expect(await barriers(uuid)).toEqual([]);
});

test('pieces in a place that serves another half of the shop are told as such, as are categories under a hidden one', async () => {
  const uuid = await shop.store({ categories: [category] });
  await pieces(uuid, 3);
  const other = await shop.one(`insert into inventory_source (uuid, rev, code, name, contact_name, contact_email,
      contact_number, street, postcode, city, country, priority, is_pickup_point, status, created_at, updated_at)
    select gen_random_uuid(), 1, 'moto', 'Moto', contact_name, contact_email, contact_number, street, postcode, city,
      country, 2, false, true, now(), now() from inventory_source returning uuid as value`);
  await sql`update shop_channel set inventory_sources = ${[other]}::uuid[] where code = 'auto'`.execute(shop.db);
  await sql`update category set is_active = false`.execute(shop.db);
  expect(await barriers(uuid)).toEqual(['hiddenCategory', 'stockElsewhere']);
  await sql`update shop_channel set inventory_sources = '{}'`.execute(shop.db);
  await sql`update category set is_active = true`.execute(shop.db);
});

test('of each type what it is made of: variants, members, downloads; a service asks for no pieces', async () => {
  const more = { categories: [category] };
  const helmet = await shop.store({ ...more, type: 'configurable', isActive: false });
  expect(await barriers(helmet)).toEqual(['notOnSale', 'noVariant']);
  const group = await shop.store({ ...more, type: 'grouped', isActive: false });
  expect(await barriers(group)).toEqual(['notOnSale', 'noMember']);
  const kit = await shop.store({ ...more, type: 'bundle', isActive: false });
  expect(await barriers(kit)).toEqual(['notOnSale', 'noComponent']);
  const manual = await shop.store({ ...more, type: 'downloadable', isActive: false });
  expect(await barriers(manual)).toEqual(['notOnSale', 'noDownload']);
  expect(await barriers(await shop.store({ ...more, type: 'virtual', manageStock: false }))).toEqual([]);
  const member = await shop.store();
  const part = { uuid: randomUUID(), article: member, option: null, quantity: 1, isFixed: true, isDefault: false };
  const full = await shop.store({ ...more, type: 'grouped', parts: [part] });
  expect(await barriers(full)).toEqual([]);
  await shop.edit(member, { isActive: false });
  expect(await barriers(full)).toEqual(['noMember']);
});

test('of a vehicle how far its sale is, from the draft to long after it was sold', async () => {
  const uuid = await shop.vehicle({ categories: [category] });
  expect(await barriers(uuid)).toEqual(['saleDraft']);
  await shop.step(uuid, 'available');
  expect(await barriers(uuid)).toEqual([]);
  await shop.step(uuid, 'reserved');
  await shop.step(uuid, 'sold');
  shop.clock.advance(8 * DAY_MS);
  expect(await barriers(uuid)).toEqual(['unlisted']);
  shop.clock.advance(30 * DAY_MS);
  expect(await barriers(uuid)).toEqual(['saleOver']);
});

test('nothing is told of what there is not, nor of a variant by itself', async () => {
  expect(await faultsOf(readBarriers(shop.db, randomUUID(), shop.clock.now()))).toEqual(['record.unknown']);
});
