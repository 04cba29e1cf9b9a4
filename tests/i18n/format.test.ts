import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatTime } from '#src/i18n/format/date.ts';
import { formatDateUntil, formatDayTime } from '#src/i18n/format/short-date.ts';
import { formatExact, formatNumber } from '#src/i18n/format/number.ts';
import { formatPhone } from '#src/i18n/format/phone.ts';

describe('a date', () => {
  const at = '2026-11-21T13:05:00Z';

  it('reads in the time of Paris, over 24 hours, on whatever machine', () => {
    expect(formatDate(at, 'fr_FR')).toBe('21 nov. 2026');
    expect(formatDateTime(at, 'fr_FR')).toBe('21 nov. 2026 à 14:05');
    expect(formatDateTime(Date.parse(at), 'en_GB')).toBe('21 Nov 2026 at 14:05');
    expect(formatDate('2026-12-31T23:30:00Z', 'fr_FR')).toBe('1er janv. 2027');
  });

  it('begins a span of days without what its end says again', () => {
    expect(formatDateUntil('2026-11-26', '2026-11-27', 'fr_FR')).toBe('26');
    expect(formatDateUntil('2026-12-01', '2026-12-02', 'fr_FR')).toBe('1er');
    expect(formatDateUntil('2026-12-01', '2026-12-02', 'en_GB')).toBe('1');
    expect(formatDateUntil('2026-11-30', '2026-12-01', 'fr_FR')).toBe('30 nov.');
    expect(formatDateUntil('2026-12-31', '2027-01-04', 'en_GB')).toBe('31 Dec 2026');
  });

  it('writes the hour without a leading zero', () => {
    expect(formatTime('2026-11-21T08:12:00Z')).toBe('9:12');
    expect(formatDayTime('2026-11-21T08:12:00Z', 'fr_FR')).toBe('21 nov. à 9:12');
    expect(formatTime('2026-11-20T23:07:00Z')).toBe('0:07');
  });

  it('is written as the platform writes it, in either language, but for the first of a month', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1996-01-01'), max: new Date('2036-12-31'), noInvalidDate: true }),
        fc.constantFrom(['fr_FR', 'fr-FR'] as const, ['en_GB', 'en-GB'] as const),
        (instant, [locale, tag]) => {
          const written = (format: Intl.DateTimeFormatOptions) =>
            new Intl.DateTimeFormat(tag, { timeZone: 'Europe/Paris', ...format }).format(instant);
          const day = written({ day: 'numeric', month: 'short', year: 'numeric' });
          /* the tables of the platform know no « 1er » */
          expect(formatDate(instant.getTime(), locale)).toBe(locale === 'fr_FR' ? day.replace(/^1 /u, '1er ') : day);
          const clock = written({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
          expect(formatTime(instant.toISOString())).toBe(clock.replace(/^0(?=\d:)/u, ''));
        },
      ),
    );
  });

  it('counts summer time', () => {
    expect(formatTime('2026-07-01T12:00:00Z')).toBe('14:00');
  });
});

describe('numbers and phones', () => {
  it('follow the language', () => {
    expect(formatNumber(12_345.678, 'fr_FR')).toBe('12\u202f345,68');
    expect(formatNumber(12_345.678, 'en_GB')).toBe('12,345.68');
    expect([formatExact(0.872, 'fr_FR'), formatExact(-1.553_621, 'en_GB')]).toEqual(['0,872', '-1.553621']);
  });

  it('are written as the platform writes them, but for the width of spaces', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.maxSafeInteger(),
          fc.integer({ min: -20_000, max: 20_000 }),
          fc.double({ min: -1e6, max: 1e6, noNaN: true }).filter((value) => !Object.is(value, -0)),
        ),
        fc.constantFrom(['fr_FR', 'fr-FR'] as const, ['en_GB', 'en-GB'] as const),
        (value, [locale, tag]) => {
          const platform = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(value);
          expect(formatNumber(value, locale)).toBe(platform.replace(/\s/gu, '\u202f'));
        },
      ),
    );
  });

  it('show phones in pairs that stay on one line', () => {
    expect(formatPhone('+33612345678')).toBe('06\u00a012\u00a034\u00a056\u00a078');
  });
});
