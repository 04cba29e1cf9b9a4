import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeType, OPERATORS, OPERATORS_OF, VALUE_TYPES, valueTypeOf } from '#core/domain/promotion/attributes.ts';
import {
  conditionsHold,
  holds,
  isSoundCondition,
  type CartFacts,
  type Condition,
  type ConditionFacts,
  type Fact,
} from '#core/domain/promotion/condition.ts';
import { productOf } from './made-rules.ts';

const cart: CartFacts = {
  subTotal: 1_000_000,
  itemsQty: 3,
  totalWeight: 2_500,
  paymentMethod: null,
  shippingMethod: 'pickup_lyon',
  postcode: '69003',
  region: null,
  country: 'FR',
  customerType: 'professional',
  area: 'auto',
  firstOrder: true,
};

const facts: ConditionFacts = {
  cart,
  line: { price: 250_000, quantity: 4, total: 1_000_000, weight: 2_500 },
  ...productOf({ categories: ['freins', 'plaquettes'], sku: 'BRK-308-av', brand: 'brembo', madeOn: '2026-03-01' }),
  parent: { categories: ['freins'], family: 'piece', sku: 'BRK', brand: 'brembo' },
  children: [
    { sku: 'BRK-1', size: 'm' },
    { sku: 'BRK-2', size: 'l' },
  ],
};

const ask = (
  attribute: string,
  attributeType: Condition['attributeType'],
  operator: Condition['operator'],
  value: Fact,
) => holds({ attribute, attributeType, operator, value }, facts);

const fact: fc.Arbitrary<Fact> = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.constantFrom('', 'FR', 'brembo', '2026-03-01', '69'),
  fc.array(fc.constantFrom('freins', 'plaquettes', 'huile'), { maxLength: 3 }),
);
const attribute = fc.constantFrom(
  'cart.subTotal',
  'cart.country',
  'cart.paymentMethod',
  'line.quantity',
  'product.categories',
  'product.brand',
  'product.madeOn',
  'product.unheard',
  'parent.sku',
  'children.size',
  'cart.constructor',
  'nobody.knows',
  '',
);
const condition: fc.Arbitrary<Condition> = fc.record({
  attribute,
  attributeType: fc.constantFrom(...VALUE_TYPES),
  operator: fc.constantFrom(...OPERATORS),
  value: fact,
});

