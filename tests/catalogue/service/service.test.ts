import { describe, expect, it, vi } from 'vitest';
import { catalogueClient } from '#src/catalogue/client.ts';
import { openIdb } from '#src/catalogue/store/idb.ts';
import { catalogueService } from '#src/catalogue/service/service.ts';
import type { ServiceDeps } from '#src/catalogue/service/service-deps.ts';
import type { CatalogueStatus } from '#src/catalogue/status/status.ts';
import {
  OBJECT_STORES,
  memoryCatalogueDatabase,
  openCatalogueDatabase,
} from '#src/catalogue/store/catalogue-database.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';
import { depsOf } from '../device.ts';
import type { ModelShop } from '../model-shop.ts';
import { rowOf, smallShop } from '../small-shop.ts';

const PRODUCT = '/auto/nos-produits/pieces/article-1';

let number = 0;
const durableStore = async () => replicaStore(await openIdb(`service-${++number}`, 1, OBJECT_STORES));

function full(): DOMException {
  return new DOMException('plus de place', 'QuotaExceededError');
}

/** The page's side with the service beside it, no worker in between. */
const connected = async (shop: ModelShop) => {
  const service = catalogueService(depsOf(replicaStore(memoryCatalogueDatabase()), shop));
  const reported: unknown[] = [];
  const connect = async (listen: (status: CatalogueStatus) => void) => {
    await service.onStatus(listen);
    return service;
  };
  return { service, reported, client: catalogueClient({ connect, report: (error) => void reported.push(error) }) };
};

