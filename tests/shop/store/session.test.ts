import { afterEach, expect, test } from 'vitest';
import { couponStoreRoute } from '#core/contract/cart/coupon.ts';
import { plugPerson } from '#src/shop/store/person/person.ts';
import { arrive, callOnline, callWhenSent, renewSession, signIn, signOut } from '#src/shop/store/person/session.ts';
import type { SessionApi } from '#src/shop/store/account/session-api.ts';
import { quietPerson } from '#tests/support/quiet-person.ts';

afterEach(() => plugPerson(null));

test('signing in and out, renewing and asking the shop open the data of the person first, once', async () => {
  const asked: unknown[] = [];
  let opened = 0;
  const session: SessionApi = {
    signIn: async (...given) => ({ ok: true, given: asked.push(given) }) as const,
    arrive: async (...given) => ({ ok: true, given: asked.push(given) }) as const,
    borrow: async (...given) => ({ ok: true, given: asked.push(given) }) as const,
    signOut: async (given) => ({ done: true, given: asked.push(given) }) as const,
    renewSession: async (password) => ({ ok: true, given: asked.push(password) }) as const,
    callOnline: async (name) => {
      asked.push(name);
      return { ok: false, failure: { kind: 'offline', retryAfterMs: null } };
    },
    callWhenSent: async (name, _input, lanes) => {
      asked.push([name, lanes]);
      return { ok: false, failure: { kind: 'unsent', left: 2 } };
    },
  };
  plugPerson(async () => {
    opened += 1;
    return quietPerson({ session });
  });
  const input = { email: 'camille@example.test', password: 'secret', remember: false };
  expect(await signIn(input, '/auto')).toMatchObject({ ok: true });
  expect(await renewSession('secret')).toMatchObject({ ok: true });
  expect(await signOut({ unsent: 'keep' })).toMatchObject({ done: true });
  expect(await arrive('of the other host', '/moto')).toMatchObject({ ok: true });
  expect(await callOnline('api.account.sessions.index', {})).toMatchObject({ ok: false });
  expect(await callWhenSent(couponStoreRoute, { body: { area: 'moto', code: 'BIENVENUE' } })).toMatchObject({
    ok: false,
  });
  expect(asked.splice(5)).toEqual([['api.cart.coupon.store', ['cart:moto']]]);
  expect(asked).toEqual([
    [input, '/auto'],
    'secret',
    { unsent: 'keep' },
    ['of the other host', '/moto'],
    'api.account.sessions.index',
  ]);
  expect(opened).toBe(1);
});
