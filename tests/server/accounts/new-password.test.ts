import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { openWholeServer, type Visit, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { password } from '#tests/support/samples/customer-samples.ts';

let server: WholeServer;

beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());

const next = 'Asphalte-2026?';
const problem = v.object({
  code: v.string(),
  data: v.object({ fields: v.optional(v.array(v.object({ path: v.string(), code: v.string() }))) }),
});
const refusalOf = async (response: Response) => {
  const { code, data } = v.parse(problem, await response.json());
  return data.fields?.map((field) => `${field.path} ${field.code}`) ?? code;
};
const statusOfLogin = async (email: string, given: string) => {
  const visit = await server.visit();
  const body = { email, password: given, remember: false, device: null };
  return (await visit.call('api.auth.login', { body })).status;
};
const isSignedIn = async (visit: Visit) =>
  v.parse(v.object({ customer: v.unknown() }), await (await visit.call('api.me')).json()).customer !== null;
const reset = async (token: string, more: Record<string, unknown> = {}) => {
  const visit = await server.visit();
  const body = { token, password: next, passwordConfirmation: next, ...more };
  return visit.call('api.auth.reset', { body });
};
const forgot = async (email: string) => (await server.visit()).call('api.auth.forgot', { body: { email } });
const subjectsTo = async (email: string) => {
  await server.post();
  /* the welcome is sent whenever its turn comes */
  return server.mails.flatMap(({ to, subject }) => (to === email && !subject.startsWith('Bienvenue') ? [subject] : []));
};

test('a forgotten password is replaced by the link of a mail, once, and every session ends', async () => {
  const email = await server.register();
  const visit = await server.signIn(email);
  expect((await forgot(email)).status).toBe(200);
  const token = await server.linkTo(email);
  expect(await (await reset(token)).json()).toEqual({ email });
  expect([await statusOfLogin(email, password), await statusOfLogin(email, next)]).toEqual([422, 200]);
  expect(await isSignedIn(visit)).toBe(false);
  expect(await refusalOf(await reset(token))).toBe('auth.linkExpired');
  expect((await subjectsTo(email)).slice(-2)).toEqual([
    'Réinitialisation de votre mot de passe',
    'Votre mot de passe a été modifié',
  ]);
});

test('an address without an account is told so', async () => {
  expect(await refusalOf(await forgot('personne@example.fr'))).toEqual(['email email.unknown']);
});

test('a link is too old after an hour, opens nothing else, and a used one takes the others along', async () => {
  const email = await server.register();
  await forgot(email);
  const first = await server.linkTo(email);
  await forgot(email);
  const second = await server.linkTo(email);
  expect(
    await refusalOf(await (await server.visit()).call('api.auth.verify', { body: { token: first, password } })),
  ).toBe('auth.linkExpired');
  expect((await reset(second)).status).toBe(200);
  expect(await refusalOf(await reset(first))).toBe('auth.linkExpired');
  await forgot(email);
  const third = await server.linkTo(email);
  server.clock.advance(60 * 60_000);
  expect(await refusalOf(await reset(third))).toBe('auth.linkExpired');
});

test('a new password follows the rule and is given twice alike', async () => {
  const token = 'x'.repeat(43);
  expect(await refusalOf(await reset(token, { password: 'court' }))).toEqual(['password password.weak']);
  expect(await refusalOf(await reset(token, { passwordConfirmation: 'Autre-2026!' }))).toEqual([
    'passwordConfirmation password.mismatch',
  ]);
  expect(await refusalOf(await reset("' or 1=1 --"))).toEqual(['token token.invalid']);
});

test('a link ends the lock of its account, for its reader has proven who they are', async () => {
  const email = await server.register();
  for (let time = 0; time < 6; time += 1) await statusOfLogin(email, 'Faux-2026!!');
  await forgot(email);
  await reset(await server.linkTo(email));
  expect(await statusOfLogin(email, next)).toBe(200);
});

