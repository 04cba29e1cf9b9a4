import { describe, expect, test } from 'vitest';
import { STOCK } from '#core/domain/catalogue/stock.ts';
import { chosenVariant, leavesNow, offerOf, optionChoices } from '#src/shop/features/product/choice.ts';
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

  test('another colour keeps the size that was chosen', () => {
    const [colours] = optionChoices(jacket, chosenVariant(jacket, 'RED-L'));
    expect(colours?.options.map(({ sku, chosen }) => [sku, chosen])).toEqual([
      ['RED-L', true],
      ['BLUE-L', false],
    ]);
  });

  test('of several that are as near, an option leads to one that can be had', () => {
    const soldFirst = { ...jacket, variants: [variant('RED-S', [1, 9], 0), ...jacket.variants] };
    const [colours] = optionChoices(soldFirst, null);
    expect(colours?.options[0]).toMatchObject({ sku: 'RED-M', out: false });
    /* what was chosen counts more: one sees that it is sold out */
    expect(optionChoices(soldFirst, chosenVariant(jacket, 'BLUE-L'))[0]?.options[0]).toMatchObject({ sku: 'RED-L' });
  });

  test('an option is sold out when every variant of it is', () => {
    const alone = { ...jacket, variants: [variant('RED-M', [1, 10], 2), variant('RED-L', [1, 11], 0)] };
    const sizes = optionChoices(alone, null)[1];
    expect(sizes?.options.map((one) => one.out)).toEqual([false, true]);
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

test('only an object that lies here is promised within 48 hours', () => {
  const types = ['simple', 'configurable', 'virtual', 'vehicle'] as const;
  const promised = types.flatMap((type) =>
    Object.entries(STOCK).flatMap(([name, stock]) => (leavesNow({ type }, stock) ? [`${type} ${name}`] : [])),
  );
  expect(promised).toEqual(['simple low', 'simple in', 'configurable low', 'configurable in']);
});
