/** What the shop promises by name: routes, the start-up payload, settings, the head of every page, error pages. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import { LOCALES } from '#core/domain/shop/locale.ts';
import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';

import { openWholeServer, type WholeServer } from './whole-server.ts';

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer();
});
afterAll(() => server.close());

const json = async (path: string): Promise<unknown> => (await server.send(path)).json();
const payload = v.object({
  routes: v.record(v.string(), v.looseObject({ uri: v.string() })),
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
