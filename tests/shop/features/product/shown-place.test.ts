import { expect, test } from 'vitest';
import { shownPlace } from '#src/shop/features/product/photos/shown-place.ts';
import { detailWith } from '#tests/support/samples/product-detail.ts';

const picture = (hash: string) => ({ hash, width: 400, height: 400, alt: hash });
const variant = (sku: string, optionIds: readonly number[], hash?: string) => ({
  uuid: sku,
  sku,
  optionIds,
  price: 10_000,
  regular: null,
  stock: 2 as const,
  low: 0,
  ...(hash === undefined ? {} : { image: picture(hash) }),
});
const [WHITE, BLACK, RED, M, L] = [1, 2, 3, 10, 11];
const detail = detailWith({
  uuid: 'casque',
  pictures: [picture('white'), picture('side'), picture('black')],
  superAttributes: ['color', 'size'],
  variants: [
    variant('WHITE-M', [WHITE, M], 'white'),
    variant('WHITE-L', [WHITE, L], 'white'),
    variant('BLACK-M', [BLACK, M], 'black'),
    variant('BLACK-L', [BLACK, L], 'black'),
    variant('RED-M', [RED, M]),
    variant('RED-L', [RED, L], 'elsewhere'),
  ],
});

test('a colour that is chosen shows its photo before a size is', () => {
  expect(shownPlace(detail, [BLACK, null])).toBe(2);
  expect(shownPlace(detail, [WHITE, M])).toBe(0);
});

test('what tells no photo apart leaves the one that is seen', () => {
  expect(shownPlace(detail, [])).toBeNull();
  expect(shownPlace(detail, [null, null])).toBeNull();
  expect(shownPlace(detail, [null, M]), 'a size comes in every colour').toBeNull();
  expect(shownPlace(detail, [RED, M]), 'this one has none').toBeNull();
  expect(shownPlace(detail, [RED, L]), 'its photo is not among those of the article').toBeNull();
  expect(shownPlace(null, [BLACK])).toBeNull();
});
