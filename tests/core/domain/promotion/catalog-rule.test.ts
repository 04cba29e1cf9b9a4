import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents, money } from '#core/domain/price/money.ts';
import { effectivePrice } from '#core/domain/price/price.ts';
import { catalogRulePrice, type CatalogRule, type CatalogRuleAction } from '#core/domain/promotion/catalog-rule.ts';
import { EVERYBODY, isBrand, NOON, productOf } from './made-rules.ts';

const ruleOf = (action: CatalogRuleAction, changes: Partial<CatalogRule> = {}): CatalogRule => ({
  ...EVERYBODY,
  id: 'a',
  conditionType: 'all',
  conditions: [],
  action,
  endOtherRules: false,
  sortOrder: 0,
  ...changes,
});
const today = { area: 'auto', group: 'general', nowMs: NOON } as const;
const priced = (euros: number, ...rules: CatalogRule[]) =>
  catalogRulePrice(money(euros), productOf({ brand: 'bosch' }), rules, today)?.price;

const action: fc.Arbitrary<CatalogRuleAction> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('by_percent' as const, 'to_percent' as const),
    percent: fc.integer({ min: 0, max: 1_200_000 }).map((count) => count / 10_000),
  }),
  fc.record({
    kind: fc.constantFrom('by_fixed' as const, 'to_fixed' as const),
    amount: fc.integer({ min: 0, max: 50_000 }).map(fromCents),
  }),
);

describe('a catalogue rule', () => {
  it('never makes a product dearer, nor cheaper than nothing, and asks for whole cents', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.array(action, { minLength: 1, maxLength: 4 }),
        (cents, all) => {
          const rules = all.map((one, place) => ruleOf(one, { id: `${place}` }));
          const result = catalogRulePrice(fromCents(cents), productOf(), rules, today);
          expect(result?.price).toBeGreaterThanOrEqual(0);
          expect(result?.price).toBeLessThanOrEqual(fromCents(cents));
          expect((result?.price ?? 0) % 100).toBe(0);
        },
      ),
    );
  });

  it('takes off a percent or an amount, or asks for one', () => {
    expect(priced(100, ruleOf({ kind: 'by_percent', percent: 15 }))).toBe(money(85));
    expect(priced(19.99, ruleOf({ kind: 'by_percent', percent: 15 }))).toBe(money(16.99));
    expect(priced(100, ruleOf({ kind: 'by_fixed', amount: money(30) }))).toBe(money(70));
    expect(priced(20, ruleOf({ kind: 'by_fixed', amount: money(30) }))).toBe(0);
    expect(priced(100, ruleOf({ kind: 'to_percent', percent: 60 }))).toBe(money(60));
    expect(priced(100, ruleOf({ kind: 'to_fixed', amount: money(42) }))).toBe(money(42));
    expect(priced(30, ruleOf({ kind: 'to_fixed', amount: money(42) }))).toBe(money(30));
  });

  it('works on the price the one before left, in their order, until one ends the others', () => {
    const percent = ruleOf({ kind: 'by_percent', percent: 10 }, { id: 'a', sortOrder: 1 });
    const fixed = ruleOf({ kind: 'by_fixed', amount: money(20) }, { id: 'b', sortOrder: 2 });
    expect(priced(100, fixed, percent)).toBe(money(70));
    expect(priced(100, { ...percent, sortOrder: 3 }, fixed)).toBe(money(72));
    expect(priced(100, { ...percent, endOtherRules: true }, fixed)).toBe(money(90));
  });

  it('counts for its products, groups, areas and days only', () => {
    const off = ruleOf({ kind: 'by_percent', percent: 10 });
    expect(priced(100, { ...off, conditions: [isBrand('brembo')] })).toBeUndefined();
    expect(priced(100, { ...off, conditions: [isBrand('bosch')] })).toBe(money(90));
    expect(priced(100, { ...off, groups: ['pro'] })).toBeUndefined();
    expect(priced(100, { ...off, endsTill: '2026-06-14' })).toBeUndefined();
    expect(
      priced(100, {
        ...off,
        conditions: [{ attribute: 'cart.subTotal', attributeType: 'money', operator: '>=', value: 0 }],
      }),
    ).toBeUndefined();
  });

  it('stands beside special and group prices: 80 for one, 70 for a professional’s four, 85 when the special is over', () => {
    const rule = priced(100, ruleOf({ kind: 'by_percent', percent: 15 })) ?? null;
    const source = {
      base: money(100),
      special: { price: money(80), from: '2026-06-01', to: '2026-06-30' },
      rule,
      groups: [
        { group: null, quantity: 1, kind: 'fixed', price: money(95) },
        { group: 'pro', quantity: 4, kind: 'discount', percent: 30 },
      ],
    } as const;
    const at = (group: string, quantity: number) => effectivePrice(source, { group, quantity, nowMs: NOON });
    expect([at('general', 1), at('pro', 3), at('pro', 4)]).toEqual([money(80), money(80), money(70)]);
    const over = { ...source, special: { ...source.special, to: '2026-06-14' } };
    expect(effectivePrice(over, { group: 'general', quantity: 1, nowMs: NOON })).toBe(money(85));
  });
});
