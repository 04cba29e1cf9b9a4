import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { parisInstant, parisMinutes } from '#core/domain/shop/paris-instant.ts';
import { isPublicHoliday, isWorkingDay } from '#core/domain/shop/working-days.ts';
import { openSpans, readyAt } from '#core/domain/shipping/opening-hours.ts';
import { dispatchDay, promisedDates } from '#core/domain/shipping/promised-dates.ts';

const instant = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => date.getTime());

/** The instant of an hour in Paris. */
const at = (day: string, hour: number, minute = 0) => parisInstant(day, hour * 60 + minute);

const h = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const weekdays = [h(9, 12), h(14, 18)];
/** Closed on Sunday and Monday. */
const store = [[], weekdays, weekdays, weekdays, weekdays, [h(9, 17)], []];

describe('a promised delivery', () => {
  it('is never broken by waiting less: later orders are promised no earlier day', () => {
    fc.assert(
      fc.property(instant, fc.nat(72 * 3_600_000), fc.nat(10), fc.nat(5), (placed, later, min, more) => {
        const first = promisedDates(placed, { cutOffHour: 14 }, { min, max: min + more });
        const second = promisedDates(placed + later, { cutOffHour: 14 }, { min, max: min + more });
        expect(first.from <= first.to).toBe(true);
        expect(first.from <= second.from && first.to <= second.to).toBe(true);
        expect(isWorkingDay(first.from) && isWorkingDay(first.to)).toBe(true);
        expect(first.from >= dayInParis(placed)).toBe(true);
      }),
    );
  });

  it('leaves today before the cut-off of Paris and on the next working day after it', () => {
    expect(dispatchDay(at('2026-06-15', 13, 59), { cutOffHour: 14 })).toBe('2026-06-15');
    expect(dispatchDay(at('2026-06-15', 14), { cutOffHour: 14 })).toBe('2026-06-16');
    expect(dispatchDay(Date.parse('2026-06-15T12:30:00Z'), { cutOffHour: 14 })).toBe('2026-06-16');
    expect(dispatchDay(at('2026-06-19', 15), { cutOffHour: 14 })).toBe('2026-06-22');
    expect(dispatchDay(at('2026-06-20', 9), { cutOffHour: 14 })).toBe('2026-06-22');
  });

  it('counts no weekend and no holiday', () => {
    expect(promisedDates(at('2026-05-12', 10), { cutOffHour: 14 }, { min: 2, max: 3 })).toEqual({
      from: '2026-05-15',
      to: '2026-05-18',
    });
    expect(promisedDates(at('2026-12-24', 10), { cutOffHour: 14 }, { min: 1, max: 1 })).toEqual({
      from: '2026-12-28',
      to: '2026-12-28',
    });
  });
});

describe('what is fetched in the store', () => {
  it('is ready while the store is open, after the work it takes and never before', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 72 }), fc.integer({ min: 0, max: 24 }), (placed, hours, more) => {
        const ready = readyAt(store, placed, hours) ?? 0;
        const day = dayInParis(ready);
        expect(isPublicHoliday(day)).toBe(false);
        const minutes = parisMinutes(ready);
        expect(openSpans(store, day).some(({ from, to }) => from <= minutes && minutes <= to)).toBe(true);
        expect(ready).toBeGreaterThanOrEqual(placed);
        expect(readyAt(store, placed, hours + more) ?? 0).toBeGreaterThanOrEqual(ready);
      }),
    );
  });

  it('is prepared over noon, over night, over Sunday and Monday, over a holiday', () => {
    expect(readyAt(store, at('2026-06-16', 9, 30), 2)).toBe(at('2026-06-16', 11, 30));
    expect(readyAt(store, at('2026-06-16', 11), 2)).toBe(at('2026-06-16', 15));
    expect(readyAt(store, at('2026-06-16', 17, 30), 2)).toBe(at('2026-06-17', 10, 30));
    expect(readyAt(store, at('2026-06-20', 16), 2)).toBe(at('2026-06-23', 10));
    expect(readyAt(store, at('2026-07-13', 12), 2)).toBe(at('2026-07-15', 11));
  });

  it('that takes no time is ready now, or when the store opens', () => {
    expect(readyAt(store, at('2026-06-16', 10), 0)).toBe(at('2026-06-16', 10));
    expect(readyAt(store, at('2026-06-16', 20), 0)).toBe(at('2026-06-17', 9));
  });

  it('is promised for no time where the store is never open', () => {
    expect(readyAt([[], [], [], [], [], [], []], at('2026-06-16', 10), 2)).toBeNull();
  });

  it('leaves by the clock of its half of the shop', () => {
    const evening = Date.parse('2026-06-15T16:00:00Z');
    expect(dispatchDay(evening, { cutOffHour: 14 })).toBe('2026-06-16');
    expect(dispatchDay(evening, { cutOffHour: 14, timeZone: 'America/Martinique' })).toBe('2026-06-15');
    expect(dispatchDay(evening, { cutOffHour: 14, timeZone: 'Pacific/Noumea' })).toBe('2026-06-16');
  });
});
