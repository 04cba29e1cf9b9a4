import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { changesRoute, manifestRoute, pageRoute } from '#core/contract/catalogue/catalogue.ts';
import {
  categoriesIndexRoute,
  categoriesTreeRoute,
  categoryFiltersRoute,
  categoryShowRoute,
} from '#core/contract/catalogue/categories.ts';
import {
  contentShowRoute,
  contentsIndexRoute,
  menuShowRoute,
  sliderShowRoute,
} from '#core/contract/content/contents.ts';
import {
  attributeFamiliesRoute,
  productCrossSellsRoute,
  productRelatedRoute,
  productShowRoute,
  productUpSellsRoute,
  productsIndexRoute,
} from '#core/contract/catalogue/products.ts';
import { vehicleShowRoute, vehiclesIndexRoute } from '#core/contract/catalogue/vehicles-for-sale.ts';
import { searchRoute, suggestRoute } from '#core/contract/catalogue/search.ts';
import { catalogueHandlers } from '#server/subjects/catalogue/catalogue-handlers.ts';
import { openCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { createManifests } from '#server/subjects/catalogue/publish/manifest.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createTestFrame, type TestFrame } from '#tests/support/server.ts';

import { plantSmallShop, type SmallShop } from './small-shop.ts';

const routes = {
  'api.products.index': productsIndexRoute,
  'api.products.show': productShowRoute,
  'api.products.related': productRelatedRoute,
  'api.products.up-sells': productUpSellsRoute,
  'api.products.cross-sells': productCrossSellsRoute,
  'api.vehicles-for-sale.index': vehiclesIndexRoute,
  'api.vehicles-for-sale.show': vehicleShowRoute,
  'api.attribute-families.index': attributeFamiliesRoute,
  'api.categories.index': categoriesIndexRoute,
  'api.categories.tree': categoriesTreeRoute,
  'api.categories.show': categoryShowRoute,
  'api.categories.filters': categoryFiltersRoute,
  'api.search': searchRoute,
  'api.search.suggest': suggestRoute,
  'api.contents.index': contentsIndexRoute,
  'api.contents.show': contentShowRoute,
  'api.menus.show': menuShowRoute,
  'api.sliders.show': sliderShowRoute,
  'api.catalogue.manifest': manifestRoute,
  'api.catalogue.page': pageRoute,
  'api.catalogue.changes': changesRoute,
};

let database: TestDatabase;
let frame: TestFrame;
let shop: SmallShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await plantSmallShop(database.db);
  const deps = { db: database.db, clock: createTestClock() };
  const live = await openCatalogue(deps);
  const manifests = createManifests({ ...deps, live });
  frame = await createTestFrame({ routes, handlers: catalogueHandlers({ db: database.db, live, manifests }) });
});
afterAll(async () => {
  await frame.close();
  await database.drop();
});

const get = async (path: string) => (await frame.send(path)).json();
const statusOf = async (path: string) => (await frame.send(path)).status;

const names = async (query: string) => {
  const { data } = await get(`/api/products${query}`);
  return data.map((one: { row: { sku: string } }) => one.row.sku);
};

describe('products', () => {
  it('are listed with facets, filtered, sorted and paged', async () => {
    const { brembo, nolan } = shop.options;
    expect(await names('?sort=price')).toEqual(['PAD-1', 'DISC-1', 'HELMET']);
    expect(await names('?sort=-price')).toEqual(['HELMET', 'DISC-1', 'PAD-1']);
    expect(await names('?sort=name&area=auto')).toEqual(['DISC-1', 'PAD-1']);
    expect(await names('?category=pieces&sort=name')).toEqual(['DISC-1', 'PAD-1']);
    expect(await names('?category=inconnue')).toEqual([]);
    expect(await names('?q=plaquete')).toEqual(['PAD-1']);
    expect(await names('?price[from]=50&price[to]=80,00')).toEqual(['DISC-1']);
    expect(await names('?promo=1')).toEqual(['DISC-1']);
    expect(await names(`?filters=brand:${brembo}`)).toEqual(['PAD-1']);
    expect(await names('?sort=price&page=2&perPage=2')).toEqual(['HELMET']);
    const list = await get(`/api/products?filters=brand:${brembo}`);
    expect(list.meta).toEqual({ page: 1, perPage: 24, total: 1, lastPage: 1 });
    expect(list.data[0].href).toBe('/auto/nos-produits/piece/pad-1');
    expect(list.facets).toEqual([
      {
        code: 'brand',
        label: 'Marque',
        options: [
          { id: brembo, label: 'Brembo', count: 1 },
          { id: nolan, label: 'Nolan', count: 1 },
        ],
      },
    ]);
  });

  it('that are vehicles have routes of their own, which answer of nothing else', async () => {
    expect(await get('/api/vehicles-for-sale?area=auto')).toMatchObject({ data: [], meta: { total: 0 } });
    expect(await statusOf('/api/vehicles-for-sale/pad-1')).toBe(404);
    expect(await statusOf('/api/vehicles-for-sale?category=pieces')).toBe(422);
  });

  it('refuse what no filter can be', async () => {
    for (const query of ['?perPage=101', '?page=0', '?sort=stock', '?price[from]=-1', '?unknown=1', '?filters=<x>'])
      expect(await statusOf(`/api/products${query}`), query).toBe(422);
  });

  it('are shown with their detail and related ones, at the address of their family only', async () => {
    const shown = await get('/api/products/auto/piece/pad-1');
    expect(shown).toMatchObject({ row: { sku: 'PAD-1' }, detail: { shortDescription: 'Freinez.' } });
    const related = await get('/api/products/auto/piece/pad-1/related');
    expect(related.data.map((one: { row: { sku: string } }) => one.row.sku)).toEqual(['DISC-1']);
    for (const path of ['auto/huile/pad-1', 'moto/piece/pad-1', 'auto/piece/secret', 'auto/piece/rien'])
      expect(await statusOf(`/api/products/${path}`), path).toBe(404);
  });

  it('have families', async () => {
    const { data } = await get('/api/attribute-families');
    expect(data).toMatchObject([
      { code: 'vehicule', slug: 'vehicules' },
      { code: 'piece', slug: 'piece', attributes: ['brand', 'size'] },
    ]);
  });
});

