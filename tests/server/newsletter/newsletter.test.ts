/** The newsletter (domain 9 and 12, mail 41; CPCE, L34-5): nobody is written to who has not confirmed the address. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';

import { randomIds } from '#server/ids.ts';
import { saveSettings, type SettingChange } from '#server/subjects/settings/save-settings.ts';
import { openWholeServer, type Visit, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { person as personFields, registration } from '#tests/support/samples/customer-samples.ts';

const DAY_MS = 24 * 3_600_000;

let server: WholeServer;
let visit: Visit;
let email: string;
let count = 0;

beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  visit = await server.visit();
  email = `lecteur-${++count}@example.fr`;
});

const subscribe = (area = 'auto', to = email) => visit.call('api.newsletter.subscribe', { body: { email: to, area } });
const follow = (name: 'confirm' | 'unsubscribe', token: string) =>
  visit.call(`api.newsletter.${name}`, { body: { token } });
const codeOf = async (response: Response) => v.parse(v.object({ code: v.string() }), await response.json()).code;

const mailsTo = async (to = email) => {
  await server.post();
  return server.mails.filter((mail) => mail.to === to);
};
const subjectsTo = async (to = email) => (await mailsTo(to)).map(({ subject }) => subject);
const tokenIn = (text: string | undefined, page: string) =>
  new RegExp(`/newsletter/${page}/([\\w-]{43})`, 'u').exec(text ?? '')?.[1] ?? '';
const confirmToken = async () => tokenIn((await mailsTo()).at(-1)?.text, 'confirmer');
/** Somebody who reads the letter, and the secret that ends it. */
const subscribed = async (area = 'auto') => {
  await subscribe(area);
  await follow('confirm', await confirmToken());
  return tokenIn((await mailsTo()).at(-1)?.text, 'desinscription');
};
const statesOf = async (to = email) => {
  const rows = await server.db
    .selectFrom('subscriber')
    .select(['area', 'state', 'source'])
    .where('email', '=', to)
    .orderBy('area')
    .execute();
  return rows.map(({ area, state, source }) => `${area} ${state} ${source}`);
};

test('a subscription counts once the link of the mail was pressed, and is proven by words, time and network', async () => {
  expect(await (await subscribe('moto', email.toUpperCase())).json()).toEqual({});
  expect(await statesOf()).toEqual(['moto pending form']);
  const answer = await follow('confirm', await confirmToken());
  expect(await answer.json()).toEqual({ email, area: 'moto' });
  expect(await statesOf()).toEqual(['moto subscribed form']);
  expect(await subjectsTo()).toEqual(['Confirmez votre inscription', 'Bienvenue dans notre newsletter']);
  const row = await server.db.selectFrom('subscriber').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  expect(row.consent_text).toContain('Désinscription à tout moment');
  expect([row.confirmed_at, row.ip_truncated]).toEqual([
    server.clock.now(),
    expect.stringMatching(/^(?:unknown|.+\.0)$/u),
  ]);
});

test('the answer is the same whether an address is new, waiting or subscribed, and who is subscribed gets no mail', async () => {
  await subscribed();
  const before = (await mailsTo()).length;
  const known = await subscribe();
  const fresh = await subscribe('auto', `neuf-${email}`);
  expect([known.status, await known.text()]).toEqual([fresh.status, await fresh.text()]);
  expect(await mailsTo()).toHaveLength(before);
});

test('an address is written to three times a day at most, whoever asks, and the newest link is the one that works', async () => {
  const tokens: string[] = [];
  for (let time = 0; time < 5; time++) {
    await subscribe();
    tokens.push(await confirmToken());
  }
  expect(await subjectsTo()).toHaveLength(3);
  expect(await codeOf(await follow('confirm', tokens[0] ?? ''))).toBe('auth.linkExpired');
  server.clock.advance(DAY_MS + 1);
  visit = await server.visit();
  await subscribe();
  expect(await subjectsTo()).toHaveLength(4);
  expect((await follow('confirm', await confirmToken())).status).toBe(200);
});

test('the confirmation echoes nothing that was typed', async () => {
  await subscribe();
  const [mail] = await mailsTo();
  expect(mail?.text).not.toContain(email);
  expect(mail?.html).not.toContain(email);
});

test('a link pressed twice says the same and welcomes once; one that was never sent opens nothing', async () => {
  await subscribe();
  const token = await confirmToken();
  for (const _again of [1, 2]) expect((await follow('confirm', token)).status).toBe(200);
  expect(await subjectsTo()).toEqual(['Confirmez votre inscription', 'Bienvenue dans notre newsletter']);
  expect(await codeOf(await follow('confirm', 'x'.repeat(43)))).toBe('auth.linkExpired');
  expect(await codeOf(await follow('unsubscribe', 'x'.repeat(43)))).toBe('auth.linkExpired');
});

