import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, fromCents, money } from '#core/domain/price/money.ts';
import { applyCartRules, type Promotion, type PromotionLine } from '#core/domain/promotion/apply-cart-rules.ts';
import { freeUnits, type CartRule, type CartRuleAction } from '#core/domain/promotion/cart-rule.ts';
import type { CouponInUse } from '#core/domain/promotion/coupon.ts';
import { isBrand, NOON, productOf, ruleOf } from './made-rules.ts';

function lineOf(key: string, quantity: number, euros: number, brand: string | null = null): PromotionLine {
  const price = money(euros);
  return {
    key,
    quantity,
    discountable: price,
    facts: { price, quantity, total: price * quantity, weight: 0 },
    products: productOf({ brand }),
  };
}

interface Asked {
  readonly lines: readonly PromotionLine[];
  readonly rules?: readonly CartRule[];
  readonly coupon?: CouponInUse | null;
  readonly shippingPrice?: number | null;
  readonly group?: string;
}

function promote({ lines, rules = [], coupon = null, shippingPrice = null, group = 'general' }: Asked): Promotion {
  const cart = {
    subTotal: add(...lines.map((line) => line.facts.total ?? 0)),
    itemsQty: lines.reduce((sum, line) => sum + line.quantity, 0),
    totalWeight: 0,
    paymentMethod: null,
    shippingMethod: null,
    postcode: null,
    region: null,
    country: null,
    customerType: null,
    area: 'auto',
    firstOrder: null,
  };
  return applyCartRules({ area: 'auto', group, nowMs: NOON, cart, lines, rules, coupon, shippingPrice });
}

const off = (promotion: Promotion, key: string) =>
  add(...(promotion.lines.get(key) ?? []).map((share) => share.amount));
const shippingOff = (promotion: Promotion) => add(...promotion.shipping.map((share) => share.amount));

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 20 }),
    cents: fc.integer({ min: 0, max: 50_000 }),
    brand: fc.constantFrom('bosch', 'brembo', null),
  })
  .map((one) => ({ ...one, euros: one.cents / 100 }));
const cartLines = fc
  .array(line, { minLength: 1, maxLength: 12 })
  .map((lines) => lines.map((one, place) => lineOf(`line-${place}`, one.quantity, one.euros, one.brand)));

const amount = fc.integer({ min: 0, max: 30_000 }).map(fromCents);
const action: fc.Arbitrary<CartRuleAction> = fc.oneof(
  fc.record({
    kind: fc.constant('by_percent' as const),
    percent: fc.integer({ min: 0, max: 1_300_000 }).map((p) => p / 10_000),
  }),
  fc.record({ kind: fc.constantFrom('by_fixed' as const, 'cart_fixed' as const), amount }),
  fc.record({ kind: fc.constant('buy_x_get_y' as const), free: fc.integer({ min: 1, max: 4 }) }),
);
const rule = fc.record({
  action,
  discountQuantity: fc.integer({ min: 0, max: 4 }),
  discountStep: fc.integer({ min: 1, max: 4 }),
  applyToShipping: fc.boolean(),
  freeShipping: fc.boolean(),
  endOtherRules: fc.boolean(),
  sortOrder: fc.integer({ min: 0, max: 3 }),
  conditions: fc.constantFrom([], [isBrand('bosch')], [isBrand('brembo')]),
  id: fc.uuid(),
});
const rules = fc.uniqueArray(rule, { maxLength: 5, selector: (one) => one.id }).map((all) => all.map(ruleOf));
const shipping = fc.option(amount);

