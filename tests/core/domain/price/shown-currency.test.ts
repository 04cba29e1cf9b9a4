import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { exchange } from '#core/domain/price/exchange.ts';
import { formatMoney } from '#core/domain/price/format-money.ts';
import { fromCents, money } from '#core/domain/price/money.ts';
import { chosenCurrency, inCurrency, type ShownCurrency } from '#core/domain/price/shown-currency.ts';

const EURO = { code: 'EUR', name: 'Euro', symbol: '€', decimals: 2, rate: '1' };
const FRANC = { code: 'CHF', name: 'Franc suisse', symbol: 'CHF', decimals: 2, rate: '0.935' };
const YEN = { code: 'JPY', name: 'Yen', symbol: '¥', decimals: 0, rate: '163.2' };
const locales = fc.constantFrom('fr_FR' as const, 'en_GB' as const);

describe('a total told in another currency', () => {
  it('is written as euros are, of which one is worth one euro', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), locales, (cents, locale) => {
        expect(inCurrency(fromCents(cents), EURO, locale)).toBe(formatMoney(fromCents(cents), locale));
      }),
    );
  });

  it('reads back to what is exchanged at the rate, in every number of decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 1, max: 2_000_000 }).map((rate) => String(rate / 1_000)),
        locales,
        (cents, decimals, rate, locale) => {
          const currency: ShownCurrency = { ...FRANC, decimals, rate };
          const digits = inCurrency(fromCents(cents), currency, locale).replace(/\D/gu, '');
          expect(Number(digits) / 10 ** decimals).toBe(exchange(fromCents(cents), rate, decimals) / 10_000);
        },
      ),
    );
  });

  it('stands as its readers write it', () => {
    expect(inCurrency(money(1234.56), FRANC, 'fr_FR')).toBe('1\u202f154,31\u202fCHF');
    expect(inCurrency(money(1234.56), FRANC, 'en_GB')).toBe('CHF\u00a01,154.31');
    expect(inCurrency(money(10), YEN, 'fr_FR')).toBe('1\u202f632\u202f¥');
    expect(inCurrency(money(10), YEN, 'en_GB')).toBe('¥1,632');
  });

  it('is told while the shop tells that currency', () => {
    expect(chosenCurrency([FRANC, YEN], 'JPY')).toBe(YEN);
    expect(chosenCurrency([FRANC], 'JPY')).toBeNull();
    expect(chosenCurrency([FRANC], null)).toBeNull();
  });
});