describe('categories', () => {
  it('are listed, nested and shown with their children', async () => {
    const { data } = await get('/api/categories?area=moto');
    expect(data.map((one: { slug: string }) => one.slug)).toEqual(['casques']);
    const tree = await get('/api/categories/tree?area=auto');
    expect(tree.data).toMatchObject([{ slug: 'pieces', productsCount: 2, children: [{ slug: 'plaquettes' }] }]);
    const shown = await get('/api/categories/auto/pieces');
    expect(shown).toMatchObject({ category: { slug: 'pieces' }, children: [{ slug: 'plaquettes' }] });
    expect(await statusOf('/api/categories/auto/cachee')).toBe(404);
  });

  it('offer the options in use and the price bounds as filters', async () => {
    const { brembo } = shop.options;
    expect(await get('/api/categories/auto/pieces/filters')).toMatchObject({
      attributes: [{ code: 'brand', options: [{ id: brembo }] }],
      price: { min: 399_000, max: 800_000 },
    });
  });
});

describe('search', () => {
  it('groups what it finds as articles, pages and products', async () => {
    const found = await get('/api/search?q=freins');
    expect(found.posts).toMatchObject([{ title: 'Choisir ses freins', href: '/auto/conseils/freins' }]);
    expect(found.pages).toEqual([]);
    expect(found.products.total).toBe(2);
    expect(found.categories[0]).toMatchObject({ count: 1 });
    expect((await get('/api/search?q=livraison')).pages).toMatchObject([{ href: '/livraison' }]);
  });

  it('suggests categories, products and pages while somebody types', async () => {
    const { data } = await get('/api/search/suggest?q=plaq&area=auto');
    expect(data.map((one: { kind: string; href: string }) => [one.kind, one.href])).toEqual([
      ['category', '/auto/nos-produits/plaquettes'],
      ['product', '/auto/nos-produits/piece/pad-1'],
    ]);
    expect((await get('/api/search/suggest?q=livrai')).data).toMatchObject([{ kind: 'page', href: '/livraison' }]);
  });

  it('finds nothing, and breaks nothing, for hostile texts', async () => {
    for (const text of ["' or 1=1 --", '<script>', '%', '\\', '(((', 'é'.repeat(100)])
      expect(await statusOf(`/api/search?q=${encodeURIComponent(text)}`), text).toBe(200);
    for (const text of ['a'.repeat(101), '\u0000'])
      expect(await statusOf(`/api/search?q=${encodeURIComponent(text)}`)).toBe(422);
  });
});

describe('contents, menus and sliders', () => {
  it('are read by type, list, place and code', async () => {
    expect((await get('/api/contents/page')).data).toMatchObject([{ path: 'livraison' }]);
    expect(await get('/api/contents/conseils')).toMatchObject({
      data: [{ slug: 'freins' }],
      meta: { total: 1, lastPage: 1 },
    });
    expect(await get('/api/contents/page/livraison')).toMatchObject({ title: 'Livraison' });
    expect((await get('/api/menus/header_auto')).data).toMatchObject([{ href: '/auto' }]);
    expect((await get('/api/sliders/home_auto')).data).toEqual([]);
    for (const path of ['contents/autre', 'contents/page/brouillon', 'menus/constructor', 'sliders/aucun'])
      expect(await statusOf(`/api/${path}`), path).toBe(404);
  });
});

describe('the replica’s routes', () => {
  it('S12: serve immutable pages by name, compressed, and 304 for what a device has', async () => {
    const manifest = await frame.send('/api/catalogue/manifest');
    const etag = manifest.headers.get('etag') ?? '';
    expect((await frame.send('/api/catalogue/manifest', { headers: { 'if-none-match': etag } })).status).toBe(304);
    const { cuts, cursor } = await manifest.json();
    const page = await frame.send(`/api/catalogue/pages/${cuts[0].card.hash}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(page.headers.get('cache-control')).toContain('immutable');
    const since = new URLSearchParams(Object.entries(cursor).map(([key, value]) => [key, String(value)]));
    const changes = await frame.send(`/api/catalogue/changes?${since.toString()}`);
    expect(await changes.json()).toMatchObject({ kind: 'changes', from: cursor, to: cursor });
    const again = { headers: { 'if-none-match': changes.headers.get('etag') ?? '' } };
    expect((await frame.send(`/api/catalogue/changes?${since.toString()}`, again)).status).toBe(304);
  });

  it('refuse a name that is no hash and a page that is not there', async () => {
    expect(await statusOf('/api/catalogue/pages/..%2f..%2fetc')).toBe(422);
    expect(await statusOf(`/api/catalogue/pages/${'A'.repeat(43)}`)).toBe(404);
    expect(await statusOf('/api/catalogue/changes?epoch=a&rev=-1&revId=b')).toBe(422);
  });
});
