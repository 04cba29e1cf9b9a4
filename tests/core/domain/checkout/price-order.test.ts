import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals, lineTotal } from '#core/domain/cart/cart.ts';
import type { OrderPricing } from '#core/domain/checkout/order-pricing.ts';
import { priceOrder } from '#core/domain/checkout/price-order.ts';
import { add, money, roundToCents } from '#core/domain/price/money.ts';
import { homeDecision } from '#core/domain/tax/tax-decision.ts';
import { ruleOf } from '../promotion/made-rules.ts';
import { order, plainOrder } from './arbitrary-orders.ts';
import { lineOf, orderOf, REFERENCE_LINES, SETTINGS, STANDARD_DELIVERY } from './made-orders.ts';

describe('what an order costs', () => {
  it('is the sum of its parts, with and without VAT, and by rate', () => {
    fc.assert(
      fc.property(order, (one) => {
        const priced = priceOrder(one);
        const parts = priced.shipping === null ? priced.lines : [...priced.lines, priced.shipping];
        const sum = (key: 'subTotal' | 'discount' | 'total' | 'totalExclTax' | 'tax') =>
          add(...parts.map((part) => part[key]));
        expect(priced.grandTotal).toBe(sum('total'));
        expect(priced.grandTotal).toBe(sum('totalExclTax') + priced.taxTotal);
        expect(priced.taxTotal).toBe(sum('tax'));
        expect(priced.discountAmount).toBe(sum('discount'));
        expect(priced.grandTotal).toBe(priced.subTotal + priced.shippingAmount - priced.discountAmount);
        expect(add(...priced.taxes.map((block) => block.base + block.tax))).toBe(priced.grandTotal);
        expect(add(...priced.taxes.map((block) => block.tax))).toBe(priced.taxTotal);
        expect(add(...priced.appliedRules.map((rule) => rule.amount))).toBe(priced.discountAmount);
      }),
      { numRuns: 250 },
    );
  });

  it('has no negative part, and totals in whole cents', () => {
    fc.assert(
      fc.property(order, (one) => {
        const priced = priceOrder(one);
        const parts = priced.shipping === null ? priced.lines : [...priced.lines, priced.shipping];
        const { subTotal, discountAmount, shippingAmount, taxTotal, grandTotal, goodsTotal } = priced;
        const totals = [subTotal, discountAmount, shippingAmount, taxTotal, grandTotal, goodsTotal];
        const amounts = parts.flatMap((part) => [
          part.subTotal,
          part.discount,
          part.total,
          part.totalExclTax,
          part.tax,
        ]);
        for (const amount of [...totals, ...amounts, ...priced.appliedRules.map((rule) => rule.amount)]) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(roundToCents(amount)).toBe(amount);
        }
      }),
      { numRuns: 250 },
    );
  });

  it('is the same when it is asked again, and leaves the question as it was', () => {
    fc.assert(
      fc.property(order, (one) => {
        const copy = structuredClone(one);
        expect(priceOrder(one)).toEqual(priceOrder(copy));
        expect(one).toEqual(copy);
      }),
    );
  });

  it('does not hang on the order of its lines, not to the cent of one line', () => {
    const shuffled = order.chain((one) =>
      fc.tuple(fc.constant(one), fc.shuffledSubarray([...one.lines], { minLength: one.lines.length })),
    );
    fc.assert(
      fc.property(shuffled, ([one, lines]) => {
        const [straight, mixed] = [priceOrder(one), priceOrder({ ...one, lines })];
        expect(mixed.lines.map((line) => line.lineKey)).toEqual(lines.map((line) => line.lineKey));
        const byKey = Object.fromEntries(mixed.lines.map((line) => [line.lineKey, line]));
        expect({ ...mixed, lines: straight.lines.map((line) => byKey[line.lineKey]) }).toEqual(straight);
      }),
    );
  });

  it('is today’s total of the cart where nothing is promoted and the goods stay in France', () => {
    fc.assert(
      fc.property(plainOrder, (one) => {
        const lines = one.lines.map((line) => ({
          ...line,
          product: line.lineKey,
          variant: null,
          taxPercent: homeDecision(SETTINGS, line.taxCategory).taxPercent,
        }));
        const shipping = one.shipping && {
          amount: one.shipping.price,
          taxPercent: homeDecision(SETTINGS, one.shipping.taxCategory).taxPercent,
        };
        const priced = priceOrder(one);
        expect(priced).toMatchObject(cartTotals(lines, shipping));
        expect(priced.lines.map((line) => line.total)).toEqual(lines.map(lineTotal));
      }),
    );
  });

  it('never discounts deposit and eco-contribution', () => {
    fc.assert(
      fc.property(order, (one) => {
        const asked = { ...one, shippingAddress: null, billingAddress: null };
        const priced = priceOrder({ ...asked, settings: { ...one.settings, productPrices: 'including_tax' } });
        for (const line of priced.lines) expect(line.total).toBeGreaterThanOrEqual(line.deposit + line.ecoContribution);
      }),
    );
  });
});

