import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInParis, parisTime } from '#core/domain/shop/paris-time.ts';

const platform = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function platformTime(instantMs: number) {
  const parts = Object.fromEntries(platform.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]));
  const { year, month, day, hour, minute } = parts;
  return { year, month, day, hour, minute };
}

/** All hours around both changes of a year, and any instant. */
const instants = fc.oneof(
  fc
    .date({ min: new Date('1996-01-01'), max: new Date('2036-12-31'), noInvalidDate: true })
    .map((date) => date.getTime()),
  fc
    .tuple(fc.integer({ min: 1996, max: 2036 }), fc.constantFrom(2, 9), fc.integer({ min: 0, max: 8 * 24 * 60 }))
    .map(([year, month, minutes]) => Date.UTC(year, month, 24) + minutes * 60_000),
);

describe('the clock of Paris', () => {
  it('shows what the platform knows of it, at every instant since 1996', () => {
    fc.assert(
      fc.property(instants, (instantMs) => {
        expect(parisTime(instantMs)).toEqual(platformTime(instantMs));
      }),
      { numRuns: 2_000 },
    );
  });

  it('goes from 2 to 3 and from 3 to 2', () => {
    expect(parisTime(Date.parse('2026-03-29T00:59:00Z'))).toMatchObject({ hour: 1, minute: 59 });
    expect(parisTime(Date.parse('2026-03-29T01:00:00Z'))).toMatchObject({ hour: 3, minute: 0 });
    expect(parisTime(Date.parse('2026-10-25T00:59:00Z'))).toMatchObject({ hour: 2, minute: 59 });
    expect(parisTime(Date.parse('2026-10-25T01:00:00Z'))).toMatchObject({ hour: 2, minute: 0 });
  });

  it('names a day with leading zeros', () => {
    expect(dayInParis(Date.parse('2026-03-01T22:59:00Z'))).toBe('2026-03-01');
    expect(dayInParis(Date.parse('2026-03-01T23:00:00Z'))).toBe('2026-03-02');
  });
});
