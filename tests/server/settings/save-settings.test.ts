import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { Refusal } from '#core/wire/refusal.ts';
import { randomIds } from '#server/ids.ts';
import { loadStored, readingOf } from '#server/platform/settings/core-config.ts';
import { settingSeal } from '#server/platform/settings/setting-seal.ts';
import { saveSettings, type SettingChange } from '#server/subjects/settings/save-settings.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';
import { company } from '#tests/support/samples/customer-samples.ts';

const ADMIN = {
  permissions: new Set(
    ['general', 'catalog', 'customers', 'sales', 'emails'].map((screen) => `config.${screen}.update`),
  ),
};
const TITLE = 'general.content.header_offer.title';

const seal = settingSeal('a key of the tests that is long enough');

let server: WholeServer;

beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());
afterEach(async () => {
  await server.db.deleteFrom('core_config').execute();
  await set([{ code: 'general.general.site.name', value: 'Bitume' }]);
});

const save = (changes: readonly SettingChange[], actor: { permissions: ReadonlySet<string> } = ADMIN) =>
  saveSettings({ db: server.db, clock: server.clock, ids: randomIds, seal }, actor, changes);
const set = async (changes: readonly SettingChange[]) => {
  const saved = await save(changes);
  await server.refresh();
  return saved;
};
const read = async () => readingOf(await loadStored(server.db, seal), () => {});
const refused = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? { code: error.code, fields: error.data.fields } : error),
  );
const initOf = async () => (await server.call('api.init')).json();

test('a value of each scope is read where it counts, and its default elsewhere', async () => {
  await set([
    { code: 'customer.settings.password.logout_delay', value: 9 },
    { code: 'catalog.products.storefront.products_per_page', value: [10, 20], place: { channel: 'moto' } },
    { code: 'sales.checkout.order_button', value: 'Order and pay', place: { locale: 'en_GB' } },
    { code: TITLE, value: 'Partout' },
    { code: TITLE, value: 'Auto', place: { channel: 'auto' } },
    { code: TITLE, value: 'Car', place: { channel: 'auto', locale: 'en_GB' } },
    { code: TITLE, value: 'Everywhere', place: { locale: 'en_GB' } },
  ]);
  const setting = await read();
  expect(setting('customer.settings.password.logout_delay', { channel: 'moto' })).toBe(9);
  const perPage = (channel: string) => setting('catalog.products.storefront.products_per_page', { channel })[0];
  expect([perPage('auto'), perPage('moto')]).toEqual([12, 10]);
  const button = (locale: string) => setting('sales.checkout.order_button', { locale });
  expect([button('fr_FR'), button('en_GB')]).toEqual(['Commander avec obligation de paiement', 'Order and pay']);
  const title = (channel: string, locale: string) => setting(TITLE, { channel, locale });
  expect([title('moto', 'fr_FR'), title('auto', 'fr_FR'), title('auto', 'en_GB'), title('moto', 'en_GB')]).toEqual([
    'Partout',
    'Auto',
    'Car',
    'Everywhere',
  ]);
});

test('only what differs is written and told, and null gives back what is inherited', async () => {
  const change = { code: TITLE, value: 'Soldes' };
  expect(await set([change])).toEqual([
    { code: TITLE, place: { channel: null, locale: null }, before: null, after: 'Soldes' },
  ]);
  const { rev } = await revision();
  expect(await set([change])).toEqual([]);
  expect((await revision()).rev).toBe(rev);
  expect(await set([{ code: TITLE, value: null }])).toMatchObject([{ before: 'Soldes', after: null }]);
  expect((await read())(TITLE)).toBe('');
  expect(await set([{ code: TITLE, value: null }])).toEqual([]);
});

const revision = () =>
  server.db.selectFrom('channel').select('rev').where('name', '=', 'catalogue').executeTakeFirstOrThrow();

test('what is saved reaches the start-up payload at once, without a start', async () => {
  expect(JSON.stringify(await initOf())).not.toContain('Livraison offerte');
  await set([{ code: TITLE, value: 'Livraison offerte', place: { channel: 'auto' } }]);
  expect(await initOf()).toMatchObject({
    coreConfig: expect.arrayContaining([
      { code: TITLE, value: 'Livraison offerte', channel_code: 'auto', locale_code: null },
    ]),
  });
});

test('one wrong value and nothing is saved; each wrong one is told at its place', async () => {
  const asked = save([
    { code: TITLE, value: 'Juste' },
    { code: 'general.content.header_offer.link', value: 'javascript:alert(1)' },
    { code: 'customer.settings.login.max_attempts', value: 3, place: { channel: 'moto' } },
    { code: 'general.nothing', value: '1' },
  ]);
  // the last code has no screen of its own
  expect(await refused(asked)).toMatchObject({
    code: 'input.invalid',
    fields: [
      { path: 'values.general.content.header_offer.link', code: 'value.invalid' },
      { path: 'values.customer.settings.login.max_attempts', code: 'setting.place' },
      { path: 'values.general.nothing', code: 'key.unknown' },
    ],
  });
  expect((await read())(TITLE)).toBe('');
});

test('who may change one screen may not change another', async () => {
  const actor = { permissions: new Set(['config.catalog.update']) };
  expect(await refused(save([{ code: TITLE, value: 'Non' }], actor))).toMatchObject({ code: 'permission.missing' });
  const customers = { permissions: new Set(['config.customers.update']) };
  expect(await save([{ code: 'customer.settings.login.max_attempts', value: 4 }], customers)).toHaveLength(1);
});

