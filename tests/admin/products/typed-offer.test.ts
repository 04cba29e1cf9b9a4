/** What the preview of a product says of price and stock, of what is typed and what the shop knows. */
import { expect, test } from 'vitest';
import type { PartArticle } from '#core/contract/admin/products/articles.ts';
import { STOCK } from '#core/domain/catalogue/stock.ts';
import { offerTyped, type KnownOfShop } from '#src/admin/features/products/preview/typed-offer.ts';

const article = (uuid: string, price: number, available: number | null, isSold = true): PartArticle => ({
  uuid,
  sku: uuid,
  name: uuid,
  options: '',
  hash: null,
  price,
  available,
  isSold,
});
const ARTICLES = [
  article('chain', 60, 9),
  article('sprocket', 20, 3),
  article('book', 5, null),
  article('old', 1, 9, false),
];
const known = (available: Readonly<Record<string, number>> = {}): KnownOfShop => ({
  available: new Map(Object.entries(available)),
  articleOf: (uuid) => ARTICLES.find((one) => one.uuid === uuid),
  nowMs: Date.parse('2026-06-15T10:00:00Z'),
});
const simple = { type: 'simple', sku: 'A', price: 100, specialPrice: null, manageStock: true, withoutStock: 'shop' };

test('an article costs its reduced price on the days of the reduction, and what lies there is what can be had', () => {
  const reduced = { ...simple, specialPrice: 80, specialFrom: '2026-06-01', specialTo: '2026-06-30' };
  expect(offerTyped(reduced, known({ A: 3 }))).toEqual({ price: 80, isFrom: false, stock: STOCK.low, low: 3 });
  expect(offerTyped({ ...reduced, specialTo: '2026-06-02' }, known({ A: 30 }))).toMatchObject({
    price: 100,
    stock: STOCK.in,
  });
  expect(offerTyped(simple, known())).toMatchObject({ stock: STOCK.out });
  expect(offerTyped({ ...simple, withoutStock: 'yes' }, known())).toMatchObject({ stock: STOCK.order });
  expect(offerTyped({ ...simple, manageStock: false }, known())).toMatchObject({ stock: STOCK.in });
});

test('variants are told from the lowest of their prices, those that are not for sale left out', () => {
  const variants = [
    { sku: 'M', price: 120, specialPrice: null },
    { sku: 'L', price: 110, specialPrice: null },
    { sku: 'S', price: 1, specialPrice: null, isActive: false },
  ];
  const fields = { ...simple, type: 'configurable', variants };
  expect(offerTyped(fields, known({ M: 9 }))).toEqual({ price: 110, isFrom: true, stock: STOCK.in, low: 0 });
  expect(offerTyped({ ...fields, variants: [] }, known())).toBeNull();
});

test('a group is told from the lowest price of its members that are sold', () => {
  const parts = ['chain', 'sprocket', 'old'].map((one) => ({ article: one }));
  expect(offerTyped({ ...simple, type: 'grouped', parts }, known())).toEqual({
    price: 20,
    isFrom: true,
    stock: STOCK.in,
    low: 0,
  });
});

test('a kit costs the sum of what is preset or its fixed price, and is there as often as the scarcest of it', () => {
  const partOptions = [
    { uuid: 'o1', kind: 'radio', isRequired: true },
    { uuid: 'o2', kind: 'select', isRequired: true },
  ];
  const parts = [
    { article: 'chain', option: 'o1' },
    { article: 'sprocket', option: 'o2', quantity: 2 },
  ];
  const kit = { ...simple, type: 'bundle', kitPrice: 'sum', partOptions, parts };
  expect(offerTyped(kit, known())).toEqual({ price: 100, isFrom: false, stock: STOCK.low, low: 1 });
  expect(offerTyped({ ...kit, kitPrice: 'fixed', price: 90 }, known())).toMatchObject({ price: 90 });
  expect(offerTyped({ ...kit, parts: [] }, known())).toBeNull();
});