test('one press ends the letters of both areas, says so once, and an old confirmation does not bring them back', async () => {
  await subscribe('moto');
  const old = await confirmToken();
  await follow('confirm', old);
  const token = await subscribed('auto');
  for (const _again of [1, 2]) expect(await (await follow('unsubscribe', token)).json()).toEqual({ email });
  expect(await statesOf()).toEqual(['auto unsubscribed form', 'moto unsubscribed form']);
  expect((await subjectsTo()).filter((subject) => subject === 'Votre désinscription est prise en compte')).toHaveLength(
    1,
  );
  expect(await codeOf(await follow('confirm', old))).toBe('auth.linkExpired');
  expect(await statesOf()).toEqual(['auto unsubscribed form', 'moto unsubscribed form']);
});

test('every letter says how it is ended, to its reader and to the mail program', async () => {
  await subscribed();
  const welcome = (await mailsTo()).at(-1);
  expect(welcome?.unsubscribe).toMatch(/^http:\/\/shop\.test\/newsletter\/desinscription\/[\w-]{43}$/u);
  expect(welcome?.text).toContain(welcome?.unsubscribe);
});

test('the box of an account subscribes once its address is proven, and the link of a letter takes the tick away', async () => {
  const own = await server.register({ newsletter: true });
  expect(await statesOf(own)).toEqual(['auto subscribed account', 'moto subscribed account']);
  const { token } = await server.db
    .selectFrom('subscriber')
    .select('token')
    .where('email', '=', own)
    .limit(1)
    .executeTakeFirstOrThrow();
  await follow('unsubscribe', token);
  const row = () =>
    server.db.selectFrom('customer').select(['newsletter', 'rev']).where('email', '=', own).executeTakeFirstOrThrow();
  expect(await row()).toEqual({ newsletter: false, rev: 2 });
  const customer = await server.signIn(own);
  const fields = { customerType: 'individual', ...personFields, newsletter: true };
  const saved = await customer.call('api.account.profile.update', { body: { rev: 2, fields } });
  expect([saved.status, await statesOf(own)]).toEqual([200, ['auto subscribed account', 'moto subscribed account']]);
  await customer.call('api.account.profile.update', { body: { rev: 3, fields: { ...fields, newsletter: false } } });
  expect(await statesOf(own)).toEqual(['auto unsubscribed account', 'moto unsubscribed account']);
});

test('an account that nobody proved subscribes nobody', async () => {
  await visit.call('api.auth.register', {
    body: registration({ email, newsletter: true }),
  });
  expect(await statesOf()).toEqual([]);
});

test('who is forgotten is in no list; what nobody confirmed goes after 30 days, the proof after five years', async () => {
  await subscribe();
  const ended = `fini-${email}`;
  await server.db
    .insertInto('subscriber')
    .values({
      uuid: crypto.randomUUID(),
      email: ended,
      area: 'auto',
      state: 'unsubscribed',
      locale: 'fr_FR',
      source: 'form',
      consent_text: 'oui',
      request: crypto.randomUUID(),
      requested_at: server.clock.now(),
      token: ended,
      unsubscribed_at: server.clock.now(),
      created_at: server.clock.now(),
      updated_at: server.clock.now(),
    })
    .execute();
  server.clock.advance(31 * DAY_MS);
  await server.sweep();
  expect([await statesOf(), await statesOf(ended)]).toEqual([[], ['auto unsubscribed form']]);
  server.clock.advance(5 * 365 * DAY_MS);
  await server.sweep();
  expect(await statesOf(ended)).toEqual([]);
});

const ADMIN = { permissions: new Set(['config.customers.update']) };
const save = (changes: readonly SettingChange[]) =>
  saveSettings({ db: server.db, clock: server.clock, ids: randomIds, seal: null }, ADMIN, changes);

test('a shop without a newsletter refuses, and one without confirmation subscribes at once', async () => {
  const code = 'customer.settings.newsletter.subscription';
  await save([{ code, value: false }]);
  expect(await codeOf(await subscribe())).toBe('newsletter.closed');
  await save([
    { code, value: true },
    { code: 'customer.settings.newsletter.double_opt_in', value: false },
  ]);
  await subscribe();
  expect([await statesOf(), await subjectsTo()]).toEqual([
    ['auto subscribed form'],
    ['Bienvenue dans notre newsletter'],
  ]);
});
