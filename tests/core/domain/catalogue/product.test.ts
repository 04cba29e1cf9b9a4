import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineKeyOf, parseLineKey } from '#core/domain/catalogue/product.ts';
import { DEFAULT_STOCK_RULES, STOCK, availableToCart, isSaleable, stockState } from '#core/domain/catalogue/stock.ts';

const uuid = fc.uuid();

describe('a line key', () => {
  it('reads back to the product and variant it was made of, whatever their case', () => {
    fc.assert(
      fc.property(uuid, fc.option(uuid), (product, variant) => {
        const key = lineKeyOf(product.toUpperCase(), variant?.toUpperCase() ?? null);
        expect(parseLineKey(key)).toEqual({ product, variant });
        expect(lineKeyOf(product, variant)).toBe(key);
      }),
    );
  });

  it('is refused in any other form', () => {
    const id = '0b7c4a1e-6c1f-4d6c-9d3e-0d6a1f1b2c3d';
    for (const text of ['', 'x', id.toUpperCase(), `${id}:`, `${id}:x`, `${id}:${id}:${id}`]) {
      expect(parseLineKey(text)).toBeNull();
    }
  });
});

describe('stock', () => {
  it('is sold exactly while a cart may hold a unit', () => {
    const rules = fc.record({
      outThreshold: fc.nat({ max: 3 }),
      lowThreshold: fc.nat({ max: 10 }),
      backOrders: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.option(fc.integer({ min: -5, max: 30 })), rules, (quantity, rule) => {
        const available = availableToCart(quantity, rule);
        expect(isSaleable(stockState(quantity, rule))).toBe(available === null || available > 0);
      }),
    );
  });

  it('is out, low, in or on order by the thresholds', () => {
    expect(stockState(0, DEFAULT_STOCK_RULES)).toBe(STOCK.out);
    expect(stockState(1, DEFAULT_STOCK_RULES)).toBe(STOCK.low);
    expect(stockState(5, DEFAULT_STOCK_RULES)).toBe(STOCK.low);
    expect(stockState(6, DEFAULT_STOCK_RULES)).toBe(STOCK.in);
    expect(stockState(0, { ...DEFAULT_STOCK_RULES, backOrders: true })).toBe(STOCK.order);
    expect(stockState(null, DEFAULT_STOCK_RULES)).toBe(STOCK.in);
  });
});
