import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { applyFormula, parseFormula } from '#core/domain/sheet/formula.ts';
import { money, UNITS_PER_CENT, UNITS_PER_EURO } from '#core/domain/price/money.ts';

const amounts = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents * UNITS_PER_CENT);
const applied = (text: string, euros: number): number | null => {
  const formula = parseFormula(text);
  return formula === null ? null : applyFormula(formula, money(euros), UNITS_PER_CENT) / UNITS_PER_EURO;
};

describe('laws', () => {
  test('what is added and taken away again is what it was', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 999_999 }), (amount, cents) => {
        const text = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
        const [more, less] = [parseFormula(`+${text}`), parseFormula(`-${text}`)];
        if (more === null || less === null) throw new Error('not read');
        expect(applyFormula(less, applyFormula(more, amount, UNITS_PER_CENT), UNITS_PER_CENT)).toBe(amount);
      }),
    );
  });

  test('a rounded amount ends as asked, is the nearest one that does, and stays when rounded again', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 99 }), (amount, end) => {
        const formula = parseFormula(`,${String(end).padStart(2, '0')}`);
        if (formula === null) throw new Error('not read');
        const rounded = applyFormula(formula, amount, UNITS_PER_CENT);
        expect(rounded % UNITS_PER_EURO).toBe(end * UNITS_PER_CENT);
        expect(rounded).toBeGreaterThanOrEqual(0);
        if (rounded >= UNITS_PER_EURO) expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(UNITS_PER_EURO / 2);
        expect(applyFormula(formula, rounded, UNITS_PER_CENT)).toBe(rounded);
      }),
    );
  });

  test('every amount is a whole number of what the column counts in', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: -100, max: 900 }), fc.constantFrom(100, 10_000), (amount, percent, by) => {
        const formula = parseFormula(`${percent < 0 ? '-' : '+'}${Math.abs(percent)} %`);
        if (formula === null) throw new Error('not read');
        expect(applyFormula(formula, amount, by) % by).toBe(0);
      }),
    );
  });
});

test('examples, to the cent', () => {
  expect(applied('+10 %', 19.99)).toBe(21.99);
  expect(applied('-5', 12.5)).toBe(7.5);
  expect(applied('=89,90', 3)).toBe(89.9);
  expect(applied('= 89,90 €', 3)).toBe(89.9);
  expect(applied(',90', 21.39)).toBe(20.9);
  expect(applied(',90', 21.4)).toBe(21.9);
  expect(applied(',90', 0.2)).toBe(0.9);
  expect(applied('+7,5 %', 10)).toBe(10.75);
  expect(applied('−10 %', 10)).toBe(9);
});

test('what is no formula is none: words, two signs, a percentage that would leave less than nothing', () => {
  for (const text of ['', '10', '+', '+-5', '=10 %', '-101 %', '+1001 %', 'prix', '+1,23456', ',9', '=1e3'])
    expect(parseFormula(text)).toBeNull();
});
