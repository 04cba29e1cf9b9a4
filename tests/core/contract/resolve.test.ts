import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { Catalogue } from '#core/search/catalogue.ts';
import { indexContents } from '#core/search/contents.ts';
import type { ContentDocument, Contents } from '#core/contract/content/content-document.ts';
import { STOCK } from '#core/domain/catalogue/stock.ts';
import type { PageSource } from '#core/contract/pages/page-source.ts';
import { productPath } from '#core/contract/pages/paths.ts';
import { writeListAddress } from '#core/contract/pages/list-address.ts';
import { resolvePage } from '#core/contract/pages/resolve/resolve.ts';
import { shownSettings } from '#core/settings/shown.ts';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { Structure } from '#core/contract/catalogue/structure.ts';
import { contents as someContents, rowOf, structure as someStructure, uuidOf } from '#tests/catalogue/small-shop.ts';
import { detailWith } from '#tests/support/samples/product-detail.ts';
import { stored, TEST_SETTINGS } from '#tests/support/settings.ts';

const page = someContents.documents[0];
if (page === undefined) throw new Error('the small shop has a page');

const post = (at: number): ContentDocument => ({
  ...page,
  uuid: uuidOf(1000 + at),
  type: 'post',
  list: 'conseils',
  slug: `conseil-${at}`,
  path: `conseils/conseil-${at}`,
  title: `Conseil ${at}`,
  publishedAt: `2026-01-${String(at).padStart(2, '0')}T00:00:00.000Z`,
});
const contents: Contents = {
  documents: [page, ...Array.from({ length: 14 }, (_, at) => post(at + 1))],
  postLists: [{ slug: 'conseils', label: 'Conseils', type: 'post', area: null }],
};
const structure: Structure = {
  ...someStructure,
  categories: someStructure.categories.map((one) => ({ ...one, productsCount: one.id === 11 ? 0 : one.id })),
  redirects: {
    '/ancienne-adresse': { to: '/livraison', status: 301 },
    '/disparu': { to: '/', status: 410 },
  },
};
const helmet = rowOf(90, {
  area: 'moto',
  family: 'casques',
  slug: 'integral',
  categoryIds: [12],
  name: 'Casque intégral',
  variants: 2,
});
const van = rowOf(91, { area: 'auto', type: 'vehicle', family: 'vehicules', slug: 'utilitaire', categoryIds: [10] });
const soldOut = rowOf(92, { area: 'auto', stock: STOCK.out });
const elsewhere = rowOf(93, { area: 'moto', stock: STOCK.out });
const rows = [...Array.from({ length: 60 }, (_, at) => rowOf(at + 1)), helmet, van, soldOut, elsewhere];

const detailOf = (uuid: string): ProductDetail =>
  detailWith({
    uuid,
    superAttributes: ['size'],
    variants: [
      { uuid: uuidOf(501), sku: 'INT-M', optionIds: [1], price: 100, regular: null, stock: 2, low: 0 },
      { uuid: uuidOf(502), sku: 'INT-L', optionIds: [2], price: 100, regular: null, stock: 0, low: 0 },
    ],
    related: [uuidOf(5), uuidOf(777), uuidOf(1), uuidOf(2)],
    upSells: [uuidOf(8), uuidOf(7), uuidOf(11)],
    alternatives: [uuidOf(93), uuidOf(91), uuidOf(14)],
  });

const catalogue = new Catalogue();
catalogue.apply(rows, []);
const index = indexContents(
  contents.documents.map((one) => ({ id: one.path, kind: one.type, title: one.title, excerpt: '', text: '' })),
);

let settings = TEST_SETTINGS;

afterEach(() => {
  settings = TEST_SETTINGS;
});

const source: PageSource = {
  state: async () => ({
    rev: 7,
    pricedAt: '2026-11-21T09:12:00.000Z',
    siteName: 'Bitume',
    origin: 'https://bitume.test',
    settings,
  }),
  structure: async () => structure,
  contents: async () => contents,
  query: async (query) => catalogue.query(query),
  nearest: async (text, most, area) => catalogue.nearest(text, most, area),
  searchContents: async (text, limit) => index.search(text, limit).map((hit) => hit.entry.id),
  rowBySlug: async (area, slug) => rows.find((row) => row.area === area && row.slug === slug) ?? null,
  rowsByUuid: async (uuids) => uuids.flatMap((uuid) => rows.filter((row) => row.uuid === uuid)),
  detail: async (row) => (row.id === 90 ? detailOf(row.uuid) : null),
};
const at = (path: string, search = '') => resolvePage(source, path, search);

