import { afterEach, expect, test } from 'vitest';
import { openMemoryStore } from '#src/db/memory-store.ts';
import { plugPerson } from '#src/store/person.ts';
import { callOnline, renewSession, signIn, signOut } from '#src/store/session.ts';
import type { SessionDoors } from '#src/store/session-doors.ts';

afterEach(() => plugPerson(null));

test('signing in and out, renewing and asking the shop open the data of the person first, once', async () => {
  const asked: unknown[] = [];
  let opened = 0;
  const session: SessionDoors = {
    signIn: async (...given) => ({ ok: true, given: asked.push(given) }) as const,
    signOut: async (given) => ({ done: true, given: asked.push(given) }) as const,
    renewSession: async (password) => ({ ok: true, given: asked.push(password) }) as const,
    callOnline: async (name) => {
      asked.push(name);
      return { ok: false, failure: { kind: 'offline', retryAfterMs: null } };
    },
  };
  plugPerson(async () => {
    opened += 1;
    return {
      store: openMemoryStore(),
      customer: null,
      session,
      perform: () => Promise.resolve(),
      retry: () => Promise.resolve(),
      discard: () => Promise.resolve(),
      forget: () => Promise.resolve({ done: true }),
      ring: () => {},
      poke: () => {},
      status: () => ({ phase: 'resting', reason: null }),
      listen: () => () => {},
    };
  });
  const input = { email: 'camille@example.test', password: 'secret', remember: false };
  expect(await signIn(input, '/auto')).toMatchObject({ ok: true });
  expect(await renewSession('secret')).toMatchObject({ ok: true });
  expect(await signOut({ unsent: 'keep' })).toMatchObject({ done: true });
  expect(await callOnline('api.account.sessions.index', {})).toMatchObject({ ok: false });
  expect(asked).toEqual([[input, '/auto'], 'secret', { unsent: 'keep' }, 'api.account.sessions.index']);
  expect(opened).toBe(1);
});
