import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolvePage } from '#core/contract/pages/resolve/resolve.ts';
import { compactReplica } from '#src/catalogue/store/compact.ts';
import { openReplica } from '#src/catalogue/replica/open-replica.ts';
import { FIND } from '#src/catalogue/store/snapshot.ts';
import { memoryCatalogueDatabase } from '#src/catalogue/store/catalogue-database.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';
import { loadManifest, syncCatalogue } from '#src/catalogue/replica/sync.ts';
import { later } from '#tests/support/later.ts';
import { answersOf, edit, inBrowser, loadDetails, serverAnswers, stateOf, wishes } from '../device.ts';
import { PLACE, rowOf, smallShop } from '../small-shop.ts';

async function fromSnapshot(store: ReplicaStore) {
  const replica = await openReplica(store, await stateOf(store));
  if (replica === null) throw new Error('the snapshot does not open');
  return replica;
}

describe('the snapshot of the replica', () => {
  it('answers as the server does, whenever it was written and whatever changed since', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { maxLength: 5 }), fc.nat({ max: 5 }), async (edits, written) => {
        const shop = smallShop(12);
        const store = replicaStore(memoryCatalogueDatabase());
        await syncCatalogue(store, shop.origin(), wishes);
        expect(await compactReplica(store)).toBe(true);
        for (const [at, { rows, removed }] of edits.entries()) {
          shop.edit({ rows, removed: removed.filter((id) => !rows.some((one) => one.id === id)) });
          await syncCatalogue(store, shop.origin(), wishes);
          if (at === written) expect(await compactReplica(store)).toBe(true);
        }
        const expected = serverAnswers(shop);
        const early = await fromSnapshot(store);
        expect(await answersOf(early)).toEqual(expected);
        await early.whole();
        expect(await answersOf(early)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  it('goes on with changes that come after it was opened, in few segments', async () => {
    const shop = smallShop();
    const store = replicaStore(await inBrowser());
    await syncCatalogue(store, shop.origin(), wishes);
    await compactReplica(store);
    const replica = await fromSnapshot(store);
    for (let price = 1; price <= 10; price += 1) {
      shop.edit({ rows: [rowOf(price, { price })], removed: [price + 10] });
      const outcome = await syncCatalogue(store, shop.origin(), wishes);
      if (outcome.kind !== 'changed') throw new Error(`expected changes, got ${outcome.kind}`);
      await replica.apply(outcome.changes, await stateOf(store));
      await replica.tidy();
    }
    expect(await answersOf(replica)).toEqual(serverAnswers(shop));
    expect(replica.overlaid).toBe(20);
  });

  it('answers lists from its first part, before what search needs has been read', async () => {
    const shop = smallShop();
    const store = replicaStore(await inBrowser());
    await syncCatalogue(store, shop.origin(), wishes);
    await compactReplica(store);
    const { promise: barrier, settle: letThrough } = later();
    const slow: ReplicaStore = {
      ...store,
      snapshotParts: async (stamp, names) => {
        if (names.includes(FIND)) await barrier;
        return store.snapshotParts(stamp, names);
      },
    };
    const source = (await fromSnapshot(slow)).source(PLACE);
    const list = { groups: [], sort: 'price', offset: 3, limit: 5, facets: true } as const;
    const found = source.query({ ...list, text: 'nolan' });
    expect((await source.query(list)).rows.map((row) => row.id)).toEqual([4, 5, 6, 7, 8]);
    letThrough();
    expect((await found).total).toBe(12);
  });

  it('has the details of its products', async () => {
    const shop = smallShop();
    const store = replicaStore(await inBrowser());
    await syncCatalogue(store, shop.origin(), wishes);
    await loadDetails(store, shop);
    await compactReplica(store);
    shop.edit({ rows: [rowOf(3, { name: 'Article trois' })] });
    await syncCatalogue(store, shop.origin(), wishes);
    const source = (await fromSnapshot(store)).source(PLACE);
    const page = (id: number) => resolvePage(source, `/auto/nos-produits/pieces/article-${id}`, '');
    expect(await page(1)).toMatchObject({ page: { detail: { shortDescription: 'Article 1' } } });
    expect(await page(3)).toMatchObject({ page: { detail: { shortDescription: 'Article trois' } } });
  });

  it('does not open under another manifest, another history or another format', async () => {
    const shop = smallShop();
    const store = replicaStore(await inBrowser());
    await syncCatalogue(store, shop.origin(), wishes);
    await compactReplica(store);
    const old = await store.snapshot();
    if (old === null) throw new Error('there is no snapshot');
    shop.edit({ rows: [rowOf(1, { price: 1 })] });
    shop.publish();
    await loadManifest(store, shop.origin(), wishes, false);
    expect(await openReplica(store, await stateOf(store))).toBeNull();
    expect(await store.putSnapshot(old.stamp, new Map())).toBe(false);

    await compactReplica(store);
    expect(await openReplica(store, await stateOf(store))).not.toBeNull();
    const { stamp, list } = (await store.snapshot()) ?? old;
    await store.putSnapshot(
      { ...stamp, cursor: { ...stamp.cursor, revId: 'elsewhere' } },
      new Map([['list', new Uint8Array(list)]]),
    );
    expect(await openReplica(store, await stateOf(store))).toBeNull();
    await store.putSnapshot(stamp, new Map([['list', new Uint8Array(64)]]));
    expect(await openReplica(store, await stateOf(store))).toBeNull();
  });

  it('is not written from nothing, nor from pages that are not there', async () => {
    const shop = smallShop();
    const store = replicaStore(await inBrowser());
    expect(await compactReplica(store)).toBe(false);
    await syncCatalogue(store, shop.origin(), wishes);
    await store.dropPages([shop.manifest.cuts[0]?.card.hash ?? '']);
    expect(await compactReplica(store)).toBe(false);
    expect(await store.snapshot()).toBeNull();
  });
});
