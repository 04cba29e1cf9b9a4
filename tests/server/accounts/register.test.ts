import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { randomIds } from '#server/ids.ts';
import { readProfile } from '#server/subjects/account/profile.ts';
import { saveSettings } from '#server/subjects/settings/save-settings.ts';
import { openWholeServer, type Visit, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { company, password, registration } from '#tests/support/samples/customer-samples.ts';

let server: WholeServer;

beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());

const problem = v.object({
  code: v.string(),
  data: v.object({ fields: v.optional(v.array(v.object({ path: v.string(), code: v.string() }))) }),
});
/** What was refused, as `path code` for fields. */
const refusalOf = async (response: Response) => {
  const { code, data } = v.parse(problem, JSON.parse(await response.text()));
  return data.fields?.map((field) => `${field.path} ${field.code}`) ?? code;
};
const registerAs = async (more: Record<string, unknown>, visit?: Visit) => {
  const own = visit ?? (await server.visit());
  return own.call('api.auth.register', { body: registration(more) });
};
const login = async (email: string, visit?: Visit) => {
  const own = visit ?? (await server.visit());
  return own.call('api.auth.login', { body: { email, password, remember: false, device: null } });
};
const rowOf = (email: string) =>
  server.db.selectFrom('customer').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

test('an individual registers, proves the address by the link of a mail, and signs in', async () => {
  const body = registration({ email: 'Camille.Durand@Example.fr' });
  const visit = await server.visit();
  expect(await (await visit.call('api.auth.register', { body })).json()).toEqual({
    email: 'camille.durand@example.fr',
    mayEnter: false,
  });
  expect(await refusalOf(await login('camille.durand@example.fr'))).toBe('auth.unverified');
  const token = await server.linkTo('camille.durand@example.fr');
  const verified = await visit.call('api.auth.verify', { body: { token, password } });
  expect(await verified.json()).toEqual({ purpose: 'verify', email: 'camille.durand@example.fr' });
  const me = await (await login('camille.durand@example.fr', visit)).json();
  expect(me).toMatchObject({
    customer: { firstName: 'Camille', lastName: 'Durand', customerType: 'individual', group: 'general' },
  });
  const row = await rowOf('camille.durand@example.fr');
  expect(row).toMatchObject({ phone: '+33612345678', approval: 'approved', birth_date: '1990-05-17', siret: null });
  expect(row.password_hash).toMatch(/^\$argon2id\$/u);
});

test('the account is welcomed, and told to the shop, once its address is proven, and once only', async () => {
  const email = 'bienvenue@example.fr';
  const about = () =>
    server.mails
      .filter(({ to, text }) => to === email || text.includes(email))
      .map(({ to, subject }) => `${to} ${subject.replace(/ chez .+$/u, '')}`);
  await registerAs({ email });
  const token = await server.linkTo(email);
  expect(about()).toEqual([`${email} Vérifiez votre adresse email`]);
  const visit = await server.visit();
  for (const _again of [1, 2]) await visit.call('api.auth.verify', { body: { token, password } });
  await visit.call('api.auth.forgot', { body: { email } });
  await visit.call('api.auth.reset', {
    body: { token: await server.linkTo(email), password, passwordConfirmation: password },
  });
  await server.post();
  expect(
    about()
      .filter((one) => /Bienvenue|Nouveau client/u.test(one))
      .sort(),
  ).toEqual([`${email} Bienvenue`, 'contact@bitume.example Nouveau client\u202f: Camille Durand']);
});

test('what a new customer agreed to is kept as proof: the terms, and the letter or not', async () => {
  const said = async (newsletter: boolean) => {
    const { id } = await rowOf(await server.register({ newsletter }));
    const row = server.db.selectFrom('consent').select(['choices', 'version', 'ip_truncated']).where('uuid', '=', id);
    return row.executeTakeFirstOrThrow();
  };
  expect(await said(true)).toMatchObject({ choices: { terms: true, newsletter: true } });
  expect(await said(false)).toMatchObject({ choices: { terms: true, newsletter: false } });
});

test('who proves the address by choosing another password is welcomed too', async () => {
  const email = 'autrement@example.fr';
  await registerAs({ email });
  await server.post();
  const visit = await server.visit();
  await visit.call('api.auth.forgot', { body: { email } });
  await visit.call('api.auth.reset', {
    body: { token: await server.linkTo(email), password, passwordConfirmation: password },
  });
  await server.post();
  expect(server.mails.filter(({ to, subject }) => to === email && subject.startsWith('Bienvenue'))).toHaveLength(1);
});

