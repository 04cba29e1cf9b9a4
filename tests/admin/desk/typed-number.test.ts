/** Amounts and weights as they are typed. */
import { describe, expect, test } from 'vitest';
import { amountText, typedAmount, typedAmountOrNone, typedGrams } from '#src/admin/parts/desk/move/typed-number.ts';

describe('an amount', () => {
  test.each([
    ['12,50', 125_000],
    ['12.5', 125_000],
    ['12', 120_000],
    ['12,', 120_000],
    [' 1 234,56 € ', 12_345_600],
    ['1 234,56 €', 12_345_600],
    ['0,01', 100],
    ['0', 0],
  ])('« %s » is read', (text, amount) => {
    expect(typedAmount(text)).toBe(amount);
  });

  test.each(['', 'douze', '-5', '12,505', '1,2,3', ',5', '1e3', '9999999999'])('« %s » is none', (text) => {
    expect(typedAmount(text)).toBeNull();
  });

  test('nothing typed is nothing asked for', () => {
    expect(typedAmountOrNone('  ')).toBe(0);
    expect(typedAmountOrNone('x')).toBeNull();
  });

  test('what is offered is read as what it was', () => {
    for (const amount of [0, 100, 500, 683_000, 12_345_600]) expect(typedAmount(amountText(amount))).toBe(amount);
    expect(amountText(683_000)).toBe('68,30');
  });
});

test('a weight is typed in kilograms and sent in grams', () => {
  expect(typedGrams('9,4')).toBe(9_400);
  expect(typedGrams('0.25')).toBe(250);
  expect(typedGrams('0,0001')).toBeNull();
});
