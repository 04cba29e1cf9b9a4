/** What is said of a product for all its variants, and what each of them says itself. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { INHERITED_FIELDS } from '#core/domain/catalogue/products/inheritance.ts';
import { lineKeyOf } from '#core/domain/catalogue/product.ts';
import { visitorPerson } from '#server/platform/person.ts';
import { readArticles } from '#server/subjects/cart/articles/articles.ts';

import { AUTHOR, openProductShop, type ProductShop } from './product-shop.ts';

let shop: ProductShop;
beforeAll(async () => {
  shop = await openProductShop();
});
afterAll(() => shop.close());

/** Each different from what a new product has. */
const CHANGED = {
  name: 'Casque intégral',
  deposit: 150_000,
  ecoContribution: 2_500,
  specialFrom: '2026-06-01',
  specialTo: '2026-06-30',
  manageStock: false,
  withoutStock: 'yes',
  warrantyMonths: 36,
  returnDays: 60,
  allowReturn: false,
  withdrawalExclusion: 'unsealed_hygiene',
  isOversize: true,
  isDangerous: true,
};

async function helmet(more: object = {}) {
  const size = Number(await shop.one(`select id::text as value from attribute_option where name = 'M'`));
  const variant = { uuid: randomUUID(), sku: `H-${randomUUID()}`, price: 400_000, attributes: { size }, ...more };
  const rows = { superAttributes: ['size'], variants: [variant] };
  const uuid = await shop.store({ type: 'configurable', weightGrams: 1_400, ...rows });
  return { uuid, variant: variant.uuid };
}

/** The columns of the product, and of a variant. */
const rowsOf = async (uuid: string, variant: string) => {
  const { rows } = await shop.database.pool.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(x) as row from product x where uuid = any($1::uuid[]) order by parent_id nulls first`,
    [[uuid, variant]],
  );
  return rows.map(({ row }) => row);
};
const variantsOf = async (uuid: string): Promise<object[]> => {
  const { fields } = await shop.service.show(AUTHOR, uuid);
  const rows: unknown = Reflect.get(fields, 'variants');
  return Array.isArray(rows) ? rows.filter((one): one is object => typeof one === 'object' && one !== null) : [];
};

const articleOf = async (uuid: string, variant: string) => {
  const key = lineKeyOf(uuid, variant);
  const articles = await readArticles(shop.db, [key], { buyer: visitorPerson('nobody'), now: shop.clock.now() });
  return articles.get(key);
};

test('every field that holds for variants reaches those that are there, and those that come later', async () => {
  const { uuid, variant } = await helmet();
  const taxCategory = await shop.one(`select uuid as value from tax_category where code <> 'tva-20' limit 1`);
  const changed = { ...CHANGED, taxCategory };
  expect(Object.keys(changed).toSorted()).toEqual([...INHERITED_FIELDS].toSorted());
  await shop.edit(uuid, changed);
  const columns = await shop.one(`select array_to_string(inherited_columns(), ' ') as value`);
  const [product = {}, first = {}] = await rowsOf(uuid, variant);
  for (const column of columns.split(' ')) expect([column, first[column]]).toEqual([column, product[column]]);
  const size = Number(await shop.one(`select id::text as value from attribute_option where name = 'L'`));
  const later = { uuid: randomUUID(), sku: `H-${randomUUID()}`, price: 500_000, attributes: { size } };
  await shop.edit(uuid, { variants: [...(await variantsOf(uuid)), later] });
  const [, second = {}] = await rowsOf(uuid, later.uuid);
  for (const column of columns.split(' ')) expect([column, second[column]]).toEqual([column, product[column]]);
});

test('a basket no longer counts pieces of a variant once its product is not counted', async () => {
  const { uuid, variant } = await helmet();
  expect((await articleOf(uuid, variant))?.available).toBe(0);
  await shop.edit(uuid, { manageStock: false });
  expect((await articleOf(uuid, variant))?.available).toBeNull();
});

test('a reduction of a variant holds on the days of its product', async () => {
  const { uuid, variant } = await helmet({ specialPrice: 300_000 });
  const today = shop.clock.now().toISOString().slice(0, 10);
  expect((await articleOf(uuid, variant))?.entry.unitPrice).toBe(300_000);
  await shop.edit(uuid, { specialTo: '2020-01-01' });
  expect((await articleOf(uuid, variant))?.entry.unitPrice).toBe(400_000);
  await shop.edit(uuid, { specialFrom: today, specialTo: today });
  expect((await articleOf(uuid, variant))?.entry.unitPrice).toBe(300_000);
});

test('a variant weighs what its product does, until it has a weight of its own', async () => {
  const { uuid, variant } = await helmet();
  const weight = async () => (await articleOf(uuid, variant))?.entry.sale?.weightGrams;
  await shop.edit(uuid, { weightGrams: 1_500 });
  expect(await weight()).toBe(1_500);
  const rows = await variantsOf(uuid);
  await shop.edit(uuid, { variants: rows.map((one) => ({ ...one, weightGrams: 1_650 })) });
  await shop.edit(uuid, { weightGrams: 1_400 });
  expect(await weight()).toBe(1_650);
});

test('whether a variant is sold without stock stays its own word while its product is written for something else', async () => {
  const { uuid, variant } = await helmet();
  await shop.database.pool.query('update product set back_orders = true where uuid = $1', [variant]);
  await shop.edit(uuid, { deposit: 10_000 });
  expect(await shop.one(`select without_stock as value from product where uuid = '${variant}'`)).toBe('yes');
});