describe('the rules of a cart', () => {
  it('take whole cents, never more than a line or the delivery costs, and nothing below zero', () => {
    fc.assert(
      fc.property(cartLines, rules, shipping, (lines, all, shippingPrice) => {
        const promotion = promote({ lines, rules: all, shippingPrice });
        for (const one of lines) {
          const discount = off(promotion, one.key);
          expect(discount).toBeLessThanOrEqual(one.discountable * one.quantity);
          for (const share of promotion.lines.get(one.key) ?? []) {
            expect(share.amount).toBeGreaterThan(0);
            expect(share.amount % 100).toBe(0);
          }
        }
        expect(shippingOff(promotion)).toBeLessThanOrEqual(promotion.freeShipping ? 0 : (shippingPrice ?? 0));
      }),
      { numRuns: 500 },
    );
  });

  it('give the same whatever order lines and rules come in', () => {
    const shuffled = cartLines.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
    );
    fc.assert(
      fc.property(shuffled, rules, shipping, ([lines, mixed], all, shippingPrice) => {
        const one = promote({ lines, rules: all, shippingPrice });
        const two = promote({ lines: mixed, rules: all.toReversed(), shippingPrice });
        expect(Object.fromEntries(two.lines)).toEqual(Object.fromEntries(one.lines));
        expect({ ...two, lines: null }).toEqual({ ...one, lines: null });
      }),
    );
  });

  it('give the cent left over of equal lines to the same one, wherever it stands', () => {
    const lines = ['a', 'b', 'c'].map((key) => lineOf(key, 1, 10));
    const rules = [ruleOf({ action: { kind: 'cart_fixed', amount: money(10) } })];
    for (const all of [lines, lines.toReversed()]) {
      const promotion = promote({ lines: all, rules });
      expect(['a', 'b', 'c'].map((key) => off(promotion, key))).toEqual([money(3.34), money(3.33), money(3.33)]);
    }
  });

  it('stop after one that ends the others', () => {
    fc.assert(
      fc.property(cartLines, rules, (lines, all) => {
        const { applied } = promote({ lines, rules: all });
        expect(applied.slice(0, -1).some((one) => one.endOtherRules)).toBe(false);
        const places = applied.map((one) => one.sortOrder);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
    const lines = [lineOf('a', 1, 100)];
    const last = ruleOf({ id: 'b', sortOrder: 1, endOtherRules: true });
    expect(promote({ lines, rules: [ruleOf({ id: 'c', sortOrder: 2 }), last] }).applied).toEqual([last]);
    const unmet = { ...last, conditions: [isBrand('bosch')] };
    expect(promote({ lines, rules: [ruleOf({ id: 'c', sortOrder: 2 }), unmet] }).applied).toHaveLength(1);
  });

  it('that are of other days, areas, groups, or switched off, do nothing', () => {
    const lines = [lineOf('a', 1, 100)];
    const idle: Partial<CartRule>[] = [
      { enabled: false },
      { startsFrom: '2026-06-16' },
      { endsTill: '2026-06-14' },
      { areas: ['moto'] },
      { groups: ['pro'] },
      { needsCoupon: true },
    ];
    for (const changes of idle) expect(promote({ lines, rules: [ruleOf(changes)] }).applied).toEqual([]);
    const today = ruleOf({ startsFrom: '2026-06-15', endsTill: '2026-06-15', groups: ['guest'] });
    expect(promote({ lines, rules: [today], group: 'guest' }).applied).toEqual([today]);
  });
});

describe('what an action takes off', () => {
  it('percent: of what rules before it left, of so many units at most', () => {
    const lines = [lineOf('a', 2, 49.9), lineOf('b', 1, 12), lineOf('c', 1, 24.5)];
    const promotion = promote({ lines, rules: [ruleOf()] });
    expect(['a', 'b', 'c'].map((key) => off(promotion, key))).toEqual([money(9.98), money(1.2), money(2.45)]);
    const twice = promote({ lines, rules: [ruleOf({ id: '1' }), ruleOf({ id: '2' })] });
    expect(off(twice, 'a')).toBe(money(9.98) + money(8.98));
    expect(off(promote({ lines, rules: [ruleOf({ discountQuantity: 1 })] }), 'a')).toBe(money(4.99));
    expect(off(promote({ lines, rules: [ruleOf({ action: { kind: 'by_percent', percent: 250 } })] }), 'a')).toBe(
      money(99.8),
    );
  });

  it('an amount: of every unit', () => {
    const lines = [lineOf('a', 3, 10), lineOf('b', 2, 1.5)];
    const promotion = promote({ lines, rules: [ruleOf({ action: { kind: 'by_fixed', amount: money(2) } })] });
    expect(off(promotion, 'a')).toBe(money(6));
    expect(off(promotion, 'b')).toBe(money(3));
  });

  it('an amount for the cart: shared in proportion, 10,98, 1,32 and 2,70 of 15 €', () => {
    const lines = [lineOf('a', 2, 49.9), lineOf('b', 1, 12), lineOf('c', 1, 24.5)];
    const fixed = ruleOf({ action: { kind: 'cart_fixed', amount: money(15) } });
    const promotion = promote({ lines, rules: [fixed] });
    expect(['a', 'b', 'c'].map((key) => off(promotion, key))).toEqual([money(10.98), money(1.32), money(2.7)]);
    const large = promote({ lines, rules: [{ ...fixed, action: { kind: 'cart_fixed', amount: money(500) } }] });
    expect(add(...lines.map((one) => off(large, one.key)))).toBe(money(136.3));
  });

  it('free units of a group: as many as the table of the reference', () => {
    const upTo = (last: number, buy: number, free: number) =>
      Array.from({ length: last }, (_, index) => freeUnits(index + 1, buy, free));
    expect(upTo(9, 2, 1)).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 3]);
    expect(upTo(11, 3, 2)).toEqual([0, 0, 0, 1, 2, 2, 2, 2, 3, 4, 4]);
    expect(upTo(5, 1, 2)).toEqual([0, 0, 0, 0, 0]);
    const gift = ruleOf({ action: { kind: 'buy_x_get_y', free: 1 }, discountStep: 2 });
    expect(off(promote({ lines: [lineOf('a', 7, 9.99)], rules: [gift] }), 'a')).toBe(money(19.98));
  });

  it('only lines that meet the conditions get cheaper', () => {
    const lines = [lineOf('a', 1, 100, 'bosch'), lineOf('b', 1, 100, 'brembo')];
    const promotion = promote({ lines, rules: [ruleOf({ conditions: [isBrand('bosch')] })] });
    expect(off(promotion, 'a')).toBe(money(10));
    expect(promotion.lines.has('b')).toBe(false);
  });
});

