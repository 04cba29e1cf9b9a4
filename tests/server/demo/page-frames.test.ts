import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { pageFrame } from '#core/contract/pages/frame/page-frame.ts';
import type { Frame } from '#core/contract/pages/port.ts';
import { createDiskStorage } from '#server/gateways/storage/disk-storage.ts';
import { randomIds } from '#server/ids.ts';
import { openCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { recordingPort } from '#server/http/html/render.ts';
import { loadShopSettings } from '#server/platform/settings/init-payload.ts';
import { createPageService, type PageService } from '#server/subjects/pages/page-service.ts';
import { articleAddresses, pageAddresses } from '#server/subjects/pages/site-map/addresses.ts';
import { seedShop } from '#demo/fill/seed-shop.ts';
import { handle } from '#src/shop/entry-server.tsx';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { runs } from '#tests/support/runs.ts';

const ORIGIN = 'http://shop.test';

/** What no site map names: narrowed lists, searches, forms about a vehicle, addresses that lead nowhere. */
const UNMAPPED = [
  /* options of no brand, which narrow nothing */
  '/auto/nos-produits/freinage?f_brand=1,2&prix_min=20&stock=1',
  '/moto/nos-produits/casques?f_brand=999999&page=2&sort=-price',
  '/nos-produits?promo=1&page=3',
  '/nos-produits?area=moto&stock=1',
  '/search-results',
  '/search-results?q=plaquettes&area=auto',
  '/search-results?q=zzzz',
  '/auto/contact-vehicule?vehicule=inconnu',
  '/nulle-part',
  '/moto/nulle-part',
  '/403',
  '/404',
  '/auto/checkout',
  '/moto/checkout',
];

const pathOf = (address: string): string => new URL(address, ORIGIN).pathname;

let database: TestDatabase;
let folder: string;
let pages: PageService;
let addresses: string[];
const complaints: string[] = [];
const report = (message: string) => void complaints.push(message);

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'frames-'));
  const { db } = database;
  const clock = createTestClock('2026-11-21T09:00:00.000Z');
  // No picture is looked at: all of them are said to be drawn already.
  const storage = { ...createDiskStorage(folder), has: async () => true };
  await seedShop({ db, clock, ids: randomIds, storage, jobs: { enqueue: async () => {} }, tell: () => {} });
  const live = await openCatalogue({ db, clock });
  pages = createPageService({
    live,
    settings: () => loadShopSettings(db, report),
    origin: ORIGIN,
    version: 'test',
    hosts: [],
    serviceWorker: true,
    /* contact pages with all they may show */
    mapsKey: 'AIzaSyTest-key_0123456789',
  });
  const state = live.current();
  const all = { skip: 0, count: state.catalogue.size };
  const found = [...pageAddresses(state), ...(await articleAddresses(state, all, async () => new Map()))];
  const mapped = found.map(({ path }) => path);
  /* articles are drawn alike, and so are lists: every twelfth and fourth say so each time, all before a release (LONG) */
  const isArticle = (path: string): boolean => pathOf(path).split('/').length > 4;
  const isList = (path: string): boolean => !isArticle(path) && path.includes('/nos-produits/');
  const every = (step: number, paths: readonly string[]) => paths.filter((_, at) => at % runs(step, 1) === 0);
  const { options = [] } = state.structure.attributes.find(({ code }) => code === 'brand') ?? {};
  const brands = options.slice(0, 2).map(({ id }) => id);
  addresses = [
    `/auto/nos-produits/freinage?f_brand=${brands.join(',')}&prix_min=20`,
    ...mapped.filter((path) => !isArticle(path) && !isList(path)),
    ...every(4, mapped.filter(isList)),
    ...every(12, mapped.filter(isArticle)),
    ...UNMAPPED,
  ];
}, 240_000);

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function drawn(address: string, port: typeof pages.port): Promise<string> {
  const response = await handle(new Request(ORIGIN + address), port);
  return response.text();
}

/** A document, and the part of the frame it carries: made from what its drawing asked for, if anything. */
async function drawnFrom(whole: Frame, address: string): Promise<{ document: string; part: Frame }> {
  const port = { ...pages.port, frame: async () => whole };
  const recording = recordingPort(port, new URL(ORIGIN + address).search);
  const document = await drawn(address, recording.port);
  const [answer] = Object.values((await recording.recorded()).pages);
  return { document, part: pageFrame(whole, answer ?? null) };
}

describe('the part of the shop that a document carries', () => {
  it('draws every page of the demo shop as the whole does', async () => {
    const differing: string[] = [];
    for (const address of addresses) {
      const { document, part } = await drawnFrom(await pages.port.frame(), address);
      if ((await drawn(address, { ...pages.port, frame: async () => part })) !== document) differing.push(address);
    }
    expect(addresses.length).toBeGreaterThan(60);
    expect(differing).toEqual([]);
    expect(complaints).toEqual([]);
  }, 240_000);

  it('is its own part: nothing is cut twice', async () => {
    const whole = await pages.port.frame();
    for (const address of UNMAPPED) {
      const { part } = await drawnFrom(whole, address);
      expect((await drawnFrom(part, address)).part).toEqual(part);
    }
  });
});