describe('a public address', () => {
  it('without a path leads to the auto area (specification §2)', async () => {
    expect(await at('/', '?a=1')).toEqual({ status: 302, to: '/auto?a=1' });
  });

  it('of a category lists its own products, 24 a page, and keeps them apart from the other area’s', async () => {
    const answer = await at('/moto/nos-produits/casques');
    expect(answer).toMatchObject({
      status: 200,
      route: 'moto.category',
      rev: 7,
      page: { kind: 'list', categoryId: 12 },
    });
    if (answer.status !== 200 || answer.page.kind !== 'list') throw new Error('not a list');
    expect(answer.page.list.total).toBe(21);
    expect(answer.page.list.rows.map((row) => row.area)).toEqual(Array.from({ length: 21 }, () => 'moto'));
    expect(await at('/auto/nos-produits/casques')).toEqual({ status: 404 });
  });

  it('turns the pages of a list without losing or repeating a product', async () => {
    const seen = new Set<number>();
    for (const page of [1, 2, 3]) {
      const answer = await at('/nos-produits', `?page=${page}&sort=name`);
      if (answer.status !== 200 || answer.page.kind !== 'list') throw new Error('not a list');
      for (const row of answer.page.list.rows) seen.add(row.id);
    }
    expect(seen.size).toBe(rows.length);
  });

  it('of a product is right only with the type of its family', async () => {
    expect(await at(productPath(helmet))).toMatchObject({
      status: 200,
      route: 'moto.product',
      page: { kind: 'product' },
    });
    expect(await at('/moto/nos-produits/pneus/integral')).toEqual({ status: 404 });
    expect(await at('/auto/nos-produits/casques/integral')).toEqual({ status: 404 });
  });

  it('names a variant, and only one that exists', async () => {
    expect(await at(productPath(helmet), '?variante=INT-L')).toMatchObject({ page: { variant: 'INT-L' } });
    expect(await at(productPath(helmet), '?variante=<script>')).toMatchObject({ page: { variant: null } });
  });

  it('of a product of which only the card is here says so', async () => {
    expect(await at(productPath(rowOf(1)))).toMatchObject({ page: { detail: null, related: [] } });
  });

  it('shows related products in their order, unknown ones and those of the other half of the shop left out', async () => {
    expect(await at(productPath(helmet))).toMatchObject({ page: { related: [{ id: 5 }, { id: 2 }] } });
  });

  it('shows what is better, and of what does the same first what can be bought, in its half of the shop alone', async () => {
    expect(await at(productPath(helmet))).toMatchObject({
      page: { upSells: [{ id: 8 }, { id: 11 }], alternatives: [{ id: 14 }, { id: 93 }] },
    });
  });

  it('of the vehicles lists the vehicles for sale alone', async () => {
    expect(await at('/auto/vehicules')).toMatchObject({ page: { kind: 'list', vehicles: true, list: { total: 1 } } });
  });

  it('of all products may ask for one area, which is then the area of the page; a list of one area asks for none', async () => {
    const totalOf = (answer: Awaited<ReturnType<typeof at>>): number =>
      answer.status === 200 && answer.page.kind === 'list' ? answer.page.list.total : -1;
    const [both, auto, moto] = [
      await at('/nos-produits'),
      await at('/nos-produits', '?area=auto'),
      await at('/nos-produits', '?area=moto&page=1'),
    ];
    expect(totalOf(auto) + totalOf(moto)).toBe(totalOf(both));
    expect(totalOf(moto)).toBeGreaterThan(0);
    expect(both).toMatchObject({ page: { area: null, address: { area: null } } });
    expect(moto).toMatchObject({
      page: { area: 'moto', address: { area: 'moto' } },
      head: { canonical: 'https://bitume.test/nos-produits?area=moto' },
    });
    expect(await at('/nos-produits', '?area=bateau')).toMatchObject({ page: { area: null } });
    expect(await at('/auto/vehicules', '?area=moto')).toMatchObject({
      page: { area: 'auto', address: { area: null } },
    });
  });

  it('of a page or post shows it; of a post list, the newest twelve first', async () => {
    expect(await at('/livraison')).toMatchObject({ route: 'page', page: { kind: 'content' } });
    expect(await at('/conseils/conseil-3')).toMatchObject({ route: 'permalink.post', page: { kind: 'post' } });
    const list = await at('/conseils');
    if (list.status !== 200 || list.page.kind !== 'postList') throw new Error('not a post list');
    expect(list.page.posts.map((one) => one.title).slice(0, 2)).toEqual(['Conseil 14', 'Conseil 13']);
    expect(list.page).toMatchObject({ page: 1, pages: 2 });
    expect(await at('/conseils', '?page=9')).toMatchObject({ page: { page: 2 } });
  });

  it('that has moved or gone says so', async () => {
    expect(await at('/ancienne-adresse')).toEqual({ status: 301, to: '/livraison' });
    expect(await at('/disparu')).toEqual({ status: 410 });
    expect(await at('/livraison/')).toEqual({ status: 301, to: '/livraison' });
  });

  it('of a search groups what it finds, and an empty search finds nothing', async () => {
    expect(await at('/search-results', '?q=conseil')).toMatchObject({
      page: { kind: 'search', posts: { length: 12 } },
    });
    expect(await at('/search-results')).toMatchObject({ page: { products: { total: 0 }, posts: [], pages: [] } });
  });

  it('of a search that finds nothing says what was perhaps meant and where to go on', async () => {
    expect(await at('/search-results', '?q=cazqeu&area=moto')).toMatchObject({
      page: { nearest: ['casque'], categories: [{ id: 12, count: 12 }] },
    });
    expect(await at('/search-results', '?q=zzzqqqxx')).toMatchObject({
      page: { nearest: [], categories: [{ id: 10 }, { id: 12 }] },
    });
    expect(await at('/search-results', '?q=casque')).toMatchObject({ page: { nearest: [], categories: [{ id: 12 }] } });
  });

  it('of a message may say what it is about', async () => {
    expect(await at('/auto/contact', '?sujet=Je+cherche')).toMatchObject({ page: { subject: 'Je cherche' } });
    expect(await at('/auto/contact')).toMatchObject({ page: { subject: '' } });
    const long = await at('/auto/contact', `?sujet=${'a'.repeat(500)}`);
    expect(long).toMatchObject({ page: { subject: 'a'.repeat(120) } });
  });

  it('is kept out of search engines where it must be', async () => {
    expect(await at('/search-results', '?q=frein')).toMatchObject({
      head: { robots: { index: 'noindex' }, canonical: null },
    });
    expect(await at('/nos-produits', '?sort=price&page=2')).toMatchObject({
      head: { canonical: 'https://bitume.test/nos-produits?page=2' },
    });
  });

  it('of any kind, however strange, gets an answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), async (path, search) => {
        const answer = await at(`/${path}`, search === '' ? '' : `?${search}`);
        expect([200, 301, 302, 404, 410]).toContain(answer.status);
      }),
    );
  });

  it.each([
    '/%E0%A4%A',
    '/auto/../../etc/passwd',
    '/auto/nos-produits',
    '/auto/nos-produits/a/b/c',
    '//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '/constructor',
  ])('of %s is unknown', async (path) => {
    expect(await at(path)).toEqual({ status: 404 });
  });
});

