/** Passwords of the back office: forgotten, chosen by a link, changed, asked for once more, and the first of all. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { CONFIRMED_MS } from '#core/domain/actor/confirmation.ts';
import { LOCK_MS } from '#core/domain/account/attempt-lock.ts';
import { welcomeToken } from '#server/subjects/admins/welcome.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

import { adminPassword, codeOf, logIn, meOf, plantAdmin, signedIn, visitOffice } from './office.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer({ limitFactor: 100 });
});
afterAll(() => server.close());

const next = 'Cylindre-Neuf-7!';
const twice = (password: string) => ({ password, passwordConfirmation: password });
const linkTo = async (email: string): Promise<string> => {
  await server.post();
  const mail = server.mails.findLast(({ to, text }) => to === email && text.includes('/admin/reset-password/'));
  return /\/admin\/reset-password\/([\w-]{43})/u.exec(mail?.text ?? '')?.[1] ?? '';
};
const subjectsTo = async (email: string): Promise<string[]> => {
  await server.post();
  return server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

test('until somebody works here, the printed link makes the first administrator, signed in; then it opens nothing', async () => {
  const token = welcomeToken('a secret of the tests that is long enough');
  const first = { token, name: 'Claude Petit', email: 'Claude@Example.fr', ...twice(next) };
  const visit = await visitOffice(server);
  const door = async (link: string | null) =>
    (await (await visitOffice(server)).call('api.admin.door', { body: { token: link } })).json();
  expect(await door(token)).toEqual({ isUnmanned: true, opens: true });
  for (const other of [null, '', 'x'.repeat(43)]) expect(await door(other)).toEqual({ isUnmanned: true, opens: false });
  const wrong = await visit.call('api.admin.welcome', { body: { ...first, token: 'x'.repeat(43) } });
  expect(await codeOf(wrong)).toBe('auth.linkExpired');
  const [one, two] = await Promise.all([
    visit.call('api.admin.welcome', { body: first }),
    (await visitOffice(server)).call('api.admin.welcome', { body: { ...first, email: 'autre@example.fr' } }),
  ]);
  expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 422]);
  const [made] = await server.db.selectFrom('admin').select(['email', 'name']).execute();
  expect(made).toMatchObject({ name: 'Claude Petit' });
  const late = await (await visitOffice(server)).call('api.admin.welcome', { body: first });
  expect(await codeOf(late)).toBe('auth.linkExpired');
  for (const any of [null, 'x'.repeat(43), token]) expect(await door(any)).toEqual({ isUnmanned: false, opens: false });
});

describe('a forgotten password', () => {
  test('is chosen anew by a link that works once, within the hour; every session ends', async () => {
    const visit = await signedIn(server);
    const stranger = await visitOffice(server);
    expect((await stranger.call('api.admin.password.forgot', { body: { email: visit.email } })).status).toBe(200);
    const token = await linkTo(visit.email);
    const reset = () => stranger.call('api.admin.password.reset', { body: { token, ...twice(next) } });
    expect(await (await reset()).json()).toEqual({ email: visit.email });
    expect((await meOf(visit)).admin).toBeNull();
    expect(await codeOf(await reset())).toBe('auth.linkExpired');
    expect(await codeOf(await logIn(stranger, visit.email))).toBe('auth.badCredentials');
    expect((await logIn(stranger, visit.email, { password: next })).status).toBe(200);
    expect(await subjectsTo(visit.email)).toContain('Votre mot de passe a été modifié');
  });

  test('waits no longer than an hour', async () => {
    const { email } = await plantAdmin(server.db);
    const visit = await visitOffice(server);
    await visit.call('api.admin.password.forgot', { body: { email } });
    const token = await linkTo(email);
    server.clock.advance(3_600_000);
    const late = await visit.call('api.admin.password.reset', { body: { token, ...twice(next) } });
    expect(await codeOf(late)).toBe('auth.linkExpired');
  });

  test('is told at the field where no account has the address, a customer’s neither', async () => {
    const visit = await visitOffice(server);
    for (const email of ['personne@example.fr', await server.register()]) {
      const answer = await visit.call('api.admin.password.forgot', { body: { email } });
      expect(await answer.json()).toMatchObject({ data: { fields: [{ path: 'email', code: 'email.unknown' }] } });
    }
  });
});

describe('a change of password', () => {
  const change = (visit: Awaited<ReturnType<typeof signedIn>>, more: Record<string, unknown> = {}) =>
    visit.call('api.admin.password.change', {
      body: { currentPassword: adminPassword, ...twice(next), ...more },
    });

  test('ends the other sessions and every link; this one goes on under another cookie', async () => {
    const visit = await signedIn(server);
    const other = await visitOffice(server);
    await logIn(other, visit.email);
    await other.call('api.admin.password.forgot', { body: { email: visit.email } });
    const token = await linkTo(visit.email);
    const before = visit.jar.get('admin-session');
    expect((await change(visit)).status).toBe(200);
    expect(visit.jar.get('admin-session')).not.toBe(before);
    expect([(await meOf(visit)).admin === null, (await meOf(other)).admin]).toEqual([false, null]);
    const late = await other.call('api.admin.password.reset', { body: { token, ...twice('Autre-Moteur-9!') } });
    expect(await codeOf(late)).toBe('auth.linkExpired');
  });

  test.each([
    [{ currentPassword: 'Faux-2026!!' }, 'currentPassword', 'password.wrong'],
    [{ passwordConfirmation: 'Autre-2026!!' }, 'passwordConfirmation', 'password.differ'],
    [twice('Azerty123!'), 'password', 'password.common'],
    [twice('aaaaaaaa'), 'password', 'password.weak'],
  ])('with %j is told at its field', async (more, path, code) => {
    const answer = await change(await signedIn(server), more);
    expect(await answer.json()).toMatchObject({ data: { fields: [{ path, code }] } });
  });

  test('locks the session, and no other, where the current one is guessed', async () => {
    const visit = await signedIn(server);
    for (let i = 0; i < 5; i += 1) await change(visit, { currentPassword: 'Faux-2026!!' });
    expect(await codeOf(await change(visit))).toBe('auth.tooManyAttempts');
    const owner = await visitOffice(server);
    expect((await logIn(owner, visit.email)).status).toBe(200);
    server.clock.advance(LOCK_MS);
  });
});

test('what guards itself asks for the password once more after a quarter of an hour, and answers for as long again', async () => {
  const visit = await signedIn(server);
  const { rev } = (await meOf(visit)).admin ?? { rev: 0 };
  const rename = () =>
    visit.call('api.admin.profile.update', { body: { rev, name: 'Alix', email: visit.email, locale: 'fr_FR' } });
  server.clock.advance(CONFIRMED_MS);
  const asked = await rename();
  expect([asked.status, await codeOf(asked)]).toEqual([403, 'confirmation.required']);
  const wrong = await visit.call('api.admin.password.confirm', { body: { currentPassword: 'Faux-2026!!' } });
  expect(wrong.status).toBe(422);
  expect(await codeOf(await rename())).toBe('confirmation.required');
  const given = await visit.call('api.admin.password.confirm', { body: { currentPassword: adminPassword } });
  const until = new Date(server.clock.now().getTime() + CONFIRMED_MS).toISOString();
  expect(await given.json()).toEqual({ until });
  expect((await rename()).status).toBe(200);
  expect(await codeOf(await rename())).toBe('record.moved');
});

test('the own profile takes name, address and language, tells the former address, and gives no right', async () => {
  const visit = await signedIn(server, []);
  const other = await plantAdmin(server.db);
  const body = { rev: 1, name: 'Alix Roy', email: `alix-${visit.uuid}@example.fr`, locale: 'en_GB' };
  const save = (more: Record<string, unknown>) =>
    visit.call('api.admin.profile.update', { body: { ...body, ...more } });
  expect(await (await save({ email: other.email })).json()).toMatchObject({
    data: { fields: [{ path: 'email', code: 'email.taken' }] },
  });
  for (const more of [{ role: '00000000-0000-4000-8000-000000000001' }, { isActive: true }, { permissions: [] }])
    expect(await (await save(more)).json()).toMatchObject({ data: { fields: [{ code: 'key.unknown' }] } });
  expect(await (await save({})).json()).toMatchObject({
    admin: { name: 'Alix Roy', email: body.email, locale: 'en_GB', permissions: [], rev: 2 },
  });
  expect(await subjectsTo(visit.email)).toContain('Votre adresse email a été modifiée');
});

test('sessions are listed to their owner, who ends one or all the others; nobody ends another’s', async () => {
  const visit = await signedIn(server);
  const [second, third] = [await visitOffice(server), await visitOffice(server)];
  await logIn(second, visit.email);
  await logIn(third, visit.email);
  const stranger = await signedIn(server);
  const list = async () => {
    const { sessions } = await (await visit.call('api.admin.sessions.index')).json();
    return sessions;
  };
  const sessions = await list();
  expect(sessions).toHaveLength(3);
  expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
  const { uuid } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  const end = async (by: typeof visit, whose: string | null) =>
    (await by.call('api.admin.sessions.destroy', { body: { uuid: whose } })).json();
  expect(await end(stranger, uuid)).toEqual({ ended: 0 });
  expect(await end(visit, uuid)).toEqual({ ended: 1 });
  expect(await end(visit, null)).toEqual({ ended: 1 });
  expect(await list()).toHaveLength(1);
  expect((await meOf(stranger)).admin).not.toBeNull();
});

test('a sign-in from a browser that never had one is told to its owner; the first of all, and known browsers, are not', async () => {
  const { email } = await plantAdmin(server.db);
  const visit = await visitOffice(server);
  await logIn(visit, email);
  await visit.call('api.admin.logout', { body: {} });
  await logIn(visit, email);
  expect(await subjectsTo(email)).toEqual([]);
  await logIn(await visitOffice(server), email);
  expect(await subjectsTo(email)).toEqual(['Nouvelle connexion à votre compte']);
});
