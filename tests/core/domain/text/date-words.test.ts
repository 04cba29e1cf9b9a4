import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOCALES, languageTag } from '#core/domain/shop/locale.ts';
import { dateWords } from '#core/domain/text/date-words.ts';

const long = (at: Date, tag: string) =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);
const plain = (words: string) => words.replaceAll(/\s/gu, ' ');

it('the first of a month is an ordinal in French, and no other day, month or language', () => {
  expect(plain(dateWords('fr_FR', long(new Date('2026-12-01T09:05:00Z'), 'fr-FR')))).toBe('1er décembre 2026 à 09:05');
  expect(plain(dateWords('fr_FR', long(new Date('2026-12-11T09:05:00Z'), 'fr-FR')))).toBe('11 décembre 2026 à 09:05');
  expect(plain(dateWords('en_GB', long(new Date('2026-12-01T09:05:00Z'), 'en-GB')))).toBe('1 December 2026 at 09:05');
});

it('says the same day and hour whatever the language, and keeps numbers with their words on a line', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), fc.constantFrom(...LOCALES), (at, locale) => {
      const words = long(at, languageTag(locale));
      const written = dateWords(locale, words);
      expect(plain(written).replace('1er ', '1 ')).toBe(plain(words));
      expect(written).not.toMatch(/\d \p{L}{3}|\p{L} \d/u);
    }),
  );
});