test('a password is changed by who knows the current one; other devices are signed out, this one goes on', async () => {
  const email = await server.register();
  const [here, there] = [await server.signIn(email), await server.signIn(email)];
  const former = here.headers;
  const body = { currentPassword: password, password: next, passwordConfirmation: next };
  expect(
    await refusalOf(await here.call('api.account.password', { body: { ...body, currentPassword: 'Faux-2026!!' } })),
  ).toEqual(['currentPassword password.wrong']);
  expect(
    await refusalOf(
      await here.call('api.account.password', { body: { ...body, passwordConfirmation: 'Autre-2026!' } }),
    ),
  ).toEqual(['passwordConfirmation password.differ']);
  expect((await here.call('api.account.password', { body })).status).toBe(200);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  const stolen = await server.call('api.account.sessions.index', { headers: former });
  expect(stolen.status).toBe(401);
  expect([await statusOfLogin(email, password), await statusOfLogin(email, next)]).toEqual([422, 200]);
  expect((await subjectsTo(email)).at(-1)).toBe('Votre mot de passe a été modifié');
});

test('a stolen session does not try passwords for long', async () => {
  const visit = await server.customer();
  const body = { currentPassword: 'Faux-2026!!', password: next, passwordConfirmation: next };
  const told = [];
  for (let time = 0; time < 6; time += 1)
    told.push(await refusalOf(await visit.call('api.account.password', { body })));
  expect(new Set(told.slice(0, 5).flat())).toEqual(new Set(['currentPassword password.wrong']));
  expect(told[5]).toBe('auth.tooManyAttempts');
});

test('an account moves to a new address when its link is followed; both addresses hear of it', async () => {
  const email = await server.register();
  const visit = await server.signIn(email);
  const moved = 'nouvelle@example.fr';
  const ask = (more: Record<string, unknown> = {}) =>
    visit.call('api.account.email', { body: { email: moved, currentPassword: password, ...more } });
  expect(await refusalOf(await ask({ currentPassword: 'Faux-2026!!' }))).toEqual(['currentPassword password.wrong']);
  expect(await refusalOf(await ask({ email: await server.register() }))).toEqual(['email email.taken']);
  expect((await ask()).status).toBe(200);
  expect(await statusOfLogin(moved, password)).toBe(422);
  const token = await server.linkTo(moved);
  const answer = await (await server.visit()).call('api.auth.verify', { body: { token, password } });
  expect(await answer.json()).toEqual({ purpose: 'email', email: moved });
  expect([await statusOfLogin(email, password), await statusOfLogin(moved, password)]).toEqual([422, 200]);
  expect(await subjectsTo(moved)).toEqual([
    'Confirmez votre nouvelle adresse email',
    'Votre adresse email a été modifiée',
  ]);
  expect((await subjectsTo(email)).at(-1)).toBe('Votre adresse email a été modifiée');
});