test('a professional gives the company, and waits for the shop’s look at it', async () => {
  const email = await server.register({ customerType: 'professional', ...company });
  expect(await rowOf(email)).toMatchObject({
    group_code: 'pro',
    approval: 'pending',
    siret: '73282932000074',
    website: 'https://garage-durand.fr',
    vat_number: 'FR44732829320',
    ape_code: '4520A',
  });
});

test('the overseas territories register with their own numbers', async () => {
  const email = await server.register({ phone: '+262 692 12 34 56' });
  expect((await rowOf(email)).phone).toBe('+262692123456');
});

test.each([
  [{ lastName: 'x'.repeat(36) }, 'lastName text.tooLong'],
  [{ firstName: ' ' }, 'firstName required'],
  [{ email: 'a@b' }, 'email email.invalid'],
  [{ phone: '12' }, 'phone phone.invalid'],
  [{ birthDate: '2015-01-01' }, 'birthDate birthDate.tooYoung'],
  [{ password: 'court', passwordConfirmation: 'court' }, 'password password.weak'],
  [{ passwordConfirmation: 'Autre-2026!' }, 'passwordConfirmation password.mismatch'],
  [{ terms: false }, 'terms accepted'],
  [{ gender: null }, 'gender required'],
  [{ customerType: 'robot' }, 'customerType required'],
  [{ customerType: 'professional', ...company, siret: '73282932000075' }, 'siret siret.invalid'],
  [{ customerType: 'professional', ...company, corporateName: '' }, 'corporateName required'],
  [{ customerType: 'professional', ...company, website: 'javascript:alert(1)' }, 'website website.invalid'],
  [{ customerType: 'professional', ...company, vatNumber: 'FR00732829320' }, 'vatNumber vat.invalid'],
])('what does not fit is told at its field: %j', async (wrong, told) => {
  expect(await refusalOf(await registerAs(wrong))).toEqual([told]);
});

test('nobody gives themselves a group, an approval or a proven address', async () => {
  const gifts = {
    group: 'garage',
    groupId: 4,
    approval: 'approved',
    isVerified: true,
    verified_at: '2026-01-01',
    id: 1,
  };
  for (const [key, value] of Object.entries(gifts)) {
    const told = await refusalOf(await registerAs({ [key]: value }));
    expect(told).toEqual([`${key} key.unknown`]);
  }
  expect(await refusalOf(await registerAs({ siret: company.siret }))).toEqual(['siret key.unknown']);
});

test('an address that has an account is told so, however it is written, and keeps its account', async () => {
  const email = await server.register();
  const before = await rowOf(email);
  expect(await refusalOf(await registerAs({ email: email.toUpperCase() }))).toEqual(['email email.taken']);
  expect(await rowOf(email)).toEqual(before);
});