describe('what the shop has set for an area', () => {
  const set = (code: string, value: string, place = {}) => {
    settings = shownSettings([stored(code, value, place)]);
  };
  const listAt = async (path: string, search = '') => {
    const answer = await at(path, search);
    if (answer.status !== 200 || answer.page.kind !== 'list') throw new Error('not a list');
    return answer.page;
  };

  it('is how many products a page of its lists has; the other area and both together keep their own', async () => {
    set('catalog.products.storefront.products_per_page', '5,10', { channel: 'moto' });
    const helmets = await listAt('/moto/nos-produits/casques', '?page=5');
    expect([helmets.list.perPage, helmets.list.rows.length, helmets.list.total]).toEqual([5, 1, 21]);
    expect((await listAt('/nos-produits')).list.perPage).toBe(12);
    expect((await listAt('/nos-produits', '?area=moto')).list.perPage).toBe(5);
  });

  it('is the order of its lists; every other order, relevance too, is asked for by its name', async () => {
    set('catalog.products.storefront.sort_by', 'price-desc');
    const { address, list } = await listAt('/nos-produits');
    expect(list.rows.map((row) => row.price)).toEqual(list.rows.map((row) => row.price).toSorted((a, b) => b - a));
    expect(writeListAddress({ ...address, page: 2 })).toBe('?page=2');
    const byRelevance = writeListAddress({ ...address, sort: 'relevance', desc: true });
    expect(byRelevance).toBe('?sort=relevance');
    expect((await listAt('/nos-produits', byRelevance)).address).toMatchObject({ sort: 'relevance', desc: true });
    const search = await at('/search-results', '?q=plaquette');
    expect(search).toMatchObject({ page: { address: { sort: 'relevance' } } });
  });

  it('is whether its lists and searches show what is sold out', async () => {
    const isIn = (row: { stock: number }) => row.stock !== STOCK.out;
    expect((await listAt('/nos-produits')).list.total).toBe(rows.length);
    set('catalog.products.storefront.show_out_of_stock', '0');
    expect((await listAt('/nos-produits')).list.total).toBe(rows.filter(isIn).length);
    expect(rows.filter(isIn).length).toBe(rows.length - 2);
  });

  it('is how many related products a page shows, none at all included', async () => {
    const related = async () => {
      const answer = await at(productPath(helmet));
      if (answer.status !== 200 || answer.page.kind !== 'product') throw new Error('not a product');
      return answer.page.related.map(({ id }) => id);
    };
    set('catalog.products.product_view_page.related_count', '1');
    expect(await related()).toEqual([5]);
    set('catalog.products.product_view_page.related_count', '0');
    expect(await related()).toEqual([]);
    set('catalog.products.product_view_page.up_sell_count', '1');
    expect(await at(productPath(helmet))).toMatchObject({ page: { upSells: [{ id: 8 }] } });
  });

  it('is how long a text must be to be searched for, and how much of it is', async () => {
    const searched = async (text: string) => {
      const answer = await at('/search-results', `?q=${text}`);
      if (answer.status !== 200 || answer.page.kind !== 'search') throw new Error('not a search');
      return answer.page.text;
    };
    set('catalog.products.search.min_query_length', '4');
    expect([await searched('pla'), await searched('plaq')]).toEqual(['', 'plaq']);
    set('catalog.products.search.max_query_length', '10');
    expect(await searched('plaquettes+de+frein')).toBe('plaquettes');
  });
});
