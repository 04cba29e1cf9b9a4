/** A port over a handful of articles: what the server's own answers, without a server. */
import { Catalogue } from '#core/search/catalogue.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import type { InitPayload } from '#core/contract/shop/init.ts';
import type { PageSource } from '#core/contract/pages/page-source.ts';
import { publishedPages } from '#core/contract/pages/traits/published.ts';
import type { Port } from '#core/contract/pages/port.ts';
import { shownInit } from '#core/contract/pages/frame/shown-init.ts';
import { resolvePage } from '#core/contract/pages/resolve/resolve.ts';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import { contents, rowOf, structure, uuidOf } from '#tests/catalogue/small-shop.ts';
import { TEST_SETTINGS } from '#tests/support/settings.ts';
import { detailWith } from '#tests/support/samples/product-detail.ts';

export const init: InitPayload = {
  routes: {},
  pages: publishedPages(),
  coreConfig: [],
  permalinks: { routes: { products: [], categories: [], posts: [], postLists: [] } },
  branding: { colors: [], images: {}, displayRatio: '1', name: 'Bitume', stylesheet: '' },
  context: {
    locale: 'fr_FR',
    locales: ['fr_FR', 'en_GB'],
    currency: 'EUR',
    version: '1',
    hosts: [],
    serviceWorker: true,
  },
};

/** A helmet in two sizes, the larger one sold out. */
export const helmet = rowOf(90, {
  area: 'moto',
  type: 'configurable',
  family: 'casques',
  slug: 'integral',
  categoryIds: [12],
  name: 'Casque intégral',
  variants: 2,
});

export const detailOf = (uuid: string): ProductDetail =>
  detailWith({
    uuid,
    description: [{ type: 'paragraph', text: [{ text: 'Monté en dix minutes.' }] }],
    attributes: [{ code: 'brand', value: null, optionIds: [1] }],
    superAttributes: uuid === helmet.uuid ? ['brand'] : [],
    variants:
      uuid === helmet.uuid
        ? [
            { uuid: uuidOf(501), sku: 'INT-M', optionIds: [1], price: 1_990_000, regular: 2_490_000, stock: 2, low: 0 },
            { uuid: uuidOf(502), sku: 'INT-L', optionIds: [2], price: 1_990_000, regular: null, stock: 0, low: 0 },
          ]
        : [],
    related: [uuidOf(2)],
    weightGrams: 1200,
  });

const catalogue = new Catalogue();
const rows: readonly CatalogueRow[] = [...Array.from({ length: 60 }, (_, at) => rowOf(at + 1)), helmet];
catalogue.apply(rows, []);

const source: PageSource = {
  state: async () => ({
    rev: 7,
    pricedAt: '2026-11-21T05:00:00.000Z',
    siteName: 'Bitume',
    origin: 'https://shop.example',
    settings: TEST_SETTINGS,
  }),
  structure: async () => ({
    ...structure,
    redirects: { '/ancien': { to: '/livraison', status: 301 }, '/disparu': { to: '/', status: 410 } },
  }),
  contents: async () => contents,
  query: async (query) => catalogue.query(query),
  nearest: async () => [],
  searchContents: async () => ['livraison'],
  rowBySlug: async (area, slug) => rows.find((row) => row.area === area && row.slug === slug) ?? null,
  rowsByUuid: async (uuids) => uuids.flatMap((uuid) => rows.find((row) => row.uuid === uuid) ?? []),
  detail: async (row) => detailOf(row.uuid),
};

const { redirects: _redirects, ...shell } = structure;

export const pagePort: Port = {
  frame: async () => ({ init: shownInit(init), structure: shell }),
  page: (path, search) => resolvePage(source, path, search),
};
