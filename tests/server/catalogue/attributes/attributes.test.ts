import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { replaceOption } from '#server/subjects/catalogue/attributes/replace-option.ts';
import { detailOf } from '#server/subjects/catalogue/state.ts';
import { A_TEXT, attributeShop, author, option, placesOf, refusalOf, type AttributeShop } from './attribute-shop.ts';

let shop: AttributeShop;
beforeAll(async () => {
  shop = await attributeShop();
});
afterAll(() => shop.close());

const create = (fields: Partial<typeof A_TEXT>) => {
  const uuid = crypto.randomUUID();
  return shop.attributes.store(author, { uuid, fields: { ...A_TEXT, ...fields } }).then(() => uuid);
};
const wrong = async (fields: Partial<typeof A_TEXT>) => placesOf(await refusalOf(create(fields)));

describe('an attribute', () => {
  test('keeps its options in order, each with its words and its colour, under the id that products hold', async () => {
    const red = option('Rouge', { english: 'Red', swatch: '#cc0000' });
    const blue = option('Bleu', { swatch: '#0000cc' });
    const uuid = await create({ code: 'hue', type: 'select', swatchType: 'color', options: [red, blue] });
    const ids = async () =>
      new Map(
        (
          await shop.db
            .selectFrom('attribute_option')
            .select(['uuid', 'id'])
            .where('attribute_code', '=', 'hue')
            .execute()
        ).map((one) => [one.uuid, one.id]),
      );
    const before = await ids();
    const { fields, rev } = await shop.attributes.show(author, uuid);
    expect(fields.options).toEqual([red, blue]);
    await shop.attributes.update(author, {
      uuid,
      rev,
      fields: { ...fields, options: [blue, { ...red, english: null }] },
    });
    const after = await shop.attributes.show(author, uuid);
    expect(after.fields.options).toEqual([blue, { ...red, english: null }]);
    expect(await ids()).toEqual(before);
    const { structure } = await shop.shown();
    expect(structure.attributes.find(({ code }) => code === 'hue')).toMatchObject({
      swatchType: 'color',
      options: [
        { label: { fr_FR: 'Bleu' }, swatch: '#0000cc' },
        { label: { fr_FR: 'Rouge' }, swatch: '#cc0000' },
      ],
    });
  });

  test('stays of its code and its type once it is made', async () => {
    const uuid = await create({ code: 'fixed_one' });
    const change = (fields: Partial<typeof A_TEXT>) =>
      shop.attributes.update(author, { uuid, rev: 1, fields: { ...A_TEXT, code: 'fixed_one', ...fields } });
    expect(placesOf(await refusalOf(change({ code: 'other' })))).toEqual([['fields.code', 'value.immutable']]);
    expect(placesOf(await refusalOf(change({ type: 'textarea' })))).toEqual([['fields.type', 'value.immutable']]);
  });

  test.each([
    [{ isFilterable: true }, 'isFilterable'],
    [{ type: 'textarea', isUnique: true }, 'isUnique'],
    [{ type: 'multiselect', isConfigurable: true }, 'isConfigurable'],
    [{ type: 'number', isSearchable: true }, 'isSearchable'],
    [{ type: 'select', valuePerLocale: true }, 'valuePerLocale'],
    [{ type: 'date', unit: 'mm' }, 'unit'],
    [{ type: 'checkbox', swatchType: 'color' }, 'swatchType'],
    [{ options: [option('Rouge')] }, 'options'],
    [{ type: 'number', validation: 'email' }, 'validation'],
    [{ type: 'image', defaultValue: 'x' }, 'defaultValue'],
  ] satisfies readonly [Partial<typeof A_TEXT>, string][])('of %j is refused at %s', async (fields, place) => {
    expect(await wrong({ code: 'of_type', ...fields })).toEqual([[`fields.${place}`, 'attribute.notOfType']]);
  });

  test.each([
    [{ validation: 'regex', regex: '(a+)+$' }, 'regex', 'expression.costly'],
    [{ validation: 'regex', regex: '(' }, 'regex', 'expression.invalid'],
    [{ validation: 'regex', regex: null }, 'regex', 'required'],
    [{ validation: 'numeric', defaultValue: 'douze' }, 'defaultValue', 'number.invalid'],
    [{ type: 'number', defaultValue: 'douze' }, 'defaultValue', 'value.invalid'],
    [{ type: 'boolean', defaultValue: 'peut-être' }, 'defaultValue', 'value.invalid'],
    [{ type: 'select', options: [option('Rouge'), option(' rouge ')] }, 'options.1.name', 'value.taken'],
    [
      { type: 'select', swatchType: 'color', options: [option('R', { swatch: 'red' })] },
      'options.0.swatch',
      'color.invalid',
    ],
    [
      { type: 'select', swatchType: 'image', options: [option('R', { swatch: crypto.randomUUID() })] },
      'options.0.swatch',
      'reference.unknown',
    ],
    [{ code: 'brand' }, 'code', 'value.taken'],
  ] satisfies readonly [Partial<typeof A_TEXT>, string, string][])(
    'of %j is refused at %s: %s',
    async (fields, at, code) => {
      expect(await wrong({ code: 'bad_one', ...fields })).toEqual([[`fields.${at}`, code]]);
    },
  );

  test('keeps markup as the text that it is', async () => {
    const html = '<img src=x onerror=alert(1)>';
    const uuid = await create({
      code: 'marked',
      type: 'select',
      name: html,
      section: html,
      unit: '<b>',
      options: [option(html)],
    });
    const { fields } = await shop.attributes.show(author, uuid);
    expect([fields.name, fields.section, fields.options[0]?.name]).toEqual([html, html, html]);
  });

  test('that only one product may have is refused while two have the same', async () => {
    await create({ code: 'serial' });
    const { pads, disc } = shop.small.products;
    await shop.db
      .updateTable('product')
      .set({ attributes: JSON.stringify({ serial: 'A1' }) })
      .where('id', 'in', [disc, shop.small.products.secret])
      .execute();
    expect(placesOf(await refusalOf(shop.change('serial', { isUnique: true })))).toEqual([
      ['fields.isUnique', 'attribute.sameValues'],
    ]);
    await shop.db.updateTable('product').set({ attributes: '{}' }).where('id', '=', disc).execute();
    await shop.change('serial', { isUnique: true });
    expect(await shop.valuesOf(pads)).toEqual({ brand: shop.small.options.brembo });
  });

  test('of the shop itself is not deleted', async () => {
    await shop.db.updateTable('attribute').set({ is_user_defined: false }).where('code', '=', 'brand').execute();
    const uuid = await shop.uuidOf('attribute', 'brand');
    const { rev } = await shop.attributes.show(author, uuid);
    expect(await refusalOf(shop.attributes.destroy(author, { uuid, rev }))).toMatchObject({
      code: 'record.inUse',
      data: { by: ['shop'] },
    });
  });

  test('by which variants are told apart is neither deleted nor made one that does not', async () => {
    const uuid = await shop.uuidOf('attribute', 'size');
    const { rev } = await shop.attributes.show(author, uuid);
    const inUse = { code: 'record.inUse', data: { by: ['product'], count: 1 } };
    expect(await refusalOf(shop.attributes.destroy(author, { uuid, rev }))).toMatchObject(inUse);
    expect(await refusalOf(shop.change('size', { isConfigurable: false }))).toMatchObject(inUse);
    expect(await shop.attributes.dependents(author, uuid)).toMatchObject([
      { resource: 'Produits à déclinaisons', count: 1 },
      { resource: 'Produits qui en ont une valeur', count: 2, goes: true },
      { resource: 'Familles d’attributs', count: 1, goes: true },
    ]);
  });

  test('that is deleted leaves no value with products, no place in a family and no filter', async () => {
    const wool = option('Laine');
    const uuid = await create({ code: 'fabric', type: 'multiselect', isFilterable: true, options: [wool] });
    const { id } = await shop.db
      .selectFrom('attribute_option')
      .select('id')
      .where('uuid', '=', wool.uuid)
      .executeTakeFirstOrThrow();
    const { disc } = shop.small.products;
    await shop.db
      .updateTable('product')
      .set({ attributes: JSON.stringify({ fabric: [id] }) })
      .where('id', '=', disc)
      .execute();
    await shop.db
      .updateTable('category')
      .set({ filters: ['brand', 'fabric'] })
      .where('slug', '=', 'pieces')
      .execute();
    const family = await shop.uuidOf('attribute_family', 'piece');
    const known = await shop.families.show(author, family);
    const [group] = known.fields.groups;
    if (group === undefined) throw new Error('no group');
    await shop.families.update(author, {
      uuid: family,
      rev: known.rev,
      fields: { ...known.fields, groups: [{ ...group, attributes: [...group.attributes, 'fabric'] }] },
    });
    expect((await shop.shown()).catalogue.byId(disc)?.optionIds).toContain(id);
    await shop.attributes.destroy(author, { uuid, rev: 1 });
    expect(await shop.valuesOf(disc)).toEqual({});
    expect((await shop.families.show(author, family)).fields.groups[0]?.attributes).toEqual(group.attributes);
    const state = await shop.shown();
    expect(state.catalogue.byId(disc)?.optionIds).toEqual([]);
    expect(state.structure.categories.find(({ slug }) => slug === 'pieces')?.filters).toEqual(['brand']);
    expect(state.structure.attributes.some(({ code }) => code === 'fabric')).toBe(false);
  });
});

