import type { CartRule } from '#core/domain/promotion/cart-rule.ts';
import type { Condition, LineProducts, ProductFacts } from '#core/domain/promotion/condition.ts';

/** Noon in Paris, 15 June 2026. */
export const NOON = Date.UTC(2026, 5, 15, 10);

export const EVERYBODY = {
  enabled: true,
  startsFrom: null,
  endsTill: null,
  areas: ['auto', 'moto'],
  groups: ['guest', 'general', 'pro'],
} as const;

const PLAIN: CartRule = {
  ...EVERYBODY,
  id: '00000000-0000-4000-8000-000000000001',
  label: 'Dix pour cent',
  conditionType: 'all',
  conditions: [],
  needsCoupon: false,
  action: { kind: 'by_percent', percent: 10 },
  discountQuantity: 0,
  discountStep: 0,
  applyToShipping: false,
  freeShipping: false,
  endOtherRules: false,
  sortOrder: 0,
};

/** Ten percent off everything for everybody, but for what the test changes. */
export const ruleOf = (changes: Partial<CartRule> = {}): CartRule => ({ ...PLAIN, ...changes });

export const productOf = (facts: ProductFacts = {}): LineProducts => ({
  product: { categories: [], family: 'piece', sku: 'A-1', brand: null, ...facts },
  parent: null,
  children: [],
});

export const isBrand = (brand: string): Condition => ({
  attribute: 'product.brand',
  attributeType: 'select',
  operator: '==',
  value: brand,
});
