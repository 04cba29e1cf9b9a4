import { describe, expect, test } from 'vitest';

import { Refusal, REFUSALS, isRefusalCode, type RefusalCode, type RefusalData } from '#core/wire/refusal.ts';
import { CallFailed, problemOf } from '#src/api/failure.ts';
import type { FailureKind } from '#src/sync/core/engine-state.ts';
import { syncFailureOf } from '#src/sync/core/sync-failure.ts';

/** What each word of the shop means to a whole request; what is not here is a fault that passes. */
const MEANINGS: readonly (readonly [RefusalCode, RefusalData, FailureKind])[] = [
  ['token.expired', {}, 'token'],
  ['session.required', {}, 'session'],
  ['scope.mismatch', { reason: 'session' }, 'scope'],
  ['scope.mismatch', { reason: 'group' }, 'group'],
  ['scope.mismatch', {}, 'scope'],
  ['permission.missing', {}, 'forbidden'],
  ['app.outdated', {}, 'update'],
  ['attempts.exceeded', {}, 'throttled'],
  ['input.invalid', {}, 'unreadable'],
  ['input.tooLarge', {}, 'unreadable'],
];

describe('what a failed push or pull means', () => {
  test.each(MEANINGS)('S7 S50 S52 S59 %s with %j is %s', (code, data, kind) => {
    expect(syncFailureOf(new Refusal(code, data))).toEqual({ kind, retryAfterMs: null });
  });

  const others = Object.keys(REFUSALS).filter(isRefusalCode);
  test.each(others.filter((code) => MEANINGS.every(([one]) => one !== code)))(
    'S15 S53 %s is a fault that passes: it never pauses and never parks',
    (code) => {
      expect(syncFailureOf(new Refusal(code))).toEqual({ kind: 'serverFault', retryAfterMs: null });
    },
  );

  test('S53 the wait that the shop asked for comes with it', () => {
    expect([
      syncFailureOf(new Refusal('attempts.exceeded', { retryAfterMs: 7_000 })),
      syncFailureOf(new CallFailed('serverFault', { retryAfterMs: 3_000, status: 503 })),
      syncFailureOf(new CallFailed('offline')),
    ]).toEqual([
      { kind: 'throttled', retryAfterMs: 7_000 },
      { kind: 'serverFault', retryAfterMs: 3_000 },
      { kind: 'offline', retryAfterMs: null },
    ]);
  });

  const foreign = (status: number, headers = {}) => problemOf(new Response('<h1>Bonjour', { status, headers }));

  test.each([401, 403, 404, 413, 422, 426])('S76 a %i that is not the shop’s decides nothing', async (status) => {
    expect(syncFailureOf(await foreign(status))).toEqual({ kind: 'foreign', retryAfterMs: null });
  });

  test.each([
    [419, 'token'],
    [429, 'throttled'],
    [502, 'serverFault'],
    [503, 'serverFault'],
  ])('S53 S76 a bare %i is %s', async (status, kind) => {
    expect(syncFailureOf(await foreign(status)).kind).toBe(kind);
  });

  test.each([
    [429, { 'retry-after': '12' }, 12_000],
    [503, { 'retry-after': '12' }, 12_000],
    [503, { 'retry-after': 'Mon, 05 Jan 2026 09:00:30 GMT', date: 'Mon, 05 Jan 2026 09:00:00 GMT' }, 30_000],
  ])(
    'S50 S53 a %i with %j is tried again after %i ms, by the clock of whoever asked for it',
    async (status, headers, ms) => {
      expect(syncFailureOf(await foreign(status, headers)).retryAfterMs).toBe(ms);
    },
  );

  test('S65 what is no failed call is a fault of ours, and is thrown again', () => {
    expect(() => syncFailureOf(new TypeError('a bug'))).toThrow('a bug');
  });
});