describe('the reference cart', () => {
  const asked = (changes: Partial<OrderPricing> = {}) =>
    priceOrder(orderOf({ lines: REFERENCE_LINES, shipping: STANDARD_DELIVERY, ...changes }));

  it('with ten percent off is priced to the cent, line by line', () => {
    const rule = ruleOf({ needsCoupon: true });
    const priced = asked({ coupon: { code: 'ROUTE10', rule, expiresAtMs: null, isExhausted: false } });
    const told = priced.lines.map((line) => [line.subTotal, line.discount, line.total, line.tax, line.totalExclTax]);
    expect(told).toEqual([
      [99.8, 9.98, 89.82, 14.97, 74.85].map(money),
      [12, 1.2, 10.8, 1.8, 9].map(money),
      [24.5, 2.45, 22.05, 1.15, 20.9].map(money),
    ]);
    expect(priced.shipping).toMatchObject({
      total: money(6.9),
      tax: money(1.15),
      totalExclTax: money(5.75),
      discount: 0,
    });
    expect(priced).toMatchObject({
      subTotal: money(136.3),
      discountAmount: money(13.63),
      grandTotal: money(129.57),
      taxes: [
        { taxPercent: 20, base: money(89.6), tax: money(17.92) },
        { taxPercent: 5.5, base: money(20.9), tax: money(1.15) },
      ],
      appliedRules: [{ id: rule.id, label: 'Dix pour cent', amount: money(13.63) }],
      coupon: { code: 'ROUTE10', refusal: null },
    });
  });

  it('with 15 € off shares 10,98, 1,32 and 2,70', () => {
    const priced = asked({ rules: [ruleOf({ action: { kind: 'cart_fixed', amount: money(15) } })] });
    expect(priced.lines.map((line) => line.discount)).toEqual([money(10.98), money(1.32), money(2.7)]);
    expect(priced.grandTotal).toBe(money(128.2));
  });

  it('says what is missing until delivery is free, after discount', () => {
    const settings = { ...SETTINGS, freeDeliveryFrom: money(150) };
    expect(asked({ settings }).missingForFreeDelivery).toBe(money(13.7));
    expect(asked({ settings, rules: [ruleOf()] }).missingForFreeDelivery).toBe(money(27.33));
    expect(asked({ settings: { ...SETTINGS, freeDeliveryFrom: money(100) } }).missingForFreeDelivery).toBeNull();
    expect(asked().missingForFreeDelivery).toBeNull();
    expect(asked({ settings, rules: [ruleOf({ freeShipping: true })] }).missingForFreeDelivery).toBeNull();
  });

  it('pays no delivery when a rule makes it free', () => {
    const priced = asked({ rules: [ruleOf({ freeShipping: true, action: { kind: 'by_fixed', amount: 0 } })] });
    expect(priced).toMatchObject({
      shippingAmount: 0,
      freeShipping: true,
      grandTotal: money(136.3),
      discountAmount: 0,
    });
  });

  it('counts a line emptied by stock for nothing, also for a promotion', () => {
    const empty = [lineOf('z', 0, 99)];
    const priced = asked({ lines: empty, rules: [ruleOf({ freeShipping: true })] });
    expect(priced).toMatchObject({ subTotal: 0, freeShipping: false, appliedRules: [], grandTotal: money(6.9) });
  });
});

