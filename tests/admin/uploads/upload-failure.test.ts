/** What a failed call means for a file: the engine's kinds of failure, and its pace (rule S114). */
import { expect, test } from 'vitest';
import { REFUSALS, Refusal, type RefusalCode } from '#core/wire/refusal.ts';
import { retryPace } from '#src/admin/store/uploads/retry-pace.ts';
import { uploadFailureOf, type UploadFailure } from '#src/admin/store/uploads/upload-failure.ts';
import { CallFailed } from '#src/api/failure.ts';
import { backoffMs } from '#src/sync/core/backoff.ts';

const passing = (isOfAll: boolean, retryAfterMs: number | null = null) => ({ kind: 'passing', isOfAll, retryAfterMs });

test.each([
  ['no network', new CallFailed('offline'), passing(true)],
  ['a shop that fails', new CallFailed('serverFault', { status: 500 }), passing(false)],
  [
    'a shop that fails and says for how long',
    new CallFailed('serverFault', { retryAfterMs: 9_000 }),
    passing(false, 9_000),
  ],
  ['a page that is not ours', new CallFailed('serverFault', { status: 403 }), passing(false)],
  ['too many attempts', new Refusal('attempts.exceeded', { retryAfterMs: 4_000 }), passing(true, 4_000)],
  ['a token that ran out', new Refusal('token.expired'), passing(true)],
  ['no room for more files', new Refusal('media.tooMany'), passing(false)],
  ['a closed shop', new Refusal('shop.closed'), passing(false)],
  ['a fault with our code', new Refusal('server.fault'), passing(false)],
  ['a session that ended', new Refusal('session.required'), { kind: 'session' }],
  ['another person’s session', new Refusal('scope.mismatch', { reason: 'session' }), { kind: 'session' }],
  ['a build that is too old', new Refusal('app.outdated'), { kind: 'outdated' }],
  ['a right that is missing', new Refusal('permission.missing'), { kind: 'refused', code: 'permission.missing' }],
  ['a file of no type', new Refusal('media.type'), { kind: 'refused', code: 'media.type' }],
  ['a content overtaken', new Refusal('record.moved', { reason: 'rev' }), { kind: 'refused', code: 'record.moved' }],
  ['a request that is wrong', new Refusal('input.invalid'), { kind: 'refused', code: 'input.invalid' }],
])('S114 %s is judged by its kind', (_, error, failure) => {
  expect(uploadFailureOf(error)).toEqual(failure);
});

test('S114 every refusal is one of the kinds, and none that the shop says of itself refuses a file', () => {
  const codes = Object.keys(REFUSALS).filter((code): code is RefusalCode => code in REFUSALS);
  for (const code of codes) {
    const { kind } = uploadFailureOf(new Refusal(code));
    if (REFUSALS[code].status >= 500) expect(`${code} ${kind}`).toBe(`${code} passing`);
  }
});

test('S114 what is no failed call is thrown on: it is a fault of ours', () => {
  expect(() => uploadFailureOf(new TypeError('ours'))).toThrow('ours');
});

function createPace(isVisible = true) {
  const waits: { ms: number; call: () => void }[] = [];
  let rounds = 0;
  const pace = retryPace(
    {
      later: (ms, call) => {
        const wait = { ms, call };
        waits.push(wait);
        return () => void waits.splice(waits.indexOf(wait), 1);
      },
      jitter: () => 0.5,
      isVisible: () => isVisible,
    },
    () => (rounds += 1),
  );
  const fail = (retryAfterMs: number | null = null, isFruitful = false): void => {
    const failure: UploadFailure = { kind: 'passing', isOfAll: true, retryAfterMs };
    pace.ended({ isFruitful, failure });
  };
  return { pace, waits, fail, rounds: () => rounds };
}

test.each([true, false])('S114 what failed is tried again at the engine’s pace (somebody looks: %s)', (isVisible) => {
  const { waits, fail, rounds } = createPace(isVisible);
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    fail();
    expect(waits.map(({ ms }) => ms)).toEqual([backoffMs(attempt, isVisible, 0.5)]);
    waits[0]?.call();
    expect(rounds()).toBe(attempt);
  }
});

test('S114 whatever came through begins the pace anew, and so does a round without a fault', () => {
  const { pace, waits, fail } = createPace();
  fail();
  fail();
  fail(null, true);
  expect(waits.map(({ ms }) => ms)).toEqual([backoffMs(1, true, 0.5)]);
  fail();
  pace.ended({ isFruitful: true, failure: null });
  fail();
  expect(waits.map(({ ms }) => ms)).toEqual([backoffMs(1, true, 0.5)]);
});

test('S114 what came through meanwhile leaves the wait of what did not as it is', () => {
  const { pace, waits, fail, rounds } = createPace();
  fail();
  pace.ended({ isFruitful: true, failure: null });
  waits[0]?.call();
  expect(rounds()).toBe(1);
});

test('S114 a line that comes back ends a wait of ours, not one that the shop asked for', () => {
  const { pace, waits, fail, rounds } = createPace();
  fail();
  pace.look();
  expect([waits.length, rounds()]).toEqual([0, 1]);
  fail(30_000);
  expect(waits.map(({ ms }) => ms)).toEqual([30_000]);
  pace.look();
  expect([waits.length, rounds()]).toEqual([1, 1]);
  waits[0]?.call();
  pace.look();
  expect(rounds()).toBe(3);
});

test('S114 a refusal, a session and a build that is too old are not tried again by themselves', () => {
  const { pace, waits } = createPace();
  pace.ended({ isFruitful: false, failure: { kind: 'refused', code: 'media.type' } });
  pace.ended({ isFruitful: false, failure: { kind: 'session' } });
  pace.ended({ isFruitful: false, failure: { kind: 'outdated' } });
  expect(waits).toEqual([]);
});

test('S114 who leaves takes the wait along', () => {
  const { pace, waits, fail } = createPace();
  fail();
  pace.stop();
  expect(waits).toEqual([]);
});
