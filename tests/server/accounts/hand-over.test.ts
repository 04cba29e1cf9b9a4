/** From one host of the shop to the other (design §10): who is signed in at one is let in at the other, once. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { openWholeServer, type Visit, type WholeServer } from '#tests/server/contract/whole-server.ts';

const AUTO = { host: 'auto.localhost' };
const MOTO = { host: 'moto.localhost' };

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer({ env: { HOSTS: 'auto.localhost=moto.localhost' } });
});
afterAll(() => server.close());

const emailOf = async (visit: Visit): Promise<string | null> => {
  const me = v.object({ customer: v.nullable(v.object({ email: v.string() })) });
  return v.parse(me, await (await visit.call('api.me')).json()).customer?.email ?? null;
};
const handed = v.object({ secret: v.nullable(v.string()) });
const take = async (visit: Visit, headers = AUTO): Promise<string> => {
  const answer = await visit.call('api.auth.hand-over', { body: { otherHost: true }, headers });
  return v.parse(handed, await answer.json()).secret ?? '';
};
const arrive = (visit: Visit, secret: string, headers = MOTO, device: string | null = null) =>
  visit.call('api.auth.arrive', { body: { secret, device }, headers });
const codeOf = async (response: Response) => v.parse(v.object({ code: v.string() }), await response.json()).code;

test('who is signed in at one host is at the other, with the guest they were there to take along', async () => {
  const email = await server.register();
  const auto = await server.signIn(email);
  const [moto, device] = [await server.visit(), randomUUID()];
  const answer = await arrive(moto, await take(auto), MOTO, device);
  expect(await answer.json()).toMatchObject({ customer: { email, guestGroups: [device] } });
  expect(await emailOf(moto)).toBe(email);
  expect(await emailOf(auto)).toBe(email);
});

test('what was handed over opens one session, at its host, within a minute', async () => {
  const auto = await server.customer();
  const late = await take(auto);
  server.clock.advance(60_000);
  expect(await codeOf(await arrive(await server.visit(), late))).toBe('auth.linkExpired');
  const secret = await take(auto);
  expect(await codeOf(await arrive(await server.visit(), secret, AUTO))).toBe('auth.linkExpired');
  expect(await codeOf(await arrive(await server.visit(), secret, { host: 'elsewhere.example' }))).toBe(
    'auth.linkExpired',
  );
  expect((await arrive(await server.visit(), secret)).status).toBe(200);
  expect(await codeOf(await arrive(await server.visit(), secret))).toBe('auth.linkExpired');
  expect(await codeOf(await arrive(await server.visit(), 'x'.repeat(43)))).toBe('auth.linkExpired');
  expect(await server.rowsOf('session_hand_over')).toHaveLength(1);
  await server.sweep();
  expect(await server.rowsOf('session_hand_over')).toEqual([]);
});

test('a guest has nothing to hand over, nor a shop of one host, nor who is known at the other already', async () => {
  const guest = await server.visit();
  expect((await guest.call('api.auth.hand-over', { body: { otherHost: true }, headers: AUTO })).status).toBe(401);
  const auto = await server.customer();
  expect(await take(auto, { host: 'shop.test' })).toBe('');
  const moto = await server.visit();
  await arrive(moto, await take(auto));
  expect([await take(auto), await take(moto, MOTO)]).toEqual(['', '']);
});

test('a session that has ended hands nothing over any more', async () => {
  const auto = await server.customer();
  const secret = await take(auto);
  await auto.call('api.auth.logout', { body: { everywhere: false } });
  expect(await codeOf(await arrive(await server.visit(), secret))).toBe('auth.linkExpired');
});

test('somebody who is signed in at the other host stays who they are', async () => {
  const [auto, moto] = [await server.customer(), await server.customer()];
  const before = await emailOf(moto);
  expect((await arrive(moto, await take(auto))).status).toBe(200);
  expect(await emailOf(moto)).toBe(before);
});

test.each(['where it began', 'where it led'])('signing out %s signs out at both hosts', async (where) => {
  const [auto, moto, other] = [await server.customer(), await server.visit(), await server.customer()];
  await arrive(moto, await take(auto));
  await (where === 'where it began' ? auto : moto).call('api.auth.logout', { body: { everywhere: false } });
  expect([await emailOf(auto), await emailOf(moto)]).toEqual([null, null]);
  expect(await emailOf(other)).not.toBeNull();
});

test('a session lasts when the one it came from was ended for another reason', async () => {
  const email = await server.register();
  const [auto, moto] = [await server.signIn(email), await server.visit()];
  await arrive(moto, await take(auto));
  await moto.call('api.account.sessions.destroy', { body: { others: true } });
  expect([await emailOf(auto), await emailOf(moto)]).toEqual([null, email]);
  expect(await take(moto, MOTO)).not.toBe('');
});

test('what is handed over lies in the database by its hash alone', async () => {
  const secret = await take(await server.customer());
  expect(secret).toMatch(/^[\w-]{43}$/u);
  expect((await server.rowsOf('session_hand_over')).join()).not.toContain(secret);
});
