import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { LOCK_MS } from '#core/domain/account/attempt-lock.ts';
import { REMEMBERED_MS, SESSION_MS } from '#core/domain/account/session.ts';
import { openWholeServer, type Visit, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { password } from '#tests/support/samples/customer-samples.ts';

let server: WholeServer;

beforeAll(async () => {
  server = await openWholeServer({ limitFactor: 1 });
});
afterAll(() => server.close());

const meSchema = v.object({
  customer: v.nullable(
    v.object({ email: v.string(), guest: v.nullable(v.string()), guestGroups: v.array(v.string()) }),
  ),
});
const meOf = async (visit: Visit) => v.parse(meSchema, await (await visit.call('api.me')).json()).customer;
const codeOf = async (response: Response) => v.parse(v.object({ code: v.string() }), await response.json()).code;
const attempt = (visit: Visit, email: string, more: Record<string, unknown> = {}) =>
  visit.call('api.auth.login', { body: { email, password, remember: false, device: null, ...more } });
const wrong = { password: 'Faux-2026!!' };

test('what is missing is told at its field', async () => {
  const visit = await server.visit();
  const answer = await visit.call('api.auth.login', {
    body: { email: ' ', password: '', remember: false, device: null },
  });
  expect(await answer.json()).toMatchObject({
    data: {
      fields: [
        { path: 'email', code: 'email.required' },
        { path: 'password', code: 'password.required' },
      ],
    },
  });
});

test('a wrong password and an unknown address read the same, and cost the same work', async () => {
  const email = await server.register();
  const told = [];
  for (const given of [email, 'personne@example.fr']) {
    const before = { ...server.work };
    const answer = await attempt(await server.visit(), given, wrong);
    told.push({
      status: answer.status,
      problem: await answer.json(),
      hashed: server.work.hashed - before.hashed,
      verified: server.work.verified - before.verified,
    });
  }
  expect(told[0]).toEqual(told[1]);
  expect(told[0]).toMatchObject({ status: 422, problem: { code: 'auth.badCredentials' }, hashed: 0, verified: 1 });
});

test('the session’s cookie is out of reach for scripts, the marker is not, and proves nothing', async () => {
  const email = await server.register();
  const visit = await server.visit();
  const answer = await attempt(visit, email);
  const cookies = answer.headers.getSetCookie();
  expect(cookies.find((one) => one.startsWith('session='))).toMatch(
    /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/u,
  );
  expect(cookies.find((one) => one.startsWith('customer-auth='))).toMatch(
    /^customer-auth=1; Max-Age=34560000; Path=\/; SameSite=Lax$/u,
  );
  expect(await meOf(visit)).toMatchObject({ email });
  const forged = await server.call('api.me', { headers: { cookie: 'customer-auth=1' } });
  expect(await forged.json()).toMatchObject({ customer: null });
  const rows = await server.db.selectFrom('customer_session').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(visit.jar.get('session'));
});

test('S80 signing in gives session and visitor new secrets: one that was planted or read before opens nothing', async () => {
  const email = await server.register();
  const visit = await server.visit();
  visit.jar.set('session', 'x'.repeat(43));
  await visit.call('api.me'); // the token belongs to both cookies
  const planted = {
    cookie: visit.headers.cookie,
    token: visit.headers['x-csrf-token'],
    visitor: visit.jar.get('visitor'),
  };
  await attempt(visit, email);
  expect(visit.jar.get('session')).not.toBe('x'.repeat(43));
  expect(visit.jar.get('visitor')).not.toBe(planted.visitor);
  const reader = await server.call('api.me', { headers: { cookie: planted.cookie } });
  expect(await reader.json()).toMatchObject({ customer: null });
  const old = await server.call('api.account.sessions.destroy', {
    body: { others: true },
    headers: { cookie: visit.headers.cookie, 'x-csrf-token': planted.token },
  });
  expect(await codeOf(old)).toBe('token.expired');
});

test('S80 S82 the guest of a browser is the customer’s to merge, with the database its device names, and then no more', async () => {
  const [email, device] = [await server.register(), randomUUID()];
  const visit = await server.visit();
  const guest = visit.headers;
  await attempt(visit, email, { device });
  const visitor = (await meOf(visit))?.guest ?? '';
  const group = await server.db.selectFrom('sync_group').selectAll().where('id', '=', device).executeTakeFirstOrThrow();
  expect(group).toMatchObject({ visitor_id: visitor, customer_id: null });
  for (const area of ['auto', 'moto']) {
    expect(await meOf(visit)).toMatchObject({ guest: visitor, guestGroups: [device] });
    await visit.call('api.cart.merge', { body: { area, visitor, lines: [], favourites: [] } });
  }
  expect(await meOf(visit)).toMatchObject({ guest: null, guestGroups: [] });
  // Somebody else who signs in with the guest's cookie of before brings nothing of it.
  const other = await server.visit();
  other.jar.set('visitor', /visitor=([\w-]+)/u.exec(guest.cookie)?.[1] ?? '');
  await other.call('api.me');
  await attempt(other, await server.register(), { device });
  expect((await meOf(other))?.guest).toBeNull();
});

test('S80 the database a device names tells the guest to merge, also after a sign-in of which nobody has heard', async () => {
  const [email, device] = [await server.register(), randomUUID()];
  const visit = await server.visit();
  await attempt(visit, email, { device });
  const guest = (await meOf(visit))?.guest ?? '';
  await attempt(visit, email, { device });
  expect((await meOf(visit))?.guest).toBe(guest);
  // A database whose guest is somebody else's to merge brings nobody along.
  await attempt(visit, await server.register(), { device });
  expect((await meOf(visit))?.guest).toBeNull();
});

test('S80 a sign-in that names no database of a guest brings nobody along', async () => {
  const visit = await server.visit();
  await attempt(visit, await server.register());
  expect((await meOf(visit))?.guest).toBeNull();
});

test('signing in where somebody is signed in ends the session of before', async () => {
  const [first, second] = [await server.register(), await server.register()];
  const visit = await server.signIn(first);
  const former = visit.headers.cookie;
  await attempt(visit, second);
  expect(await meOf(visit)).toMatchObject({ email: second });
  const left = await server.call('api.me', { headers: { cookie: former } });
  expect(await left.json()).toMatchObject({ customer: null });
});

const from = (network: string) => ({ headers: { 'x-forwarded-for': network } });
const attemptFrom = (network: string, visit: Visit, email: string, more: Record<string, unknown> = {}) =>
  visit.call('api.auth.login', {
    body: { email, password, remember: false, device: null, ...more },
    ...from(network),
  });

test('after five wrong passwords the account is locked for a quarter of an hour where they came from, even for the right one', async () => {
  const email = await server.register();
  for (let time = 0; time < 5; time += 1) {
    expect(await codeOf(await attempt(await server.visit(), email, wrong))).toBe('auth.badCredentials');
  }
  const locked = await attempt(await server.visit(), email.toUpperCase());
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
  expect(await codeOf(locked)).toBe('auth.tooManyAttempts');
  server.clock.advance(LOCK_MS);
  expect((await attempt(await server.visit(), email)).status).toBe(200);
});

test('wrong passwords of a stranger lock nobody out who is elsewhere', async () => {
  const email = await server.register();
  for (let time = 0; time < 8; time += 1) await attemptFrom('203.0.113.9', await server.visit(), email, wrong);
  expect((await attemptFrom('198.51.100.7', await server.visit(), email)).status).toBe(200);
});

test('many networks together get fifty tries at an account, and the browser that knows it is let in all the same', async () => {
  const email = await server.register();
  const own = await server.signIn(email);
  await own.call('api.auth.logout', { body: { everywhere: false } });
  const codes = [];
  for (let at = 0; at < 55; at += 1) {
    const network = `203.0.113.${Math.floor(at / 5)}`;
    codes.push(await codeOf(await attemptFrom(network, await server.visit(), email, wrong)));
  }
  expect(codes.filter((code) => code === 'auth.badCredentials')).toHaveLength(50);
  const elsewhere = await attemptFrom('198.51.100.8', await server.visit(), email);
  expect(await codeOf(elsewhere)).toBe('auth.tooManyAttempts');
  expect((await attemptFrom('198.51.100.8', own, email)).status).toBe(200);
  // A link of a mail proves the owner, wherever they are.
  const reader = await server.visit();
  await reader.call('api.auth.forgot', { body: { email }, ...from('198.51.100.8') });
  const again = {
    token: await server.linkTo(email),
    password: 'Asphalte-2026?',
    passwordConfirmation: 'Asphalte-2026?',
  };
  await reader.call('api.auth.reset', { body: again, ...from('198.51.100.8') });
  const entered = await attemptFrom('198.51.100.8', reader, email, { password: 'Asphalte-2026?' });
  expect(entered.status).toBe(200);
});

test('somebody with a whole /48 gets fifteen tries at an account, and shuts it for nobody else', async () => {
  const email = await server.register();
  const codes = [];
  for (let at = 0; at < 60; at += 1)
    codes.push(
      await codeOf(await attemptFrom(`2001:db8:77:${at.toString(16)}::1`, await server.visit(), email, wrong)),
    );
  expect(codes.filter((code) => code === 'auth.badCredentials')).toHaveLength(15);
  expect(codes.at(-1)).toBe('auth.tooManyAttempts');
  expect((await attemptFrom('198.51.100.30', await server.visit(), email)).status).toBe(200);
  expect((await attemptFrom('2001:db8:78::1', await server.visit(), email)).status).toBe(200);
});

test('a browser that knows an account gets no more tries than any other, and none at another account', async () => {
  const [email, other] = [await server.register(), await server.register()];
  const own = await server.signIn(email);
  await own.call('api.auth.logout', { body: { everywhere: false } });
  const codes = [];
  for (let time = 0; time < 7; time += 1) codes.push(await codeOf(await attempt(own, email, wrong)));
  expect(codes.filter((code) => code === 'auth.badCredentials')).toHaveLength(5);
  for (let time = 0; time < 6; time += 1) await attemptFrom('203.0.113.77', await server.visit(), other, wrong);
  expect(await codeOf(await attemptFrom('203.0.113.77', own, other))).toBe('auth.tooManyAttempts');
});

test('S81 a stolen session that guesses the password locks itself alone', async () => {
  const email = await server.register();
  const [own, thief] = [await server.signIn(email), await server.signIn(email)];
  const ask = (visit: Visit, currentPassword: string) =>
    visit.call('api.account.password', {
      body: { currentPassword, password: 'Asphalte-2026?', passwordConfirmation: 'Asphalte-2026?' },
    });
  for (let time = 0; time < 5; time += 1) await ask(thief, 'Faux-2026!!');
  expect(await codeOf(await ask(thief, password))).toBe('auth.tooManyAttempts');
  expect((await ask(own, password)).status).toBe(200);
});

test('wrong passwords at once get no more tries than one after the other, and are not even compared', async () => {
  const email = await server.register();
  const visits = await Promise.all(Array.from({ length: 12 }, () => server.visit()));
  const before = server.work.verified;
  const answers = await Promise.all(visits.map((visit) => attempt(visit, email, wrong)));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(server.work.verified - before).toBe(5);
});

test('a right password takes the failures before it away', async () => {
  const email = await server.register();
  for (let round = 0; round < 3; round += 1) {
    for (let time = 0; time < 4; time += 1) await attempt(await server.visit(), email, wrong);
    expect((await attempt(await server.visit(), email)).status).toBe(200);
  }
});

test('trying many accounts from one address ends, whoever is tried', async () => {
  server.clock.advance(3_600_000);
  const statuses = [];
  for (let at = 0; at < 62; at += 1) {
    statuses.push((await attempt(await server.visit(), `compte-${at}@example.fr`, wrong)).status);
  }
  expect(statuses.slice(0, 60).every((status) => status === 422)).toBe(true);
  expect(statuses.slice(60)).toEqual([429, 429]);
  server.clock.advance(3_600_000);
});

test('a session ends two hours after the last sign of life, and a remembered one after thirty days', async () => {
  const email = await server.register();
  const [short, long] = [await server.signIn(email), await server.visit()];
  const remembered = await attempt(long, email, { remember: true });
  expect(remembered.headers.getSetCookie().find((one) => one.startsWith('session='))).toContain('Max-Age=2592000');
  for (let time = 0; time < 3; time += 1) {
    server.clock.advance(SESSION_MS - 60_000);
    expect(await meOf(short)).not.toBeNull();
  }
  server.clock.advance(SESSION_MS);
  expect(await meOf(short)).toBeNull();
  expect(await meOf(long)).not.toBeNull();
  server.clock.advance(REMEMBERED_MS);
  expect(await meOf(long)).toBeNull();
});

test('a session that is used all the time ends after a day', async () => {
  const visit = await server.customer();
  for (let hour = 0; hour < 23; hour += 1) {
    server.clock.advance(3_600_000);
    expect(await meOf(visit)).not.toBeNull();
  }
  server.clock.advance(3_600_000);
  expect(await meOf(visit)).toBeNull();
  await server.sweep();
  expect(await server.db.selectFrom('customer_session').select('id').where('remembered', '=', false).execute()).toEqual(
    [],
  );
});

test('what has run out is removed: sessions, links and locks; what has not stays', async () => {
  const email = await server.register();
  const [short, long] = [await server.signIn(email), await server.visit()];
  await attempt(long, email, { remember: true });
  await long.call('api.auth.forgot', { body: { email } });
  await attempt(await server.visit(), email, wrong);
  const left = async () => {
    const count = (table: 'customer_session' | 'account_link' | 'attempt_lock') =>
      server.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
    const rows = [await count('customer_session'), await count('account_link'), await count('attempt_lock')];
    return rows.map((one) => one.rows);
  };
  server.clock.advance(60_000);
  await server.sweep();
  expect(await meOf(short)).not.toBeNull();
  expect((await left()).every((rows) => rows > 0)).toBe(true);
  server.clock.advance(SESSION_MS);
  await server.sweep();
  expect(await left()).toEqual([1, 0, 0]);
  expect(await meOf(long)).not.toBeNull();
});

test('signing out ends the session at the server and takes cookie and marker away, as often as it is asked', async () => {
  const visit = await server.customer();
  const former = visit.headers;
  for (const _ of [1, 2]) {
    const answer = await visit.call('api.auth.logout', { body: { everywhere: false } });
    expect(await answer.json()).toMatchObject({ customer: null });
  }
  expect([visit.jar.has('session'), visit.jar.has('customer-auth')]).toEqual([false, false]);
  const replayed = await server.call('api.account.sessions.index', { headers: former });
  expect(await codeOf(replayed)).toBe('session.required');
});

test('other devices are signed out by the one that asks, and all of them by signing out everywhere', async () => {
  const email = await server.register();
  const [one, two, three] = [await server.signIn(email), await server.signIn(email), await server.signIn(email)];
  const stranger = await server.customer();
  const answer = await one.call('api.account.sessions.destroy', { body: { others: true } });
  expect(await answer.json()).toEqual({ ended: 2 });
  expect([await meOf(one), await meOf(two), await meOf(three)].map(Boolean)).toEqual([true, false, false]);
  const again = await server.signIn(email);
  await one.call('api.auth.logout', { body: { everywhere: true } });
  expect([await meOf(again), await meOf(stranger)].map(Boolean)).toEqual([false, true]);
});

test('a session that opens nothing any more answers 401 and takes its marker along', async () => {
  const visit = await server.customer();
  await server.db.deleteFrom('customer_session').execute();
  const answer = await visit.call('api.account.sessions.index');
  expect([answer.status, await codeOf(answer)]).toEqual([401, 'session.required']);
  expect([visit.jar.has('session'), visit.jar.has('customer-auth')]).toEqual([false, false]);
});

test('an account that the shop closed has no session and lets nobody in', async () => {
  const email = await server.register();
  const visit = await server.signIn(email);
  await server.db.updateTable('customer').set({ is_active: false }).where('email', '=', email).execute();
  expect(await meOf(visit)).toBeNull();
  expect(await codeOf(await attempt(await server.visit(), email))).toBe('auth.inactive');
});

test('another site starts no sign-in and no sign-out', async () => {
  const visit = await server.customer();
  const from = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' };
  for (const call of [
    visit.call('api.auth.logout', { body: { everywhere: true }, headers: from }),
    visit.call('api.auth.login', { body: { email: 'a@b.fr', password, remember: true, device: null }, headers: from }),
    visit.call('api.account.sessions.destroy', { body: { others: true }, headers: from }),
  ]) {
    expect(await codeOf(await call)).toBe('token.expired');
  }
  expect(await meOf(visit)).not.toBeNull();
});
