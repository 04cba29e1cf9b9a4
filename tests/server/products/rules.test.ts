/** What may be written of a product, and what becomes of one that is copied or deleted. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { copyProduct } from '#server/subjects/catalogue/products/copy-product.ts';
import { productForm } from '#server/subjects/catalogue/products/product-form.ts';
import { pricesBeside } from '#server/subjects/catalogue/products/beside-product.ts';

import { AUTHOR, faultsOf, openProductShop, type ProductShop } from './product-shop.ts';

let shop: ProductShop;
beforeAll(async () => {
  shop = await openProductShop();
});
afterAll(() => shop.close());

const shown = async (uuid: string): Promise<Readonly<Record<string, unknown>>> => {
  const { fields } = await shop.service.show(AUTHOR, uuid);
  return { ...fields };
};
const sizeOf = async (name: string): Promise<number> =>
  Number(await shop.one(`select id::text as value from attribute_option where name = '${name}'`));

/** The attributes of the family, as its screen writes them. */
const showInFamily = (codes: readonly string[]) =>
  shop.database.pool.query(`update attribute_family set attributes = $1, groups = $2 where code = 'disque'`, [
    codes,
    JSON.stringify([{ uuid: randomUUID(), name: 'A', column: 1, attributes: codes }]),
  ]);

describe('what is refused, at its field', () => {
  test('a SKU or an address that another has, whatever its letters, variants and products alike', async () => {
    const uuid = await shop.store({ sku: 'Taken.1', slug: 'taken' });
    expect(await faultsOf(shop.store({ sku: 'tAKEN.1', slug: 'taken' }))).toEqual([
      'fields.sku sku.taken',
      'fields.slug slug.taken',
    ]);
    /* each half of the shop has addresses of its own */
    await shop.store({ slug: 'taken', area: 'moto' });
    await shop.remove(uuid);
    expect(await faultsOf(shop.store({ sku: 'TAKEN.1', slug: 'taken' }))).toEqual([]);
  });

  test('a special price that is none, and days in the wrong order', async () => {
    const given = { specialPrice: 400_000, specialFrom: '2026-05-02', specialTo: '2026-05-01' };
    expect(await faultsOf(shop.store(given))).toEqual([
      'fields.specialPrice price.specialTooHigh',
      'fields.specialTo date.order',
    ]);
    expect(
      await faultsOf(shop.store({ specialPrice: 399_999, specialFrom: '2026-05-01', specialTo: '2026-05-01' })),
    ).toEqual([]);
  });

  test('another type, family or half of the shop than it was made with', async () => {
    const uuid = await shop.store();
    expect(await faultsOf(shop.edit(uuid, { type: 'virtual', familyId: shop.other, area: 'moto' }))).toEqual([
      'fields.area value.immutable',
      'fields.familyId value.immutable',
      'fields.type value.immutable',
    ]);
  });

  test('values of attributes that are none, are missing once it is for sale, or are another product’s', async () => {
    await shop.store({ attributes: { norm: 'ECE', serial: 'A-1' } });
    const wrong = { diameter: 'large', size: 999_999, serial: 'A-1', strange: 'x' };
    expect(await faultsOf(shop.store({ attributes: wrong }))).toEqual([
      'fields.attributes.diameter number.invalid',
      'fields.attributes.norm required',
      'fields.attributes.serial value.taken',
      'fields.attributes.size value.invalid',
      'fields.attributes.strange attribute.unknown',
    ]);
    const uuid = await shop.store({ attributes: {}, isActive: false });
    expect(await faultsOf(shop.edit(uuid, { isActive: true }))).toEqual(['fields.attributes.norm required']);
    expect(
      await faultsOf(shop.edit(uuid, { isActive: true, attributes: { norm: 'ECE', size: await sizeOf('M') } })),
    ).toEqual([]);
  });

  test('a picture that the library does not have, and one that is there twice', async () => {
    const [first = ''] = shop.pictures;
    const row = (picture: string) => ({ uuid: randomUUID(), picture, alt: null });
    expect(await faultsOf(shop.store({ pictures: [row(first), row(first), row(randomUUID())] }))).toEqual([
      'fields.pictures.1.picture picture.twice',
      'fields.pictures.2.picture reference.unknown',
    ]);
  });

  test('itself among what goes with it', async () => {
    const uuid = await shop.store();
    expect(await faultsOf(shop.edit(uuid, { related: [uuid] }))).toEqual(['fields.related product.itself']);
  });
});

