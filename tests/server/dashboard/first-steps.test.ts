/** What a new shop needs before it can sell: each step is done once the shop has it, whoever brought it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { FIRST_STEP_PLACES, FIRST_STEPS, type FirstStep } from '#core/contract/admin/dashboard/first-steps.ts';
import { adminPage } from '#core/contract/admin/pages/admin-pages.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import { PERMISSION_KEYS, isPermissionKey } from '#core/resources/permissions/permission-keys.ts';
import { readFirstSteps } from '#server/subjects/dashboard/first-steps.ts';
import { saveSettings } from '#server/subjects/settings/save-settings.ts';
import { openProductShop, type ProductShop } from '#tests/server/products/product-shop.ts';

let shop: ProductShop;
beforeAll(async () => {
  shop = await openProductShop();
  await sql`update inventory_source set status = false`.execute(shop.db);
  await sql`update attribute_family set is_user_defined = false`.execute(shop.db);
});
afterAll(() => shop.close());

const may = (...permissions: string[]): Admin => ({
  kind: 'admin',
  id: 'camille',
  permissions: new Set(permissions.filter(isPermissionKey)),
});
const EVERYTHING = may(...PERMISSION_KEYS);

const left = async (reader = EVERYTHING): Promise<readonly FirstStep[]> =>
  (await readFirstSteps(shop.db, reader)).filter(({ isDone }) => !isDone).map(({ code }) => code);

const set = (values: Readonly<Record<string, string>>) =>
  saveSettings(
    { ...shop, seal: null },
    { permissions: EVERYTHING.permissions },
    Object.entries(values).map(([code, value]) => ({ code, value })),
  );

test('an empty shop has everything before it but the deliveries it begins with, and ticks each as it comes', async () => {
  expect(await left()).toEqual(['company', 'payment', 'source', 'terms', 'families', 'categories', 'products']);
  await set({
    'general.company.legal.name': 'Garage Petit',
    'general.company.legal.address': '1 rue du Port',
    'general.company.legal.postcode': '44000',
    'general.company.legal.city': 'Nantes',
    'general.company.legal.siret': '98765432400019',
    'general.company.contact.email': 'contact@example.fr',
    'sales.payment_methods.banktransfer.iban': 'FR7630001007941234567890185',
  });
  expect(await left()).toEqual(['source', 'terms', 'families', 'categories', 'products']);
  await sql`update inventory_source set status = true`.execute(shop.db);
  await sql`update attribute_family set is_user_defined = true`.execute(shop.db);
  await sql`insert into category (area, name, slug) values ('auto', 'Freinage', 'freinage')`.execute(shop.db);
  await shop.store();
  expect(await left()).toEqual(['terms']);
});

test('a step is told to who may open its screen alone', async () => {
  const told = await readFirstSteps(shop.db, may('categories.index', 'products.index'));
  expect(told.map(({ code }) => code)).toEqual(['categories', 'products']);
  expect(await readFirstSteps(shop.db, may())).toEqual([]);
});

test('each step leads to a page that asks for the permission it is told by', () => {
  for (const code of FIRST_STEPS) {
    const { page, permission } = FIRST_STEP_PLACES[code];
    expect(adminPage(page)?.permission).toBe(permission);
  }
});
