/** Into the back office and out of it: what sessions open, for how long, and what strangers get of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import { LOCK_MS } from '#core/domain/account/attempt-lock.ts';
import { REMEMBERED_MS, SESSION_MOST_MS, SESSION_MS } from '#core/domain/account/session.ts';
import { EDITOR_ROLE } from '#core/domain/actor/role.ts';
import { EDITOR_PERMISSIONS } from '#core/resources/permissions/role-keys.ts';
import { PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

import { adminPassword, codeOf, logIn, meOf, plantAdmin, signedIn, visitOffice } from './office.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer({ limitFactor: 100 });
});
afterAll(() => server.close());

const wrong = { password: 'Faux-2026!!' };

test('who signs in is told name, role and keys; an administrator holds all of them, an editor the editor’s', async () => {
  const visit = await signedIn(server);
  expect(await (await visit.call('api.admin.me')).json()).toMatchObject({
    admin: {
      email: visit.email,
      role: { name: 'Administrateur' },
      permissions: PERMISSION_KEYS,
      hasSecondFactor: false,
    },
    isSecondFactorDue: false,
  });
  const { email } = await plantAdmin(server.db, { role: EDITOR_ROLE });
  const editor = await visitOffice(server);
  await logIn(editor, email);
  expect(new Set((await meOf(editor)).admin?.permissions)).toEqual(new Set(EDITOR_PERMISSIONS));
});

test('the session’s cookie is out of reach for scripts, the marker is not, and proves nothing', async () => {
  const { email } = await plantAdmin(server.db);
  const visit = await visitOffice(server);
  const cookies = (await logIn(visit, email)).headers.getSetCookie();
  expect(cookies.find((one) => one.startsWith('admin-session='))).toMatch(
    /^admin-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/u,
  );
  expect(cookies.find((one) => one.startsWith('admin-auth='))).toMatch(/^admin-auth=1; [^H]*SameSite=Lax$/u);
  const forged = await visitOffice(server);
  forged.jar.set('admin-auth', '1');
  expect((await meOf(forged)).admin).toBeNull();
  const rows = await server.db.selectFrom('admin_session').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(visit.jar.get('admin-session'));
});

test('a wrong password and an unknown address read the same, and cost the same work', async () => {
  const { email } = await plantAdmin(server.db);
  const told = [];
  for (const given of [email, 'personne@example.fr']) {
    const before = { ...server.work };
    const answer = await logIn(await visitOffice(server), given, wrong);
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

test('five wrong passwords lock the network out of the account for a quarter of an hour, and are noted', async () => {
  const { uuid, email } = await plantAdmin(server.db);
  const visit = await visitOffice(server);
  for (let i = 0; i < 5; i += 1) expect(await codeOf(await logIn(visit, email, wrong))).toBe('auth.badCredentials');
  const locked = await logIn(visit, email);
  expect([locked.status, await codeOf(locked)]).toEqual([429, 'auth.tooManyAttempts']);
  expect(server.log.some((line) => line.includes('admin.signin.locked') && line.includes(uuid))).toBe(true);
  server.clock.advance(LOCK_MS);
  expect((await logIn(visit, email)).status).toBe(200);
});

test('somebody with a whole /48 shuts the account of a colleague for nobody else', async () => {
  const { email } = await plantAdmin(server.db);
  const from = async (headers: Record<string, string>, more: Record<string, unknown>) =>
    (await visitOffice(server)).call('api.admin.login', {
      body: { password: adminPassword, remember: false, ...more },
      headers,
    });
  const codes = [];
  for (let at = 0; at < 60; at += 1) {
    const headers = { 'x-forwarded-for': `2001:db8:77:${at.toString(16)}::1` };
    codes.push(await codeOf(await from(headers, { email, ...wrong })));
  }
  expect(codes.filter((code) => code === 'auth.badCredentials')).toHaveLength(15);
  expect((await from({ 'x-forwarded-for': '198.51.100.30' }, { email })).status).toBe(200);
});

test('a browser that has signed in before is not locked out by the failures of strangers', async () => {
  const own = await signedIn(server);
  await own.call('api.admin.logout', { body: {} });
  const stranger = await visitOffice(server);
  for (let i = 0; i < 6; i += 1) await logIn(stranger, own.email, wrong);
  expect((await logIn(stranger, own.email)).status).toBe(429);
  expect((await logIn(own, own.email)).status).toBe(200);
});

test('signing in gives new secrets: a cookie that was planted or read before opens nothing', async () => {
  const { email } = await plantAdmin(server.db);
  const visit = await visitOffice(server);
  visit.jar.set('admin-session', 'x'.repeat(43));
  await visit.call('api.admin.me');
  const planted = { browser: visit.jar.get('admin-browser'), token: visit.headers['x-csrf-token'] };
  await logIn(visit, email);
  expect(visit.jar.get('admin-session')).not.toBe('x'.repeat(43));
  expect(visit.jar.get('admin-browser')).not.toBe(planted.browser);
  const late = await visit.call('api.admin.logout', { body: {}, headers: { 'x-csrf-token': planted.token } });
  expect(await codeOf(late)).toBe('token.expired');
});

describe('a session', () => {
  test('ends after two hours without a sign of life, and after a day anyhow', async () => {
    const idle = await signedIn(server);
    server.clock.advance(SESSION_MS);
    expect((await meOf(idle)).admin).toBeNull();
    const busy = await signedIn(server);
    for (let gone = 0; gone + SESSION_MS / 2 < SESSION_MOST_MS; gone += SESSION_MS / 2) {
      server.clock.advance(SESSION_MS / 2);
      expect((await meOf(busy)).admin).not.toBeNull();
    }
    server.clock.advance(SESSION_MS / 2);
    expect((await meOf(busy)).admin).toBeNull();
  });

  test('that is remembered lasts a month, and its cookie with it', async () => {
    const { email } = await plantAdmin(server.db);
    const visit = await visitOffice(server);
    const cookies = (await logIn(visit, email, { remember: true })).headers.getSetCookie();
    expect(cookies.find((one) => one.startsWith('admin-session='))).toContain(`Max-Age=${REMEMBERED_MS / 1000}`);
    server.clock.advance(REMEMBERED_MS - 1);
    expect((await meOf(visit)).admin).not.toBeNull();
    server.clock.advance(1);
    expect((await meOf(visit)).admin).toBeNull();
  });

  test('ends with its logout, for the cookie itself too', async () => {
    const visit = await signedIn(server);
    const session = visit.jar.get('admin-session') ?? '';
    expect((await visit.call('api.admin.logout', { body: {} })).status).toBe(200);
    expect([visit.jar.has('admin-session'), visit.jar.has('admin-auth')]).toEqual([false, false]);
    visit.jar.set('admin-session', session);
    expect((await meOf(visit)).admin).toBeNull();
  });

  test('dies at once with the account’s activity, and loses at once what the role loses', async () => {
    const visit = await signedIn(server, ['inventory-sources.index']);
    const list = async () => (await visit.call('api.admin.inventory-sources.index')).status;
    expect(await list()).toBe(200);
    const { role } = await server.db
      .selectFrom('admin')
      .select('role')
      .where('uuid', '=', visit.uuid)
      .executeTakeFirstOrThrow();
    await server.db.deleteFrom('admin_role_permission').where('role', '=', role).execute();
    expect(await list()).toBe(403);
    await server.db.updateTable('admin').set({ is_active: false }).where('uuid', '=', visit.uuid).execute();
    expect(await list()).toBe(401);
    expect(visit.jar.has('admin-session')).toBe(false);
    await visit.call('api.admin.me'); // another token, now that the session is gone
    expect(await codeOf(await logIn(visit, visit.email))).toBe('auth.inactive');
  });
});

describe('customers and administrators', () => {
  test('are nobody to each other’s routes, in one browser too', async () => {
    const customer = await server.customer();
    const admin = await signedIn(server);
    for (const [name, value] of customer.jar) admin.jar.set(name, value);
    const both = admin.headers.cookie;
    const office = await server.send('/api/admin/inventory-sources', { headers: customer.headers });
    expect(office.status).toBe(401);
    expect(office.headers.getSetCookie()).toEqual([]);
    const shop = await server.send('/api/account/sessions', { headers: { cookie: both } });
    expect(shop.status).toBe(200);
    const alone = [...admin.jar]
      .filter(([name]) => name.startsWith('admin-'))
      .map(([name, value]) => `${name}=${value}`);
    expect((await server.send('/api/account/sessions', { headers: { cookie: alone.join('; ') } })).status).toBe(401);
    await admin.call('api.admin.logout', { body: {} });
    expect((await customer.call('api.account.sessions.index')).status).toBe(200);
  });

  test('a token of the shop signs nothing in the back office', async () => {
    const customer = await server.customer();
    const admin = await signedIn(server);
    const stolen = await admin.call('api.admin.logout', {
      body: {},
      headers: { 'x-csrf-token': customer.headers['x-csrf-token'] },
    });
    expect([stolen.status, await codeOf(stolen)]).toEqual([419, 'token.expired']);
  });
});

test('another site’s request is refused, also with a good token', async () => {
  const visit = await signedIn(server);
  const foreign = await visit.call('api.admin.logout', { body: {}, headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.status).toBe(419);
  expect((await meOf(visit)).admin).not.toBeNull();
});

test('the start-up payload of the back office names its routes, that of the shop none of them', async () => {
  const names = async (query: string) => {
    const answer = await server.send(`/api/init-vue${query}`);
    expect(answer.status).toBe(200);
    return Object.keys(v.parse(v.object({ routes: v.record(v.string(), v.unknown()) }), await answer.json()).routes);
  };
  const [office, shop] = [await names('?realm=admin'), await names('')];
  expect(office).toContain('api.admin.login');
  expect(office.every((name) => name.startsWith('api.admin.'))).toBe(true);
  expect(shop.filter((name) => name.startsWith('api.admin.'))).toEqual([]);
});
