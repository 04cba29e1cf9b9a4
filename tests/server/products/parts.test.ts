/** Groups and kits as the back office writes them, and as the shop shows them. */
import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fieldErrors } from '#core/wire/field-errors.ts';
import { STOCK } from '#core/domain/catalogue/stock.ts';
import { isRecord, valuesIn } from '#core/domain/fields/values.ts';
import { products } from '#core/resources/catalogue/products.ts';
import { writtenEntries } from '#core/resources/resource-rows.ts';
import { copyProduct } from '#server/subjects/catalogue/products/copy-product.ts';
import { partArticles } from '#server/subjects/catalogue/products/parts/part-articles.ts';
import { loadProductRecords } from '#server/subjects/catalogue/load/product-records.ts';
import { partsShown } from '#server/subjects/catalogue/load/parts/shown-parts.ts';

import { AUTHOR, faultsOf, openProductShop, type ProductShop } from './product-shop.ts';

let shop: ProductShop;
beforeAll(async () => {
  shop = await openProductShop();
});
afterAll(() => shop.close());

const part = (article: string, more: object = {}) => ({
  uuid: randomUUID(),
  article,
  option: null,
  quantity: 1,
  isFixed: true,
  isDefault: false,
  ...more,
});
const option = (more: object = {}) => ({
  uuid: randomUUID(),
  name: 'Chaîne',
  nameEnglish: null,
  kind: 'radio',
  isRequired: true,
  ...more,
});

const idOf = (uuid: string) => shop.one(`select id::text as value from product where uuid = '${uuid}'`).then(Number);
const stock = async (uuid: string, quantity: number) =>
  sql`update product_stock set quantity = ${quantity} where product_id = ${await idOf(uuid)}`.execute(shop.db);

const RULES = { stock: { outThreshold: 0, lowThreshold: 5 }, now: new Date('2026-11-01T12:00:00Z') };

/** As the catalogue puts it together; undefined where it is not public. */
async function shownOf(uuid: string) {
  for await (const [records] of loadProductRecords(shop.db, [await idOf(uuid)]))
    return records && partsShown(records, RULES, { attributes: new Map(), families: new Map() });
  return undefined;
}

/** A kit of a choice between two articles, and one of which two pieces belong to it. */
async function makeKit(more: object = {}) {
  const [one, other, always] = [
    await shop.store({ price: 600_000 }),
    await shop.store({ price: 800_000 }),
    await shop.store({ price: 200_000 }),
  ];
  const [chain, sprocket] = [option(), option({ name: 'Pignon', kind: 'select' })];
  const kit = await shop.store({
    type: 'bundle',
    partOptions: [chain, sprocket],
    parts: [
      part(one, { option: chain.uuid }),
      part(other, { option: chain.uuid, isDefault: true }),
      part(always, { option: sprocket.uuid, quantity: 2 }),
    ],
    ...more,
  });
  return { kit, one, other, always };
}

describe('what is refused, at its field', () => {
  test('itself, an article twice, a group in a group, another half of the shop, what is gone', async () => {
    const one = await shop.store();
    const away = await shop.store({ area: 'moto', slug: 'ailleurs' });
    const gone = await shop.store();
    const group = await shop.store({ type: 'grouped', parts: [part(one)] });
    await shop.remove(gone);
    const parts = [part(one), part(one), part(group), part(away), part(gone), part(randomUUID())];
    expect(await faultsOf(shop.store({ type: 'grouped', parts }))).toEqual([
      'fields.parts.1.article part.twice',
      'fields.parts.2.article part.nested',
      'fields.parts.3.article part.otherArea',
      'fields.parts.4.article part.gone',
      'fields.parts.5.article part.gone',
    ]);
    expect(await faultsOf(shop.edit(group, { parts: [part(group)] }))).toEqual(['fields.parts.0.article part.itself']);
  });

  test('a product with variants as such, which of them is meant being open', async () => {
    const helmet = await shop.store({ type: 'configurable' });
    expect(await faultsOf(shop.store({ type: 'grouped', parts: [part(helmet)] }))).toEqual([
      'fields.parts.0.article part.notOne',
    ]);
  });

  test('nothing in it once it is on sale, and anything in a product that is one article', async () => {
    const one = await shop.store();
    expect(await faultsOf(shop.store({ type: 'grouped' }))).toEqual(['fields.parts parts.required']);
    expect(await faultsOf(shop.store({ type: 'grouped', isActive: false }))).toEqual([]);
    expect(await faultsOf(shop.store({ parts: [part(one)], partOptions: [option()] }))).toEqual([
      'fields.partOptions parts.none',
      'fields.parts parts.none',
    ]);
  });

  test('a choice without articles, an article outside every choice, two presets of one answer, none of a piece', async () => {
    const [one, other] = [await shop.store(), await shop.store()];
    const [full, empty] = [option(), option()];
    const parts = [
      part(one, { option: full.uuid, isDefault: true }),
      part(other, { option: full.uuid, isDefault: true, quantity: 0 }),
      part(other),
    ];
    expect(await faultsOf(shop.store({ type: 'bundle', partOptions: [full, empty], parts }))).toEqual([
      'fields.partOptions.0.name option.onePreset',
      'fields.partOptions.1.name option.empty',
      'fields.parts.1.quantity number.tooSmall',
      'fields.parts.2.option part.noOption',
    ]);
  });
});

