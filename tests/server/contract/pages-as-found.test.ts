/** Every kind of page as a search engine and a share preview read it, in both languages (specification §3, §7; domain 1.3). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import type { Metadata } from '#core/contract/shop/metadata.ts';
import { LOCALES, type Locale } from '#core/domain/shop/locale.ts';
import { randomIds } from '#server/ids.ts';
import { saveSettings } from '#server/subjects/settings/save-settings.ts';
import { headTags } from '#src/shop/parts/page/head-tags.ts';

import { openWholeServer, type WholeServer } from './whole-server.ts';

const ORIGIN = 'http://shop.test';
const url = v.pipe(v.string(), v.startsWith(`${ORIGIN}/`), v.url());
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const money = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/u));
const schemaOrg = v.pipe(v.string(), v.startsWith('https://schema.org/'));

const listItem = v.looseObject({ '@type': v.literal('ListItem'), position: v.number(), name: text });
const organization = v.looseObject({ '@type': v.literal('Organization'), name: text });
const address = v.looseObject({ '@type': v.literal('PostalAddress'), streetAddress: text, addressLocality: text });
const store = { name: text, url, address, telephone: text };
const offer = v.looseObject({
  '@type': v.literal('Offer'),
  url,
  priceCurrency: v.literal('EUR'),
  price: money,
  availability: schemaOrg,
  itemCondition: schemaOrg,
  seller: organization,
  shippingDetails: v.looseObject({ shippingRate: v.looseObject({ value: money, currency: v.literal('EUR') }) }),
  hasMerchantReturnPolicy: v.looseObject({ merchantReturnDays: v.number(), applicableCountry: v.literal('FR') }),
});
const article = { headline: text, datePublished: v.pipe(v.string(), v.isoTimestamp()), author: organization };

/** What each type has to say for itself, by schema.org and the guides of search engines. */
const REQUIRED: Readonly<Record<string, v.GenericSchema>> = {
  WebSite: v.looseObject({ name: text, url: v.literal(ORIGIN), potentialAction: v.looseObject({ target: text }) }),
  AutoPartsStore: v.looseObject(store),
  MotorcycleDealer: v.looseObject(store),
  BreadcrumbList: v.looseObject({ itemListElement: v.pipe(v.array(listItem), v.minLength(1)) }),
  ItemList: v.looseObject({ numberOfItems: v.number(), itemListElement: v.array(listItem) }),
  Product: v.looseObject({
    name: text,
    sku: text,
    image: v.optional(v.pipe(v.array(url), v.nonEmpty())),
    offers: offer,
  }),
  CollectionPage: v.looseObject({ name: text, url }),
  ContactPage: v.looseObject({ name: text, url }),
  WebPage: v.looseObject({ name: text, ...article }),
  NewsArticle: v.looseObject({ ...article, mainEntityOfPage: url }),
};

/** Address, and the types of what stands there. */
const PAGES: readonly (readonly [path: string, types: readonly string[]])[] = [
  ['/auto', ['WebSite', 'AutoPartsStore']],
  ['/moto', ['WebSite', 'MotorcycleDealer']],
  ['/nos-produits', ['BreadcrumbList', 'ItemList']],
  ['/nos-categories-de-produits', ['CollectionPage']],
  ['/auto/vehicules', ['BreadcrumbList', 'ItemList']],
  ['/auto/nos-produits/plaquettes', ['BreadcrumbList', 'ItemList']],
  ['/auto/nos-produits/piece/pad-1', ['BreadcrumbList', 'Product']],
  ['/moto/nos-produits/piece/helmet', ['BreadcrumbList', 'Product']],
  ['/auto/contact', ['ContactPage']],
  ['/moto/contact-vehicule', ['ContactPage']],
  ['/livraison', ['BreadcrumbList', 'WebPage']],
  ['/auto/conseils/freins', ['BreadcrumbList', 'NewsArticle']],
  ['/conseils', ['CollectionPage']],
];

