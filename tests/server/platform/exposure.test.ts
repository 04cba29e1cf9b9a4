/** A shop that strangers reach by any name opens nothing by what everybody knows. */
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readConfig } from '#server/config.ts';
import { isLocalName } from '#server/config/hosts.ts';
import { randomIds } from '#server/ids.ts';
import { DEMO_PASSWORD } from '#server/platform/identity/demo-password.ts';
import { exposureOf } from '#server/platform/exposure.ts';
import { readingOf } from '#server/platform/settings/core-config.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { openStandIn } from '#demo/payments/open-simulators.ts';
import { plantDemoAdmins } from '#server/subjects/admins/demo-admins.ts';
import { gatewayOf, wayTo } from '#server/subjects/payments/gateways.ts';
import { checkPayment } from '#server/subjects/payments/check-payment.ts';
import { saveSettings } from '#server/subjects/settings/save-settings.ts';
import { mailServerOf } from '#server/platform/mail/mail-server.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { codeOf, logIn, meOf, signedIn, visitOffice, type OfficeVisit } from '#tests/server/admin/office.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { createTestClock } from '#tests/support/clock.ts';

const LOCAL = [
  '127.0.0.1',
  '127.3.2.1:80',
  'localhost',
  'LOCALHOST:4000',
  '::1',
  '[::1]:4000',
  'moto.localhost',
  'localhost.',
];
const FOREIGN = [
  'shop.example.fr',
  '192.168.1.4',
  '10.0.0.1:4000',
  '0.0.0.0',
  'localhost.example.fr',
  '127.0.0.1.example.fr',
  '[::]',
  '2001:db8::1',
  'xlocalhost',
  '',
];

test('names of this machine are told from all others, whatever their port', () => {
  expect(LOCAL.filter((name) => !isLocalName(name))).toEqual([]);
  expect(FOREIGN.filter(isLocalName)).toEqual([]);
});

