/** The list of products, narrowed by what its products and their variants hold. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { products } from '#core/resources/catalogue/products.ts';
import { listQueryOf } from '#core/resources/list-query.ts';
import { exportQueryOf } from '#core/resources/many-rows.ts';
import { listedOf } from '#core/resources/resource.ts';

import { lookUp } from '#server/resources/list/lookup.ts';

import { AUTHOR, faultsOf, openProductShop, type ProductShop } from './product-shop.ts';

let shop: ProductShop;
let sizes: Readonly<Record<string, { id: number; uuid: string }>>;

beforeAll(async () => {
  shop = await openProductShop();
  await shop.database.pool.query(`update attribute set is_filterable = code in ('size', 'diameter', 'flag', 'tags');
    insert into attribute (code, name, label, heading, type, is_filterable, position)
    values ('flag', 'Homologué', '{"fr_FR": "Homologué"}', '{}', 'boolean', true, 6),
      ('tags', 'Usages', '{"fr_FR": "Usages"}', '{}', 'multiselect', true, 7),
      ('inner', 'Interne', '{"fr_FR": "Interne"}', '{}', 'boolean', false, 8);
    insert into attribute_option (attribute_id, name, label, position)
      select a.id, o.name, jsonb_build_object('fr_FR', o.name), 1
      from attribute a, (values ('Piste'), ('Route')) as o (name) where a.code = 'tags'`);
  const codes = ['diameter', 'size', 'serial', 'norm', 'flag', 'tags'];
  const groups = [{ uuid: randomUUID(), name: 'A', column: 1, attributes: codes }];
  await shop.database.pool.query(`update attribute_family set attributes = $1, groups = $2 where code = 'disque'`, [
    codes,
    JSON.stringify(groups),
  ]);
  const { rows } = await shop.database.pool.query<{ name: string; id: number; uuid: string }>(
    'select name, id::int as id, uuid from attribute_option',
  );
  sizes = Object.fromEntries(rows.map(({ name, ...one }) => [name, one]));
  const norm = { norm: 'ECE' };
  const idOf = (name: string) => sizes[name]?.id;
  await shop.store({ sku: 'SMALL', attributes: { ...norm, size: idOf('S'), diameter: 256.5, flag: true } });
  await shop.store({ sku: 'LARGE', attributes: { ...norm, size: idOf('L'), diameter: 330, flag: false } });
  await shop.store({ sku: 'BARE', attributes: { ...norm, tags: [idOf('Piste'), idOf('Route')] } });
  const variant = {
    uuid: '0190a000-0000-7000-8000-000000000001',
    sku: 'MANY-M2',
    price: 10_000,
    specialPrice: null,
    ean13: '3760000000017',
    isActive: true,
    attributes: { size: idOf('M') },
  };
  await shop.store({ sku: 'MANY', type: 'configurable', price: 0, superAttributes: ['size'], variants: [variant] });
});
afterAll(() => shop.close());

const query = listQueryOf(listedOf(products), products.list);
const found = async (words: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
  const { data } = await shop.service.index(AUTHOR, v.parse(query, { ...words, sort: 'sku' }));
  return data.map(({ fields }) => String(Reflect.get(fields, 'sku')));
};
const uuidOf = (name: string): string => sizes[name]?.uuid ?? '';

test('a product is found by an option it has, or that one of its variants has', async () => {
  expect(await found({ 'filter[attributes.size][is]': uuidOf('S') })).toEqual(['SMALL']);
  expect(await found({ 'filter[attributes.size][is]': uuidOf('M') })).toEqual(['MANY']);
  expect(await found({ 'filter[attributes.size][in]': [uuidOf('S'), uuidOf('L')] })).toEqual(['LARGE', 'SMALL']);
  expect(await found({ 'filter[attributes.size][not]': uuidOf('S') })).toEqual(['BARE', 'LARGE', 'MANY']);
});

test('a product is found by the reference and the bar code of its variant, in the list and where something is chosen', async () => {
  expect(await found({ q: '3760000000017' })).toEqual(['MANY']);
  expect(await found({ q: 'many-m2' })).toEqual(['MANY']);
  expect(await found({ q: '3760000000024' })).toEqual([]);
  expect((await lookUp(shop.db, products, { q: '3760000000017' })).map(({ subtitle }) => subtitle)).toEqual(['MANY']);
});

test('a list of options is found by each of them, a flag by yes and by no', async () => {
  expect(await found({ 'filter[attributes.tags][is]': uuidOf('Piste') })).toEqual(['BARE']);
  expect(await found({ 'filter[attributes.flag][is]': '1' })).toEqual(['SMALL']);
  expect(await found({ 'filter[attributes.flag][is]': '0' })).toEqual(['LARGE']);
});

test('numbers are narrowed by a range, whose ends belong to it', async () => {
  expect(await found({ 'filter[attributes.diameter][from]': '256.5' })).toEqual(['LARGE', 'SMALL']);
  expect(
    await found({ 'filter[attributes.diameter][from]': '256.51', 'filter[attributes.diameter][to]': '330' }),
  ).toEqual(['LARGE']);
  expect(await found({ 'filter[attributes.diameter][is]': '330' })).toEqual(['LARGE']);
});

test('what has no value of it is asked for too', async () => {
  expect(await found({ 'filter[attributes.size][empty]': '1' })).toEqual(['BARE']);
  expect(await found({ 'filter[attributes.diameter][empty]': '0' })).toEqual(['LARGE', 'SMALL']);
});

test('what no list is filtered by, and a value that it cannot have, are refused at their filter', async () => {
  const fault = (key: string, value: string) => faultsOf(found({ [key]: value }));
  const cases = [
    ['filter[attributes.serial][is]', 'A'],
    ['filter[attributes.nothing][is]', 'A'],
    ['filter[attributes.inner][is]', '1'],
    ['filter[attributes.size][is]', 'S'],
    ['filter[attributes.diameter][from]', 'many'],
    ['filter[attributes.flag][from]', '1'],
  ] as const;
  for (const [key, value] of cases) expect(await fault(key, value)).toEqual([`${key} value.invalid`]);
});

test('the address takes no way and no field beyond those', () => {
  for (const key of [
    'filter[attributes.size][like]',
    'filter[name.size][is]',
    'filter[attributes.size]',
    'filter[attributes][is]',
  ])
    expect(v.safeParse(query, { [key]: 'a' }).success).toBe(false);
});

test('the file of a list is narrowed as the list is', async () => {
  const asked = v.parse(exportQueryOf(products), { columns: ['sku'], 'filter[attributes.size][is]': uuidOf('M') });
  const { stream } = await shop.service.export(AUTHOR, asked);
  expect(await new Response(stream).text()).toContain('MANY');
});

test('a product is narrowed by what is left of it and of its variants, and by its family', async () => {
  const { pool } = shop.database;
  await pool.query(`
    update product_stock set quantity = 5 where product_id = (select id from product where sku = 'SMALL');
    update product_stock set quantity = 3 where product_id = (select id from product where sku = 'MANY-M2');
    update product set manage_stock = false where sku = 'BARE'`);
  const all = ['BARE', 'LARGE', 'MANY', 'SMALL'];
  expect(await found({ 'filter[available][from]': '1' })).toEqual(['MANY', 'SMALL']);
  expect(await found({ 'filter[available][to]': '3' })).toEqual(['LARGE', 'MANY']);
  expect(await found({ 'filter[available][is]': '5' })).toEqual(['SMALL']);
  expect(await found({ 'filter[available][not]': '5' })).toEqual(['BARE', 'LARGE', 'MANY']);
  expect(await found({ 'filter[available][in]': ['0', '3'] })).toEqual(['LARGE', 'MANY']);
  expect(await found({ 'filter[available][empty]': '1' })).toEqual(['BARE']);
  expect(await found({ 'filter[familyId][is]': shop.family })).toEqual(all);
  expect(await found({ 'filter[familyId][in]': [shop.other, shop.family] })).toEqual(all);
  expect(await found({ 'filter[familyId][is]': shop.other })).toEqual([]);
  expect(await found({ 'filter[familyId][not]': shop.other })).toEqual(all);
});
