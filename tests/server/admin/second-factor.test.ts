/** The second factor: codes of an authenticator and codes on paper, each of which opens once. */
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';

import { LOCK_MS } from '#core/domain/account/attempt-lock.ts';
import { createSeal } from '#server/platform/seal.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

import { codeOf, logIn, meOf, signedIn, visitOffice, type OfficeVisit } from './office.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer({ limitFactor: 100 });
});
afterAll(() => server.close());
/** Codes of before count no more. */
beforeEach(() => server.clock.advance(90_000));

const STEP_MS = 30_000;
const codesSchema = v.object({ codes: v.array(v.string()) });
const codeNow = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });

/** Somebody who has just enabled a second factor, with its secret and recovery codes. */
async function guarded() {
  const visit = await signedIn(server);
  const begun = await (await visit.call('api.admin.second-factor.begin', { body: {} })).json();
  const { secret, address } = v.parse(v.object({ secret: v.string(), address: v.string() }), begun);
  const enabled = await visit.call('api.admin.second-factor.enable', { body: { code: codeNow(secret) } });
  const { codes } = v.parse(codesSchema, await enabled.json());
  server.clock.advance(STEP_MS);
  return { visit, email: visit.email, secret, address, codes };
}

const pass = (visit: OfficeVisit, code: string) => visit.call('api.admin.login.second-factor', { body: { code } });
/** A browser in which the password was right. */
async function atSecondStep(email: string): Promise<OfficeVisit> {
  const visit = await visitOffice(server);
  await logIn(visit, email);
  return visit;
}

test('is asked for at the next sign-in; until its code has come the session opens nothing', async () => {
  const { email, secret, address } = await guarded();
  expect(address).toMatch(/^otpauth:\/\/totp\//u);
  const visit = await atSecondStep(email);
  expect(await meOf(visit)).toEqual({ admin: null, isSecondFactorDue: true });
  for (const name of ['api.admin.sessions.index', 'api.admin.inventory-sources.index'])
    expect((await visit.call(name)).status).toBe(401);
  const waiting = visit.jar.get('admin-session');
  expect(await (await pass(visit, codeNow(secret))).json()).toMatchObject({ admin: { email, hasSecondFactor: true } });
  expect(visit.jar.get('admin-session')).not.toBe(waiting);
  visit.jar.set('admin-session', waiting ?? '');
  expect((await meOf(visit)).admin).toBeNull();
});

test('takes each code once, also at the same moment in two browsers', async () => {
  const { email, secret } = await guarded();
  const browsers = [await atSecondStep(email), await atSecondStep(email)];
  const code = codeNow(secret);
  const answers = await Promise.all(browsers.map((visit) => pass(visit, code)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(await codeOf(await pass(await atSecondStep(email), code))).toBe('auth.badCode');
  server.clock.advance(STEP_MS);
  expect((await pass(await atSecondStep(email), codeNow(secret))).status).toBe(200);
});

test('takes no code of before the last one used', async () => {
  const { email, secret } = await guarded();
  const early = codeNow(secret);
  server.clock.advance(STEP_MS);
  expect((await pass(await atSecondStep(email), codeNow(secret))).status).toBe(200);
  expect(await codeOf(await pass(await atSecondStep(email), early))).toBe('auth.badCode');
});

test('forgives a clock that is half a minute wrong, and not more', async () => {
  const { email, secret } = await guarded();
  const code = codeNow(secret);
  server.clock.advance(2 * STEP_MS);
  expect(await codeOf(await pass(await atSecondStep(email), code))).toBe('auth.badCode');
  const ahead = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime() + STEP_MS,
  });
  expect((await pass(await atSecondStep(email), ahead)).status).toBe(200);
});

test('is opened by each of ten recovery codes once, however it is written; new ones end the old ones', async () => {
  const { visit, email, codes } = await guarded();
  expect(new Set(codes).size).toBe(10);
  expect(codes.every((code) => /^(?:[a-z2-7]{4}-){3}[a-z2-7]{4}$/u.test(code))).toBe(true);
  const [first = '', second = '', third = ''] = codes;
  expect((await pass(await atSecondStep(email), first)).status).toBe(200);
  expect(await codeOf(await pass(await atSecondStep(email), first))).toBe('auth.badCode');
  expect((await pass(await atSecondStep(email), second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  const renewed = v.parse(codesSchema, await (await visit.call('api.admin.second-factor.codes', { body: {} })).json());
  expect(await codeOf(await pass(await atSecondStep(email), third))).toBe('auth.badCode');
  expect((await pass(await atSecondStep(email), renewed.codes[0] ?? '')).status).toBe(200);
});

test('is not guessed: five wrong codes lock the account’s second step for a quarter of an hour, in every browser', async () => {
  const { email, secret } = await guarded();
  for (let i = 0; i < 5; i += 1)
    expect(await codeOf(await pass(await atSecondStep(email), '000000'))).toBe('auth.badCode');
  const locked = await pass(await atSecondStep(email), codeNow(secret));
  expect([locked.status, await codeOf(locked)]).toEqual([429, 'auth.tooManyAttempts']);
  server.clock.advance(LOCK_MS);
  expect((await pass(await atSecondStep(email), codeNow(secret))).status).toBe(200);
});

test('counts once a code of it has come, and ends with the word of its owner', async () => {
  const visit = await signedIn(server);
  await visit.call('api.admin.second-factor.begin', { body: {} });
  expect((await meOf(await atSecondStep(visit.email))).isSecondFactorDue).toBe(false);
  expect(await codeOf(await visit.call('api.admin.second-factor.enable', { body: { code: '000000' } }))).toBe(
    'auth.badCode',
  );
  const one = await guarded();
  const again = await one.visit.call('api.admin.second-factor.begin', { body: {} });
  expect(await codeOf(again)).toBe('admin.notAllowed');
  expect((await one.visit.call('api.admin.second-factor.disable', { body: {} })).status).toBe(200);
  expect((await meOf(await atSecondStep(one.email))).admin).toMatchObject({ email: one.email });
  expect(await codeOf(await one.visit.call('api.admin.second-factor.codes', { body: {} }))).toBe('record.unknown');
});

test('its secret and its codes stand nowhere in the database as they are', async () => {
  const { secret, codes } = await guarded();
  const rows = [...(await server.rowsOf('admin_credential')), ...(await server.rowsOf('admin_recovery_code'))].join(
    '\n',
  );
  const hex = (text: string) => Buffer.from(text).toString('hex');
  for (const text of [secret, ...codes.flatMap((code) => [code, code.replaceAll('-', '')])]) {
    expect(rows).not.toContain(text);
    expect(rows).not.toContain(hex(text));
  }
});

test('what is sealed opens with the same key for the same account, and not otherwise', () => {
  const [seal, other] = [createSeal('key', 'purpose'), createSeal('other key', 'purpose')];
  const sealed = seal.close('JBSWY3DP', 'a');
  expect(seal.open(sealed, 'a')).toBe('JBSWY3DP');
  expect(() => seal.open(sealed, 'b')).toThrow();
  expect(() => other.open(sealed, 'a')).toThrow();
  expect(() => createSeal('key', 'another purpose').open(sealed, 'a')).toThrow();
  sealed[14] = (sealed[14] ?? 0) ^ 1;
  expect(() => seal.open(sealed, 'a')).toThrow();
});
