import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatRound } from '#core/domain/price/format-money.ts';
import { fromCents, money, toCents } from '#core/domain/price/money.ts';

describe('an amount of money', () => {
  it('reads back to its cents in both languages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.constantFrom('fr_FR' as const, 'en_GB' as const),
        (amount, locale) => {
          const text = formatMoney(amount, locale);
          expect(text).not.toMatch(/[\u00a0 ]/u);
          const cents = Number(text.replace(/\D/gu, '')) * (/\u2212/u.test(text) ? -1 : 1);
          expect(cents).toBe(toCents(amount));
        },
      ),
    );
  });

  it('is written as the platform writes it, but for the width of spaces', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
        fc.constantFrom(['fr_FR', 'fr-FR'] as const, ['en_GB', 'en-GB'] as const),
        (cents, [locale, tag]) => {
          const platform = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(cents / 100);
          expect(formatMoney(fromCents(cents), locale)).toBe(platform.replace(/\s/gu, '\u202f').replace('-', '\u2212'));
        },
      ),
    );
  });

  it('is written with narrow no-break spaces in French', () => {
    expect(formatMoney(money(1234.56), 'fr_FR')).toBe('1\u202f234,56\u202f€');
    expect(formatMoney(money(5), 'fr_FR')).toBe('5,00\u202f€');
    expect(formatMoney(money(-4.18), 'fr_FR')).toBe('\u22124,18\u202f€');
  });

  it('is written the English way in English', () => {
    expect(formatMoney(money(1234.56), 'en_GB')).toBe('€1,234.56');
    expect(formatMoney(money(-4.18), 'en_GB')).toBe('\u2212€4.18');
  });
});

describe('an amount rounded for the eye', () => {
  it('says the same but for cents that are zero, from a thousand euros up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.constantFrom('fr_FR' as const, 'en_GB' as const),
        (cents, locale) => {
          const [whole, round] = [formatMoney(fromCents(cents), locale), formatRound(fromCents(cents), locale)];
          const isBare = cents >= 100_000 && cents % 100 === 0;
          const digits = (text: string) => text.replace(/\D/gu, '');
          expect(digits(round)).toBe(isBare ? digits(whole).slice(0, -2) : digits(whole));
          expect(round.includes('€')).toBe(true);
        },
      ),
    );
    expect([formatRound(money(24_900), 'fr_FR'), formatRound(money(24_900), 'en_GB')]).toEqual([
      '24\u202f900\u202f€',
      '€24,900',
    ]);
  });
});