describe('what is written', () => {
  test('values that the family no longer shows are kept as they were', async () => {
    const uuid = await shop.store({ attributes: { norm: 'ECE', diameter: 283 } });
    await showInFamily(['norm']);
    await shop.edit(uuid, { name: 'Disque nommé autrement' });
    expect((await shown(uuid))['attributes']).toEqual({ norm: 'ECE', diameter: 283 });
    await showInFamily(['diameter', 'size', 'serial', 'norm']);
  });

  test('pictures and relations stand in the order they were given, and move without being made anew', async () => {
    const [a, b] = [await shop.store(), await shop.store()];
    const rows = shop.pictures.map((picture) => ({ uuid: randomUUID(), picture, alt: 'Vue' }));
    const uuid = await shop.store({ related: [b, a], pictures: rows });
    expect(await shown(uuid)).toMatchObject({ related: [b, a], pictures: rows });
    await shop.edit(uuid, { related: [a, b], pictures: rows.toReversed() });
    expect(await shown(uuid)).toMatchObject({ related: [a, b], pictures: rows.toReversed() });
    const history = await shop.service.history(AUTHOR, uuid);
    expect(Object.keys(history[0]?.after ?? {}).toSorted()).toEqual(['pictures', 'related']);
  });

  test('a former address leads to the new one, and a name that is live again leads nowhere', async () => {
    const uuid = await shop.store({ slug: 'avant' });
    await shop.edit(uuid, { slug: 'apres' });
    await shop.edit(uuid, { slug: 'enfin' });
    const redirects = async () =>
      (await shop.db.selectFrom('redirect').select(['from_path', 'to_path']).orderBy('from_path').execute()).map(
        (row) => [row.from_path, row.to_path],
      );
    const path = (slug: string) => `/auto/nos-produits/disques/${slug}`;
    expect(await redirects()).toEqual([
      [path('apres'), path('enfin')],
      [path('avant'), path('enfin')],
    ]);
    await shop.edit(uuid, { slug: 'avant' });
    expect(await redirects()).toEqual([
      [path('apres'), path('avant')],
      [path('enfin'), path('avant')],
    ]);
    await shop.store({ slug: 'enfin' });
    expect(await redirects()).toEqual([[path('apres'), path('avant')]]);
  });

  test('every price it is asked at is written down with its day, whichever way it was changed', async () => {
    const uuid = await shop.store();
    await shop.publish();
    shop.clock.advance(86_400_000);
    await shop.edit(uuid, { price: 450_000 });
    await shop.publish();
    shop.clock.advance(86_400_000);
    const { rev } = await shop.service.show(AUTHOR, uuid);
    const asked = { action: 'set' as const, ids: [{ uuid, rev }], field: 'price', value: 420_000, dryRun: false };
    expect(await shop.service.bulk(AUTHOR, asked)).toMatchObject({ done: 1, refused: [] });
    await shop.publish();
    const { history } = await pricesBeside(shop.db, uuid, shop.clock.now());
    expect(history.map(({ price, to }) => [price, to === null])).toEqual([
      [400_000, false],
      [450_000, false],
      [420_000, true],
    ]);
  });

  test('the form is told families with their attributes, and options by their UUIDs', async () => {
    const { families, attributes } = await productForm(shop.db);
    /* beside that of vehicles, which every shop has */
    const own = families.filter(({ slug }) => slug !== 'vehicules');
    expect(own.map(({ name, groups }) => [name, groups.flatMap((one) => one.attributes)])).toEqual([
      ['Autres', []],
      ['Disques', ['diameter', 'size', 'serial', 'norm']],
    ]);
    expect(attributes.find(({ code }) => code === 'size')?.options.map(({ name }) => name)).toEqual(['S', 'M', 'L']);
  });
});