test('a secret is told to nobody, and stays where its field is left empty', async () => {
  const code = 'emails.configure.smtp.password';
  const saved = await set([{ code, value: 'tres-secret' }]);
  expect(JSON.stringify(saved)).not.toContain('tres-secret');
  expect(saved).toMatchObject([{ code, before: null, after: '•' }]);
  expect(await set([{ code, value: '' }])).toEqual([]);
  expect((await read())(code)).toBe('tres-secret');
  expect(JSON.stringify(await initOf())).not.toContain('tres-secret');
});

test('a code that nobody has defined yields null and says so in the words of the specification', async () => {
  const said: string[] = [];
  const setting: (code: never) => unknown = readingOf([], (message) => said.push(message));
  const unknown: unknown = 'general.nothing';
  expect(Reflect.apply(setting, undefined, [unknown])).toBeNull();
  expect(said).toEqual(['Config general.nothing not found']);
});

test('a stored value that does not fit is said once in the log, without the value, and the default acts', async () => {
  await server.db
    .insertInto('core_config')
    .values({ code: 'general.sitemap.settings.max_urls', value: 'beaucoup' })
    .execute();
  for (let time = 0; time < 2; time += 1) {
    await set([{ code: TITLE, value: `Fois ${time}` }]);
    expect((await server.send('/sitemap.xml')).status).toBe(200);
  }
  const said = server.log.filter((line) => line.includes('does not fit'));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('Config general.sitemap.settings.max_urls does not fit');
  expect(said[0]).not.toContain('beaucoup');
});

test('in maintenance pages say so with 503 and come back by themselves, calls are refused, the back office stays', async () => {
  await set([
    { code: 'general.general.maintenance.enabled', value: true },
    { code: 'general.general.maintenance.message', value: 'Inventaire <annuel>, à lundi.' },
  ]);
  const page = await server.send('/auto');
  expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
    503,
    '30',
    'no-store',
  ]);
  expect(await page.text()).toContain('Inventaire &lt;annuel&gt;, à lundi.');
  const call = await server.call('api.init');
  expect([call.status, await call.json()]).toMatchObject([
    503,
    { code: 'shop.closed', data: { message: 'Inventaire <annuel>, à lundi.' } },
  ]);
  expect((await server.send('/healthz')).status).toBe(200);
  expect((await server.send('/robots.txt')).status).toBe(200);
  await set([{ code: 'general.general.maintenance.enabled', value: false }]);
  expect((await server.send('/auto')).status).not.toBe(503);
});

test('one area may be in maintenance while the other sells', async () => {
  await set([{ code: 'general.general.maintenance.enabled', value: true, place: { channel: 'moto' } }]);
  const statuses = await Promise.all(['/moto', '/auto', '/nos-produits'].map((path) => server.send(path)));
  expect(statuses.map(({ status }) => status === 503)).toEqual([true, false, false]);
  expect((await server.call('api.init')).status).toBe(200);
});

test('the shop says how often a password may be wrong, and for how long the account is locked then', async () => {
  await set([
    { code: 'customer.settings.login.max_attempts', value: 2 },
    { code: 'customer.settings.login.lock_minutes', value: 3 },
  ]);
  const email = await server.register();
  const attempt = async () =>
    server.call('api.auth.login', {
      headers: { ...(await server.visit()).headers },
      body: { email, password: 'Faux-2026!!', remember: false, device: null },
    });
  expect([(await attempt()).status, (await attempt()).status]).toEqual([422, 422]);
  const locked = await attempt();
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '180']);
});

test('a shop that does not look at companies takes professionals at once', async () => {
  const approvalOf = async () => {
    const email = await server.register({ customerType: 'professional', ...company });
    const row = await server.db.selectFrom('customer').select('approval').where('email', '=', email).executeTakeFirst();
    return row?.approval;
  };
  expect(await approvalOf()).toBe('pending');
  await set([{ code: 'customer.settings.account.professional_approval', value: false }]);
  expect(await approvalOf()).toBe('approved');
});

test('how few are few is the shop’s to say, and whether it says so at all', async () => {
  const shown = async () => {
    const answer = await server.call('api.products.index', { query: { area: 'auto' } });
    const body: { data: { row: { id: number; stock: number; low: number } }[] } = await answer.json();
    return body.data.map(({ row }) => row.stock);
  };
  const usual = await shown();
  await set([{ code: 'catalog.inventory.stock_options.low_stock_threshold', value: 999_999 }]);
  const allFew = await shown();
  expect(allFew.filter((stock) => stock === 1).length).toBeGreaterThan(usual.filter((stock) => stock === 1).length);
  await set([{ code: 'catalog.inventory.stock_options.display_low_stock', value: false }]);
  expect((await shown()).includes(1)).toBe(false);
});

test('a shop without a site map has none', async () => {
  await set([{ code: 'general.sitemap.settings.enabled', value: false }]);
  expect((await server.send('/sitemap.xml')).status).toBe(404);
  expect(await (await server.send('/robots.txt')).text()).not.toContain('Sitemap');
  await set([
    { code: 'general.sitemap.settings.enabled', value: true },
    { code: 'general.sitemap.settings.max_urls', value: 3 },
  ]);
  expect((await (await server.send('/sitemap.xml')).text()).match(/<loc>/gu)).toHaveLength(3);
});
