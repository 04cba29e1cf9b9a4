import { expect, test } from 'vitest';
import { productList } from '#core/contract/pages/product-list.ts';
import type { SourceResult } from '#core/contract/pages/page-source.ts';
import type { Attribute } from '#core/contract/catalogue/structure.ts';
import { smallShop } from '#tests/catalogue/small-shop.ts';

const [model] = smallShop().structure.attributes;
const attribute = (code: string, ids: readonly number[]): Attribute => {
  const [option] = model?.options ?? [];
  if (model === undefined || option === undefined) throw new Error('the small shop has a filter');
  return { ...model, code, isFilterable: true, options: ids.map((id) => ({ ...option, id })) };
};
const structure = { attributes: [attribute('brand', [1, 2]), attribute('glass', [3]), attribute('chain_pitch', [4])] };
const found: SourceResult = {
  total: 100,
  rows: [],
  facets: { optionIds: Uint32Array.of(1, 2, 3, 4), counts: Uint32Array.of(40, 30, 25, 5) },
};
const offered = (filters: readonly string[] | null, ticked: readonly number[] = []) =>
  productList(found, structure, filters, {
    filters: ticked.length === 0 ? [] : [{ code: 'chain_pitch', optionIds: [...ticked] }],
    perPage: 24,
  }).facets.map(({ code }) => code);

test('a department offers its own filters, however few of its articles have them', () => {
  expect(offered(['chain_pitch', 'brand'])).toEqual(['chain_pitch', 'brand']);
});

test('a list of everything offers what a good part of it can answer to', () => {
  expect(offered(null)).toEqual(['brand', 'glass']);
});

test('a filter that is set stands there to be taken back', () => {
  expect(offered(null, [4])).toEqual(['brand', 'glass', 'chain_pitch']);
});