test('of registrations with one address at once, one makes the account', async () => {
  const email = 'ensemble@example.fr';
  const answers = await Promise.all([1, 2, 3].map(() => registerAs({ email })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
});

test('a link works once and for an hour', async () => {
  const email = 'lien@example.fr';
  await registerAs({ email });
  const visit = await server.visit();
  const token = await server.linkTo(email);
  server.clock.advance(60 * 60_000);
  expect(await refusalOf(await visit.call('api.auth.verify', { body: { token, password } }))).toBe('auth.linkExpired');
  await visit.call('api.auth.resend', { body: { email } });
  const again = await server.linkTo(email);
  expect(again).not.toBe(token);
  expect((await visit.call('api.auth.verify', { body: { token: again, password } })).status).toBe(200);
  expect(await refusalOf(await visit.call('api.auth.verify', { body: { token: again, password } }))).toBe(
    'auth.linkExpired',
  );
});

test('a stranger’s address takes more than the stranger’s press: the password that was chosen with it', async () => {
  const email = 'etrangere@example.fr';
  await registerAs({ email });
  const token = await server.linkTo(email);
  const owner = await server.visit();
  const press = (given: string) => owner.call('api.auth.verify', { body: { token, password: given } });
  expect(await refusalOf(await press('Inconnu-2026!'))).toEqual(['password password.wrong']);
  expect(await refusalOf(await press(''))).toEqual(['password password.required']);
  expect(await refusalOf(await login(email))).toBe('auth.unverified');
  /* nothing was used up */
  expect((await press(password)).status).toBe(200);
});

test('the secret of a link stands in the letter and nowhere else', async () => {
  const email = 'secret@example.fr';
  await registerAs({ email });
  const token = await server.linkTo(email);
  const links = await server.db.selectFrom('account_link').selectAll().execute();
  const logs = await server.db.selectFrom('mail_log').selectAll().execute();
  expect(JSON.stringify([links, logs])).not.toContain(token);
  expect(server.log.join('\n')).not.toContain(token);
});

test('the first letter is sent again three times an hour, and to no address that does not wait for it', async () => {
  const [waiting, known] = ['attente@example.fr', await server.register()];
  await registerAs({ email: waiting });
  await server.post();
  server.mails.length = 0;
  const codes = [];
  for (let time = 0; time < 4; time += 1) {
    const visit = await server.visit();
    codes.push((await visit.call('api.auth.resend', { body: { email: waiting } })).status);
  }
  const visit = await server.visit();
  for (const email of [known, 'personne@example.fr']) {
    expect(await (await visit.call('api.auth.resend', { body: { email } })).json()).toEqual({});
  }
  await server.post();
  expect(codes).toEqual([200, 200, 200, 429]);
  expect(server.mails.map(({ to }) => to)).toEqual([waiting, waiting, waiting]);
});

test('an account that nobody proved goes after sixty days', async () => {
  const [email, proven] = ['oubli@example.fr', await server.register()];
  await registerAs({ email });
  server.clock.advance(61 * 24 * 3_600_000);
  await server.sweep();
  const left = await server.db.selectFrom('customer').select('email').where('email', 'in', [email, proven]).execute();
  expect(left).toEqual([{ email: proven }]);
});

test('a shop that asks for no proof lets a new customer in at once, sends the link all the same, and keeps the account', async () => {
  const admin = { permissions: new Set(['config.customers.update']) };
  const set = async (value: boolean | null) => {
    await saveSettings({ db: server.db, clock: server.clock, ids: randomIds, seal: null }, admin, [
      { code: 'customer.settings.email.verification', value },
    ]);
    await server.refresh();
  };
  await set(false);
  const email = 'sans-preuve@example.fr';
  expect(await (await registerAs({ email })).json()).toEqual({ email, mayEnter: true });
  expect((await login(email)).status).toBe(200);
  expect((await rowOf(email)).verified_at).toBeNull();
  expect(await server.linkTo(email)).toMatch(/^[\w-]{43}$/u);
  server.clock.advance(61 * 24 * 3_600_000);
  await server.sweep();
  expect((await rowOf(email)).email).toBe(email);
  await set(null);
  expect(await refusalOf(await login(email))).toBe('auth.unverified');
});

test('what does not fit uses no attempt up', async () => {
  const visit = await server.visit();
  const codes = [];
  for (let time = 0; time < 5; time += 1)
    codes.push((await visit.call('api.auth.resend', { body: { email: 'mal écrite' } })).status);
  for (let time = 0; time < 4; time += 1)
    codes.push((await visit.call('api.auth.resend', { body: { email: 'bien@example.fr' } })).status);
  expect(codes).toEqual([422, 422, 422, 422, 422, 200, 200, 200, 429]);
});

test('new customers are in the group the shop has set for their kind; one that does not exist is none', async () => {
  const admin = { permissions: new Set(['config.customers.update']) };
  const set = async (professional: string | null, individual: string | null) => {
    await saveSettings({ db: server.db, clock: server.clock, ids: randomIds, seal: null }, admin, [
      { code: 'customer.settings.account.professional_group', value: professional },
      { code: 'customer.settings.account.default_group', value: individual },
    ]);
    await server.refresh();
  };
  await set('garage', 'nowhere');
  const people = [await server.register({ customerType: 'professional', ...company }), await server.register()];
  const groups = await Promise.all(people.map(async (email) => (await rowOf(email)).group_code));
  expect(groups).toEqual(['garage', 'general']);
  await set(null, null);
});

test('the profile tells when the account was made and last written', async () => {
  const { id, created_at, updated_at } = await rowOf(await server.register());
  const { createdAt, updatedAt } = await readProfile(server.db, id);
  expect([createdAt, updatedAt]).toEqual([created_at.toISOString(), updated_at.toISOString()]);
});
