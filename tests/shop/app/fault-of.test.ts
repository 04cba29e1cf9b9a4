import { describe, expect, test } from 'vitest';
import { Refusal } from '#core/wire/refusal.ts';
import { CallFailed, problemOf } from '#src/api/failure.ts';
import { faultOf } from '#src/shop/app/pages/fault-of.ts';
import { NotStored } from '#src/shop/app/port/local-first.ts';

const answer = (status: number, code: string | null, data: object = {}, headers: Record<string, string> = {}) =>
  new Response(code === null ? '<html>' : JSON.stringify({ type: 'about:blank', status, code, data }), {
    status,
    headers,
  });
const faultAt = async (...said: Parameters<typeof answer>) => faultOf(await problemOf(answer(...said)));

describe('the page of a status is shown for a real answer with it', () => {
  test.each([
    [401, 'session.required'],
    [403, 'permission.missing'],
    [419, 'token.expired'],
    [429, 'attempts.exceeded'],
    [500, 'server.fault'],
    [503, 'shop.closed'],
  ])('%i', async (status, code) => {
    expect(await faultAt(status, code)).toMatchObject({ status });
  });

  test('a fault keeps its reference, a closed shop its message and when to come back', async () => {
    expect(await faultAt(500, 'server.fault', { reference: 'r-1' })).toEqual({ status: 500, reference: 'r-1' });
    expect(
      await faultAt(503, 'shop.closed', { message: 'Inventaire', retryAfterMs: 30_000 }, { 'retry-after': '30' }),
    ).toEqual({ status: 503, message: 'Inventaire', retryAfterMs: 30_000 });
    expect(await faultAt(429, null, {}, { 'retry-after': '7' })).toEqual({ status: 429, retryAfterMs: 7_000 });
  });

  test('a gateway that reaches no server is a closed shop', async () => {
    expect(await faultAt(502, null)).toEqual({ status: 503 });
    expect(await faultAt(504, null)).toEqual({ status: 503 });
  });
});

test('without an answer of the shop the page is just not on this device', async () => {
  expect(faultOf(new NotStored())).toBeNull();
  expect(faultOf(new CallFailed('offline'))).toBeNull();
  // A hotel network that knows no such file says nothing of the shop's page.
  expect(await faultAt(404, null)).toBeNull();
});

test('a refusal that no page is made for leaves the page unread, a bug is our fault', () => {
  expect(faultOf(new Refusal('input.invalid'))).toBeNull();
  expect(faultOf(new TypeError('bug'))).toEqual({ status: 500 });
});