const ADMIN = { permissions: new Set(['config.general.update']) };
const FACTS = {
  'general.company.legal.address': '12 rue des Freins',
  'general.company.legal.postcode': '69003',
  'general.company.legal.city': 'Lyon',
  'general.company.contact.phone': '04 72 00 00 00',
};

let server: WholeServer;
beforeAll(async () => {
  server = await openWholeServer();
  const changes = Object.entries(FACTS).map(([code, value]) => ({ code, value }));
  await saveSettings({ db: server.db, clock: server.clock, ids: randomIds, seal: null }, ADMIN, changes);
  await server.refresh();
});
afterAll(() => server.close());

const headOf = async (path: string, locale: Locale = 'fr_FR'): Promise<Metadata> =>
  (await server.call('api.get-metadata', { query: { url: `${ORIGIN}${path}`, locale } })).json();
const graph = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.looseObject({ '@type': v.string() })),
});

describe.each(LOCALES)('in %s', (locale) => {
  test.each(PAGES)('%s has a title, a description, one canonical address and a preview', async (path) => {
    const head = await headOf(path, locale);
    expect(head.title.length).toBeGreaterThan(head.og_site_name.length + 3);
    expect(head.title.endsWith(head.og_site_name) || head.title.startsWith(head.og_site_name)).toBe(true);
    expect([head.canonical, head.og_url]).toEqual([ORIGIN + path, ORIGIN + path]);
    expect([head.og_title, head.twitter_title, head.og_locale]).toEqual([head.title, head.title, locale]);
    expect([head.og_description, head.twitter_description]).toEqual([head.description, head.description]);
    expect(Object.values(head.robots).join(',')).toBe('index,follow,max-snippet:-1,max-image-preview:large');
    const tags = headTags(head).map((tag) => JSON.stringify(tag));
    expect(tags.filter((tag) => tag.includes('canonical'))).toHaveLength(1);
    expect(new Set(tags).size).toBe(tags.length);
    expect(head.twitter_card).toBe(head.og_image.length > 0 ? 'summary_large_image' : 'summary');
  });

  test.each(PAGES)('%s says what it is in structured data', async (path, types) => {
    const { '@graph': nodes } = v.parse(graph, (await headOf(path, locale)).schema);
    expect(nodes.map((node) => node['@type'])).toEqual(types);
    for (const node of nodes) {
      const schema = REQUIRED[node['@type']];
      const issues = schema === undefined ? ['unknown'] : (v.safeParse(schema, node).issues ?? []);
      expect([node['@type'], issues.map((issue) => (typeof issue === 'string' ? issue : v.getDotPath(issue)))]).toEqual(
        [node['@type'], []],
      );
    }
  });
});

test('no two pages have one title or one description', async () => {
  for (const locale of LOCALES) {
    const heads = await Promise.all(PAGES.map(async ([path]) => headOf(path, locale)));
    for (const of of ['title', 'canonical'] as const) {
      const said = heads.map((head) => head[of]);
      expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
    }
  }
});

test('every page that may be found is described', async () => {
  const bare: string[] = [];
  for (const [path] of PAGES) if ((await headOf(path)).description === '') bare.push(path);
  expect(bare).toEqual([]);
});

test('an article is shown with its picture, price and stock', async () => {
  const head = await headOf('/auto/nos-produits/piece/pad-1');
  expect(head.og_image).toEqual([{ url: `${ORIGIN}/media/picturehash-800.webp`, width: 800, height: 600 }]);
  expect(head.title).toContain('39,90');
  expect(JSON.stringify(head.schema)).toContain('https://schema.org/InStock');
});

test('search results and errors are for no index and say nothing of themselves', async () => {
  for (const path of ['/search-results?q=frein', '/404', '/auto/login', '/auto/account/profile']) {
    const { robots, canonical, schema } = await headOf(path);
    expect([path, robots, canonical, schema]).toEqual([path, { index: 'noindex', follow: 'nofollow' }, null, null]);
  }
});
