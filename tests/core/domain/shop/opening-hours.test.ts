import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenAt, readOpeningHours, visitTimes } from '#core/domain/shop/opening-hours.ts';

/* 2026-03-02 is a Monday, 2026-03-07 a Saturday */
const [MONDAY, SATURDAY, SUNDAY] = ['2026-03-02', '2026-03-07', '2026-03-08'];

describe('opening hours as shopkeepers write them', () => {
  it.each([
    'Du lundi au vendredi : 9 h – 18 h\nSamedi : 9 h – 12 h',
    'Du lundi au vendredi de 9 h à 18 h, le samedi de 9 h à 12 h',
    'Lun-Ven 9h00-18h00, Sam 9:00-12:00, dimanche fermé',
  ])('are read from « %s »', (text) => {
    const hours = readOpeningHours(text);
    expect(hours?.get(0)).toEqual([{ from: 540, to: 1080 }]);
    expect(hours?.get(4)).toEqual([{ from: 540, to: 1080 }]);
    expect(hours?.get(5)).toEqual([{ from: 540, to: 720 }]);
    expect(hours?.get(6) ?? []).toEqual([]);
  });

  it('know a day that closes for lunch', () => {
    const hours = readOpeningHours('Lundi : 9 h – 12 h, 14 h – 18 h 30') ?? new Map();
    expect(hours.get(0)).toEqual([
      { from: 540, to: 720 },
      { from: 840, to: 1110 },
    ]);
    expect(isOpenAt(hours, MONDAY, '11:30')).toBe(true);
    expect(isOpenAt(hours, MONDAY, '12:00')).toBe(false);
    expect(isOpenAt(hours, MONDAY, '11:45')).toBe(false);
    expect(visitTimes(hours, MONDAY).at(-1)).toBe('18:00');
  });

  it.each([
    '',
    'Sur rendez-vous',
    'Lundi au vendredi de 9 à 18',
    'Monday to Friday, 9 am to 6 pm',
    'Lundi : 18 h – 9 h',
  ])('say nothing where they cannot be read: « %s »', (text) => {
    expect(readOpeningHours(text)).toBeNull();
  });

  it('offer for a visit exactly times at which the place is open', () => {
    const minutes = fc
      .tuple(fc.integer({ min: 0, max: 46 }), fc.integer({ min: 1, max: 24 }))
      .map(([begin, length]) => ({
        from: begin * 30,
        to: Math.min(1440, (begin + length) * 30),
      }));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('0', '5', '6'), fc.array(minutes, { maxLength: 2 })), (given) => {
        const hours = new Map(Object.entries(given).map(([day, openings]) => [Number(day), openings]));
        for (const day of [MONDAY, SATURDAY, SUNDAY])
          for (const time of visitTimes(hours, day)) expect(isOpenAt(hours, day, time)).toBe(true);
        if ((hours.get(6) ?? []).length === 0) expect(visitTimes(hours, SUNDAY)).toEqual([]);
      }),
    );
  });

  it('never throw, whatever is written', () => {
    fc.assert(fc.property(fc.string({ maxLength: 80 }), (text) => void readOpeningHours(text)));
  });
});