describe('a condition', () => {
  it('answers whatever is asked, with what does not fit denied', () => {
    fc.assert(
      fc.property(condition, (one) => {
        const answer = holds(one, facts);
        if (!OPERATORS_OF[one.attributeType].includes(one.operator)) expect(answer).toBe(false);
      }),
    );
  });

  it('and its denial are never both true, and one of them is where the answer is known', () => {
    fc.assert(
      fc.property(condition, (one) => {
        const pairs = [
          ['==', '!='],
          ['{}', '!{}'],
          ['<', '>='],
          ['>', '<='],
        ] as const;
        for (const [yes, no] of pairs) {
          if (one.attribute.startsWith('children') && yes !== '==' && yes !== '{}') continue;
          const both = [holds({ ...one, operator: yes }, facts), holds({ ...one, operator: no }, facts)];
          expect(both).not.toEqual([true, true]);
        }
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), (units) => {
        const at = (operator: Condition['operator']) => ask('line.quantity', 'number', operator, units);
        expect(at('==')).toBe(!at('!='));
        expect(at('<')).toBe(!at('>='));
        expect(at('>')).toBe(!at('<='));
      }),
    );
  });

  it('about what nobody knows is false, whatever is asked', () => {
    for (const operator of OPERATORS) {
      for (const type of VALUE_TYPES) {
        expect(ask('product.unheard', type, operator, 'x')).toBe(false);
        expect(ask('cart.paymentMethod', type, operator, 'paypal')).toBe(false);
        expect(ask('cart.constructor', type, operator, 'x')).toBe(false);
      }
    }
  });

  it('compares amounts, quantities and days in their order', () => {
    expect(ask('cart.subTotal', 'money', '>=', 1_000_000)).toBe(true);
    expect(ask('cart.subTotal', 'money', '>', 1_000_000)).toBe(false);
    expect(ask('cart.totalWeight', 'weight', '<', 3_000)).toBe(true);
    expect(ask('product.madeOn', 'date', '<=', '2026-03-01')).toBe(true);
    expect(ask('product.madeOn', 'date', '>', '2026-02-28')).toBe(true);
    expect(ask('cart.firstOrder', 'boolean', '==', true)).toBe(true);
  });

  it('looks for a text in a text without case', () => {
    expect(ask('product.sku', 'text', '{}', 'brk-')).toBe(true);
    expect(ask('product.sku', 'text', '!{}', 'HUILE')).toBe(true);
    expect(ask('product.sku', 'text', '==', ' brk-308-AV ')).toBe(true);
    expect(ask('cart.postcode', 'text', '{}', '69')).toBe(true);
  });

  it('takes several options as a set: the same one, at least one of it, none of it', () => {
    expect(ask('product.categories', 'multiselect', '==', ['plaquettes', 'freins', 'freins'])).toBe(true);
    expect(ask('product.categories', 'multiselect', '==', ['freins'])).toBe(false);
    expect(ask('product.categories', 'multiselect', '{}', ['huile', 'freins'])).toBe(true);
    expect(ask('product.categories', 'multiselect', '!{}', ['huile'])).toBe(true);
    expect(ask('product.brand', 'select', '{}', ['bosch', 'brembo'])).toBe(true);
    expect(ask('product.brand', 'select', '!=', 'bosch')).toBe(true);
  });

  it('may ask the product a line is a variant of, and its variants: one that has it, none that has it', () => {
    expect(ask('parent.sku', 'text', '==', 'BRK')).toBe(true);
    expect(ask('children.size', 'select', '==', 'l')).toBe(true);
    expect(ask('children.size', 'select', '!=', 'l')).toBe(false);
    expect(ask('children.size', 'select', '!=', 'xl')).toBe(true);
    expect(
      holds(
        { attribute: 'children.size', attributeType: 'select', operator: '!=', value: 'l' },
        { ...facts, children: [] },
      ),
    ).toBe(false);
  });
});

describe('conditions together', () => {
  it('are all or any of them, and none at all is for everybody', () => {
    fc.assert(
      fc.property(fc.array(condition, { minLength: 1, maxLength: 5 }), (conditions) => {
        const each = conditions.map((one) => holds(one, facts));
        expect(conditionsHold({ conditionType: 'all', conditions }, facts)).toBe(!each.includes(false));
        expect(conditionsHold({ conditionType: 'any', conditions }, facts)).toBe(each.includes(true));
      }),
    );
    expect(conditionsHold({ conditionType: 'any', conditions: [] }, facts)).toBe(true);
    expect(conditionsHold({ conditionType: 'all', conditions: [] }, facts)).toBe(true);
  });
});

describe('the table of attributes', () => {
  it('knows the kind of its own, and of the shop’s attributes through the catalogue', () => {
    expect(attributeType('cart.subTotal')).toBe('money');
    expect(attributeType('parent.categories')).toBe('multiselect');
    expect(attributeType('product.season')).toBeNull();
    expect(attributeType('product.season', { season: 'select' })).toBe('select');
    expect(attributeType('cart.season', { season: 'select' })).toBeNull();
    expect(attributeType('product.toString')).toBeNull();
    expect(['price', 'checkbox', 'image', 'toString'].map(valueTypeOf)).toEqual(['money', 'multiselect', null, null]);
  });

  it('lets a rule be saved with sound conditions only', () => {
    const sound: Condition = { attribute: 'cart.subTotal', attributeType: 'money', operator: '>=', value: 500_000 };
    expect(isSoundCondition(sound)).toBe(true);
    expect(isSoundCondition({ ...sound, attributeType: 'text' })).toBe(false);
    expect(isSoundCondition({ ...sound, operator: '{}' })).toBe(false);
    expect(isSoundCondition({ ...sound, value: '50' })).toBe(false);
    expect(isSoundCondition({ ...sound, attribute: 'cart.mood' })).toBe(false);
  });
});