describe('the catalogue on a device', () => {
  it('has nothing to answer before its first load, then answers pages, shelves and rows', async () => {
    const shop = smallShop();
    const service = catalogueService(depsOf(await durableStore(), shop));
    expect(await service.page(PRODUCT, '')).toBeNull();
    expect(await service.suggest('article')).toBeNull();
    expect(await service.status()).toMatchObject({ phase: 'absent', products: 0 });
    expect(await service.refresh()).toMatchObject({ phase: 'ready', products: 24, rev: 1, trouble: null });
    expect(await service.page(PRODUCT, '')).toMatchObject({ status: 200, page: { kind: 'product' } });
    expect(await service.structure()).toEqual(shop.structure);
    const rows = await service.rows([rowOf(2).uuid, 'inconnu', rowOf(1).uuid]);
    expect(rows?.map((row) => row.id)).toEqual([2, 1]);
  });

  it('answers the next start without the network, and says so', async () => {
    const shop = smallShop();
    const store = await durableStore();
    await catalogueService(depsOf(store, shop)).refresh();
    shop.isDown = true;
    const service = catalogueService(depsOf(store, shop));
    expect(await service.page(PRODUCT, '')).toMatchObject({ status: 200 });
    expect(await service.refresh()).toMatchObject({ phase: 'ready', trouble: 'unreachable' });
    shop.isDown = false;
    expect(await service.refresh()).toMatchObject({ trouble: null });
  });

  it('tells nobody anything when nothing is new', async () => {
    const shop = smallShop();
    const service = catalogueService(depsOf(await durableStore(), shop));
    await service.refresh();
    const heard: CatalogueStatus[] = [];
    await service.onStatus((status) => heard.push(status));
    await service.refresh();
    expect(heard).toHaveLength(1);
    expect((await service.status()).pricedAt).toBe('2026-11-21T10:00:00.000Z');
    shop.edit({ rows: [rowOf(1, { price: 1 })] });
    await service.refresh();
    expect(heard.map((status) => status.rev)).toEqual([1, 2]);
  });

  it('takes in at once what changed since the manifest was cut', async () => {
    const shop = smallShop();
    shop.edit({ rows: [rowOf(1, { name: 'Article premier' })], removed: [2] });
    const service = catalogueService(depsOf(await durableStore(), shop));
    expect(await service.refresh()).toMatchObject({ phase: 'ready', products: 23, rev: 2 });
    expect(await service.page(PRODUCT, '')).toMatchObject({ page: { row: { name: 'Article premier' } } });
  });

  it('asks the server once for several wishes at the same time', async () => {
    const shop = smallShop();
    const service = catalogueService(depsOf(await durableStore(), shop));
    await service.refresh();
    const before = shop.requests;
    await Promise.all([service.refresh(), service.refresh(), service.refresh()]);
    expect(shop.requests - before).toBe(1);
  });

  it('fetches anew what it cannot read', async () => {
    const shop = smallShop();
    const store = await durableStore();
    await catalogueService(depsOf(store, shop)).refresh();
    await store.dropSnapshot();
    const broken = shop.manifest.cuts[0]?.card.hash ?? '';
    await store.putPage(broken, new TextEncoder().encode('{"kind":"card"'));
    shop.asked = [];
    const service = catalogueService(depsOf(store, shop));
    expect(await service.page(PRODUCT, '')).toBeNull();
    expect(await service.refresh()).toMatchObject({ phase: 'ready', products: 24 });
    expect(shop.asked).toEqual([broken]);
  });

  it('keeps the details of products looked at where whole areas would be too much, and then shows them', async () => {
    const shop = smallShop();
    const service = catalogueService(depsOf(await durableStore(), shop, { mostDetailed: 8 }));
    await service.refresh();
    const details = shop.manifest.cuts.map((cut) => cut.detail.hash);
    const asked = () => shop.asked.filter((hash) => details.includes(hash)).length;
    const ofMoto = shop.manifest.cuts.filter((cut) => cut.area === 'moto').length;
    expect(asked()).toBe(ofMoto);
    expect(await service.page(PRODUCT, '')).toMatchObject({ page: { detail: null } });
    const whole = { page: { detail: { shortDescription: 'Article 1' } } };
    await vi.waitFor(async () => expect(await service.page(PRODUCT, '')).toMatchObject(whole));
    expect(asked()).toBe(ofMoto + 1);
  });

  it('leaves a first catalogue out over a line that allows nothing ahead, until it is asked for or the line is better', async () => {
    const shop = smallShop();
    let isSlow = true;
    const prefetches = () => !isSlow;
    const store = await durableStore();
    const service = catalogueService(depsOf(store, shop, { prefetches }));
    expect(await service.refresh()).toMatchObject({ phase: 'onDemand', products: 0, trouble: null });
    expect(shop.requests).toBe(0);
    expect(await service.load()).toMatchObject({ phase: 'ready', products: 24 });
    const here = catalogueService(depsOf(store, shop, { prefetches }));
    expect(await here.refresh()).toMatchObject({ phase: 'ready', products: 24 });

    const other = catalogueService(depsOf(await durableStore(), smallShop(), { prefetches }));
    expect(await other.refresh()).toMatchObject({ phase: 'onDemand' });
    isSlow = false;
    expect(await other.refresh()).toMatchObject({ phase: 'ready', products: 24 });
  });

  it('asked for over a slow line and cut off, it is not here, and comes at the next press', async () => {
    const shop = smallShop();
    shop.isDown = true;
    const service = catalogueService(depsOf(await durableStore(), shop, { prefetches: () => false }));
    expect(await service.load()).toMatchObject({ phase: 'absent', trouble: 'unreachable' });
    shop.isDown = false;
    expect(await service.load()).toMatchObject({ phase: 'ready', trouble: null });
  });

  it('fetches neither details nor pictures ahead while the person saves data', async () => {
    const shop = smallShop();
    let [isSaving, photos] = [true, 0];
    const service = catalogueService(
      depsOf(await durableStore(), shop, {
        prefetches: () => !isSaving,
        cachePhotos: async () => void (photos += 1),
      }),
    );
    const details = shop.manifest.cuts.map((cut) => cut.detail.hash);
    const asked = () => shop.asked.filter((hash) => details.includes(hash)).length;
    expect(await service.load()).toMatchObject({ phase: 'ready', products: 24 });
    await service.page(PRODUCT, '');
    expect([asked(), photos]).toEqual([0, 0]);
    isSaving = false;
    await service.refresh();
    expect([asked(), photos]).toEqual([details.length, 1]);
  });

  it('leaves the line of a first load to what is looked at: pictures come ahead from the next look on', async () => {
    let photos = 0;
    const deps = { cachePhotos: async () => void (photos += 1) };
    const store = await durableStore();
    const service = catalogueService(depsOf(store, smallShop(), deps));
    await service.refresh();
    expect(photos).toBe(0);
    await service.refresh();
    expect(photos).toBe(1);
    await catalogueService(depsOf(store, smallShop(), deps)).refresh();
    expect(photos).toBe(2);
  });

  it('fetches no pictures ahead any more once a newer build waits to take over', async () => {
    let [objectStores, goesOn] = [0, () => false];
    const cachePhotos: ServiceDeps['cachePhotos'] = async (_, next) => {
      objectStores += 1;
      goesOn = next;
    };
    const service = catalogueService(depsOf(await durableStore(), smallShop(), { cachePhotos }));
    await service.refresh();
    await service.refresh();
    expect([objectStores, goesOn()]).toEqual([1, true]);
    await service.giveWay();
    expect(goesOn()).toBe(false);
    await service.refresh();
    expect(objectStores).toBe(1);
  });

  it('starts from its snapshot without reading a page, and from the pages when the snapshot is not whole', async () => {
    const shop = smallShop();
    const store = await durableStore();
    await catalogueService(depsOf(store, shop)).refresh();
    const [state, head] = [await store.state(), await store.snapshot()];
    if (state === null || head === null) throw new Error('there is no snapshot');
    const read: string[] = [];
    const watched: ReplicaStore = {
      ...store,
      page: (hash) => {
        read.push(hash);
        return store.page(hash);
      },
    };
    expect(await catalogueService(depsOf(watched, shop)).page('/nos-produits', '')).toMatchObject({ status: 200 });
    expect(read).toEqual([state.structure]);
    await store.putSnapshot(head.stamp, new Map([['list', new Uint8Array(head.list)]]));
    expect(await catalogueService(depsOf(store, shop)).page('/nos-produits', '')).toMatchObject({ status: 200 });
    expect(await catalogueService(depsOf(store, shop)).page(PRODUCT, '')).toMatchObject({ status: 200 });
  });

  it('folds its changes into fresh pages when they have become many', async () => {
    const shop = smallShop();
    const store = await durableStore();
    const service = catalogueService(depsOf(store, shop));
    await service.refresh();
    shop.edit({ rows: Array.from({ length: 2_001 }, (_, at) => rowOf(at + 1, { price: 5_000 })) });
    shop.publish();
    await service.refresh();
    expect(await store.changes()).toEqual([]);
    expect(await service.status()).toMatchObject({ products: 2_001, rev: 2 });
  });

  it('follows another tab that fetched what is new', async () => {
    const shop = smallShop();
    const store = await durableStore();
    const listeners: (() => void)[] = [];
    const neighbours = {
      tell: () => {
        for (const listen of listeners) listen();
      },
      subscribe: (listen: () => void) => void listeners.push(listen),
    };
    const mine = catalogueService(depsOf(store, shop, { neighbours }));
    const other = catalogueService(depsOf(store, shop, { neighbours, exclusively: async () => null }));
    await other.refresh();
    await mine.refresh();
    await vi.waitFor(async () => expect(await other.status()).toMatchObject({ phase: 'ready', rev: 1 }));
    shop.edit({ rows: [rowOf(1, { name: 'Article premier' })] });
    await mine.refresh();
    await vi.waitFor(async () => expect(await other.status()).toMatchObject({ rev: 2 }));
    expect(await other.page(PRODUCT, '')).toMatchObject({ page: { row: { name: 'Article premier' } } });
  });

  it('finds by itself what another tab fetched without a word', async () => {
    const shop = smallShop();
    const store = await durableStore();
    const silent = catalogueService(depsOf(store, shop));
    expect(await silent.page(PRODUCT, '')).toBeNull();
    await catalogueService(depsOf(store, shop)).refresh();
    expect(await silent.refresh()).toMatchObject({ phase: 'ready', rev: 1 });
  });

  it('starts without its replica when the browser lost it, and says so', async () => {
    const store = { ...(await durableStore()), state: () => Promise.reject(new DOMException('perdu', 'UnknownError')) };
    const service = catalogueService(depsOf(store, smallShop()));
    expect(await service.page(PRODUCT, '')).toBeNull();
    expect(await service.refresh()).toMatchObject({ phase: 'absent', trouble: 'storage' });
  });

  it('makes room when the device is full, and then fetches nothing ahead', async () => {
    const shop = smallShop();
    const store = await durableStore();
    const details = new Set(shop.manifest.cuts.map((cut) => cut.detail.hash));
    let photos = 0;
    let rooms = 0;
    const putPage: ReplicaStore['putPage'] = (hash, bytes) =>
      details.has(hash) ? Promise.reject(full()) : store.putPage(hash, bytes);
    const service = catalogueService(
      depsOf({ ...store, putPage }, shop, {
        makeRoom: async () => void (rooms += 1),
        cachePhotos: async () => void (photos += 1),
      }),
    );
    expect(await service.refresh()).toMatchObject({ phase: 'ready', trouble: null });
    await service.refresh();
    expect({ rooms, photos }).toEqual({ rooms: 1, photos: 0 });
  });

  it('says that the device has no room at all, and goes on without a replica', async () => {
    const shop = smallShop();
    const store = { ...(await durableStore()), putPage: () => Promise.reject(full()) };
    const service = catalogueService(depsOf(store, shop));
    expect(await service.refresh()).toMatchObject({ phase: 'absent', trouble: 'storage' });
    expect(await service.page(PRODUCT, '')).toBeNull();
  });

  it('works for as long as the page lives where the browser refuses to store, and says so', async () => {
    const refusing = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refusé', 'SecurityError');
    });
    const database = await openCatalogueDatabase();
    refusing.mockRestore();
    const service = catalogueService(depsOf(replicaStore(database), smallShop()));
    expect(await service.refresh()).toMatchObject({ phase: 'ready', isDurable: false, trouble: null });
    expect(await service.page(PRODUCT, '')).toMatchObject({ status: 200 });
  });

  it('wants the pictures of the pages seen last before those of the shop’s first rows', async () => {
    let wanted: readonly string[] = [];
    const service = catalogueService(
      depsOf(replicaStore(memoryCatalogueDatabase()), smallShop(), {
        cachePhotos: async (urls) => {
          wanted = urls;
        },
      }),
    );
    await service.refresh();
    await service.page(PRODUCT, '');
    await service.refresh();
    expect(wanted[0]).toBe('/media/photo1-400.webp');
    expect(new Set(wanted).size).toBe(24);
  });
});

