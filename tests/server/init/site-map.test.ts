import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { NO_PERMALINKS } from '#core/contract/pages/permalinks/permalinks.ts';
import { Catalogue } from '#core/search/catalogue.ts';
import { buildSegment } from '#core/search/segment/segment.ts';
import { nextState, type CatalogueState } from '#server/subjects/catalogue/state.ts';
import { articleAddresses, pageAddresses } from '#server/subjects/pages/site-map/addresses.ts';
import { createSiteMaps } from '#server/subjects/pages/site-map/site-maps.ts';
import type { RawText } from '#server/platform/raw-text.ts';
import { contents, rowOf, structure } from '#tests/catalogue/small-shop.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const ORIGIN = 'https://shop.example';
const ARTICLES = 250;
const IN_PART = 100;

let database: TestDatabase;
let large: CatalogueState;
beforeAll(async () => {
  database = await createTestDatabase();
  const before = stateOf();
  const catalogue = new Catalogue();
  catalogue.add(buildSegment(Array.from({ length: ARTICLES }, (_, at) => rowOf(at + 1))));
  catalogue.apply([], [5, 6, 7]);
  catalogue.apply([rowOf(ARTICLES + 1)], []);
  large = { ...before, catalogue };
});
afterAll(() => database.drop());

function stateOf(): CatalogueState {
  const cursor = { epoch: crypto.randomUUID(), rev: 1, revId: crypto.randomUUID() };
  const parts = { cursor, pricedAt: '2026-01-01T00:00:00.000Z', structure, contents, permalinks: NO_PERMALINKS };
  return nextState(null, { ...parts, rows: [], detailTexts: new Map(), removedIds: [] });
}

/** Site maps of a state, with what the shop has set. */
function mapsOf(state: () => CatalogueState, most = 1_000_000) {
  const said: string[] = [];
  const maps = createSiteMaps({
    db: database.db,
    live: { current: state },
    wanted: async () => ({ isWanted: true, most }),
    origin: ORIGIN,
    report: (message) => said.push(message),
    mostInPart: IN_PART,
  });
  return { maps, said };
}

const textOf = (found: RawText | null) => new TextDecoder().decode(found?.bytes);
const pathsIn = (found: RawText | null) =>
  [...textOf(found).matchAll(/<loc>https:\/\/shop\.example([^<]+)<\/loc>/gu)].map(([, path = '']) => path);

test('the site map leads to every page that may be found, once, and to none of a person', async () => {
  const state = stateOf();
  const { maps } = mapsOf(() => state);
  const always = [
    '/nos-produits',
    '/nos-categories-de-produits',
    ...['/auto', '/moto'].flatMap((area) => [
      area,
      `${area}/vehicules`,
      `${area}/contact`,
      `${area}/contact-vehicule`,
      ...structure.categories
        .filter((one) => `/${one.area}` === area)
        .map(({ slug }) => `${area}/nos-produits/${slug}`),
    ]),
    ...contents.documents.map(({ path }) => `/${path}`),
    ...contents.postLists.map(({ slug }) => `/${slug}`),
  ];
  expect(pathsIn(await maps.whole()).toSorted()).toEqual(always.toSorted());
  expect(await maps.part(1)).toBeNull();
});

describe('of a large shop', () => {
  test('the site map names parts of so many addresses, which together lead everywhere, once', async () => {
    const { maps, said } = mapsOf(() => large);
    const parts = pathsIn(await maps.whole());
    expect(textOf(await maps.whole())).toContain('<sitemapindex');
    expect(parts).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
    const all: string[] = [];
    for (const [at] of parts.entries()) {
      const paths = pathsIn(await maps.part(at + 1));
      expect(paths.length).toBeLessThanOrEqual(IN_PART);
      all.push(...paths);
    }
    const living = [...large.catalogue.rows()].map(
      ({ area, family, slug }) => `/${area}/nos-produits/${family}/${slug}`,
    );
    expect(living).toHaveLength(ARTICLES - 2);
    expect(all.toSorted()).toEqual([...pageAddresses(large).map(({ path }) => path), ...living].toSorted());
    expect(await maps.part(4)).toBeNull();
    expect(said).toEqual([]);
  });

  test('a part is made once for a state, however many ask at once, and anew for the next', async () => {
    let state = large;
    const { maps } = mapsOf(() => state);
    const [first, ...others] = await Promise.all(Array.from({ length: 30 }, () => maps.part(2)));
    for (const other of others) expect(other).toBe(first);
    expect(await maps.part(2)).toBe(first);
    state = { ...large };
    const next = await maps.part(2);
    expect(next).not.toBe(first);
    expect(next?.etag).toBe(first?.etag);
  });

  test('what the shop has set to be left out is told, once', async () => {
    const { maps, said } = mapsOf(() => large, 120);
    expect(pathsIn(await maps.whole())).toEqual(['/sitemap-1.xml', '/sitemap-2.xml']);
    expect(pathsIn(await maps.part(2))).toHaveLength(20);
    const all = large.catalogue.size + pageAddresses(large).length;
    expect(said).toEqual([expect.stringContaining(`${all - 120} of ${all} addresses are left out`)]);
  });

  test('others get their turn each 500 articles', async () => {
    const catalogue = new Catalogue();
    catalogue.add(buildSegment(Array.from({ length: 2_100 }, (_, at) => rowOf(at + 1))));
    let turns = 0;
    let isMade = false;
    const count = () => {
      turns += 1;
      if (!isMade) setImmediate(count);
    };
    setImmediate(count);
    const all = { skip: 0, count: 5_000 };
    const found = await articleAddresses({ catalogue, permalinks: NO_PERMALINKS }, all, async () => new Map());
    isMade = true;
    expect(found).toHaveLength(2_100);
    expect(turns).toBeGreaterThanOrEqual(4);
  });
});
