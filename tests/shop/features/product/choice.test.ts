import { describe, expect, test } from 'vitest';
import { STOCK } from '#core/domain/catalogue/stock.ts';
import {
  chosenVariant,
  missingChoices,
  offerOf,
  optionChoices,
  picksOf,
  type Picks,
} from '#src/shop/features/product/options/choice.ts';
import { leavesNow } from '#src/shop/features/product/leaves-now.ts';
import type { ProductDetail, ProductVariant } from '#core/contract/catalogue/product-detail.ts';
import { detailOf, helmet } from '#tests/support/page-port.ts';

const variant = (sku: string, optionIds: readonly number[], stock: 0 | 2): ProductVariant => ({
  uuid: sku,
  sku,
  optionIds,
  price: 10_000,
  regular: null,
  stock,
  low: 0,
});
const jacket: ProductDetail = {
  ...detailOf('jacket'),
  superAttributes: ['color', 'size'],
  variants: [
    variant('RED-M', [1, 10], 2),
    variant('RED-L', [1, 11], 0),
    variant('BLUE-M', [2, 10], 2),
    variant('BLUE-L', [2, 11], 2),
  ],
};

describe('options of a product', () => {
  test('before a choice nothing is chosen and the offer is the whole product’s', () => {
    expect(chosenVariant(jacket, null)).toBeNull();
    expect(offerOf(helmet, null).price).toBe(helmet.price);
  });

  test('the address names the variant; a name nobody knows chooses nothing', () => {
    expect(chosenVariant(jacket, 'BLUE-L')?.sku).toBe('BLUE-L');
    expect(chosenVariant(jacket, 'GREEN-S')).toBeNull();
  });

  test('a product of one variant needs no choice', () => {
    const single = { ...jacket, variants: jacket.variants.slice(0, 1) };
    expect(chosenVariant(single, null)?.sku).toBe('RED-M');
  });

  test('a first choice chooses nothing else', () => {
    const [colours, sizes] = optionChoices(jacket, []);
    expect(colours?.options.map(({ picks, chosen }) => [picks, chosen])).toEqual([
      [[1, null], false],
      [[2, null], false],
    ]);
    expect(sizes?.options.map(({ picks }) => picks)).toEqual([
      [null, 10],
      [null, 11],
    ]);
    expect(missingChoices(jacket, [1, null])).toEqual(['size']);
    expect(missingChoices(jacket, [1, 10])).toEqual([]);
  });

  test('another colour keeps the size that was chosen', () => {
    const [colours] = optionChoices(jacket, picksOf(chosenVariant(jacket, 'RED-L')));
    expect(colours?.options.map(({ sku, picks, chosen }) => [sku, picks, chosen])).toEqual([
      ['RED-L', [1, 11], true],
      ['BLUE-L', [2, 11], false],
    ]);
  });

  test('another colour that is not made in the size that was chosen lets the size go', () => {
    const apart = { ...jacket, variants: [variant('RED-M', [1, 10], 2), variant('BLUE-L', [2, 11], 2)] };
    const [colours] = optionChoices(apart, [1, 10]);
    expect(colours?.options[1]).toMatchObject({ picks: [2, null], sku: 'BLUE-L' });
  });

  test('where something is still to choose, an address leads to a variant that can be had', () => {
    const soldFirst = { ...jacket, variants: [variant('RED-S', [1, 9], 0), ...jacket.variants] };
    expect(optionChoices(soldFirst, [])[0]?.options[0]).toMatchObject({ sku: 'RED-M', out: false });
  });

  test('a size is gone when it is in the colour that was chosen', () => {
    const out = (picks: Picks) => optionChoices(jacket, picks)[1]?.options.map((one) => one.out);
    expect(out([])).toEqual([false, false]);
    expect(out([1, null])).toEqual([false, true]);
    expect(out([2, null])).toEqual([false, false]);
  });

  test('the offer of a variant is its own price and stock, never "from"', () => {
    const chosen = chosenVariant(jacket, 'RED-L');
    expect(offerOf({ ...helmet, priceFrom: true }, chosen)).toEqual({
      price: 10_000,
      regular: null,
      priceFrom: false,
      stock: 0,
      low: 0,
    });
  });
});

test('only an object that lies here is promised to be delivered or picked up', () => {
  const types = ['simple', 'configurable', 'virtual', 'vehicle'] as const;
  const promised = types.flatMap((type) =>
    Object.entries(STOCK).flatMap(([name, stock]) => (leavesNow({ type }, stock) ? [`${type} ${name}`] : [])),
  );
  expect(promised).toEqual(['simple low', 'simple in', 'configurable low', 'configurable in']);
});
