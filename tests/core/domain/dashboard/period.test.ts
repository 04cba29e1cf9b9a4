import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  comparedWith,
  daysIn,
  granularityOf,
  lastThirtyDays,
  progressOf,
  stepOf,
  stepsOf,
  type Period,
} from '#core/domain/dashboard/period.ts';
import { addDays } from '#core/domain/shop/day.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));
const period: fc.Arbitrary<Period> = fc
  .tuple(day, fc.integer({ min: 0, max: 800 }))
  .map(([from, more]) => ({ from, to: addDays(from, more) }));

describe('a period', () => {
  test('is compared with as many days, which end the day before', () => {
    fc.assert(
      fc.property(period, (one) => {
        const before = comparedWith(one, 'previous');
        expect(before && [daysIn(before), addDays(before.to, 1)]).toEqual([daysIn(one), one.from]);
      }),
    );
  });

  test('is compared with the same days a year before, or with nothing', () => {
    const one = { from: '2026-02-01', to: '2026-02-28' };
    expect(comparedWith(one, 'year')).toEqual({ from: '2025-02-01', to: '2025-02-28' });
    expect(comparedWith(one, 'none')).toBeNull();
  });

  test('has steps that are read at a glance, each day in one of them', () => {
    fc.assert(
      fc.property(period, (one) => {
        const granularity = granularityOf(one);
        const steps = stepsOf(one, granularity);
        expect(steps.length).toBeLessThanOrEqual(granularity === 'day' ? 31 : 29);
        expect(steps).toEqual([...new Set(steps)].toSorted());
        if (granularity === 'hour') return;
        expect(steps[0]).toBe(stepOf(one.from, granularity));
        expect(steps.at(-1)).toBe(stepOf(one.to, granularity));
      }),
    );
  });

  test('is without a choice the last thirty days, today included', () => {
    expect(lastThirtyDays('2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
    expect(daysIn(lastThirtyDays('2026-03-01'))).toBe(30);
  });
});

test('progress is a percentage of what was before, and none where there was nothing', () => {
  expect(progressOf(150, 100)).toBe(50);
  expect(progressOf(1, 3)).toBe(-66.7);
  expect(progressOf(5, 0)).toBeNull();
});
