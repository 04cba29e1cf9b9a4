import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attempted, isLocked, LOCK_MS, MOST_FAILURES, type AttemptLock } from '#core/domain/account/attempt-lock.ts';
import { isSessionAlive, REMEMBERED_MS, SESSION_MS, shouldTouch, TOUCH_MS } from '#core/domain/account/session.ts';

const START = Date.parse('2026-03-02T09:00:00.000Z');
const at = (ms: number) => new Date(START + ms);

describe('a session', () => {
  it('lasts as long as its owner shows up within two hours', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: SESSION_MS - TOUCH_MS }), { maxLength: 50 }), (pauses) => {
        let times = { remembered: false, createdAt: at(0), seenAt: at(0) };
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          expect(isSessionAlive(times, at(now))).toBe(true);
          if (shouldTouch(times, at(now))) times = { ...times, seenAt: at(now) };
        }
        expect(isSessionAlive(times, at(now + SESSION_MS))).toBe(false);
      }),
    );
  });

  it('lasts thirty days when it is to be remembered, seen or not', () => {
    const times = { remembered: true, createdAt: at(0), seenAt: at(0) };
    expect(isSessionAlive(times, at(REMEMBERED_MS - 1))).toBe(true);
    expect(isSessionAlive({ ...times, seenAt: at(REMEMBERED_MS - 1) }, at(REMEMBERED_MS))).toBe(false);
  });
});

describe('a lock', () => {
  it('lets at most five attempts through in any quarter of an hour that nothing was right in', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: LOCK_MS / 3 }), { maxLength: 80 }), (pauses) => {
        let lock: AttemptLock | null = null;
        let now = 0;
        const through: number[] = [];
        for (const pause of pauses) {
          now += pause;
          lock = attempted(lock, at(now));
          if (!isLocked(lock)) through.push(now);
        }
        for (const start of through) {
          // five that came one after the other may be followed by others only when the first is forgotten
          const run = through.filter((one) => one >= start && one < start + LOCK_MS);
          expect(run.length).toBeLessThan(2 * MOST_FAILURES);
        }
      }),
    );
  });

  it('begins with the fifth attempt and ends a quarter of an hour later', () => {
    let lock: AttemptLock | null = null;
    for (let minute = 0; minute < 5; minute += 1) lock = attempted(lock, at(minute * 60_000));
    expect(lock).toEqual({ failures: 5, until: at(4 * 60_000 + LOCK_MS) });
    lock = attempted(lock, at(10 * 60_000));
    expect([isLocked(lock), lock.until]).toEqual([true, at(4 * 60_000 + LOCK_MS)]);
    lock = attempted(lock, at(4 * 60_000 + LOCK_MS));
    expect([isLocked(lock), lock.failures]).toEqual([false, 1]);
  });
});
