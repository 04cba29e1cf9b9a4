/**
 * The shop as a search engine and a share preview see it: documents of the whole server, drawn by the shop's own
 * components, read from their bytes (specification §3 and §7, domain 1.3).
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';

import { emptySeo, emptyText } from '#core/contract/cms/empty-body.ts';
import { newBlock } from '#core/domain/blocks/all-blocks.ts';
import type { Db } from '#server/database/connection.ts';
import { randomIds } from '#server/ids.ts';
import type { Renderer } from '#server/http/html/render.ts';
import { saveSettings } from '#server/subjects/settings/save-settings.ts';
import { handle, headTags } from '#src/shop/entry-server.tsx';
import { contentWith, paragraph, plantContent } from '#tests/server/cms/plant-content.ts';
import { openWholeServer, type WholeServer } from '#tests/server/contract/whole-server.ts';

import { readDocument, type ReadDocument } from './read-document.ts';
import { SCHEMA_RULES } from './schema-rules.ts';

const ORIGIN = 'http://shop.test';

/** Every kind of page, and the types its structured data is of. */
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
  ['/questions', ['BreadcrumbList', 'WebPage', 'FAQPage']],
  ['/auto/conseils/freins', ['BreadcrumbList', 'NewsArticle']],
  ['/conseils', ['CollectionPage']],
];

/** A page of blocks beside those of plain text, and one that its editor keeps out of every index. */
async function plantPages(db: Db): Promise<void> {
  const { props } = newBlock('faq', 'f');
  const items = [{ question: 'Qui paie le retour ?', answer: paragraph('La boutique.') }];
  const words = { title: 'Questions fréquentes', slug: 'questions', shortDescription: 'Panier, devis : nos réponses.' };
  const blocks = [newBlock('services', 's'), { ...newBlock('faq', 'f'), props: { ...props, items } }];
  await plantContent(db, { body: contentWith({ ...words, blocks }) });
  const secret = { title: 'Offre réservée', slug: 'offre-reservee', body: paragraph('Entre nous.') };
  await plantContent(db, { body: contentWith({ ...secret, seo: { ...emptySeo(), index: false } }) });
  const both = contentWith({ title: 'Nos ateliers', slug: 'ateliers', body: paragraph('À Nantes et à Rennes.') });
  const english = { ...emptyText(), title: 'Our workshops', body: paragraph('In Nantes and Rennes.') };
  await plantContent(db, { body: { ...both, translations: { ...both.translations, en_GB: english } } });
}

/** Of the small shop, which was given no other. */
const NAME = 'Mon Shop Auto Moto';
/** The chunks a page is made of are the build's, which there is none of here. */
const renderer: Renderer = {
  headTags,
  handle: async (request, port) => {
    const drawn = await handle(request, port);
    const headers = new Headers(drawn.headers);
    headers.delete('x-modules');
    return new Response(drawn.body, { status: drawn.status, headers });
  },
};
const ADMIN = { permissions: new Set(['config.general.update']) };

let server: WholeServer;
const documents = new Map<string, ReadDocument>();

beforeAll(async () => {
  server = await openWholeServer({ plantMore: plantPages, renderer });
  const changes = [{ code: 'general.company.contact.phone', value: '04 72 00 00 00' }];
  await saveSettings({ db: server.db, clock: server.clock, ids: randomIds, seal: null }, ADMIN, changes);
  await server.refresh();
});
afterAll(() => server.close());

const open = async (path: string): Promise<ReadDocument> => {
  const known = documents.get(path) ?? (await readDocument(await server.send(path)));
  documents.set(path, known);
  return known;
};
const meta = ({ metas }: ReadDocument, name: string): string => {
  const said = metas[name] ?? [];
  if (said.length > 1) throw new Error(`${name} is said ${said.length} times`);
  return said[0] ?? '';
};
const urlsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.startsWith('http')
      ? [value]
      : []
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(urlsIn)
      : [];

