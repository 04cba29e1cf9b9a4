import { afterAll, beforeAll, expect, test } from 'vitest';

import { attributesOf } from '#core/domain/catalogue/attributes/family.ts';
import { detailOf } from '#server/subjects/catalogue/state.ts';
import { attributeShop, author, placesOf, refusalOf, type AttributeShop, type FamilyFields } from './attribute-shop.ts';

let shop: AttributeShop;
beforeAll(async () => {
  shop = await attributeShop();
});
afterAll(() => shop.close());

const group = (attributes: string[], column = 1) => ({ uuid: crypto.randomUUID(), name: 'Groupe', column, attributes });
const family = (code: string, groups: FamilyFields['groups']): FamilyFields => ({
  name: 'Famille',
  code,
  slug: code,
  isActive: true,
  groups,
});
const listOf = async (code: string) =>
  (await shop.db.selectFrom('attribute_family').select('attributes').where('code', '=', code).executeTakeFirstOrThrow())
    .attributes;
const rewrite = async (groups: FamilyFields['groups']) => {
  const uuid = await shop.uuidOf('attribute_family', 'piece');
  const { rev, fields } = await shop.families.show(author, uuid);
  return shop.families.update(author, { uuid, rev, fields: { ...fields, groups } });
};

test('the only family, and one that products are of, are not deleted', async () => {
  const uuid = await shop.uuidOf('attribute_family', 'piece');
  const other = crypto.randomUUID();
  await shop.families.store(author, { uuid: other, fields: family('other', [group(['brand'])]) });
  expect(await refusalOf(shop.families.destroy(author, { uuid, rev: 1 }))).toMatchObject({
    code: 'record.inUse',
    data: { by: ['product'], count: 6 },
  });
  expect(await shop.families.dependents(author, uuid)).toMatchObject([{ resource: 'Produits', count: 6 }]);
  await shop.families.destroy(author, { uuid: other, rev: 1 });
  await shop.db.updateTable('product').set({ family_id: -1 }).where('id', '=', -1).execute();
  const refused = await refusalOf(shop.families.destroy(author, { uuid, rev: 1 }));
  expect(refused.code).toBe('record.inUse');
});

test('an attribute stands once in a family, and is one of the shop', async () => {
  const twice = await refusalOf(rewrite([group(['brand']), group(['size', 'brand'])]));
  expect(placesOf(twice)).toEqual([['fields.groups.1.attributes', 'attribute.twice']]);
  const unknown = await refusalOf(rewrite([group(['brand']), group(['nothing'])]));
  expect(placesOf(unknown)).toEqual([['fields.groups.1.attributes', 'reference.unknown']]);
});

test('the list of a family is what its groups hold, in their order', async () => {
  const groups = [group(['size'], 2), group([]), group(['brand'])];
  await rewrite(groups);
  expect(await listOf('piece')).toEqual(attributesOf(groups));
  await rewrite([]);
  expect(await listOf('piece')).toEqual([]);
});

test('whoever writes a list alone gets one group of it', async () => {
  await shop.db
    .insertInto('attribute_family')
    .values({ code: 'liste', name: 'Liste', slug: 'liste', attributes: ['size', 'brand'] })
    .execute();
  const { fields } = await shop.families.show(author, await shop.uuidOf('attribute_family', 'liste'));
  expect(fields.groups).toMatchObject([{ name: 'Caractéristiques', column: 1, attributes: ['size', 'brand'] }]);
});

test('what a family asks for no longer is not shown, and comes back with its values', async () => {
  const { pads } = shop.small.products;
  const factsOf = async () => detailOf(await shop.shown(), pads)?.attributes.map(({ code }) => code);
  await rewrite([group(['brand'])]);
  expect(await factsOf()).toEqual(['brand']);
  await rewrite([group(['size'])]);
  expect(await factsOf()).toEqual([]);
  expect(await shop.valuesOf(pads)).toEqual({ brand: shop.small.options.brembo });
  await rewrite([group(['size']), group(['brand'], 2)]);
  expect(await factsOf()).toEqual(['brand']);
});

test('its code and the part of addresses that it is stay as they were made', async () => {
  const uuid = await shop.uuidOf('attribute_family', 'piece');
  const { rev, fields } = await shop.families.show(author, uuid);
  const change = (given: Partial<FamilyFields>) =>
    shop.families.update(author, { uuid, rev, fields: { ...fields, ...given } });
  expect(placesOf(await refusalOf(change({ slug: 'autre' })))).toEqual([['fields.slug', 'value.immutable']]);
  expect(placesOf(await refusalOf(change({ code: 'autre' })))).toEqual([['fields.code', 'value.immutable']]);
});
