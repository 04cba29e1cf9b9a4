import { expect, it } from 'vitest';
import { titlePrice } from '#core/contract/pages/head/head.ts';
import { money } from '#core/domain/price/money.ts';

it('a price in the title of a page has plain spaces, which every browser tab and search engine shows', () => {
  expect(titlePrice(money(1234.56))).toBe('1 234,56 €');
  expect(titlePrice(money(9.995))).toBe('10,00 €');
  expect(titlePrice(money(24_900))).toBe('24 900 €');
});
