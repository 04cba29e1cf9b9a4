import { describe, expect, it, vi } from 'vitest';
import type { AreaOnDevice } from '#src/catalogue/prefetch/areas-on-device.ts';
import { catalogueService } from '#src/catalogue/service/service.ts';
import type { CatalogueService } from '#src/catalogue/service/service.ts';
import type { ServiceDeps } from '#src/catalogue/service/service-deps.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';
import { later } from '#tests/support/later.ts';
import { cutAfter, depsOf, inBrowser } from '#tests/catalogue/device.ts';
import type { ModelShop } from '#tests/catalogue/model-shop.ts';
import { rowOf, smallShop } from '#tests/catalogue/small-shop.ts';

/** In the small shop auto has 16 articles and is large by this, moto has 8 and comes by itself. */
const mostDetailed = 8;
const PRODUCT = '/auto/nos-produits/pieces/article-1';

async function areasOf(service: CatalogueService): Promise<Record<'auto' | 'moto', AreaOnDevice>> {
  const [auto, moto] = (await service.areas()) ?? [];
  if (auto?.area !== 'auto' || moto?.area !== 'moto') throw new Error('there are two areas');
  return { auto, moto };
}

async function device(shop: ModelShop, changed: Partial<ServiceDeps> = {}, store?: ReplicaStore) {
  const own = store ?? replicaStore(await inBrowser());
  const service = catalogueService(depsOf(own, shop, { mostDetailed, ...changed }));
  await service.refresh();
  return { store: own, service };
}

const detailsOf = (shop: ModelShop, area: 'auto' | 'moto') =>
  shop.manifest.cuts.filter((cut) => cut.area === area).map((cut) => cut.detail);

describe('an area kept whole', () => {
  it('says what it takes before anything is fetched, then is here with every detail', async () => {
    const shop = smallShop();
    const { service } = await device(shop);
    const bytes = detailsOf(shop, 'auto').reduce((sum, one) => sum + one.bytes, 0);
    expect(await areasOf(service)).toEqual({
      auto: {
        area: 'auto',
        products: 16,
        detailed: 0,
        missingBytes: bytes,
        isSmall: false,
        isKept: false,
        isComing: false,
      },
      moto: { area: 'moto', products: 8, detailed: 8, missingBytes: 0, isSmall: true, isKept: false, isComing: false },
    });
    expect(await service.keepArea('auto')).toBe('here');
    expect((await areasOf(service)).auto).toMatchObject({ detailed: 16, missingBytes: 0, isKept: true });
    shop.isDown = true;
    expect(await service.page(PRODUCT, '')).toMatchObject({ page: { detail: { shortDescription: 'Article 1' } } });
  });

  it('tells every page that comes, so that a screen can show how far it is', async () => {
    const shop = smallShop();
    const { service } = await device(shop);
    const seen: number[] = [];
    await service.onStatus(() => {
      void service.areas().then((areas) => areas?.[0] !== undefined && seen.push(areas[0].detailed));
    });
    await service.keepArea('auto');
    await vi.waitFor(() => expect(seen.at(-1)).toBe(16));
    expect(seen).toEqual(seen.toSorted((left, right) => left - right));
    expect(new Set(seen).size).toBeGreaterThan(2);
  });

  it('stays whole through new pages of the shop', async () => {
    const shop = smallShop();
    const { service } = await device(shop);
    await service.keepArea('auto');
    shop.edit({ rows: [rowOf(1, { name: 'Article neuf' })] });
    shop.publish();
    shop.restore([...shop.rows.values()]);
    await service.refresh();
    expect((await areasOf(service)).auto).toMatchObject({ detailed: 16, isKept: true });
  });

  it('goes on after the wire was cut, by itself, unless the line is metered; no page travels twice', async () => {
    const shop = smallShop();
    const store = (await device(shop)).store;
    const origin = cutAfter(2, shop);
    const cut = catalogueService(depsOf(store, shop, { mostDetailed, origin }));
    expect(await cut.keepArea('auto')).toBe('unreachable');
    const { detailed } = (await areasOf(cut)).auto;
    expect(detailed).toBeGreaterThan(0);
    expect(detailed).toBeLessThan(16);

    const metered = (await device(shop, { isMetered: () => true }, store)).service;
    expect((await areasOf(metered)).auto).toMatchObject({ detailed, isKept: true });
    const next = (await device(shop, {}, store)).service;
    expect((await areasOf(next)).auto).toMatchObject({ detailed: 16 });
    expect(shop.answered.length).toBe(new Set(shop.answered).size);
  });

  it('comes when it is asked for while data is saved, and nothing does by itself', async () => {
    const shop = smallShop();
    const { service } = await device(shop, { prefetches: () => false, isMetered: () => true });
    await service.load();
    expect((await areasOf(service)).moto).toMatchObject({ detailed: 0 });
    expect(await service.keepArea('moto')).toBe('here');
    expect(await areasOf(service)).toMatchObject({ auto: { detailed: 0 }, moto: { detailed: 8 } });
  });

  it('stands beside another one', async () => {
    const shop = smallShop();
    const { service } = await device(shop, { mostDetailed: 0 });
    expect(await Promise.all([service.keepArea('auto'), service.keepArea('moto')])).toEqual(['here', 'here']);
    await service.releaseArea('auto');
    expect(await areasOf(service)).toMatchObject({
      auto: { detailed: 0, isKept: false },
      moto: { detailed: 8, isKept: true },
    });
  });

  it('gives its room back when it is let go of, also on the way', async () => {
    const shop = smallShop();
    const origin = shop.origin();
    const { promise: barrier, settle: goOn } = later();
    const auto = new Set(detailsOf(shop, 'auto').map(({ hash }) => hash));
    const page = async (hash: string) => {
      if (auto.has(hash)) await barrier;
      return origin.page(hash);
    };
    const { service } = await device(shop, { origin: { ...origin, page } });
    const keeping = service.keepArea('auto');
    await vi.waitFor(async () => expect((await areasOf(service)).auto.isComing).toBe(true));
    await service.releaseArea('auto');
    goOn();
    expect(await keeping).toBe('released');
    expect((await areasOf(service)).auto).toMatchObject({ detailed: 0, isKept: false, isComing: false });
    expect(shop.asked.filter((hash) => auto.has(hash)).length).toBeLessThan(auto.size);
  });

  it('makes room once when the device is full, then says so and keeps what came', async () => {
    const shop = smallShop();
    const store = replicaStore(await inBrowser());
    const auto = new Set(detailsOf(shop, 'auto').map(({ hash }) => hash));
    const rooms: boolean[] = [];
    let stored = 0;
    const putPage: ReplicaStore['putPage'] = (hash, bytes) => {
      if (auto.has(hash) && ++stored > 1) return Promise.reject(new DOMException('plein', 'QuotaExceededError'));
      return store.putPage(hash, bytes);
    };
    const makeRoom = async (hard: boolean) => void rooms.push(hard);
    const { service } = await device(shop, { makeRoom }, { ...store, putPage });
    expect(await service.keepArea('auto')).toBe('full');
    expect(rooms).toEqual([false]);
    const { auto: here } = await areasOf(service);
    expect(here).toMatchObject({ isKept: true, isComing: false });
    expect(here.detailed).toBeGreaterThan(0);
  });

  it('is still wanted after a broken page made the device begin anew', async () => {
    const shop = smallShop();
    const { store, service } = await device(shop);
    await service.keepArea('auto');
    await store.forgetState();
    expect([...(await store.keptAreas())]).toEqual(['auto']);
  });
});