describe('the delivery', () => {
  const lines = [lineOf('a', 1, 30)];
  const price = money(6.9);

  it('is free as soon as one line matches a rule that makes it so', () => {
    const free = ruleOf({ freeShipping: true, conditions: [isBrand('bosch')] });
    expect(promote({ lines, rules: [free], shippingPrice: price }).freeShipping).toBe(false);
    const two = [...lines, lineOf('b', 1, 1, 'bosch')];
    expect(promote({ lines: two, rules: [free], shippingPrice: price }).freeShipping).toBe(true);
  });

  it('gets cheaper with the lines when the rule says so, at most by its price', () => {
    const at = (changes: Partial<CartRule>) =>
      shippingOff(promote({ lines, rules: [ruleOf({ applyToShipping: true, ...changes })], shippingPrice: price }));
    expect(at({})).toBe(money(0.69));
    expect(at({ action: { kind: 'by_fixed', amount: money(2) } })).toBe(money(2));
    expect(at({ action: { kind: 'by_fixed', amount: money(20) } })).toBe(price);
    expect(at({ applyToShipping: false })).toBe(0);
  });

  it('gets what the lines leave of an amount for the whole cart, which is given once', () => {
    const at = (euros: number) =>
      shippingOff(
        promote({
          lines,
          rules: [ruleOf({ applyToShipping: true, action: { kind: 'cart_fixed', amount: money(euros) } })],
          shippingPrice: price,
        }),
      );
    expect(at(20)).toBe(0);
    expect(at(33)).toBe(money(3));
    expect(at(50)).toBe(price);
  });
});

describe('a code in the cart', () => {
  const rule = ruleOf({ needsCoupon: true });
  const code = (changes: Partial<CouponInUse> = {}): CouponInUse => ({
    code: 'ROUTE10',
    rule,
    expiresAtMs: null,
    isExhausted: false,
    ...changes,
  });
  const refusal = (changes: Partial<CouponInUse>, lines = [lineOf('a', 1, 100)]) =>
    promote({ lines, coupon: code(changes) }).coupon?.refusal;

  it('makes its rule count', () => {
    const promotion = promote({ lines: [lineOf('a', 1, 100)], coupon: code() });
    expect(off(promotion, 'a')).toBe(money(10));
    expect(promotion.coupon).toEqual({ code: 'ROUTE10', refusal: null });
  });

  it('that does not count says why, and takes nothing off', () => {
    expect(refusal({ rule: null })).toBe('unknown');
    expect(refusal({ rule: { ...rule, enabled: false } })).toBe('unknown');
    expect(refusal({ rule: { ...rule, startsFrom: '2026-07-01' } })).toBe('unknown');
    expect(refusal({ rule: { ...rule, endsTill: '2026-06-14' } })).toBe('expired');
    expect(refusal({ expiresAtMs: NOON })).toBe('expired');
    expect(refusal({ expiresAtMs: NOON + 1 })).toBeNull();
    expect(refusal({ isExhausted: true })).toBe('exhausted');
    expect(refusal({ rule: { ...rule, groups: ['pro'] } })).toBe('conditions');
    expect(refusal({ rule: { ...rule, conditions: [isBrand('bosch')] } })).toBe('conditions');
    expect(refusal({}, [])).toBe('conditions');
    expect(promote({ lines: [lineOf('a', 1, 100)], coupon: code({ isExhausted: true }) }).lines.size).toBe(0);
  });

  it('whose rule another one ended did not count', () => {
    const promotion = promote({
      lines: [lineOf('a', 1, 100)],
      rules: [ruleOf({ id: '0', endOtherRules: true, sortOrder: -1 })],
      coupon: code(),
    });
    expect(promotion.coupon?.refusal).toBe('conditions');
  });
});
