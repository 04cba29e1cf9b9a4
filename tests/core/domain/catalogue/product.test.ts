import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsKey } from '#core/contract/cart/cart.ts';
import {
  CHOICE_MAX_LENGTH,
  PART_NUMBER_MAX,
  PART_QUANTITY_MAX,
  choiceText,
  isChoice,
  parseChoice,
} from '#core/domain/catalogue/choice.ts';
import { lineKeyOf, parseLineKey } from '#core/domain/catalogue/product.ts';
import { DEFAULT_STOCK_RULES, STOCK, availableToCart, isSaleable, stockState } from '#core/domain/catalogue/stock.ts';

const uuid = fc.uuid();

const choice = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 1, max: PART_NUMBER_MAX }),
    quantity: fc.integer({ min: 1, max: PART_QUANTITY_MAX }),
  }),
  { minLength: 1, maxLength: 20, selector: ({ number }) => number },
);

describe('a choice', () => {
  it('has one text, whatever the order it was made in, and is read back from it', () => {
    fc.assert(
      fc.property(choice, (parts) => {
        const text = choiceText(parts);
        expect(choiceText(parts.toReversed())).toBe(text);
        expect(text.length).toBeLessThanOrEqual(CHOICE_MAX_LENGTH);
        expect(parseChoice(text)).toEqual(parts.toSorted((a, b) => a.number - b.number));
      }),
    );
  });

  it('is refused in any other form', () => {
    const long = Array.from({ length: 60 }, (_none, at) => at + 1000).join('.');
    for (const text of [
      '',
      '0',
      '01',
      '1x1',
      '1x0',
      '1x100',
      '2.1',
      '1.1',
      '1.1x2',
      '1.',
      '.1',
      '1,2',
      ' 1',
      '12345',
      long,
    ])
      expect(parseChoice(text)).toBeNull();
    expect(isChoice([])).toBe(false);
    expect(isChoice([{ number: 1.5, quantity: 1 }])).toBe(false);
  });
});

describe('a line key', () => {
  it('reads back to the product and variant it was made of, whatever their case', () => {
    fc.assert(
      fc.property(uuid, fc.option(uuid), (product, variant) => {
        const key = lineKeyOf(product.toUpperCase(), variant?.toUpperCase() ?? null);
        expect(parseLineKey(key)).toEqual({ product, variant, choice: null });
        expect(lineKeyOf(product, variant)).toBe(key);
      }),
    );
  });

  it('S3 reads back to the product and the choice it was made of, and is no key without its choice', () => {
    fc.assert(
      fc.property(uuid, choice, (product, parts) => {
        const key = lineKeyOf(product.toUpperCase(), null, parts);
        const chosen = parts.toSorted((a, b) => a.number - b.number);
        expect(parseLineKey(key)).toEqual({ product, variant: null, choice: chosen });
        expect(fitsKey({ lineKey: key, product, variant: null })).toBe(true);
        expect(fitsKey({ lineKey: key, product, variant: product })).toBe(false);
        expect(key).not.toBe(lineKeyOf(product, null));
      }),
    );
  });

  it('is refused in any other form', () => {
    const id = '0b7c4a1e-6c1f-4d6c-9d3e-0d6a1f1b2c3d';
    for (const text of [
      '',
      'x',
      id.toUpperCase(),
      `${id}:`,
      `${id}:x`,
      `${id}:${id}:${id}`,
      `${id}::`,
      `${id}:${id}:1`,
      `${id}::2.1`,
      `${id}::1:2`,
    ]) {
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
