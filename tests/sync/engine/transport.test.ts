import { describe, expect, test } from 'vitest';

import { Refusal, REFUSALS, isRefusalCode, type RefusalCode, type RefusalData } from '#core/wire/refusal.ts';
import { CallFailed, problemOf } from '#src/api/failure.ts';
import type { FailureKind } from '#src/sync/core/engine-state.ts';
import { SHOP_CALLS } from '#core/contract/shop/sync-calls.ts';
import { createTransport, syncFailureOf } from '#src/sync/engine/transport.ts';

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

describe('answers', () => {
  const transportOf = (answer: unknown) => {
    const calls: [string, unknown][] = [];
    const options: unknown[] = [];
    const client: Parameters<typeof createTransport>[0] = {
      call: async (name, input, option) => {
        calls.push([name, input]);
        options.push(option);
        return JSON.parse(JSON.stringify(answer));
      },
      renewToken: () => Promise.resolve('token'),
    };
    return { calls, options, transport: createTransport(client, SHOP_CALLS) };
  };
  const body = { protocol: 1, build: 'b', scope: 'guest', group: 'g', cursor: null };
  const { signal } = new AbortController();
  const pull = { from: null, to: { epoch: 'e', rev: 1, revId: 'r' }, reset: false, changes: [], lastSeq: {} };

  test.each([
    ['a page', '<h1>'],
    ['nothing', null],
    ['the answer to something else', { csrfToken: 'x' }],
    ['an unheard-of outcome', { results: [{ status: 'perhaps', lane: 'contact', seq: 1 }], pull }],
    ['results without a state', { results: [] }],
    ['a state without a date', { results: [], pull }],
  ])('S55 S65 %s in place of an answer is a fault that passes, of which nothing is believed', async (_what, answer) => {
    const { transport } = transportOf(answer);
    await expect(transport.push({ ...body, changes: [] }, signal)).rejects.toMatchObject({ kind: 'serverFault' });
    await expect(transport.pull(body, signal)).rejects.toMatchObject({ kind: 'serverFault' });
  });

  test('S7 S55 a push brings results and the state that holds them', async () => {
    const answer = {
      results: [{ status: 'taken', lane: 'contact', seq: 3 }],
      pull: { ...pull, serverNow: '2026-01-05T09:00:00.000Z' },
    };
    const { calls, options, transport } = transportOf(answer);
    expect(await transport.push({ ...body, changes: [] }, signal)).toEqual(answer);
    expect(calls).toEqual([['api.sync.push', { body: { ...body, changes: [] } }]]);
    // What to do about a token is the engine's own decision (S59).
    expect(options).toMatchObject([{ renew: false, signal }]);
  });
});