describe.each(PAGES)('%s', (path, types) => {
  test('says once what it is: title, description, one heading, one canonical address', async () => {
    const page = await open(path);
    expect([page.status, page.lang, page.titles.length, page.headings.length]).toEqual([200, 'fr', 1, 1]);
    const [title = ''] = page.titles;
    expect(title).toContain(NAME);
    expect(title.length).toBeGreaterThan(`${NAME} – `.length);
    const { length } = meta(page, 'description');
    expect([length > 0, length <= 160]).toEqual([true, true]);
    expect(page.canonicals).toEqual([ORIGIN + path]);
    expect(meta(page, 'robots')).toBe('index,follow,max-snippet:-1,max-image-preview:large');
  });

  test('is shown in a share preview as it is', async () => {
    const page = await open(path);
    const [title = ''] = page.titles;
    expect([meta(page, 'og:title'), meta(page, 'twitter:title')]).toEqual([title, title]);
    const description = meta(page, 'description');
    expect([meta(page, 'og:description'), meta(page, 'twitter:description')]).toEqual([description, description]);
    expect([meta(page, 'og:url'), meta(page, 'og:locale')]).toEqual([ORIGIN + path, 'fr_FR']);
    expect(meta(page, 'og:site_name')).toBe(NAME);
    const picture = meta(page, 'og:image');
    expect(meta(page, 'twitter:card')).toBe(picture === '' ? 'summary' : 'summary_large_image');
    if (picture === '') return;
    expect(picture.startsWith(`${ORIGIN}/media/`)).toBe(true);
    expect(Number(meta(page, 'og:image:width'))).toBeGreaterThan(0);
    expect(Number(meta(page, 'og:image:height'))).toBeGreaterThan(0);
  });

  test('has structured data of its kind, whose addresses are the shop’s', async () => {
    const { nodes } = await open(path);
    expect(nodes.map((node) => node['@type'])).toEqual(types);
    const foreign = urlsIn(nodes).filter((one) => !one.startsWith(ORIGIN) && !one.startsWith('https://schema.org/'));
    expect(foreign).toEqual([]);
  });

  test('says in its structured data what search engines want of each type', async () => {
    const { nodes } = await open(path);
    for (const node of nodes) {
      const rule = SCHEMA_RULES[node['@type']] ?? v.never();
      const { issues = [] } = v.safeParse(rule, node);
      expect([node['@type'], issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)]).toEqual([
        node['@type'],
        [],
      ]);
    }
  });

  test('has, after a navigation on the device, the same structured data in the reader’s language', async () => {
    const { nodes } = await open(path);
    for (const locale of ['fr_FR', 'en_GB']) {
      const head: { schema: { '@graph': { '@type': string }[] } | null; canonical: string; description: string } =
        await (await server.call('api.get-metadata', { query: { url: ORIGIN + path, locale } })).json();
      const graph = head.schema?.['@graph'] ?? [];
      expect(graph.map((node) => node['@type'])).toEqual(nodes.map((node) => node['@type']));
      for (const node of graph) expect(v.is(SCHEMA_RULES[node['@type']] ?? v.never(), node)).toBe(true);
      expect(head.canonical).toBe(ORIGIN + path);
      expect([head.description.length > 0, head.description.length <= 160]).toEqual([true, true]);
    }
  });

  test('the head the device asks for after a navigation is that of the document, in French; in English it differs', async () => {
    const page = await open(path);
    const asked = async (locale: string): Promise<{ title: string; description: string; og_locale: string }> =>
      (await server.call('api.get-metadata', { query: { url: ORIGIN + path, locale } })).json();
    const french = await asked('fr_FR');
    expect([french.title, french.description]).toEqual([page.titles[0], meta(page, 'description')]);
    expect(await asked('en_GB')).toMatchObject({ og_locale: 'en_GB' });
  });
});

test('no two pages have one title, and none of those in search results one description', async () => {
  const all = await Promise.all(PAGES.map(([path]) => open(path)));
  for (const said of [all.map(({ titles }) => titles[0]), all.map((page) => meta(page, 'description'))])
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
});