describe('variants', () => {
  const variant = (sku: string, size: unknown, more: object = {}) => ({
    uuid: randomUUID(),
    sku,
    price: 400_000,
    specialPrice: null,
    ean13: null,
    isActive: true,
    attributes: { size },
    ...more,
  });
  const configurable = { type: 'configurable', superAttributes: ['size'] };

  test('have each an option, no two the same, and references of their own', async () => {
    const [medium, large] = [await sizeOf('M'), await sizeOf('L')];
    await shop.store({ sku: 'V-TAKEN' });
    const variants = [
      variant('V-1', medium),
      variant('v-1', large),
      variant('V-2', medium),
      variant('V-3', 999_999),
      variant('V-taken', await sizeOf('S'), { specialPrice: 400_000 }),
    ];
    expect(await faultsOf(shop.store({ ...configurable, variants }))).toEqual([
      'fields.variants.1.sku sku.taken',
      'fields.variants.2.sku variant.taken',
      'fields.variants.3.sku variant.incomplete',
      'fields.variants.4.sku sku.taken',
      'fields.variants.4.specialPrice price.specialTooHigh',
    ]);
    expect(await faultsOf(shop.store({ superAttributes: ['size'], variants: [variant('V-9', medium)] }))).toEqual([
      'fields.superAttributes variants.none',
      'fields.variants variants.none',
    ]);
    expect(await faultsOf(shop.store({ ...configurable, superAttributes: ['diameter'] }))).toEqual([
      'fields.superAttributes variants.axes',
    ]);
  });

  test('are sold as what their product is, leave with it and come back with it', async () => {
    const [medium, large] = [await sizeOf('M'), await sizeOf('L')];
    const variants = [variant('W-M', medium), variant('W-L', large)];
    const uuid = await shop.store({ ...configurable, sku: 'W', variants, name: 'Casque' });
    const stored = async () =>
      shop.one(
        `select coalesce(string_agg(v.sku || ' ' || v.name || ' ' || v.type || ' ' || v.area, ', ' order by v.sku), '') as value
         from product v join product p on p.id = v.parent_id where p.uuid = '${uuid}' and v.deleted_at is null`,
      );
    expect(await stored()).toBe('W-L Casque simple auto, W-M Casque simple auto');
    await shop.edit(uuid, { name: 'Casque jet', variants: variants.slice(0, 1) });
    expect(await stored()).toBe('W-M Casque jet simple auto');
    await shop.edit(uuid, { variants });
    const before = await shown(uuid);
    await shop.remove(uuid);
    expect(await stored()).toBe('');
    const [deleted] = await shop.service.history(AUTHOR, uuid);
    await shop.service.restore(AUTHOR, { uuid, rev: null, history: deleted?.id ?? 0 });
    expect((await shown(uuid))['variants']).toEqual(before['variants']);
    const to = randomUUID();
    await copyProduct(shop, AUTHOR, { from: uuid, to });
    const { fields } = await shop.service.show(AUTHOR, to);
    expect(Reflect.get({ ...fields }, 'variants')).toMatchObject([{ sku: 'W-M-copie' }, { sku: 'W-L-copie' }]);
  });
});

describe('a copy', () => {
  test('is not for sale, has no stock, and everything else of the first but what only one may have', async () => {
    const [picture = ''] = shop.pictures;
    const from = await shop.store({
      sku: 'COPY-ME',
      slug: 'copy-me',
      ean13: '4006381333931',
      attributes: { norm: 'ECE', serial: 'S-9', diameter: 12 },
      pictures: [{ uuid: randomUUID(), picture, alt: 'Face' }],
    });
    await shop.database.pool.query(
      `update product_stock set quantity = 9 where product_id = (select id from product where uuid = '${from}')`,
    );
    const [to, again] = [randomUUID(), randomUUID()];
    const made = await copyProduct(shop, AUTHOR, { from, to });
    expect(await copyProduct(shop, AUTHOR, { from, to })).toEqual(made);
    await copyProduct(shop, AUTHOR, { from, to: again });
    expect(await shown(to)).toMatchObject({
      sku: 'COPY-ME-copie',
      slug: 'copy-me-copie',
      isActive: false,
      ean13: null,
      attributes: { norm: 'ECE', diameter: 12 },
      pictures: [{ picture, alt: 'Face' }],
    });
    expect(await shown(again)).toMatchObject({ sku: 'COPY-ME-copie-2', slug: 'copy-me-copie-2' });
    expect(
      await shop.one(
        `select sum(quantity)::text as value from product_stock s join product p on p.id = s.product_id where p.uuid = '${to}'`,
      ),
    ).toBe('0');
  });
});