describe('an option', () => {
  test('that products have is not deleted: it is told how many have it', async () => {
    const uuid = await shop.uuidOf('attribute', 'size');
    const { fields } = await shop.attributes.show(author, uuid);
    const [medium, large] = fields.options;
    const refused = await refusalOf(shop.change('size', { options: large === undefined ? [] : [large] }));
    expect(refused).toMatchObject({
      code: 'record.inUse',
      data: { by: ['product'], count: 1, options: [{ uuid: medium?.uuid, name: 'M', count: 1 }] },
    });
  });

  test('takes the place of another one in every product, which is told to the shop and to the history', async () => {
    const [wool, felt, silk] = [option('Laine'), option('Feutre'), option('Soie')];
    const uuid = await create({ code: 'lining', type: 'multiselect', isFilterable: true, options: [wool, felt, silk] });
    const rows = await shop.db
      .selectFrom('attribute_option')
      .select(['uuid', 'id'])
      .where('attribute_code', '=', 'lining')
      .execute();
    const [a, b, c] = [wool, felt, silk].map((one) => rows.find((row) => row.uuid === one.uuid)?.id ?? 0);
    const { pads, disc } = shop.small.products;
    const hold = (id: number, ids: readonly (number | undefined)[]) =>
      shop.db
        .updateTable('product')
        .set({ attributes: JSON.stringify({ lining: ids }) })
        .where('id', '=', id)
        .execute();
    await hold(pads, [c, a, b]);
    await hold(disc, [a]);
    const now = new Date('2026-03-01T10:00:00Z');
    const asked = { uuid, rev: 1, option: wool.uuid, by: felt.uuid, author, now };
    expect(await replaceOption(shop, asked)).toBe(2);
    expect([await shop.valuesOf(pads), await shop.valuesOf(disc)]).toEqual([{ lining: [c, b] }, { lining: [b] }]);
    expect((await shop.shown()).catalogue.byId(disc)?.optionIds).toEqual([b]);
    const after = await shop.attributes.show(author, uuid);
    expect([after.rev, after.fields.options.map(({ name }) => name)]).toEqual([2, ['Feutre', 'Soie']]);
    const [entry] = await shop.attributes.history(author, uuid);
    expect([entry?.action, Object.keys(entry?.after ?? {})]).toEqual(['update', ['options']]);
    expect(await refusalOf(replaceOption(shop, asked))).toMatchObject({ code: 'record.moved' });
    const again = { ...asked, rev: 2 };
    expect(placesOf(await refusalOf(replaceOption(shop, again)))).toEqual([['option', 'reference.unknown']]);
    expect(placesOf(await refusalOf(replaceOption(shop, { ...again, option: felt.uuid })))).toEqual([
      ['by', 'reference.unknown'],
    ]);
  });

  test('does not take the place of the one by which two variants are told apart', async () => {
    const uuid = await shop.uuidOf('attribute', 'size');
    const { rev, fields } = await shop.attributes.show(author, uuid);
    const [medium, large] = fields.options;
    const asked = {
      uuid,
      rev,
      option: medium?.uuid ?? '',
      by: large?.uuid ?? '',
      author,
      now: new Date('2026-03-01T10:00:00Z'),
    };
    expect(await refusalOf(replaceOption(shop, asked))).toMatchObject({
      code: 'record.inUse',
      data: { skus: ['HELMET-L', 'HELMET-M'] },
    });
    expect((await shop.attributes.show(author, uuid)).fields.options).toEqual(fields.options);
  });
});