test.each([
  { PUBLIC_URL: 'http://shop.example.fr' },
  { PUBLIC_URL: 'http://192.168.1.4:4000' },
  { HOSTS: 'a.example.fr=b.example.fr' },
  { HOSTS: 'localhost:4000=b.example.fr' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
])('a shop with %j does not start with the settings of one’s own machine', (env) => {
  expect(() => readConfig(env)).toThrow(/^PUBLIC_URL: is required/u);
});

test.each([{}, { PUBLIC_URL: 'http://localhost:4000' }, { HOSTS: 'auto.localhost=moto.localhost' }, { HOST: '::1' }])(
  'a shop with %j is reached by this machine alone',
  (env) => expect(readConfig(env).exposed).toBe(false),
);

test('a host that the back office has given to one channel is a name too', async () => {
  const by = (exposed: boolean, hostname: string | null) =>
    exposureOf({ exposed }, async () => ({ auto: { hostname: null }, moto: { hostname } }))();
  expect(await by(false, null)).toBe(false);
  expect(await by(false, 'auto.localhost')).toBe(false);
  expect(await by(false, 'voitures.example.fr')).toBe(true);
  expect(await by(true, null)).toBe(true);
});

describe('the stand-ins of providers', () => {
  const parts = { origin: 'http://127.0.0.1:65000', clock: createTestClock(), ids: randomIds };

  test('do not open beside a shop that strangers reach', async () => {
    expect(await openStandIn({ ...parts, exposed: true })).toBeNull();
  });

  test('have keys of their process alone', async () => {
    const [one, other] = [
      await openStandIn({ ...parts, exposed: false }),
      await openStandIn({ ...parts, exposed: false }),
    ];
    const secrets = [one, other].map((standIn) => [
      standIn?.payzen.key,
      standIn?.payzen.restPassword,
      standIn?.payplug.secretKey,
      standIn?.crypto.apiKey,
      standIn?.crypto.webhookSecret,
    ]);
    expect(new Set(secrets.flat()).size).toBe(10);
    await Promise.all([one?.close(), other?.close()]);
  });

  test('are nobody’s provider any more once strangers reach the shop', async () => {
    const standIn = await openStandIn({ ...parts, exposed: false });
    const settings = async () => readingOf([], () => {});
    for (const provider of ['payzen', 'paypal_standard', 'payplug', 'crypto'] as const) {
      const way = (exposed: boolean) =>
        wayTo({ ...parts, standIn, settings, exposed: async () => exposed }, provider, 'auto');
      expect(await way(false)).not.toBeNull();
      expect(await way(true)).toBeNull();
    }
    await standIn?.close();
  });
});

const shown = async (admin: OfficeVisit, screen: string) =>
  v.parse(v.object({ rev: v.number() }), await (await admin.call(`api.admin.settings.${screen}.show`)).json());

describe('over the whole server', () => {
  let server: WholeServer;
  let admin: OfficeVisit;
  const demo = 'admin@bitume.example';
  const login = async (visit: OfficeVisit) => logIn(visit, demo, { password: DEMO_PASSWORD });

  beforeAll(async () => {
    server = await openWholeServer({
      plantMore: (db) => inTransaction(db, (trx) => plantDemoAdmins(trx, { ids: randomIds, now: new Date(0) })),
    });
    admin = await signedIn(server);
  });
  afterAll(() => server.close());

  const nameChannel = async (hostname: string | null) => {
    await server.db.updateTable('shop_channel').set({ hostname }).where('code', '=', 'moto').execute();
    const change = { code: 'general.general.site.name', value: `Bitume ${hostname ?? ''}` };
    const deps = { db: server.db, clock: server.clock, ids: randomIds, seal: null };
    await saveSettings(deps, { permissions: new Set(['config.general.update']) }, [change]);
    await server.refresh();
  };

  test('accounts that everybody knows are let in on this machine alone, and are out as soon as strangers come', async () => {
    const inside = await visitOffice(server);
    expect((await login(inside)).status).toBe(200);
    expect((await meOf(inside)).admin?.email).toBe(demo);
    await nameChannel('motos.example.fr');
    expect((await meOf(inside)).admin).toBeNull();
    expect(await codeOf(await login(await visitOffice(server)))).toBe('auth.inactive');
    expect((await meOf(admin)).admin).not.toBeNull();
    await nameChannel('moto.localhost');
    expect((await login(await visitOffice(server))).status).toBe(200);
    await nameChannel(null);
  });

  const write = async (screen: string, code: string, value: unknown) => {
    const { rev } = await shown(admin, screen);
    const changes = [{ code, channel: null, locale: null, value }];
    return admin.call(`api.admin.settings.${screen}.update`, { body: { rev, changes } });
  };
  const COINS = 'sales.payment_methods.crypto.provider_url';
  const MAIL = 'emails.configure.smtp.host';
  const INSIDE = [
    ['sales', COINS, 'https://127.0.0.1:5432'],
    ['sales', COINS, 'https://192.168.1.1'],
    ['sales', COINS, 'https://[::1]'],
    ['sales', COINS, 'https://intranet'],
    ['sales', COINS, 'https://db.localhost'],
    ['emails', MAIL, '127.0.0.1'],
    ['emails', MAIL, 'localhost'],
    ['emails', MAIL, '169.254.169.254'],
    ['emails', MAIL, '::1'],
  ] as const;

  test('the server calls nothing that only it reaches, for who may write settings', async () => {
    await nameChannel('motos.example.fr');
    for (const [screen, code, value] of INSIDE) {
      const answer = await write(screen, code, value);
      expect(await answer.json(), value).toMatchObject({
        data: { fields: [{ path: `values.${code}`, code: 'address.notPublic' }] },
      });
    }
    expect((await write('sales', COINS, 'https://btcpay.example.fr/')).status).toBe(200);
    expect((await write('emails', MAIL, 'smtp.example.fr')).status).toBe(200);
    await nameChannel(null);
    for (const [screen, code, value] of [INSIDE[0], INSIDE[5]])
      expect((await write(screen, code, value)).status).toBe(200);
  });

  test('what was set before strangers came is not called either', async () => {
    const setting = await settingsIn(server.db);
    expect(setting(COINS)).toBe('https://127.0.0.1:5432');
    const clock = server.clock;
    expect(() => gatewayOf({ clock, standIn: null, isExposed: true }, setting, 'crypto', 'auto')).toThrow(RangeError);
    expect(gatewayOf({ clock, standIn: null, isExposed: false }, setting, 'crypto', 'auto')).not.toBeNull();
    const deps = { settings: async () => setting, exposed: async () => true, clock };
    expect(await checkPayment(deps, { provider: 'crypto', area: 'auto' })).toMatchObject({ outcome: 'unreachable' });
    expect(mailServerOf(setting, true)).toBeNull();
    expect(mailServerOf(setting, false)).toMatchObject({ host: '127.0.0.1' });
  });
});

test('a shop that is reached by the host of a channel keeps no secret without a key of its own', async () => {
  const server = await openWholeServer({
    plantMore: (db) =>
      db.updateTable('shop_channel').set({ hostname: 'motos.example.fr' }).where('code', '=', 'moto').execute(),
  });
  const admin = await signedIn(server);
  const { rev } = await shown(admin, 'sales');
  const code = 'sales.payment_methods.payplug.secret_key_live';
  const answer = await admin.call('api.admin.settings.sales.update', {
    body: { rev, changes: [{ code, channel: null, locale: null, value: 'sk_live_1' }] },
  });
  expect(await answer.json()).toMatchObject({ data: { fields: [{ code: 'secret.noKey' }] } });
  await server.close();
});
