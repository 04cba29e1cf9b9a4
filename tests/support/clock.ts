import type { Clock } from '#server/clock.ts';

export interface TestClock extends Clock {
  advance(ms: number): void;
}

/** Time that moves only when the test moves it. */
export function createTestClock(start = '2026-03-02T09:00:00.000Z'): TestClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}