describe('rules of promotions', () => {
  test('follow an option that another one takes the place of, and keep one that they name', async () => {
    const [steel, alloy] = [option('Acier'), option('Alliage')];
    const uuid = await create({ code: 'wheel', type: 'select', options: [steel, alloy] });
    const ids = await shop.db
      .selectFrom('attribute_option')
      .select(['uuid', 'id'])
      .where('attribute_code', '=', 'wheel')
      .execute();
    const idOf = (one: { uuid: string }) => String(ids.find((row) => row.uuid === one.uuid)?.id);
    const asking = (value: unknown) =>
      JSON.stringify([{ attribute: 'product.wheel', attributeType: 'select', operator: '{}', value }]);
    await sql`
      insert into catalog_rule (uuid, name, areas, customer_groups, action_type, discount_amount, conditions)
      values (gen_random_uuid(), 'Jantes', '{auto}', '{general}', 'by_percent', 5, ${asking([idOf(steel)])}::jsonb)`.execute(
      shop.db,
    );
    expect(await refusalOf(shop.change('wheel', { options: [alloy] }))).toMatchObject({
      code: 'record.inUse',
      data: { by: ['catalog_rule', 'cart_rule'], count: 1 },
    });
    const now = new Date('2026-03-01T10:00:00Z');
    await replaceOption(shop, { uuid, rev: 1, option: steel.uuid, by: alloy.uuid, author, now });
    const { rows } = await sql<{ conditions: unknown }>`select conditions from catalog_rule`.execute(shop.db);
    expect(rows).toEqual([{ conditions: JSON.parse(asking([idOf(alloy)])) }]);
  });
});

