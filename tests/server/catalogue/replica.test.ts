import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { changesRoute, manifest as manifestSchema } from '#core/contract/catalogue/catalogue.ts';
import { joinContents } from '#core/contract/content/content-pages.ts';
import type { Cursor } from '#core/wire/sync.ts';
import { decodePages } from '#core/search/pages/pages.ts';
import { sql } from 'kysely';
import { readChanges } from '#server/subjects/catalogue/changes.ts';
import { productEntity } from '#server/subjects/catalogue/entities.ts';
import { openCatalogue, type LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { namedPages } from '#server/subjects/catalogue/state.ts';
import { createManifests, type Manifests } from '#server/subjects/catalogue/publish/manifest.ts';
import {
  createPageReader,
  dropOldPages,
  latestManifest,
  makePage,
  storePages,
} from '#server/subjects/catalogue/publish/page-store.ts';
import { createTestClock, type TestClock } from '#tests/support/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { announce, plantSmallShop, type SmallShop } from './small-shop.ts';

const DAY_MS = 86_400_000;

let clock: TestClock;
let database: TestDatabase;
let shop: SmallShop;
let live: LiveCatalogue;
let manifests: Manifests;

beforeAll(async () => {
  clock = createTestClock();
  database = await createTestDatabase();
  shop = await plantSmallShop(database.db);
  live = await openCatalogue({ db: database.db, clock });
  manifests = createManifests({ db: database.db, clock, live });
});
afterAll(() => database.drop());

async function readPage(hash: string) {
  const page = await createPageReader(database.db)(hash);
  return page && JSON.parse(new TextDecoder().decode(page.bytes));
}

const changes = async (from: Cursor) =>
  v.parse(changesRoute.answer, await readChanges({ db: database.db, live }, from));

const rename = (name: string) =>
  announce(database.db, [productEntity(shop.products.pads)], (db) =>
    db.updateTable('product').set({ name }).where('id', '=', shop.products.pads).execute(),
  );

describe('the manifest', () => {
  it('names pages that hold the whole catalogue, cards, offers and details in one order', async () => {
    const manifest = v.parse(manifestSchema, await manifests.current());
    expect(manifest.cursor).toEqual(live.current().cursor);
    const rows = [];
    for (const cut of manifest.cuts) {
      const [card, offer, detail] = [
        await readPage(cut.card.hash),
        await readPage(cut.offer.hash),
        await readPage(cut.detail.hash),
      ];
      const joined = decodePages(card, offer);
      expect(joined).toHaveLength(cut.rows);
      expect(detail.details.map((one: { uuid: string }) => one.uuid)).toEqual(joined.map((one) => one.uuid));
      rows.push(...joined);
    }
    expect(rows.sort((left, right) => left.id - right.id)).toEqual([...live.current().catalogue.rows()]);
    expect(await readPage(manifest.structure.hash)).toEqual(live.current().structure);
  });

  it('names contents by a head and its pages, and, for devices from before, as one page', async () => {
    const { contents, contentsHead } = v.parse(manifestSchema, await manifests.current());
    const head = await readPage(contentsHead?.hash ?? '');
    const pages = await Promise.all(head.pages.map(readPage));
    expect(joinContents(head, pages)).toEqual(live.current().contents);
    expect(await readPage(contents.hash)).toEqual(live.current().contents);
  });

  it('answers the one page of contents that an earlier version stored', async () => {
    const stored = makePage('contents', JSON.stringify(live.current().contents));
    await storePages(database.db, [stored], clock.now());
    expect(await readPage(stored.hash)).toEqual(live.current().contents);
  });

  it('is kept for the next process and stays the same while nothing changes', async () => {
    const manifest = await manifests.current();
    const stored = await latestManifest(database.db);
    expect(stored && JSON.parse(stored.text)).toEqual(manifest);
    const other = createManifests({ db: database.db, clock, live });
    clock.advance(1000);
    expect(await other.current()).toEqual(manifest);
  });

  it('names the same offer page after a change of text, and the same card page after a change of price', async () => {
    const before = (await manifests.current()).cuts[0];
    await rename('Plaquettes renommées');
    await live.refresh();
    const renamed = (await manifests.current()).cuts[0];
    expect(renamed?.offer).toEqual(before?.offer);
    expect(renamed?.card.hash).not.toBe(before?.card.hash);
    await announce(database.db, [productEntity(shop.products.pads)], (db) =>
      db.updateTable('product').set({ price: '12' }).where('id', '=', shop.products.pads).execute(),
    );
    await live.refresh();
    const priced = (await manifests.current()).cuts[0];
    expect(priced?.card).toEqual(renamed?.card);
    expect(priced?.offer.hash).not.toBe(renamed?.offer.hash);
  });

  it('keeps its pages while it is current, and those of former ones for seven days', async () => {
    const old = await manifests.current();
    await rename('Plaquettes d’un autre jour');
    await live.refresh();
    const current = await manifests.current();
    const gone = old.cuts[0]?.card.hash ?? '';
    expect(gone).not.toBe(current.cuts[0]?.card.hash);
    clock.advance(6 * DAY_MS);
    await manifests.keep();
    expect(await dropOldPages(database.db, clock.now())).toBe(0);
    expect(await readPage(gone)).not.toBeNull();
    clock.advance(2 * DAY_MS);
    expect(await dropOldPages(database.db, clock.now())).toBeGreaterThan(0);
    expect(await readPage(gone)).toBeNull();
    for (const { hash } of namedPages(live.current())) expect(await readPage(hash)).not.toBeNull();
    for (const cut of current.cuts)
      for (const { hash } of [cut.card, cut.offer, cut.detail]) expect(await readPage(hash)).not.toBeNull();
  });

  it('is never served as a page, nor is anything unknown', async () => {
    const { rows } = await sql<{ hash: string }>`select hash from catalogue_page where kind = 'manifest'`.execute(
      database.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { hash } of rows) expect(await readPage(hash)).toBeNull();
    expect(await readPage('A'.repeat(43))).toBeNull();
  });
});

describe('changes since a cursor', () => {
  it('S10: are, after the manifest, what leads to the catalogue of now', async () => {
    const { cursor } = live.current();
    await rename('Plaquettes finales');
    const { disc, pads } = shop.products;
    await announce(database.db, [productEntity(disc)], (db) =>
      db.updateTable('product').set({ is_active: false }).where('id', '=', disc).execute(),
    );
    const state = await live.refresh();
    expect(await changes(cursor)).toMatchObject({
      kind: 'changes',
      from: cursor,
      to: state.cursor,
      products: [{ row: { id: pads, name: 'Plaquettes finales' }, detail: { shortDescription: 'Freinez.' } }],
      removed: [disc],
      structure: state.structurePage.hash,
    });
    expect(await readPage(state.structurePage.hash)).toEqual(state.structure);
  });

  it('S12: are at most 400 bytes when nothing is new', async () => {
    const { cursor } = live.current();
    const answer = await changes(cursor);
    expect(answer).toMatchObject({ kind: 'changes', products: [], removed: [], structure: null, contents: null });
    expect(JSON.stringify(answer).length).toBeLessThanOrEqual(400);
  });

  it('S11: are a reset for a cursor of another epoch, another history or the future', async () => {
    const { cursor } = live.current();
    const reset = { kind: 'reset' };
    const strange = '00000000-0000-4000-8000-00000000000f';
    expect(await changes({ ...cursor, epoch: strange })).toEqual(reset);
    expect(await changes({ ...cursor, revId: strange })).toEqual(reset);
    expect(await changes({ ...cursor, rev: cursor.rev + 5 })).toEqual(reset);
    expect(await changes({ epoch: 'x', rev: 0, revId: 'y' })).toEqual(reset);
  });

  it('follow the database when the cursor comes from a process that is ahead', async () => {
    const ahead = await openCatalogue({ db: database.db, clock });
    const behind = live.current().cursor;
    await rename('Plaquettes en avance');
    const { cursor } = await ahead.refresh();
    expect(live.current().cursor).toEqual(behind);
    expect(await changes(cursor)).toMatchObject({ kind: 'changes', to: cursor, products: [] });
  });
});
