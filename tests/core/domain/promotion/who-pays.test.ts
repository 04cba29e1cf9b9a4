import { describe, expect, test } from 'vitest';
import { factsOfValues, withThoseAbove } from '#core/domain/promotion/facts-of-values.ts';
import { paidPrices, type PricedArticle } from '#core/domain/promotion/who-pays.ts';

const NOW = Date.parse('2026-05-20T10:00:00Z');
const EUR = 10_000;
const article = (more: Partial<PricedArticle> = {}): PricedArticle => ({
  area: 'auto',
  base: 100 * EUR,
  special: null,
  groups: [],
  rules: [],
  products: { product: {}, parent: null, children: [] },
  ...more,
});
const rule = (id: string, percent: number, groups: readonly string[]) => ({
  id,
  enabled: true,
  startsFrom: '2026-06-01',
  endsTill: null,
  areas: ['auto' as const],
  groups,
  conditionType: 'all' as const,
  conditions: [],
  action: { kind: 'by_percent' as const, percent },
  endOtherRules: false,
  sortOrder: 0,
});
const JUNE = Date.parse('2026-06-10T10:00:00Z');

describe('who pays what', () => {
  test('is the price of the product where nothing is lower', () => {
    expect(paidPrices(article(), 'pro', NOW)).toEqual([{ quantity: 1, price: 100 * EUR, reason: 'base', rules: [] }]);
  });

  test('says a special price on its days, and none on the days after', () => {
    const own = article({ special: { price: 80 * EUR, from: null, to: '2026-05-31' } });
    expect(paidPrices(own, null, NOW)).toMatchObject([{ price: 80 * EUR, reason: 'special' }]);
    expect(paidPrices(own, null, JUNE)).toMatchObject([{ price: 100 * EUR, reason: 'base' }]);
  });

  test('names the rules of a day to come, and whose they are', () => {
    const own = article({ rules: [rule('all', 10, ['guest', 'pro']), rule('pros', 20, ['pro'])] });
    expect(paidPrices(own, 'pro', NOW)).toMatchObject([{ price: 100 * EUR }]);
    expect(paidPrices(own, null, JUNE)).toEqual([{ quantity: 1, price: 90 * EUR, reason: 'rule', rules: ['all'] }]);
    expect(paidPrices(own, 'pro', JUNE)).toEqual([
      { quantity: 1, price: 72 * EUR, reason: 'groupRule', rules: ['all', 'pros'] },
    ]);
  });

  test('tells a price of the group from one for everybody, from a quantity on', () => {
    const own = article({
      groups: [
        { group: null, quantity: 4, kind: 'fixed', price: 90 * EUR },
        { group: 'pro', quantity: 10, kind: 'discount', percent: 25 },
      ],
    });
    expect(paidPrices(own, 'pro', NOW)).toMatchObject([
      { quantity: 1, price: 100 * EUR, reason: 'base' },
      { quantity: 4, price: 90 * EUR, reason: 'quantity' },
      { quantity: 10, price: 75 * EUR, reason: 'group' },
    ]);
    expect(paidPrices(own, null, NOW)).toHaveLength(2);
  });
});

test('what rules ask of a form is an option by its id as text, a text by its French, and categories with those above', () => {
  const attributes = [
    { code: 'size', type: 'select' as const },
    { code: 'uses', type: 'multiselect' as const },
    { code: 'title', type: 'text' as const },
    { code: 'absent', type: 'text' as const },
  ];
  const values = { size: 7, uses: [1, 2], title: { fr_FR: 'Percé', en_GB: 'Drilled' } };
  const categories = withThoseAbove(
    ['c'],
    [
      { uuid: 'a', parent: null },
      { uuid: 'b', parent: 'a' },
      { uuid: 'c', parent: 'b' },
    ],
  );
  expect(factsOfValues({ values, attributes, family: 'disques', sku: 'D', categories })).toEqual({
    size: '7',
    uses: ['1', '2'],
    title: 'Percé',
    family: 'disques',
    sku: 'D',
    categories: ['c', 'b', 'a'],
  });
});
