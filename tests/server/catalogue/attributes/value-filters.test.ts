import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  joinValues,
  MOST_VALUES,
  valueOptionId,
  withValueOptions,
} from '#server/subjects/catalogue/load/attributes/value-options.ts';
import type { CatalogueState } from '#server/subjects/catalogue/state.ts';
import { A_TEXT, attributeShop, author, type AttributeShop } from './attribute-shop.ts';

let shop: AttributeShop;
beforeAll(async () => {
  shop = await attributeShop();
});
afterAll(() => shop.close());

const optionsOf = ({ structure }: CatalogueState, code: string) =>
  structure.attributes.find((one) => one.code === code)?.options.map(({ label }) => label.fr_FR) ?? [];
const foundBy = ({ catalogue }: CatalogueState, code: string, value: number | boolean) =>
  catalogue.query({
    groups: [{ code, optionIds: [valueOptionId({ code }, value)] }],
    sort: 'relevance',
    offset: 0,
    limit: 10,
    facets: true,
  });

test('lists are filtered by numbers, and by yes and no, as soon as they are written', async () => {
  const store = (code: string, type: 'number' | 'boolean', unit: string | null) =>
    shop.attributes.store(author, {
      uuid: crypto.randomUUID(),
      fields: { ...A_TEXT, code, name: code, type, unit, isFilterable: true },
    });
  await store('width', 'number', 'mm');
  await store('studded', 'boolean', null);
  const { pads, disc } = shop.small.products;
  const hold = async (id: number, values: object) => {
    await shop.db
      .updateTable('product')
      .set({ attributes: JSON.stringify(values) })
      .where('id', '=', id)
      .execute();
    await shop.db.insertInto('product_touched').values({ product_id: id, shown: true }).execute();
  };
  await hold(pads, { width: 12.5, studded: false });
  await hold(disc, { width: 9, studded: true });
  const state = await shop.shown();
  expect(optionsOf(state, 'width')).toEqual(['9\u00a0mm', '12,5\u00a0mm']);
  expect(optionsOf(state, 'studded')).toEqual(['Oui', 'Non']);
  expect(foundBy(state, 'width', 9).rows.map(({ id }) => id)).toEqual([disc]);
  expect(foundBy(state, 'studded', false).rows.map(({ id }) => id)).toEqual([pads]);
  await hold(disc, { width: 10 });
  const later = await shop.shown();
  expect(optionsOf(later, 'width')).toEqual(['9\u00a0mm', '10\u00a0mm', '12,5\u00a0mm']);
  expect(foundBy(later, 'width', 9).rows).toEqual([]);
  await shop.change('width', { isFilterable: false });
  const without = await shop.shown();
  expect(optionsOf(without, 'width')).toEqual([]);
  expect(without.catalogue.byId(disc)?.optionIds).toEqual([]);
});

test('values are joined in any order to the same options, and too many are no choice', async () => {
  const { structure } = await shop.shown();
  const [width] = structure.attributes.filter(({ code }) => code === 'width');
  if (width === undefined) throw new Error('no width');
  const one = { ...structure, attributes: [{ ...width, isFilterable: true, options: [] }] };
  const values = fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 12 });
  fc.assert(
    fc.property(values, values, (some, others) => {
      const found = (all: readonly number[]) => new Map([['width', new Set(all)]]);
      const there = withValueOptions(one, joinValues(found(some), found(others)));
      const back = withValueOptions(one, joinValues(found(others), found(some)));
      expect(back.attributes).toEqual(there.attributes);
      const steps = withValueOptions(withValueOptions(one, found(some)), joinValues(found(some), found(others)));
      expect(steps.attributes).toEqual(there.attributes);
      expect(withValueOptions(there, joinValues(found(some), found(others)))).toBe(there);
    }),
  );
  const many = new Set(Array.from({ length: MOST_VALUES + 1 }, (_, at) => at));
  expect(withValueOptions(one, new Map([['width', many]])).attributes[0]?.options).toEqual([]);
});
