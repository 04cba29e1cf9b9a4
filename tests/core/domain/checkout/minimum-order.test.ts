import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingForOrder } from '#core/domain/checkout/minimum-order.ts';
import { priceOrder } from '#core/domain/checkout/price-order.ts';
import { money } from '#core/domain/price/money.ts';
import { ruleOf } from '../promotion/made-rules.ts';
import { order } from './arbitrary-orders.ts';
import { lineOf, orderOf, STANDARD_DELIVERY } from './made-orders.ts';

const minimum = { enable: true, amount: money(100), includeTax: true, includeDiscount: true };

describe('the least order', () => {
  it('is missed by what is missing, and by more without VAT or after discount', () => {
    fc.assert(
      fc.property(order, (one) => {
        const priced = priceOrder(one);
        const missing = (changes: Partial<typeof minimum>) => missingForOrder(priced, { ...minimum, ...changes });
        expect(missing({})).toBe(Math.max(0, money(100) - priced.goodsTotal));
        expect(missing({ includeTax: false })).toBeGreaterThanOrEqual(missing({}));
        expect(missing({ includeDiscount: false })).toBeLessThanOrEqual(missing({}));
        expect(missing({ enable: false })).toBe(0);
      }),
    );
  });

  it('counts goods as the shop has set, and never the delivery', () => {
    const priced = priceOrder(
      orderOf({ lines: [lineOf('a', 1, 108)], rules: [ruleOf()], shipping: STANDARD_DELIVERY }),
    );
    expect(missingForOrder(priced, minimum)).toBe(money(2.8));
    expect(missingForOrder(priced, { ...minimum, includeTax: false })).toBe(money(19));
    expect(missingForOrder(priced, { ...minimum, includeDiscount: false })).toBe(0);
    expect(missingForOrder(priced, { ...minimum, includeTax: false, includeDiscount: false })).toBe(money(10));
  });
});
