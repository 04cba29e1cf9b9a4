import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OriginUnreachable } from '#src/catalogue/published/origin.ts';
import type { CatalogueOrigin } from '#src/catalogue/published/origin.ts';
import { requiredPages } from '#src/catalogue/published/replica-state.ts';
import { memoryCatalogueDatabase } from '#src/catalogue/store/catalogue-database.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';
import { loadManifest, syncCatalogue } from '#src/catalogue/replica/sync.ts';
import {
  answersOf,
  counting,
  cutAfter,
  edit,
  inBrowser,
  killedAfter,
  loadDetails,
  open,
  serverAnswers,
  stateOf,
  wishes,
} from '../device.ts';
import { rowOf, smallShop } from '../small-shop.ts';

describe('the replica of the catalogue', () => {
  it('answers as the server does after a first load', async () => {
    const shop = smallShop();
    const store = replicaStore(await inBrowser());
    expect(await syncCatalogue(store, shop.origin(), wishes)).toEqual({ kind: 'replaced' });
    expect(await answersOf(await open(store))).toEqual(serverAnswers(shop));
  });

  it('answers the same through changes, through a fresh load, and as the server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), fc.nat({ max: 6 }), async (edits, published) => {
        const shop = smallShop(12);
        const store = replicaStore(memoryCatalogueDatabase());
        await syncCatalogue(store, shop.origin(), wishes);
        const current = await open(store);
        for (const [at, { rows, removed }] of edits.entries()) {
          const kept = removed.filter((id) => !rows.some((one) => one.id === id));
          shop.edit({ rows, removed: kept });
          if (at === published) shop.publish();
          const outcome = await syncCatalogue(store, shop.origin(), wishes);
          const state = await store.state();
          if (outcome.kind === 'changed' && state !== null) await current.apply(outcome.changes, state);
        }
        shop.publish();
        const fresh = replicaStore(memoryCatalogueDatabase());
        await syncCatalogue(fresh, shop.origin(), wishes);
        const expected = serverAnswers(shop);
        expect(await answersOf(current)).toEqual(expected);
        expect(await answersOf(await open(store))).toEqual(expected);
        expect(await answersOf(await open(fresh))).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  it('writes nothing and fetches no page when nothing is new', async () => {
    const shop = smallShop();
    const { database, writes } = counting(await inBrowser());
    const store = replicaStore(database);
    await syncCatalogue(store, shop.origin(), wishes);
    await loadDetails(store, shop);
    const before = writes();
    const asked = shop.asked.length;
    const requests = shop.requests;
    expect(await syncCatalogue(store, shop.origin(), wishes)).toEqual({
      kind: 'unchanged',
      at: '2026-11-21T10:00:00.000Z',
    });
    await loadDetails(store, shop);
    expect(writes() - before).toBe(0);
    expect(shop.asked.length - asked).toBe(0);
    expect(shop.requests - requests).toBe(1);
  });

  it('costs one write for a change, whatever the size of the catalogue', async () => {
    for (const size of [6, 60]) {
      const shop = smallShop(size);
      const { database, writes } = counting(memoryCatalogueDatabase());
      const store = replicaStore(database);
      await syncCatalogue(store, shop.origin(), wishes);
      shop.edit({ rows: [rowOf(1, { price: 5 })] });
      const before = writes();
      const asked = shop.asked.length;
      expect((await syncCatalogue(store, shop.origin(), wishes)).kind).toBe('changed');
      expect(writes() - before).toBe(1);
      expect(shop.asked.length - asked).toBe(0);
    }
  });

  it('downloads at most one page again, at whatever page a load is killed', async () => {
    const pages = requiredPages(smallShop().manifestState()).length;
    for (let boundary = 0; boundary <= pages; boundary += 1) {
      const shop = smallShop();
      const database = await inBrowser();
      const dying = { ...replicaStore(database), putPage: killedAfter(boundary, replicaStore(database).putPage) };
      await syncCatalogue(dying, shop.origin(), wishes).catch(() => undefined);
      const store = replicaStore(database);
      await syncCatalogue(store, shop.origin(), wishes);
      expect(shop.answered.length - new Set(shop.answered).size).toBeLessThanOrEqual(1);
      expect(await answersOf(await open(store))).toEqual(serverAnswers(shop));
    }
  });

  it('keeps every page that was durable when the wire is cut', async () => {
    const shop = smallShop();
    const store = replicaStore(await inBrowser());
    await expect(syncCatalogue(store, cutAfter(7, shop), wishes)).rejects.toBeInstanceOf(OriginUnreachable);
    const durable = await store.pageHashes();
    expect(durable.size).toBeGreaterThan(0);
    shop.asked = [];
    await syncCatalogue(store, shop.origin(), wishes);
    expect(shop.asked.filter((hash) => durable.has(hash))).toEqual([]);
  });

  it('goes on with the old manifest until the new one is complete', async () => {
    const shop = smallShop();
    const store = replicaStore(await inBrowser());
    await syncCatalogue(store, shop.origin(), wishes);
    const before = serverAnswers(shop);
    shop.restore(Array.from({ length: 24 }, (_, at) => rowOf(at + 1, { price: 990_000 + at })));
    await expect(syncCatalogue(store, cutAfter(4, shop), wishes)).rejects.toBeInstanceOf(OriginUnreachable);
    expect(await answersOf(await open(store))).toEqual(before);
    expect((await syncCatalogue(store, shop.origin(), wishes)).kind).toBe('replaced');
    expect(await answersOf(await open(store))).toEqual(serverAnswers(shop));
  });

  it('reads the manifest again when a page is gone from the server', async () => {
    const shop = smallShop();
    const old = shop.manifest;
    shop.edit({ rows: [rowOf(1, { name: 'Article neuf' })] });
    shop.publish();
    shop.forgetOldPages();
    let given = 0;
    const origin: CatalogueOrigin = { ...shop.origin(), manifest: async () => (given++ === 0 ? old : shop.manifest) };
    const store = replicaStore(await inBrowser());
    expect((await syncCatalogue(store, origin, wishes)).kind).toBe('replaced');
    expect(given).toBe(2);
    expect(await answersOf(await open(store))).toEqual(serverAnswers(shop));
  });

  it('gives up for now on a server that keeps losing its pages', async () => {
    const shop = smallShop();
    shop.pages.clear();
    const store = replicaStore(memoryCatalogueDatabase());
    await expect(syncCatalogue(store, shop.origin(), wishes)).rejects.toBeInstanceOf(OriginUnreachable);
    expect(await store.state()).toBeNull();
  });

  it('ignores an answer that starts elsewhere than its cursor', async () => {
    const shop = smallShop();
    const { database, writes } = counting(memoryCatalogueDatabase());
    const store = replicaStore(database);
    await syncCatalogue(store, shop.origin(), wishes);
    const past = (await stateOf(store)).cursor;
    shop.edit({ rows: [rowOf(1, { price: 1 })] });
    await syncCatalogue(store, shop.origin(), wishes);
    const stale = shop.changesSince(past);
    const before = { state: await store.state(), writes: writes() };
    const outcome = await syncCatalogue(store, { ...shop.origin(), changes: async () => stale }, wishes);
    expect(outcome).toEqual({ kind: 'unchanged', at: null });
    expect({ state: await store.state(), writes: writes() }).toEqual(before);
  });

  it('takes changes and their cursor in together, or neither', async () => {
    const shop = smallShop();
    const database = await inBrowser();
    const store = replicaStore(database);
    await syncCatalogue(store, shop.origin(), wishes);
    const before = await store.state();
    shop.edit({ rows: [rowOf(1, { price: 1 })] });
    const changes = shop.changesSince(shop.manifest.cursor);
    if (changes.kind !== 'changes') throw new Error('the shop should have changed');
    expect(await store.commitChanges({ ...changes, structure: 'a-page-that-is-not-here' })).toBe(false);
    expect(await store.state()).toEqual(before);
    expect(await store.changes()).toEqual([]);
    expect(await store.commitChanges(changes)).toBe(true);
    expect(await store.commitChanges(changes)).toBe(false);
    expect(await store.changes()).toHaveLength(1);
  });

  it('never makes a manifest current whose pages another tab let go of', async () => {
    const shop = smallShop();
    const store = replicaStore(await inBrowser());
    await syncCatalogue(store, shop.origin(), wishes);
    const next = { ...(await stateOf(store)) };
    await store.dropPages([next.structure]);
    expect(await store.commitManifest(next, true)).toEqual({ kind: 'missing', hashes: [next.structure] });
  });

  it('keeps newer changes when a cache hands out an old manifest', async () => {
    const shop = smallShop();
    const store = replicaStore(memoryCatalogueDatabase());
    await syncCatalogue(store, shop.origin(), wishes);
    shop.edit({ rows: [rowOf(2, { price: 770_000 })] });
    const middle = shop.publish();
    await syncCatalogue(store, shop.origin(), wishes);
    shop.edit({ rows: [rowOf(3, { price: 880_000 })] });
    await syncCatalogue(store, shop.origin(), wishes);
    const origin = { ...shop.origin(), manifest: async () => middle };
    expect((await loadManifest(store, origin, wishes, false)).kind).toBe('replaced');
    expect(await store.changes()).toHaveLength(1);
    expect(await answersOf(await open(store))).toEqual(serverAnswers(shop));
  });

  it('starts afresh when the server was restored from a backup', async () => {
    const shop = smallShop();
    const store = replicaStore(memoryCatalogueDatabase());
    await syncCatalogue(store, shop.origin(), wishes);
    shop.edit({ rows: [rowOf(1, { price: 1 })] });
    await syncCatalogue(store, shop.origin(), wishes);
    shop.restore([rowOf(1), rowOf(40)]);
    expect((await syncCatalogue(store, shop.origin(), wishes)).kind).toBe('replaced');
    expect(await store.changes()).toEqual([]);
    expect(await answersOf(await open(store))).toEqual(serverAnswers(shop));
  });

  it('leaves alone what it has when the server speaks another format', async () => {
    const shop = smallShop();
    const store = replicaStore(memoryCatalogueDatabase());
    const origin = { ...shop.origin(), manifest: async () => ({ ...shop.manifest, format: 99 }) };
    expect(await syncCatalogue(store, origin, wishes)).toEqual({ kind: 'foreign' });
    expect(shop.asked).toEqual([]);
  });

  it('fetches the visited category first', async () => {
    const shop = smallShop();
    const store = replicaStore(memoryCatalogueDatabase());
    await syncCatalogue(store, shop.origin(), { ...wishes, visited: () => 12 });
    const first = shop.manifest.cuts
      .filter((cut) => cut.categories.includes(12))
      .flatMap((cut) => [cut.card.hash, cut.offer.hash]);
    expect(shop.asked.slice(3, 3 + first.length).toSorted()).toEqual(first.toSorted());
  });

  it('lets go of pages that no manifest in force names', async () => {
    const shop = smallShop();
    const store = replicaStore(await inBrowser());
    await syncCatalogue(store, shop.origin(), wishes);
    await loadDetails(store, shop);
    shop.edit({ rows: [rowOf(1, { name: 'Article neuf' })] });
    shop.publish();
    await loadManifest(store, shop.origin(), wishes, false);
    shop.forgetOldPages();
    for (const hash of await store.pageHashes()) expect(shop.pages.has(hash)).toBe(true);
  });
});