test('of two accounts that take one address at the same moment, one does', async () => {
  const wanted = 'disputee@example.fr';
  const tokens = [];
  for (const visit of [await server.customer(), await server.customer()]) {
    await visit.call('api.account.email', { body: { email: wanted, currentPassword: password } });
    tokens.push({ visit, token: await server.linkTo(wanted) });
  }
  const answers = await Promise.all(
    tokens.map(({ visit, token }) => visit.call('api.auth.verify', { body: { token, password } })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
});

test('an address that somebody took meanwhile is not taken from them', async () => {
  const visit = await server.customer();
  const wanted = 'convoitee@example.fr';
  await visit.call('api.account.email', { body: { email: wanted, currentPassword: password } });
  const token = await server.linkTo(wanted);
  await server.register({ email: wanted });
  const answer = await visit.call('api.auth.verify', { body: { token, password } });
  expect(await refusalOf(answer)).toEqual(['email email.taken']);
});

test('a new password ends every link that was sent, so that nobody who asked for one keeps a way in', async () => {
  for (const renew of ['reset', 'change'] as const) {
    const email = await server.register();
    const [thief, owner] = [await server.signIn(email), await server.signIn(email)];
    const wanted = `voleur-${renew}@example.fr`;
    await thief.call('api.account.email', { body: { email: wanted, currentPassword: password } });
    const moving = await server.linkTo(wanted);
    await forgot(email);
    const resetting = await server.linkTo(email);
    if (renew === 'change') {
      const body = { currentPassword: password, password: next, passwordConfirmation: next };
      expect((await owner.call('api.account.password', { body })).status).toBe(200);
      expect(await refusalOf(await reset(resetting))).toBe('auth.linkExpired');
    } else expect((await reset(resetting)).status).toBe(200);
    const moved = await thief.call('api.auth.verify', { body: { token: moving, password } });
    expect(await refusalOf(moved)).toBe('auth.linkExpired');
    expect([await statusOfLogin(email, next), await statusOfLogin(wanted, next)]).toEqual([200, 422]);
  }
});

test('the old address hears of a change when it is asked, and its link stops it', async () => {
  const email = await server.register();
  const thief = await server.signIn(email);
  const wanted = 'autre-adresse@example.fr';
  await thief.call('api.account.email', { body: { email: wanted, currentPassword: password } });
  expect((await subjectsTo(email)).at(-1)).toBe('Changement d’adresse e-mail demandé');
  expect(server.mails.findLast(({ to }) => to === email)?.text).not.toContain(wanted);
  const moving = await server.linkTo(wanted);
  expect((await reset(await server.linkTo(email))).status).toBe(200);
  expect(await isSignedIn(thief)).toBe(false);
  expect(
    await refusalOf(await (await server.visit()).call('api.auth.verify', { body: { token: moving, password } })),
  ).toBe('auth.linkExpired');
});

test('what guards an account leaves one line in the log for each change, with an id and nothing of a person', async () => {
  const email = await server.register();
  const { id } = await server.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const visit = await server.signIn(email);
  server.log.length = 0;
  const again = { password: 'Asphalte-2026?', passwordConfirmation: 'Asphalte-2026?' };
  await visit.call('api.account.sessions.destroy', { body: { others: true } });
  await visit.call('api.account.password', { body: { currentPassword: password, ...again } });
  const moved = { email: `ailleurs-${id}@example.fr`, currentPassword: again.password };
  await visit.call('api.account.email', { body: moved });
  await visit.call('api.auth.verify', { body: { token: await server.linkTo(moved.email), password: again.password } });
  await visit.call('api.auth.forgot', { body: { email: moved.email } });
  await visit.call('api.auth.reset', { body: { token: await server.linkTo(moved.email), ...again } });
  for (let time = 0; time < 6; time += 1) {
    const login = { email: moved.email, password: 'Faux-2026!!', remember: false, device: null };
    await (await server.visit()).call('api.auth.login', { body: login });
  }
  const own = await server.visit();
  server.clock.advance(3_600_000);
  await own.call('api.auth.login', {
    body: { email: moved.email, password: again.password, remember: false, device: null },
  });
  for (let time = 0; time < 6; time += 1)
    await own.call('api.account.password', { body: { currentPassword: 'Faux-2026!!', ...again } });
  server.clock.advance(3_600_000);
  await server.signIn(moved.email, own);
  const lines = server.log.filter((line) => line.includes('"msg":"security"'));
  const event = v.object({ level: v.literal(40), event: v.string(), customer: v.literal(id) });
  expect(lines.map((line) => v.parse(event, JSON.parse(line)).event)).toEqual([
    'sessions.ended',
    'password.changed',
    'email.asked',
    'email.changed',
    'password.reset',
    'signin.locked',
    'password.locked',
  ]);
  expect(lines.join('')).not.toContain('@');
});
