import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryFee, missingForFree, type DeliveryTerms } from '#core/domain/cart/delivery.ts';

const terms: DeliveryTerms = { rate: 69_000, per: 'order', freeFrom: 800_000 };

test('goods below the threshold pay the rate, from the threshold on nothing', () => {
  expect(deliveryFee(terms, 799_999, 3)).toBe(69_000);
  expect(deliveryFee(terms, 800_000, 3)).toBe(0);
  expect(deliveryFee({ ...terms, freeFrom: null }, 9_000_000, 3)).toBe(69_000);
  expect(deliveryFee({ ...terms, per: 'unit' }, 100_000, 3)).toBe(207_000);
});

test('law: adding what is missing makes the delivery free, and one unit less does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 799_999 }), (goods) => {
      const missing = missingForFree(terms, goods) ?? 0;
      expect(missing).toBeGreaterThan(0);
      expect(deliveryFee(terms, goods + missing, 1)).toBe(0);
      expect(deliveryFee(terms, goods + missing - 1, 1)).toBe(terms.rate);
    }),
  );
  expect(missingForFree(terms, 800_000)).toBeNull();
  expect(missingForFree({ ...terms, freeFrom: null }, 0)).toBeNull();
});
