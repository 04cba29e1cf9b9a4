import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, weekday } from '#core/domain/shop/day.ts';
import { endOfParisDay, parisInstant, parisMinutes } from '#core/domain/shop/paris-instant.ts';
import { dayInParis, parisTime } from '#core/domain/shop/paris-time.ts';
import {
  addWorkingDays,
  easterSunday,
  isPublicHoliday,
  isWorkingDay,
  publicHolidays,
  workingDayFrom,
} from '#core/domain/shop/working-days.ts';

const day = fc
  .date({ min: new Date('1996-01-02'), max: new Date('2036-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day', () => {
  it('goes there and back by any count of days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4_000, max: 4_000 }), (start, count) => {
        expect(addDays(addDays(start, count), -count)).toBe(start);
        expect((((weekday(start) - 1 + count) % 7) + 7) % 7).toBe(weekday(addDays(start, count)) - 1);
      }),
    );
  });

  it('is the last of a month that has no such day', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-05-15', 12)).toBe('2027-05-15');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });

  it('is refused when it is none', () => {
    expect(() => addDays('2026-5-1', 1)).toThrow(RangeError);
    expect(() => weekday('hier')).toThrow(RangeError);
  });
});

describe('a day in Paris', () => {
  it('begins and ends with its own midnights', () => {
    fc.assert(
      fc.property(day, (start) => {
        expect(parisTime(parisInstant(start))).toMatchObject({ hour: 0, minute: 0 });
        expect(dayInParis(parisInstant(start))).toBe(start);
        expect(dayInParis(endOfParisDay(start))).toBe(start);
        expect(endOfParisDay(start) + 1).toBe(parisInstant(addDays(start, 1)));
      }),
    );
  });

  it('shows every minute of the day but those that are skipped in spring', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 1439 }), (start, minutes) => {
        const instant = parisInstant(start, minutes);
        const isSkipped = parisMinutes(instant) === minutes + 60;
        expect(isSkipped || parisMinutes(instant) === minutes).toBe(true);
        expect(dayInParis(instant)).toBe(start);
      }),
    );
    expect(parisInstant('2026-03-29', 150)).toBe(Date.parse('2026-03-29T01:30:00Z'));
    expect(parisInstant('2026-10-25', 150)).toBe(Date.parse('2026-10-25T00:30:00Z'));
  });
});

describe('the working days of France', () => {
  it('know Easter, the first Sunday after the full moon of spring', () => {
    expect([2024, 2025, 2026, 2027, 2030, 2038].map(easterSunday)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2030-04-21',
      '2038-04-25',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 2999 }), (year) => {
        const easter = easterSunday(year);
        expect(weekday(easter)).toBe(7);
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      }),
    );
  });

  it('leave out eleven holidays a year, and none of Alsace and Moselle', () => {
    expect(publicHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ]);
    expect(isPublicHoliday('2026-04-03')).toBe(false);
    expect(isWorkingDay('2028-12-26')).toBe(true);
  });

  it('are counted one by one, wherever the count begins', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 15 }), fc.integer({ min: 0, max: 15 }), (start, a, b) => {
        const there = addWorkingDays(start, a);
        expect(isWorkingDay(there)).toBe(true);
        expect(addWorkingDays(there, b)).toBe(addWorkingDays(start, a === 0 && !isWorkingDay(start) ? b + 1 : a + b));
        const between = Array.from({ length: 60 }, (_, at) => addDays(start, at + 1)).filter((one) => one <= there);
        if (a > 0) expect(between.filter(isWorkingDay)).toHaveLength(a);
      }),
    );
  });

  it('go over the long weekend of May', () => {
    expect(workingDayFrom('2026-05-01')).toBe('2026-05-04');
    expect(addWorkingDays('2026-04-30', 1)).toBe('2026-05-04');
    expect(addWorkingDays('2026-05-13', 1)).toBe('2026-05-15');
  });
});
