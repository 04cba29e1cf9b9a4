/** What the shop promises by name: routes, the start-up payload, settings, the head of every page, error pages. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import { LOCALES } from '#core/domain/shop/locale.ts';
import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';
import { isIndexable } from '#core/contract/pages/traits/documents.ts';
import { randomIds } from '#server/ids.ts';
import { loadShopSettings } from '#server/platform/settings/init-payload.ts';
import { saveSettings, type SettingChange } from '#server/subjects/settings/save-settings.ts';

import { openWholeServer, type WholeServer } from './whole-server.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());

const json = async (path: string): Promise<unknown> => (await server.send(path)).json();
const changeSettings = async (changes: readonly SettingChange[]): Promise<void> => {
  const admin = { permissions: new Set(['config.catalog.update', 'config.general.update']) };
  await saveSettings({ db: server.db, clock: server.clock, ids: randomIds, seal: null }, admin, changes);
  await server.refresh();
};
const payload = v.object({
  routes: v.record(v.string(), v.looseObject({ uri: v.string() })),
  pages: v.record(v.string(), v.object({ path: v.string(), middleware: v.array(v.string()) })),
  coreConfig: v.array(
    v.looseObject({
      code: v.string(),
      value: v.unknown(),
      channel_code: v.nullable(v.string()),
      locale_code: v.nullable(v.string()),
    }),
  ),
  permalinks: v.looseObject({
    routes: v.looseObject({
      products: v.array(v.unknown()),
      categories: v.array(v.unknown()),
      posts: v.array(v.looseObject({ uri: v.string(), type: v.string(), slug: v.string() })),
      postLists: v.array(v.looseObject({ slug: v.string(), label: v.string() })),
    }),
  }),
  branding: v.looseObject({
    colors: v.array(v.looseObject({ id: v.string(), value: v.string() })),
    images: v.record(v.string(), v.unknown()),
  }),
});
const metadata = v.looseObject({
  title: v.string(),
  description: v.string(),
  article_modified_time: v.nullable(v.string()),
  og_title: v.string(),
  og_description: v.string(),
  og_url: v.string(),
  og_site_name: v.string(),
  og_image: v.array(v.object({ url: v.string(), height: v.number(), width: v.number() })),
  og_locale: v.string(),
  twitter_card: v.string(),
  twitter_title: v.string(),
  twitter_description: v.string(),
  twitter_image: v.nullable(v.string()),
  robots: v.record(v.string(), v.string()),
  canonical: v.nullable(v.string()),
  schema: v.nullable(v.record(v.string(), v.unknown())),
});

const SHARED = `
  / /auto /moto /qui-sommes-nous /nos-produits /nos-categories-de-produits /search-results
  /register /forgot-password /reset-password/{token} /login /logout
  /401 /403 /404 /419 /429 /500 /503 /checkout /checkout/informations /checkout/succes
`;
const PATHS = [
  ...SHARED.trim().split(/\s+/u),
  ...['auto', 'moto'].flatMap((area) =>
    ['contact', 'contact-vehicule', 'checkout', 'login', 'register', 'forgot-password']
      .concat(['nos-produits/{cat}', 'nos-produits/{type}/{slug}'])
      .concat(['account/profile', 'account/address', 'account/orders'])
      .map((path) => `/${area}/${path}`),
  ),
];

test('every address of the specification is a page', () => {
  const paths = PAGE_ROUTES.map(({ path }) => path);
  expect(PATHS.filter((path) => !paths.includes(path))).toEqual([]);
});

test('the start-up payload has routes, settings, permalinks and branding in the form that was promised', async () => {
  const init = v.parse(payload, await json('/api/init-vue'));
  expect(Object.keys(init.routes)).toEqual(expect.arrayContaining(['api.init', 'api.get-metadata']));
  expect(init.routes['api.get-metadata']?.uri).toBe('api/get-metadata');
  const images = [
    'backgroundFront',
    'backgroundAdmin',
    'logoDesktop',
    'logoDesktopDark',
    'logoMobile',
    'logoMobileDark',
  ];
  expect(Object.keys(init.branding.images)).toEqual(expect.arrayContaining(images));
});

test('the colours, pictures and ratio of the branding are sent, and worn by the sheet that the payload names', async () => {
  const image = (id: string, value: string) => ({ id, kind: 'image' as const, value });
  const set = [
    { id: 'header-bg', kind: 'color' as const, value: '#102030' },
    image('logoDesktop', '0123456789abcdef.svg'),
    image('backgroundFront', 'fedcba9876543210.webp'),
    image('backgroundAdmin', '../outbox/letter.eml'),
    { id: 'displayRatio', kind: 'text' as const, value: '4/3' },
  ];
  const stored = await server.db.selectFrom('branding').selectAll().execute();
  await server.db.deleteFrom('branding').execute();
  await server.db.insertInto('branding').values(set).execute();
  await changeSettings([{ code: 'general.general.site.tagline', value: 'Tout pour rouler' }]);
  const { branding } = v.parse(payload, await json('/api/init-vue'));
  expect(branding).toMatchObject({
    colors: [{ id: 'header-bg', value: '#102030' }],
    images: { logoDesktop: '/media/0123456789abcdef.svg', logoMobile: null, backgroundAdmin: null },
    displayRatio: '4/3',
  });
  const sheet = await (await server.send(`/branding.${String(branding['stylesheet'])}.css`)).text();
  for (const worn of ['--brand-header:#102030', 'url(/media/0123456789abcdef.svg)', '--brand-ratio:4/3', 'fedcba'])
    expect(sheet).toContain(worn);
  await server.db.deleteFrom('branding').execute();
  if (stored.length > 0) await server.db.insertInto('branding').values(stored).execute();
  await changeSettings([{ code: 'general.general.site.tagline', value: null }]);
});

test('the table names every route by its address and method, and the pages the guard sends to', async () => {
  const init = v.parse(payload, await json('/api/init-vue'));
  const method = v.picklist(['GET', 'POST', 'PUT', 'DELETE']);
  const route = v.object({
    uri: v.pipe(v.string(), v.regex(/^api\/[\w/{}?-]+$/u)),
    methods: v.pipe(v.array(method), v.length(1)),
  });
  for (const [name, one] of Object.entries(init.routes)) {
    expect([name, v.safeParse(route, one).success]).toEqual([name, true]);
    expect(name).toMatch(/^api\.[\w.-]+$/u);
  }
  const names = ['login', 'admin.login', 'auto.product', 'moto.category', 'page']
    .concat(['product', 'category', 'post', 'postList'].map((kind) => `permalink.${kind}`))
    .concat(['401', '403', '404', '419', '429', '500', '503'].map((status) => `error.${status}`));
  expect(Object.keys(init.pages)).toEqual(expect.arrayContaining(names));
  expect(init.pages['auto.account.orders']?.middleware).toEqual(['auth:customer']);
});

describe('a setting', () => {
  const save = changeSettings;

  test('of an area acts in that area, and in no other', async () => {
    const code = 'catalog.products.storefront.products_per_page';
    await save([
      { code, value: [24] },
      { code, value: [1], place: { channel: 'auto' } },
    ]);
    const perPage = async (path: string) => {
      const answer = v.object({ page: v.object({ list: v.looseObject({ perPage: v.number() }) }) });
      return v.parse(answer, await json(`/api/page?${new URLSearchParams({ path })}`)).page.list.perPage;
    };
    expect([await perPage('/auto/nos-produits/pieces'), await perPage('/moto/nos-produits/casques')]).toEqual([1, 24]);
    await save([
      { code, value: null },
      { code, value: null, place: { channel: 'auto' } },
    ]);
  });

  test('of an area and a language is sent as it stands, and described in that language', async () => {
    const code = 'general.general.site.tagline';
    const offer = 'general.content.header_offer.title';
    await save([
      { code, value: 'Tout pour rouler' },
      { code, value: 'All you need to ride', place: { channel: 'moto', locale: 'en_GB' } },
      { code: offer, value: 'Sale', place: { channel: 'moto', locale: 'en_GB' } },
    ]);
    const init = v.parse(payload, await json('/api/init-vue'));
    expect(init.coreConfig).toContainEqual({ code: offer, value: 'Sale', channel_code: 'moto', locale_code: 'en_GB' });
    const described = async (path: string, locale: string) => {
      const query = new URLSearchParams({ url: `http://shop.test${path}`, locale });
      return v.parse(metadata, await json(`/api/get-metadata?${query}`)).description;
    };
    expect(await described('/moto/login', 'en_GB')).toBe('All you need to ride');
    expect(await described('/moto/login', 'fr_FR')).toBe('Tout pour rouler');
    expect(await described('/auto/login', 'en_GB')).toBe('Tout pour rouler');
  });

  test('that nobody has defined is told in the log, and is nothing', async () => {
    const told: string[] = [];
    const { setting } = await loadShopSettings(server.db, (message) => told.push(message));
    expect(Reflect.apply(setting, undefined, ['general.nothing'])).toBeNull();
    expect(told).toEqual(['Config general.nothing not found']);
  });
});

describe('the head of every page', () => {
  const headOf = async (route: string, path: string, locale = 'fr_FR') => {
    const query = new URLSearchParams({ route, url: `http://shop.test${path}`, locale });
    return v.parse(metadata, await json(`/api/get-metadata?${query}`));
  };
  const named = PAGE_ROUTES.filter(
    ({ id, path }) => id !== 'home' && (!path.includes('{') || path.includes('{token}')),
  );

  test.each(LOCALES)('has a title of its own, its language and its shop, in %s', async (locale) => {
    const bare: string[] = [];
    for (const { name, path } of named) {
      const head = await headOf(name, path.replace('{token}', 'a'), locale);
      expect([name, head.og_locale]).toEqual([name, locale]);
      if (head.title === head.og_site_name) bare.push(name);
    }
    // The small shop has no page about itself.
    expect(bare).toEqual(['about']);
  });

  test.each([
    ['login', '/login', 'Connexion', 'Sign in'],
    ['auto.account.profile', '/auto/account/profile', 'Mon profil', 'My profile'],
    ['moto.checkout.information', '/moto/checkout/informations', 'Demande de devis', 'Quote request'],
    ['error.404', '/404', 'Page non trouvée', 'Page not found'],
    ['error.419', '/419', 'La page a expiré', 'Page expired'],
  ])('%s is fixed and for no index', async (name, path, french, english) => {
    const [mine, theirs] = [await headOf(name, path), await headOf(name, path, 'en_GB')];
    expect([mine.title, theirs.title].map((title) => title.split(' – ')[0])).toEqual([french, english]);
    expect([mine.robots, mine.canonical]).toEqual([{ index: 'noindex', follow: 'nofollow' }, null]);
  });

  test('says to search engines what the table of pages says', async () => {
    for (const { id, name, path } of named.filter(({ id }) => id !== 'about')) {
      const { robots, canonical } = await headOf(name, path.replace('{token}', 'a'));
      const isCart = id === 'checkout.cart';
      expect([name, robots['index'], canonical]).toEqual(
        isIndexable(id)
          ? [name, 'index', `http://shop.test${isCart ? '/auto/checkout' : path}`]
          : [name, 'noindex', null],
      );
    }
  });

  test('the name of the route decides where the address is none of the shop', async () => {
    expect((await headOf('login', '/nowhere/at/all')).title).toContain('Connexion');
  });

  test('an unknown address has the head of the shop itself', async () => {
    const head = await headOf('', '/nowhere/at/all');
    expect([head.title, head.canonical]).toEqual([head.og_site_name, null]);
  });

  test('public pages say it in the language of the reader', async () => {
    expect((await headOf('products.index', '/nos-produits')).title).toMatch(/^Nos produits – /);
    expect((await headOf('products.index', '/nos-produits', 'en_GB')).title).toMatch(/^Our products – /);
    expect((await headOf('auto.home', '/auto', 'en_GB')).description).toContain('Car parts');
  });
});
