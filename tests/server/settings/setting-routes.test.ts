/** The screens of the configuration over their routes: what stands, what is inherited, who wrote, what is refused. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';

import { RESOURCE_ROUTES } from '#core/contract/admin/resource-routes.ts';
import { showSettings } from '#core/contract/admin/settings/settings.ts';
import { SETTINGS } from '#core/settings/registry.ts';
import { codesOn, SETTING_SCREENS } from '#core/settings/screens.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { codeOf, signedIn, type OfficeVisit } from '#tests/server/admin/office.ts';

const TITLE = 'general.content.header_offer.title';
const KEY = 'sales.payment_methods.payzen.production_key';

let server: WholeServer;
let admin: OfficeVisit;

beforeAll(async () => {
  server = await openWholeServer();
  admin = await signedIn(server);
});
afterAll(() => server.close());

interface Change {
  readonly code: string;
  readonly channel?: string | null;
  readonly locale?: string | null;
  readonly value?: unknown;
}

const answer = showSettings('general').answer;
const read = async (screen: string, visit = admin) =>
  v.parse(answer, await (await visit.call(`api.admin.settings.${screen}.show`)).json());
const write = async (screen: string, changes: readonly Change[], rev?: number, visit = admin) =>
  visit.call(`api.admin.settings.${screen}.update`, {
    body: {
      rev: rev ?? (await read(screen)).rev,
      changes: changes.map((one) => ({ channel: null, locale: null, ...one })),
    },
  });
const fieldsOf = async (response: Response) =>
  v.parse(v.object({ data: v.object({ fields: v.array(v.unknown()) }) }), await response.json()).data.fields;

test.each(SETTING_SCREENS)('%s answers a value of each of its settings, and of no other', async (screen) => {
  const { fields } = await read(screen);
  const open = codesOn(screen).filter((code) => !('secret' in SETTINGS[code]));
  expect(Object.keys(fields).toSorted()).toEqual([...open].toSorted());
});

test('a value stands at its place, is inherited below it and elsewhere, and leaves again', async () => {
  const saved = await write('general', [
    { code: TITLE, value: 'Partout' },
    { code: TITLE, value: 'Moto', channel: 'moto' },
    { code: TITLE, value: 'Bikes', channel: 'moto', locale: 'en_GB' },
  ]);
  expect(saved.status).toBe(200);
  const { fields, channels } = await read('general');
  expect([fields[TITLE], channels['moto']?.[TITLE], channels['moto/en_GB']?.[TITLE]]).toEqual([
    'Partout',
    'Moto',
    'Bikes',
  ]);
  await write('general', [{ code: TITLE, channel: 'moto' }, { code: TITLE }]);
  const after = await read('general');
  expect([after.fields[TITLE], after.channels['moto'], after.channels['moto/en_GB']?.[TITLE]]).toEqual([
    '',
    undefined,
    'Bikes',
  ]);
});

test('who saves on a revision that somebody has moved is refused, and nothing of it is written', async () => {
  const { rev } = await read('catalog');
  const code = 'catalog.products.search.min_query_length';
  expect((await write('catalog', [{ code, value: 3 }], rev)).status).toBe(200);
  const late = await write('catalog', [{ code, value: 4 }], rev);
  expect([late.status, await codeOf(late)]).toEqual([409, 'record.moved']);
  const after = await read('catalog');
  expect([after.fields[code], after.rev]).toEqual([3, rev + 1]);
});

test('saving what stands already moves no revision', async () => {
  const { rev, fields } = await read('catalog');
  const code = 'catalog.products.search.max_query_length';
  expect((await write('catalog', [{ code, value: fields[code] ?? null }])).status).toBe(200);
  await write('catalog', [{ code, value: fields[code] ?? null }]);
  expect((await read('catalog')).rev).toBeLessThanOrEqual(rev + 1);
});

test('each wrong value is told at its code and place, and the right ones beside it are not written', async () => {
  const before = await read('general');
  const refused = await write('general', [
    { code: TITLE, value: 'Juste' },
    { code: 'general.content.header_offer.link', value: 'javascript:alert(1)', channel: 'moto' },
    { code: 'general.company.contact.email', value: 'pas une adresse' },
    { code: 'general.gdpr.cookie.consent_days', value: 9_999 },
    { code: 'general.gdpr.cookie.consent_days', value: 10, channel: 'auto' },
    { code: 'catalog.products.search.min_query_length', value: 3 },
    { code: '__proto__', value: 'x' },
  ]);
  expect(refused.status).toBe(403);
  const inside = await write('general', [
    { code: TITLE, value: 'Juste' },
    { code: 'general.content.header_offer.link', value: 'javascript:alert(1)', channel: 'moto' },
    { code: 'general.company.contact.email', value: 'pas une adresse' },
    { code: 'general.gdpr.cookie.consent_days', value: 9_999 },
    { code: 'general.gdpr.cookie.consent_days', value: 10, channel: 'auto' },
    { code: 'general.maps.google.api_key', value: 'x' },
  ]);
  expect(inside.status).toBe(422);
  expect(await fieldsOf(inside)).toEqual([
    { path: 'values.general.content.header_offer.link', code: 'value.invalid', data: { place: 'moto' } },
    { path: 'values.general.company.contact.email', code: 'email.invalid' },
    { path: 'values.general.gdpr.cookie.consent_days', code: 'number.tooLarge' },
    { path: 'values.general.gdpr.cookie.consent_days', code: 'setting.place', data: { place: 'auto' } },
    { path: 'values.general.maps.google.api_key', code: 'setting.fixed' },
  ]);
  expect(await read('general')).toEqual(before);
});

test('the settings of one screen cannot be written over the route of another, whatever the role holds', async () => {
  const { rev } = await read('general');
  const crossed = await write('general', [{ code: 'sales.withdrawal.days', value: 30 }], rev);
  expect(await fieldsOf(crossed)).toEqual([{ path: 'values.sales.withdrawal.days', code: 'key.unknown' }]);
});

test('a secret is sealed in the database and told to nobody: not in an answer, the history, or the start-up payload', async () => {
  const secret = 'tres-secret-de-production';
  expect((await write('sales', [{ code: KEY, value: secret, channel: 'auto' }])).status).toBe(200);
  const { secrets, channels } = await read('sales');
  expect(secrets).toMatchObject([{ code: KEY, place: 'auto' }]);
  expect(channels['auto']?.[KEY]).toBeUndefined();
  for (const table of ['core_config', 'resource_history'])
    expect((await server.rowsOf(table)).join()).not.toContain(secret);
  const told = await Promise.all(
    [
      'api.admin.settings.sales.show',
      'api.admin.settings.sales.history',
      'api.admin.init',
      'api.admin.activity.index',
    ].map(async (name) =>
      (await admin.call(name, name === 'api.admin.init' ? { query: { realm: 'admin' } } : {})).text(),
    ),
  );
  expect(told.join()).not.toContain(secret);
  expect(told[1]).toContain(`channels.auto.${KEY}`);
  /* an empty field keeps it, a new one takes its place, and without one it is gone */
  await write('sales', [{ code: KEY, value: '', channel: 'auto' }]);
  expect((await read('sales')).secrets).toHaveLength(1);
  await write('sales', [{ code: KEY, channel: 'auto' }]);
  expect((await read('sales')).secrets).toEqual([]);
});

test('the history tells who changed what, and only who may see the screen reads of it in the log', async () => {
  await write('emails', [{ code: 'emails.general.notifications.new_invoice', value: false, channel: 'moto' }]);
  const history = v.parse(v.array(v.unknown()), await (await admin.call('api.admin.settings.emails.history')).json());
  expect(history[0]).toMatchObject({
    actor: { name: 'Camille Durand' },
    action: 'update',
    before: {},
    after: { 'channels.moto.emails.general.notifications.new_invoice': false },
  });
  const log = async (visit: OfficeVisit) => (await visit.call('api.admin.activity.index')).text();
  expect(await log(admin)).toContain('config.emails');
  expect(await log(await signedIn(server, ['config.sales.index']))).not.toContain('config.emails');
  expect(Object.keys(RESOURCE_ROUTES).some((name) => name.startsWith('api.admin.settings.'))).toBe(false);
});

test('who may only look cannot write', async () => {
  const reader = await signedIn(server, ['config.general.index']);
  const { rev } = await read('general', reader);
  const answered = await write('general', [{ code: TITLE, value: 'Non' }], rev, reader);
  expect([answered.status, await codeOf(answered)]).toEqual([403, 'permission.missing']);
});