describe('the page’s side of the catalogue', () => {
  it('starts nothing before somebody asks', () => {
    const connect = vi.fn();
    const client = catalogueClient({ connect, report: () => undefined });
    expect(client.status().phase).toBe('opening');
    expect(connect).not.toHaveBeenCalled();
  });

  it('starts no worker over a line that allows nothing ahead, says so, and starts when the catalogue is asked for', async () => {
    const { service } = await connected(smallShop());
    const connect = vi.fn(async () => service);
    const client = catalogueClient({ connect, report: () => undefined, mayStart: () => false });
    client.start();
    expect(await client.page(PRODUCT, '')).toBeNull();
    expect([client.status().phase, connect.mock.calls.length]).toEqual(['onDemand', 0]);
    await client.load();
    expect(await client.page(PRODUCT, '')).toMatchObject({ status: 200 });
  });

  it('hears of the status and answers from the replica', async () => {
    const { client } = await connected(smallShop());
    let heard = 0;
    const stop = client.subscribe(() => void (heard += 1));
    await client.refresh();
    expect(client.status()).toMatchObject({ phase: 'ready', products: 24 });
    expect(await client.page(PRODUCT, '')).toMatchObject({ status: 200 });
    const before = heard;
    stop();
    await client.refresh();
    expect(heard).toBe(before);
  });

  it('leaves everything to the network when the worker cannot start', async () => {
    const reported: unknown[] = [];
    const connect = vi.fn().mockRejectedValue(new Error('pas de worker'));
    const client = catalogueClient({ connect, report: (error) => void reported.push(error) });
    expect(await client.page(PRODUCT, '')).toBeNull();
    expect(await client.suggest('pneu')).toBeNull();
    await client.refresh();
    expect(client.status()).toMatchObject({ phase: 'absent', trouble: 'worker' });
    expect(connect).toHaveBeenCalledTimes(1);
    expect(reported).toHaveLength(1);
  });

  it('never throws into the page: a failure inside means "not here", and is reported', async () => {
    const { client, service, reported } = await connected(smallShop());
    service.page = () => Promise.reject(new Error('défaut'));
    expect(await client.page(PRODUCT, '')).toBeNull();
    expect(reported).toHaveLength(1);
  });

  it('shows the suggestions of the newest text only', async () => {
    const { client } = await connected(smallShop());
    await client.refresh();
    const [old, middle, newest] = await Promise.all([
      client.suggest('a'),
      client.suggest('cas'),
      client.suggest('livr'),
    ]);
    expect([old, middle]).toEqual([null, null]);
    expect(newest).toEqual([{ kind: 'page', label: 'Livraison', href: '/livraison' }]);
  });
});
