import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { pageFrame } from '#core/contract/pages/frame/page-frame.ts';
import { isPublicCode, isSettingCode, SETTINGS } from '#core/settings/registry.ts';
import { parseSetting } from '#core/settings/values/setting-text.ts';
import { recordingPort } from '#server/http/html/render.ts';
import { openCatalogue, type LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { loadShopSettings } from '#server/platform/settings/init-payload.ts';
import { createPageService } from '#server/subjects/pages/page-service.ts';
import { handle } from '#src/shop/entry-server.tsx';
import { plantSmallShop } from '#tests/server/catalogue/small-shop.ts';
import { createTestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { stored } from '#tests/support/settings.ts';

const ADDRESSES = [
  '/auto',
  '/moto',
  '/auto/nos-produits/plaquettes',
  '/auto/contact',
  '/search-results?q=frein',
  '/404',
];

let database: TestDatabase;
let live: LiveCatalogue;

beforeAll(async () => {
  database = await createTestDatabase();
  await plantSmallShop(database.db);
  live = await openCatalogue({ db: database.db, clock: createTestClock('2026-11-21T09:00:00.000Z') });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('core_config').execute();
});

const store = (rows: readonly ReturnType<typeof stored>[]) =>
  database.db
    .insertInto('core_config')
    .values([...rows])
    .execute();
const pages = () =>
  createPageService({
    live,
    settings: () => loadShopSettings(database.db, () => {}),
    origin: 'http://shop.test',
    version: 'test',
    hosts: [],
    serviceWorker: true,
    mapsKey: undefined,
  });

/** What an address sends: the page, and what it carries for the browser. */
async function sent(address: string): Promise<{ html: string; carried: string }> {
  const recording = recordingPort(pages().port, new URL(`http://shop.test${address}`).search);
  const answer = await handle(new Request(`http://shop.test${address}`), recording.port);
  const { frame, pages: answers } = await recording.recorded();
  const boot = { frame: pageFrame(frame, Object.values(answers)[0] ?? null), pages: answers };
  return { html: await answer.text(), carried: JSON.stringify(boot) };
}

test('nothing that stays on the server is in the start-up payload or in a document, least of all a secret', async () => {
  const MARK = 'zq7x';
  const codes = Object.keys(SETTINGS).filter(isSettingCode);
  const kept = codes.filter((code) => !isPublicCode(code) && parseSetting(SETTINGS[code], MARK) !== undefined);
  expect(kept).toContain('sales.payment_methods.payzen.production_key');
  expect(kept.length).toBeGreaterThan(60);
  await store(kept.map((code) => stored(code, MARK)));
  expect(JSON.stringify(await pages().init())).not.toContain(MARK);
  for (const address of ADDRESSES) {
    const { html, carried } = await sent(address);
    expect([address, html.includes(MARK), carried.includes(MARK)]).toEqual([address, false, false]);
  }
});

test('the key of the maps service is the environment’s alone', async () => {
  await store([stored('general.maps.google.api_key', 'AIza-of-the-database-0123')]);
  expect(JSON.stringify(await pages().init())).not.toContain('AIza-of-the-database');
});

test('the offer of an area stands on its pages, the shop’s own on all others, with the year in the footer', async () => {
  await store([
    stored('general.content.header_offer.title', 'Livraison offerte'),
    stored('general.content.header_offer.title', 'Pneus hiver', { channel: 'auto' }),
    stored('general.content.header_offer.link_label', 'Voir'),
    stored('general.content.header_offer.link', '/livraison'),
    stored('general.content.footer.copyright', '© {année} Bitume'),
  ]);
  const [auto, moto] = [await sent('/auto'), await sent('/moto')];
  expect(auto.html).toContain('Pneus hiver');
  expect(auto.html).not.toContain('Livraison offerte');
  expect(moto.html).toContain('Livraison offerte');
  expect(moto.html).toMatch(/<a [^>]*href="\/livraison"[^>]*>Voir<\/a>/u);
  expect(moto.html).toContain('© 2026 Bitume');
});

test('a shop that has set nothing shows no offer, no text of a footer, and the way to each page', async () => {
  const { html } = await sent('/auto/nos-produits/plaquettes');
  expect(html).not.toContain('©');
  expect(html).toContain('Fil d’Ariane');
  await store([stored('general.general.breadcrumbs.shop', '0')]);
  expect((await sent('/auto/nos-produits/plaquettes')).html).not.toContain('Fil d’Ariane');
});

test('structured data of products and lists are the shop’s to leave out', async () => {
  const typesAt = async (path: string) => {
    const { schema } = await pages().metadata(path);
    return JSON.stringify(schema);
  };
  expect(await typesAt('/auto/nos-produits/plaquettes')).toContain('ItemList');
  await store([stored('catalog.rich_snippets.categories.enable', '0', { channel: 'auto' })]);
  expect(await typesAt('/auto/nos-produits/plaquettes')).not.toContain('"ItemList"');
});

test('an address that leads nowhere is described by the tagline', async () => {
  await store([stored('general.general.site.tagline', 'La route telle qu’elle est')]);
  expect(await pages().metadata('/nulle-part')).toMatchObject({ description: 'La route telle qu’elle est' });
});