describe('an order that leaves France', () => {
  const abroad = (country: string, postcode: string, changes: Partial<OrderPricing> = {}) =>
    priceOrder(
      orderOf({
        lines: [lineOf('a', 2, 49.9), lineOf('b', 1, 24.5, { taxCategory: 'tva-5-5' })],
        shipping: STANDARD_DELIVERY,
        shippingAddress: { country, state: null, postcode },
        ...changes,
      }),
    );

  it('to Réunion or Switzerland costs its prices without VAT, and says the article', () => {
    const priced = abroad('FR', '97400');
    expect(priced.lines[0]).toMatchObject({ unitPrice: 415_833, subTotal: money(83.17), tax: 0, taxPercent: 0 });
    expect(priced.lines[1]).toMatchObject({ subTotal: money(23.22), tax: 0 });
    expect(priced.shipping).toMatchObject({ total: money(5.75), tax: 0 });
    expect(priced).toMatchObject({ grandTotal: money(112.14), taxTotal: 0, mentions: ['dom'] });
    expect(priced.taxes).toEqual([{ taxPercent: 0, base: money(112.14), tax: 0 }]);
    expect(abroad('CH', '1200').mentions).toEqual(['export']);
  });

  it('to Germany costs what it costs in France, or its price without VAT and German VAT on it', () => {
    expect(abroad('DE', '10115').grandTotal).toBe(money(131.2));
    const oss = abroad('DE', '10115', { settings: { ...SETTINGS, oss: true } });
    expect(oss.lines[0]).toMatchObject({
      totalExclTax: money(83.17),
      taxPercent: 19,
      tax: money(15.8),
      total: money(98.97),
    });
    expect(oss.mentions).toEqual([]);
  });

  it('to a German business that VIES knows carries no VAT', () => {
    const buyer = { type: 'professional', firstOrder: null, vatNumber: 'DE811569869' } as const;
    expect(abroad('DE', '10115', { buyer })).toMatchObject({ taxTotal: 0, mentions: ['reverseCharge'] });
  });

  it('keeps its prices where the foreign rate is the French one', () => {
    const settings = { ...SETTINGS, oss: true };
    const lines = [lineOf('a', 37, 0.05)];
    expect(abroad('AT', '1010', { settings, lines }).subTotal).toBe(money(1.85));
  });

  it('costs nothing still where a rule takes everything off, however units round', () => {
    const free = ruleOf({ action: { kind: 'by_percent', percent: 100 } });
    const lines = [lineOf('a', 999, 0.05), lineOf('b', 7, 9.99)];
    expect(abroad('FR', '97400', { lines, rules: [free], shipping: null }).grandTotal).toBe(0);
  });
});

describe('an order at prices without VAT', () => {
  const settings = { ...SETTINGS, productPrices: 'excluding_tax', shippingPrices: 'excluding_tax' } as const;

  it('has VAT put on what is left after discount', () => {
    const priced = priceOrder(orderOf({ lines: [lineOf('a', 2, 50)], rules: [ruleOf()], settings }));
    expect(priced.lines[0]).toMatchObject({ totalExclTax: money(90), tax: money(18), total: money(108) });
    expect(priced).toMatchObject({ subTotal: money(120), subTotalExclTax: money(100), discountAmount: money(12) });
  });

  it('costs the same without VAT wherever it goes', () => {
    const shippingAddress = { country: 'FR', state: null, postcode: '97400' };
    const priced = priceOrder(orderOf({ lines: [lineOf('a', 2, 50)], settings, shippingAddress }));
    expect(priced.grandTotal).toBe(money(100));
  });
});

it('deposit and eco-contribution are told apart and part of the price', () => {
  const line = lineOf('a', 2, 131.2, { deposit: money(30), ecoContribution: money(1.2), weightGrams: 1_500 });
  const priced = priceOrder(orderOf({ lines: [line], rules: [ruleOf()] }));
  expect(priced.lines[0]).toMatchObject({ deposit: money(60), ecoContribution: money(2.4), discount: money(20) });
  expect(priced.totalWeightGrams).toBe(3_000);
});