describe('the shop', () => {
  test('finds products by what has become a filter, and no more by what is none any more', async () => {
    const { helmet } = shop.small.products;
    const { nolan } = shop.small.options;
    await shop.change('brand', { isFilterable: false, isSearchable: false });
    expect((await shop.shown()).catalogue.byId(helmet)?.optionIds).not.toContain(nolan);
    await shop.change('brand', { isSearchable: true });
    const state = await shop.shown();
    expect(state.catalogue.byId(helmet)?.optionIds).toContain(nolan);
    expect(state.structure.attributes.find(({ code }) => code === 'brand')).toMatchObject({ isFilterable: false });
  });

  test('shows amounts, dates and texts of two languages in words, also to builds that know of no such types', async () => {
    await create({ code: 'sheet_price', type: 'price' });
    await create({ code: 'released', type: 'date' });
    await create({ code: 'advice', type: 'textarea', valuePerLocale: true });
    await create({ code: 'plan', type: 'file' });
    const family = await shop.uuidOf('attribute_family', 'piece');
    const known = await shop.families.show(author, family);
    const codes = ['sheet_price', 'released', 'advice', 'plan'];
    await shop.families.update(author, {
      uuid: family,
      rev: known.rev,
      fields: {
        ...known.fields,
        groups: [...known.fields.groups, { uuid: crypto.randomUUID(), name: 'Fiche', column: 2, attributes: codes }],
      },
    });
    const values = {
      sheet_price: 125_000,
      released: '2026-03-01',
      advice: { fr_FR: 'Serrez au couple.', en_GB: 'Use a torque wrench.' },
      plan: crypto.randomUUID(),
    };
    const { disc } = shop.small.products;
    await shop.db
      .updateTable('product')
      .set({ attributes: JSON.stringify(values) })
      .where('id', '=', disc)
      .execute();
    await shop.db.insertInto('product_touched').values({ product_id: disc, shown: true }).execute();
    const detail = detailOf(await shop.shown(), disc);
    const plain: unknown = JSON.parse(JSON.stringify(detail?.attributes).replaceAll(/\s/gu, ' '));
    expect(plain).toEqual([
      { code: 'sheet_price', value: '12,50 €', optionIds: [], english: '€12.50' },
      { code: 'released', value: '1er mars 2026', optionIds: [], english: '1 March 2026' },
      { code: 'advice', value: 'Serrez au couple.', optionIds: [], english: 'Use a torque wrench.' },
    ]);
  });
});