describe('what the shop shows', () => {
  test('of a group its members, at the lowest of their prices, also those that no list shows; none that is not sold', async () => {
    const cheap = await shop.store({ price: 90_000, isVisible: false });
    const dear = await shop.store({ price: 300_000 });
    const ended = await shop.store({ price: 10_000 });
    const group = await shop.store({
      type: 'grouped',
      parts: [part(dear, { quantity: 0 }), part(cheap, { quantity: 3 }), part(ended)],
    });
    await shop.edit(ended, { isActive: false });
    await stock(dear, 9);
    const shown = await shownOf(group);
    expect(shown?.parts).toMatchObject([
      { product: dear, quantity: 0, price: 300_000, stock: STOCK.in },
      { product: cheap, quantity: 3, price: 90_000, stock: STOCK.out },
    ]);
    expect(shown?.parts[1]).not.toHaveProperty('path');
    expect(shown?.offer).toMatchObject({ price: 90_000, priceFrom: true, stock: STOCK.in });
    await shop.edit(cheap, { isActive: false });
    await shop.edit(dear, { isActive: false });
    expect(await shownOf(group)).toBeNull();
  });

  test('of a kit the price of what is preset, and as many as the scarcest of that makes', async () => {
    const { kit, other, always } = await makeKit();
    await stock(other, 40);
    await stock(always, 7);
    expect((await shownOf(kit))?.offer).toEqual({
      price: 1_200_000,
      regular: null,
      priceFrom: false,
      stock: STOCK.low,
      low: 3,
    });
    await shop.edit(other, { isActive: false });
    expect((await shownOf(kit))?.offer.stock).toBe(STOCK.out);
  });

  test('of a kit with a price of its own that price', async () => {
    const { kit } = await makeKit({ kitPrice: 'fixed', price: 990_000 });
    expect((await shownOf(kit))?.offer.price).toBe(990_000);
  });

  test('S30 what moves an article moves what it is a part of', async () => {
    const { kit, always } = await makeKit();
    const group = await shop.store({ type: 'grouped', parts: [part(always)] });
    await shop.publish();
    const rev = await shop.one(`select rev::text as value from channel where name = 'catalogue'`);
    await shop.edit(always, { price: 250_000 });
    await shop.publish();
    const { rows } = await sql<{ entity: string }>`
      select entity from channel_change where channel = 'catalogue' and rev > ${rev}::bigint`.execute(shop.db);
    const entities = rows.map(({ entity }) => entity);
    for (const uuid of [kit, group, always]) expect(entities).toContain(`product:${await idOf(uuid)}`);
  });
});

test('numbers of components are given once: one that was taken away and comes back has its own again', async () => {
  const { kit } = await makeKit();
  const numbers = async () => {
    const { rows } = await sql<{ numbers: number[] }>`
      select array_agg(number order by position) as numbers from managed_part
      where product_id = (select id from product where uuid = ${kit})`.execute(shop.db);
    return rows[0]?.numbers;
  };
  const { fields } = await shop.service.show(AUTHOR, kit);
  const parts: unknown = Reflect.get(fields, 'parts');
  if (!Array.isArray(parts)) throw new Error('a kit without parts');
  const [first, ...others] = parts;
  const extra = part(await shop.store(), { option: Reflect.get(first, 'option') });
  await shop.edit(kit, { parts: [...others, extra] });
  expect(await numbers()).toEqual([2, 3, 4]);
  await shop.edit(kit, { parts: [...others, extra, first] });
  expect(await numbers()).toEqual([2, 3, 4, 1]);
});