describe('one that is deleted', () => {
  test('stays while a quote talks about it', async () => {
    const uuid = await shop.store();
    const { pool } = shop.database;
    const quote = randomUUID();
    await pool.query(
      `insert into quote (uuid, mut_id, number, area, contact, sub_total, tax_total, grand_total, requested_at, updated_at)
       values ($1, gen_random_uuid(), 'D-1', 'auto', '{}', 0, 0, 0, now(), now())`,
      [quote],
    );
    await pool.query(
      `insert into quote_line (quote_id, position, product_id, sku, name, requested_qty, unit_price, tax_percent)
       select q.id, 0, p.id, p.sku, p.name, 1, 1, 20 from quote q, product p where q.uuid = $1 and p.uuid = $2`,
      [quote, uuid],
    );
    expect(await faultsOf(shop.remove(uuid))).toEqual(['record.inUse']);
    expect(await shop.service.dependents(AUTHOR, uuid)).toMatchObject([{ count: 1, titles: ['D-1'] }]);
    await pool.query(`update quote set state = 'declined' where uuid = $1`, [quote]);
    await shop.remove(uuid);
    expect(
      await shop.one(`select count(*)::text as value from product where uuid = '${uuid}' and deleted_at is not null`),
    ).toBe('1');
  });

  test('is on nobody’s list of wishes any more, and the devices of its owner hear of it', async () => {
    const uuid = await shop.store();
    const customer = randomUUID();
    const { pool } = shop.database;
    await pool.query(
      `insert into customer (id, group_code, email, first_name, last_name, gender, customer_type, phone, approval,
         newsletter, locale, created_at, updated_at)
       values ($1, 'general', 'a@b.fr', 'Ada', 'Le Goff', 'Mrs', 'individual', '+33612457890', 'approved', false, 'fr_FR',
         now(), now())`,
      [customer],
    );
    await pool.query(
      `insert into wish (customer_id, area, line_key, product_id, added_at)
       select $1, 'auto', $2, id, now() from product where uuid = $3`,
      [customer, uuid, uuid],
    );
    await shop.remove(uuid);
    expect(await shop.one(`select count(*)::text as value from wish`)).toBe('0');
    expect(
      await shop.one(
        `select string_agg(entity, ' ') as value from channel_change where channel = 'customer:${customer}'`,
      ),
    ).toBe('wishlist:auto');
  });

  test('leaves relations, and comes back by its history with its pictures and values', async () => {
    const [picture = ''] = shop.pictures;
    const uuid = await shop.store({ sku: 'BACK-1', pictures: [{ uuid: randomUUID(), picture, alt: null }] });
    const other = await shop.store({ related: [uuid] });
    const before = await shown(uuid);
    await shop.remove(uuid);
    expect((await shown(other))['related']).toEqual([]);
    const [deleted] = await shop.service.history(AUTHOR, uuid);
    await shop.service.restore(AUTHOR, { uuid, rev: null, history: deleted?.id ?? 0 });
    expect(await shown(uuid)).toEqual(before);
  });
});

describe('what is downloaded of a product', () => {
  const withLinks = (more: Readonly<Record<string, unknown>> = {}) =>
    shop.store({ type: 'downloadable', downloadLinks: [link()], ...more });
  const link = (more: Readonly<Record<string, unknown>> = {}) => ({
    uuid: randomUUID(),
    title: 'Revue',
    titleEnglish: null,
    file: null,
    url: 'https://cdn.example.fr/revue.pdf',
    maxDownloads: 3,
    validDays: 30,
    sample: null,
    sampleUrl: null,
    ...more,
  });

  test('O30 each link leads to a file of the shop or to another address, and one that is for sale has one', async () => {
    const missing = [link({ url: null }), link({ file: randomUUID(), url: null }), link({ file: randomUUID() })];
    expect(await faultsOf(withLinks({ downloadLinks: missing }))).toEqual([
      'fields.downloadLinks.0.file download.missing',
      'fields.downloadLinks.1.file reference.unknown',
      'fields.downloadLinks.2.file download.both',
    ]);
    expect(await faultsOf(withLinks({ downloadLinks: [] }))).toEqual(['fields.downloadLinks required']);
    expect(await faultsOf(withLinks({ downloadLinks: [], isActive: false }))).toEqual([]);
    expect(await faultsOf(shop.store({ downloadLinks: [link()] }))).toEqual([
      'fields.downloadLinks download.otherType',
    ]);
  });

  test('O30 nothing of it is counted, and its copy has links of its own to the same files', async () => {
    const file = randomUUID();
    await shop.database.pool.query(
      `insert into download_file (uuid, stored, file_name, mime, bytes, hash, admin, created_at)
       values ($1, repeat('ab', 32) || '.pdf', 'a.pdf', 'application/pdf', 1, 'h', 'camille', now())`,
      [file],
    );
    const uuid = await withLinks({ downloadLinks: [link({ file, url: null })], manageStock: true });
    expect(await shop.one(`select manage_stock::text as value from product where uuid = '${uuid}'`)).toBe('false');
    const to = randomUUID();
    await copyProduct(shop, AUTHOR, { from: uuid, to });
    const [own, copied] = [await shown(uuid), await shown(to)];
    expect(copied['downloadLinks']).toMatchObject([{ title: 'Revue', file, maxDownloads: 3 }]);
    expect(copied['downloadLinks']).not.toEqual(own['downloadLinks']);
    expect(await shop.one(`select count(*)::text as value from download_file`)).toBe('1');
  });
});
