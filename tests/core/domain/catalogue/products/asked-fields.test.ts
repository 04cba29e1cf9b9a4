/** What the form of a product asks: nothing that would change nothing, by the facts of its type. */
import { expect, test } from 'vitest';
import { PRODUCT_TYPES } from '#core/domain/catalogue/types/all-types.ts';
import { productFields } from '#core/resources/catalogue/products/fields.ts';
import { productForm } from '#core/resources/catalogue/products/form.ts';
import { asksOfType } from '#core/domain/catalogue/products/asked-fields.ts';

const fieldsOf = (tab: string): readonly string[] =>
  productForm.tabs.filter(({ key }) => key === tab).flatMap(({ sections }) => sections.flatMap((one) => one.fields));
const asked = (tab: string, type: string, kitPrice = 'sum') =>
  fieldsOf(tab).filter((name) => asksOfType(name, { type, kitPrice }));

const REFERENCES = ['ean13', 'manufacturerReference'];

test('a group, and a kit whose price is a sum, are asked for no price, no tax and no stock of their own', () => {
  for (const type of ['grouped', 'bundle'])
    expect([type, asked('prices', type), asked('stock', type)]).toEqual([type, [], REFERENCES]);
});

test('a kit at a fixed price is asked for it and its reduction, and its articles say the rest', () => {
  expect(asked('prices', 'bundle', 'fixed')).toEqual(['price', 'cost', 'specialPrice', 'specialFrom', 'specialTo']);
  expect(asked('stock', 'bundle', 'fixed')).toEqual(REFERENCES);
});

test('a product with variants is asked for the days of reductions, which are those of all, and not for one of its own', () => {
  expect(fieldsOf('prices').filter((name) => !asked('prices', 'configurable').includes(name))).toEqual([
    'specialPrice',
  ]);
  expect(asked('stock', 'configurable')).toEqual(fieldsOf('stock'));
});

test('of what is not carried nobody asks the weight, and of files nobody counts pieces or takes any back', () => {
  expect(asked('stock', 'virtual')).not.toContain('weightGrams');
  expect(asked('stock', 'vehicle')).not.toContain('isOversize');
  expect(asked('stock', 'downloadable')).toEqual([...REFERENCES, 'warrantyMonths']);
});

test('every name that is left out for a type is a field of the form', () => {
  const known = Object.keys(productFields);
  const all = [...fieldsOf('prices'), ...fieldsOf('stock')];
  expect(all.every((name) => known.includes(name))).toBe(true);
  for (const type of PRODUCT_TYPES) expect(asksOfType('name', { type })).toBe(true);
  expect(asked('stock', 'simple')).toEqual(fieldsOf('stock'));
});
