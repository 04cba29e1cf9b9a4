import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { resolvePage } from '#core/contract/pages/resolve/resolve.ts';
import { catalogueSource } from '#server/subjects/catalogue/catalogue-source.ts';
import { openCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { plantSmallShop } from './small-shop.ts';
import { TEST_SETTINGS } from '#tests/support/settings.ts';

let database: TestDatabase;
let page: (path: string, search?: string) => ReturnType<typeof resolvePage>;

beforeAll(async () => {
  database = await createTestDatabase();
  const small = await plantSmallShop(database.db);
  await photoOfLargeHelmet(small.products);
  const live = await openCatalogue({ db: database.db, clock: createTestClock() });
  const source = catalogueSource(live.current(), {
    siteName: 'Bitume',
    origin: 'http://shop.test',
    settings: TEST_SETTINGS,
  });
  page = (path, search = '') => resolvePage(source, path, search);
});
afterAll(() => database.drop());

/** The helmet has a photo, its size L one of its own. */
async function photoOfLargeHelmet({ helmet, helmetLarge }: { helmet: number; helmetLarge: number }): Promise<void> {
  const { db } = database;
  const files = ['whole', 'large'].map((hash) => ({ hash, mime: 'image/webp', width: 800, height: 600, bytes: 10 }));
  await db.insertInto('media').values(files).execute();
  await db
    .insertInto('product_media')
    .values([
      { product_id: helmet, hash: 'whole', alt: 'Casque' },
      { product_id: helmetLarge, hash: 'large', alt: 'Casque L' },
    ])
    .execute();
}

describe('pages from the catalogue of the server', () => {
  it('show products with their detail, categories, search results and contents', async () => {
    expect(await page('/auto/nos-produits/piece/pad-1')).toMatchObject({
      status: 200,
      page: {
        kind: 'product',
        row: { sku: 'PAD-1' },
        detail: { shortDescription: 'Freinez.' },
        related: [{ sku: 'DISC-1' }],
      },
      head: { canonical: 'http://shop.test/auto/nos-produits/piece/pad-1' },
    });
    expect(await page('/auto/nos-produits/pieces', '?sort=price')).toMatchObject({
      status: 200,
      page: { kind: 'list', list: { total: 2, rows: [{ sku: 'PAD-1' }, { sku: 'DISC-1' }] } },
    });
    expect(await page('/search-results', '?q=livraison')).toMatchObject({
      page: { kind: 'search', pages: [{ path: '/livraison' }], products: { total: 0 } },
    });
    expect(await page('/livraison')).toMatchObject({ page: { kind: 'content', document: { title: 'Livraison' } } });
  });

  it('show the photo of the variant that is asked for before those of the article', async () => {
    const helmet = (search: string) => page('/moto/nos-produits/piece/helmet', search);
    const photos = (...hashes: string[]) => ({
      page: { detail: { pictures: hashes.map((hash) => ({ hash })) } },
    });
    expect(await helmet('')).toMatchObject(photos('whole'));
    expect(await helmet('?variante=HELMET-M')).toMatchObject(photos('whole'));
    expect(await helmet('?variante=HELMET-L')).toMatchObject(photos('large', 'whole'));
    expect(await helmet('')).toMatchObject({
      page: {
        detail: { variants: [{ sku: 'HELMET-M' }, { sku: 'HELMET-L', image: { hash: 'large', alt: 'Casque L' } }] },
      },
    });
  });

  it('follow redirects, and know what does not exist', async () => {
    expect(await page('/ancien')).toEqual({ status: 301, to: '/livraison' });
    expect(await page('/brouillon')).toEqual({ status: 404 });
    expect(await page('/auto/nos-produits/piece/secret')).toEqual({ status: 404 });
  });
});
