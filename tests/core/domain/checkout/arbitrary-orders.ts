import fc from 'fast-check';
import type { OrderPricing } from '#core/domain/checkout/order-pricing.ts';
import { fromCents } from '#core/domain/price/money.ts';
import type { CartRule, CartRuleAction } from '#core/domain/promotion/cart-rule.ts';
import { isBrand, productOf, ruleOf } from '../promotion/made-rules.ts';
import { lineOf, orderOf, SETTINGS } from './made-orders.ts';

const amount = fc.integer({ min: 0, max: 30_000 }).map(fromCents);
const taxCategory = fc.constantFrom('tva-20', 'tva-5-5', 'exonere', 'marge', null);

const line = fc.record({
  quantity: fc.integer({ min: 0, max: 20 }),
  cents: fc.integer({ min: 0, max: 40_000 }),
  deposit: fc.integer({ min: 0, max: 500 }).map(fromCents),
  ecoContribution: fc.integer({ min: 0, max: 100 }).map(fromCents),
  taxCategory,
  weightGrams: fc.option(fc.integer({ min: 0, max: 5_000 })),
  brand: fc.constantFrom('bosch', 'brembo', null),
});
const lines = fc.array(line, { maxLength: 10 }).map((all) =>
  all.map(({ quantity, cents, brand, deposit, ecoContribution, ...rest }, place) => {
    const goods = lineOf(`line-${place}`, quantity, cents / 100, { ...rest, products: productOf({ brand }) });
    return { ...goods, unitPrice: goods.unitPrice + deposit + ecoContribution, deposit, ecoContribution };
  }),
);

const action: fc.Arbitrary<CartRuleAction> = fc.oneof(
  fc.record({
    kind: fc.constant('by_percent' as const),
    percent: fc.integer({ min: 0, max: 1_000_000 }).map((count) => count / 10_000),
  }),
  fc.record({ kind: fc.constantFrom('by_fixed' as const, 'cart_fixed' as const), amount }),
  fc.record({ kind: fc.constant('buy_x_get_y' as const), free: fc.integer({ min: 1, max: 3 }) }),
);
const rule: fc.Arbitrary<CartRule> = fc
  .record({
    id: fc.uuid(),
    action,
    discountQuantity: fc.integer({ min: 0, max: 3 }),
    discountStep: fc.integer({ min: 1, max: 3 }),
    applyToShipping: fc.boolean(),
    freeShipping: fc.boolean(),
    endOtherRules: fc.boolean(),
    sortOrder: fc.integer({ min: 0, max: 3 }),
    conditions: fc.constantFrom([], [isBrand('bosch')]),
  })
  .map(ruleOf);
const rules = fc.uniqueArray(rule, { maxLength: 4, selector: (one) => one.id });

const place = fc.constantFrom(
  { country: 'FR', state: null, postcode: '69003' },
  { country: 'FR', state: null, postcode: '97400' },
  { country: 'DE', state: null, postcode: '10115' },
  { country: 'HU', state: null, postcode: '1011' },
  { country: 'CH', state: null, postcode: '1200' },
);
const entry = fc.constantFrom('including_tax' as const, 'excluding_tax' as const);
const settings = fc
  .record({
    productPrices: entry,
    shippingPrices: entry,
    rounding: fc.constantFrom('per_line' as const, 'per_rate' as const),
    basis: fc.constantFrom('shipping_address' as const, 'billing_address' as const, 'shipping_origin' as const),
    oss: fc.boolean(),
    franchise: fc.boolean(),
    freeDeliveryFrom: fc.option(amount),
  })
  .map((changes) => ({ ...SETTINGS, ...changes }));

const shipping = fc.option(
  fc.record({ code: fc.constantFrom('flatrate_flatrate', 'pickup_lyon'), price: amount, taxCategory }),
);

/** Orders of every destination, way of entering prices and promotion. */
export const order: fc.Arbitrary<OrderPricing> = fc
  .record({
    lines,
    rules,
    shipping,
    settings,
    shippingAddress: fc.option(place),
    billingAddress: fc.option(place),
    coupon: fc.option(
      rule.map((one) => ({
        code: 'ROUTE10',
        rule: { ...one, needsCoupon: true },
        expiresAtMs: null,
        isExhausted: false,
      })),
    ),
    buyer: fc.record({
      type: fc.constantFrom('individual' as const, 'professional' as const),
      firstOrder: fc.boolean(),
      vatNumber: fc.constantFrom(null, 'DE811569869'),
    }),
  })
  .map(orderOf);

/** Orders in France at prices that include VAT, without promotions. */
export const plainOrder: fc.Arbitrary<OrderPricing> = fc
  .record({ lines, shipping })
  .map((one) => orderOf({ ...one, shippingAddress: { country: 'FR', state: null, postcode: '69003' } }));