test('a copy has choices and articles of its own, which name the same articles', async () => {
  const { kit, one, other, always } = await makeKit();
  const copy = randomUUID();
  await copyProduct(shop, AUTHOR, { from: kit, to: copy });
  const { rows } = await sql<{ article: string; named: boolean }>`
    select p.article, exists (
      select from product_part_option o where o.uuid = p.option and o.product_id = p.product_id) as named
    from product_part p where p.product_id = (select id from product where uuid = ${copy}) order by p.position`.execute(
    shop.db,
  );
  expect(rows).toEqual([one, other, always].map((article) => ({ article, named: true })));
});

test('articles are found by name or reference, as they are sold: neither groups nor products with variants', async () => {
  const oil = await shop.store({ name: 'Huile à part 5W-30', sku: 'HUILE-1' });
  await shop.store({ name: 'Huile à part, pack', type: 'grouped', parts: [part(oil)] });
  await shop.store({ name: 'Huile à part, tailles', type: 'configurable' });
  const now = shop.clock.now();
  const found = await partArticles(shop.db, { area: 'auto', q: 'huile a part' }, now);
  expect(found.map(({ uuid }) => uuid)).toEqual([oil]);
  expect(await partArticles(shop.db, { area: 'moto', q: 'huile a part' }, now)).toEqual([]);
  expect((await partArticles(shop.db, { area: 'auto', q: 'huile-1' }, now))[0]?.isSold).toBe(true);
  await shop.remove(oil).catch(() => undefined);
  expect((await partArticles(shop.db, { area: 'auto', q: '', uuids: [oil] }, now))[0]?.isSold).toBe(false);
});

describe('an office of an older build', () => {
  const FIELDS = writtenEntries(products, 'known').fields;
  /** Saves what it read as it sends it: without the names it does not know, in the record and in its rows. */
  async function saveWithout(uuid: string, unknown: readonly string[], more: object = {}) {
    const { fields, rev } = await shop.service.show(AUTHOR, uuid);
    const strip = (values: object): Record<string, unknown> =>
      Object.fromEntries(
        Object.entries(values)
          .filter(([name]) => !unknown.includes(name))
          .map(([name, value]: [string, unknown]) => [name, rowsIn(value)?.map(strip) ?? value]),
      );
    const sent = v.parse(FIELDS, { ...strip(fields), ...more });
    await shop.service.update(AUTHOR, { uuid, rev, fields: sent });
    const after = await shop.service.show(AUTHOR, uuid);
    return [valuesIn(fields), valuesIn(after.fields)] as const;
  }
  const rowsIn = (value: unknown): readonly object[] | undefined =>
    Array.isArray(value) && value.every(isRecord) ? value : undefined;

  test('that saves a kit leaves its price, its choices and what it does not know of its parts as they were', async () => {
    const { kit } = await makeKit({ kitPrice: 'fixed', withoutStock: 'no' });
    const unknown = ['kitPrice', 'partOptions', 'withoutStock', 'isFixed', 'isDefault', 'option'];
    const [before, after] = await saveWithout(kit, unknown, { name: 'Kit renommé' });
    expect(after).toEqual({ ...before, name: 'Kit renommé' });
  });

  test('that saves a download leaves its files and their limits as they were', async () => {
    const link = { title: 'Notice', url: 'https://example.fr/notice.pdf', maxDownloads: 3, validDays: 30 };
    const uuid = await shop.store({ type: 'downloadable', downloadLinks: [{ uuid: randomUUID(), ...link }] });
    const unknown = ['downloadSamples', 'maxDownloads', 'validDays', 'sampleUrl'];
    const [before, after] = await saveWithout(uuid, unknown, { price: 90_000 });
    expect(after).toEqual({ ...before, price: 90_000 });
    expect(after['downloadLinks']).toMatchObject([link]);
  });

  test('that adds a part gives it what an empty form has', async () => {
    const { kit } = await makeKit();
    const article = await shop.store();
    const { fields } = await shop.service.show(AUTHOR, kit);
    const parts = rowsIn(valuesIn(fields)['parts']) ?? [];
    const added = { uuid: randomUUID(), article, option: valuesIn(parts[0])['option'] };
    const [, after] = await saveWithout(kit, [], { parts: [...parts, added] });
    expect(after['parts']).toMatchObject([{}, {}, {}, { article, quantity: 1, isFixed: true, isDefault: false }]);
  });

  test('still has to say what has to be typed', () => {
    const given = v.safeParse(writtenEntries(products, 'new').fields, { type: 'simple' });
    expect(fieldErrors(given.issues ?? [])).toContainEqual({ path: 'sku', code: 'required' });
  });
});
