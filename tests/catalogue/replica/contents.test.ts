import { describe, expect, it } from 'vitest';
import type { ContentDocument, Contents } from '#core/contract/content/content-document.ts';
import { catalogueService } from '#src/catalogue/service/service.ts';
import { memoryCatalogueDatabase } from '#src/catalogue/store/catalogue-database.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';
import { syncCatalogue } from '#src/catalogue/replica/sync.ts';
import { later } from '#tests/support/later.ts';
import { depsOf, follow, inBrowser, open, stateOf, wishes } from '../device.ts';
import type { ModelShop } from '../model-shop.ts';
import { PLACE, contents, delivery, rowOf, smallShop, uuidOf } from '../small-shop.ts';

const post = (number: number, title = `Conseil ${number}`): ContentDocument => ({
  ...delivery,
  uuid: uuidOf(900 + number),
  type: 'post',
  list: 'conseils',
  slug: `conseil-${number}`,
  path: `conseils/conseil-${number}`,
  title,
});

const postsTo = (count: number): Contents => ({
  postLists: [{ slug: 'conseils', label: 'Conseils', type: 'post', area: null }],
  documents: Array.from({ length: count }, (_, at) => post(at + 1)),
});

const withTitle = (shop: ModelShop, number: number, title: string): Contents => ({
  ...shop.contents,
  documents: shop.contents.documents.map((one) => (one.uuid === uuidOf(900 + number) ? post(number, title) : one)),
});

const contentsOn = async (store: ReplicaStore): Promise<Contents> => (await open(store)).source(PLACE).contents();

async function shopOnDevice(posts: number) {
  const shop = smallShop();
  shop.edit({ contents: postsTo(posts) });
  shop.publish();
  const store = replicaStore(await inBrowser());
  await syncCatalogue(store, shop.origin(), wishes);
  return { shop, store };
}

describe('contents in pages', () => {
  it('are on the device what they are in the shop, after a load and through changes', async () => {
    const { shop, store } = await shopOnDevice(9);
    const replica = await open(store);
    expect(await contentsOn(store)).toEqual(shop.contents);
    shop.edit({ contents: withTitle(shop, 4, 'Purger ses freins') });
    await follow(store, shop, replica);
    expect(await replica.source(PLACE).contents()).toEqual(shop.contents);
    expect(await contentsOn(store)).toEqual(shop.contents);
    shop.edit({ contents: { ...shop.contents, documents: shop.contents.documents.slice(1) } });
    await follow(store, shop, replica);
    expect(await replica.source(PLACE).contents()).toEqual(shop.contents);
    expect(await replica.source(PLACE).searchContents('purger', 5)).toEqual(['conseils/conseil-4']);
  });

  it.each([3, 30])('cost the page of what was written and the head, of %i posts', async (posts) => {
    const { shop, store } = await shopOnDevice(posts);
    shop.asked = [];
    shop.edit({ contents: withTitle(shop, 2, 'Choisir son casque') });
    await syncCatalogue(store, shop.origin(), wishes);
    expect(shop.asked).toHaveLength(2);
    shop.asked = [];
    shop.edit({ rows: [rowOf(1, { price: 1 })] });
    await syncCatalogue(store, shop.origin(), wishes);
    expect(shop.asked).toEqual([]);
  });

  it('are read again, of those in memory, only where they are new', async () => {
    const { shop, store } = await shopOnDevice(12);
    const replica = await open(store);
    shop.edit({ contents: withTitle(shop, 5, 'Hiverner sa moto') });
    const read: string[] = [];
    const page = store.page;
    store.page = (hash) => {
      read.push(hash);
      return page(hash);
    };
    await replica.whole();
    await follow(store, shop, replica);
    const { contents: head } = await stateOf(store);
    expect(new Set(read)).toEqual(new Set([head, ...shop.asked.slice(-1)]));
  });

  it('come as one page from a shop that knows no head, and as pages once it does', async () => {
    const shop = smallShop();
    shop.isOld = true;
    shop.publish();
    const store = replicaStore(await inBrowser());
    await syncCatalogue(store, shop.origin(), wishes);
    expect((await stateOf(store)).contentPages).toBeUndefined();
    expect(await contentsOn(store)).toEqual(shop.contents);
    shop.edit({ contents: postsTo(3) });
    await syncCatalogue(store, shop.origin(), wishes);
    expect(await contentsOn(store)).toEqual(shop.contents);
    shop.isOld = false;
    shop.edit({ contents: withTitle(shop, 1, 'Laver sa moto') });
    await syncCatalogue(store, shop.origin(), wishes);
    expect((await stateOf(store)).contentPages).toHaveLength(3);
    expect(await contentsOn(store)).toEqual(shop.contents);
  });

  it('are one page again where the shop went back to an earlier version', async () => {
    const { shop, store } = await shopOnDevice(4);
    shop.isOld = true;
    shop.edit({ contents: withTitle(shop, 1, 'Laver sa voiture') });
    await syncCatalogue(store, shop.origin(), wishes);
    expect((await stateOf(store)).contentPages).toBeUndefined();
    expect(await contentsOn(store)).toEqual(shop.contents);
  });

  it('are fetched again where one of their pages broke on the device', async () => {
    const { shop, store } = await shopOnDevice(6);
    await store.putPage(shop.contentPages()[3] ?? '', new TextEncoder().encode('{'));
    const service = catalogueService(depsOf(store, shop));
    expect(await service.refresh()).toMatchObject({ phase: 'ready', trouble: null });
    expect(await contentsOn(store)).toEqual(shop.contents);
  });

  it('come after the products where they are many, and are answered once they are whole', async () => {
    const shop = smallShop();
    shop.edit({ contents: { ...contents, documents: [...contents.documents, ...postsTo(8).documents] } });
    shop.publish();
    const origin = shop.origin();
    const last = shop.contentPages().at(-1);
    const { promise: barrier, settle: goOn } = later();
    const { promise: reached, settle: reach } = later();
    const page = async (hash: string) => {
      if (hash === last) {
        reach();
        await barrier;
      }
      return origin.page(hash);
    };
    const store = replicaStore(memoryCatalogueDatabase());
    const service = catalogueService(depsOf(store, shop, { origin: { ...origin, page } }));
    await service.visit(12);
    const loading = service.refresh();
    await reached;
    expect(await service.page('/moto/nos-produits/casques', '')).toMatchObject({ status: 200 });
    expect(await service.page('/livraison', '')).toBeNull();
    goOn();
    expect(await loading).toMatchObject({ phase: 'ready' });
    expect(await service.page('/livraison', '')).toMatchObject({ status: 200 });
  });
});