test('what is no page of its own is kept out of the index, with its status', async () => {
  const expected = [
    ['/search-results?q=frein', 200],
    ['/rien/du/tout', 404],
    ['/404', 404],
    ['/503', 503],
    ['/auto/login', 200],
    ['/auto/account/profile', 200],
    ['/auto/account/orders', 200],
    ['/moto/checkout/succes', 200],
    ['/devis/a', 200],
    ['/renoncer', 200],
    ['/newsletter', 200],
    ['/moto/checkout/livraison', 200],
  ] as const;
  for (const [path, status] of expected) {
    const page = await open(path);
    const isHidden = meta(page, 'robots').startsWith('noindex');
    expect([path, page.status, isHidden, page.canonicals, page.nodes]).toEqual([path, status, true, [], []]);
    expect(page.titles).toHaveLength(1);
  }
});

test('a page that its editor keeps out of the index says so, and no site map leads to it', async () => {
  const page = await open('/offre-reservee');
  expect([page.status, meta(page, 'robots').startsWith('noindex')]).toEqual([200, true]);
  expect([page.canonicals, page.nodes]).toEqual([[], []]);
  expect(await (await server.send('/sitemap.xml')).text()).not.toContain('/offre-reservee<');
});

test('a page written in both languages is described in each, at one address', async () => {
  const asked = async (locale: string): Promise<unknown> =>
    (await server.call('api.get-metadata', { query: { url: `${ORIGIN}/ateliers`, locale } })).json();
  const canonical = `${ORIGIN}/ateliers`;
  const schemaOf = (name: string, inLanguage: string) => ({
    '@graph': expect.arrayContaining([expect.objectContaining({ '@type': 'WebPage', name, inLanguage })]),
  });
  expect(await asked('fr_FR')).toMatchObject({
    title: `Nos ateliers – ${NAME}`,
    description: 'À Nantes et à Rennes.',
    canonical,
    schema: schemaOf('Nos ateliers', 'fr'),
  });
  expect(await asked('en_GB')).toMatchObject({
    title: `Our workshops – ${NAME}`,
    description: 'In Nantes and Rennes.',
    canonical,
    schema: schemaOf('Our workshops', 'en'),
  });
});

test('a filtered list stands for the list, and further pages for themselves', async () => {
  expect((await open('/auto/nos-produits/plaquettes?f_brand=1&sort=-price')).canonicals).toEqual([
    `${ORIGIN}/auto/nos-produits/plaquettes`,
  ]);
  expect((await open('/auto/nos-produits/plaquettes?utm_source=lettre')).canonicals).toEqual([
    `${ORIGIN}/auto/nos-produits/plaquettes`,
  ]);
});

test('the title of a hostile question is text, never markup', async () => {
  const page = await open(`/search-results?q=${encodeURIComponent('</title><script>alert(1)</script>"')}`);
  expect(page.titles).toHaveLength(1);
  expect(page.nodes).toEqual([]);
});

test('from the homes every department and product is reached by links, without a script', async () => {
  const seen = new Set<string>();
  const queue = ['/auto', '/moto'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path) || !/^\/(?:auto|moto|nos-)/u.test(path)) continue;
    seen.add(path);
    const page = await open(path);
    if (page.status === 200 && meta(page, 'robots').startsWith('index')) queue.push(...page.links);
  }
  const wanted = PAGES.map(([path]) => path).filter((path) => path.includes('nos-produits'));
  expect(wanted.filter((path) => !seen.has(path))).toEqual([]);
});

test('robots.txt names the site map, and the site map leads to nothing but what may be found', async () => {
  const robots = await (await server.send('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(robots).toContain('User-agent: *');
  const answer = await server.send('/sitemap.xml');
  expect(answer.headers.get('content-type')).toMatch(/^application\/xml/u);
  const map = await answer.text();
  expect(map).toMatch(/<loc>[^<]*\/nos-produits\/[^<]*<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/u);
  const paths = [...map.matchAll(/<loc>http:\/\/shop\.test([^<]*)<\/loc>/gu)].map(([, at = '']) => at);
  expect(new Set(paths).size).toBe(paths.length);
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gmu)].map(([, start = '']) => start);
  expect(paths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
  expect(PAGES.map(([path]) => path).filter((path) => !paths.includes(path))).toEqual([]);
  for (const path of paths) {
    const page = await open(path);
    expect([path, page.status, page.canonicals]).toEqual([path, 200, [ORIGIN + path]]);
  }
});
