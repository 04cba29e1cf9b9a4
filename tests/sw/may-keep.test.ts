import fc from 'fast-check';
import { expect, test } from 'vitest';

import { mayKeep } from '#sw/shop/may-keep.ts';

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response([204, 205, 304].includes(status) ? null : 'x', { status, headers });

test('only a whole good answer is kept', () => {
  fc.assert(fc.property(fc.integer({ min: 200, max: 599 }), (status) => mayKeep(answer(status)) === (status === 200)));
});

test('what says no-store is never kept, whatever stands beside it', () => {
  const other = fc.constantFrom('private', 'max-age=60', 'public', 'immutable', 'No-Cache');
  fc.assert(
    fc.property(fc.array(other), fc.constantFrom('no-store', 'No-Store'), fc.array(other), (before, no, after) => {
      expect(mayKeep(answer(200, { 'cache-control': [...before, no, ...after].join(', ') }))).toBe(false);
    }),
  );
  expect(mayKeep(answer(200, { 'cache-control': 'public, no-cache' }))).toBe(true);
});

test('an error, an opaque answer and a redirected one are not kept', () => {
  const good = { type: 'basic', status: 200, redirected: false, headers: new Headers() } as const;
  expect(mayKeep(good)).toBe(true);
  for (const type of ['opaque', 'opaqueredirect', 'cors', 'error'] as const) {
    expect(mayKeep({ ...good, type }), type).toBe(false);
  }
  expect(mayKeep({ ...good, redirected: true })).toBe(false);
  expect(mayKeep(Response.error())).toBe(false);
});
