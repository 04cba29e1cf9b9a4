import { describe, expect, it, vi } from 'vitest';
import { catalogueService, type CatalogueService } from '#src/catalogue/service/service.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';
import { depsOf, inBrowser } from '../device.ts';
import type { ModelShop } from '../model-shop.ts';
import { settingsWith } from '#tests/support/settings.ts';
import { PLACE, rowOf, smallShop } from '../small-shop.ts';

const LISTS = [
  ['/auto/nos-produits/freinage', ''],
  ['/auto/nos-produits/freinage', '?f_brand=1'],
  ['/moto/nos-produits/casques', '?sort=price'],
] as const;
const [[LIST]] = LISTS;

/** A device after a visit on which these lists were looked at. */
async function visited() {
  const shop = smallShop();
  const store = replicaStore(await inBrowser());
  const service = catalogueService(depsOf(store, shop));
  await service.refresh();
  for (const [path, search] of LISTS) await service.page(path, search);
  await vi.waitFor(async () => expect(JSON.stringify((await store.listCache()).lists)).toContain('?sort=price'));
  return { shop, store, service };
}

/** A start that has nothing kept: it asks the catalogue itself. */
const anew = (store: ReplicaStore, shop: ModelShop) => catalogueService(depsOf(store, shop, { build: 'other' }));

/** The same device on the next day, of which the catalogue itself is never read to its end. */
const slow = (store: ReplicaStore): ReplicaStore => ({ ...store, snapshot: () => new Promise(() => {}) });

describe('a list looked at before', () => {
  it('is answered by the next start before the catalogue has been read, as the catalogue would', async () => {
    const { shop, store } = await visited();
    const next = catalogueService(depsOf(slow(store), shop));
    for (const [path, search] of LISTS)
      expect(await next.page(path, search), path + search).toEqual(await anew(store, shop).page(path, search));
  });

  it('is asked of the catalogue once that has moved', async () => {
    const { shop, store, service } = await visited();
    shop.edit({ rows: [rowOf(3, { price: 1 })] });
    await service.refresh();
    const next = catalogueService(depsOf(store, shop));
    expect(await next.page(LIST, '')).toMatchObject({ rev: 2 });
    expect(await next.page(LIST, '')).toEqual(await service.page(LIST, ''));
  });

  it('is not read by another build', async () => {
    const { shop, store } = await visited();
    const { lists } = await store.listCache();
    await store.keepLists(JSON.parse(JSON.stringify(lists).replaceAll('"total":', '"total":9')));
    expect(await catalogueService(depsOf(store, shop)).page(LIST, '')).toMatchObject({
      page: { list: { total: 98 } },
    });
    expect(await anew(store, shop).page(LIST, '')).toMatchObject({ page: { list: { total: 8 } } });
  });

  it('is made anew once the shop has set something else, in the worker that is open and at the next start', async () => {
    const { shop, store, service } = await visited();
    const other = { ...PLACE, settings: settingsWith({ 'catalog.products.storefront.sort_by': 'price-desc' }) };
    await service.settle(other);
    const pageOf = async (one: CatalogueService) => {
      const answer = await one.page(LIST, '');
      return answer?.status === 200 ? answer.page : null;
    };
    const settled = await pageOf(service);
    await vi.waitFor(async () => expect(JSON.stringify((await store.listCache()).lists)).toContain('price-desc'));
    const next = catalogueService(depsOf(slow(store), shop, { place: other }));
    expect(await pageOf(next)).toEqual(settled);
    expect(settled).toEqual(await pageOf(catalogueService(depsOf(store, shop, { place: other, build: 'other' }))));
    expect(settled).not.toEqual(await pageOf(anew(store, shop)));
  });

  it('costs no write when it is looked at again', async () => {
    const { shop, store } = await visited();
    const keep = vi.fn(store.keepLists);
    const next = catalogueService(depsOf({ ...store, keepLists: keep }, shop));
    await next.refresh();
    const [path, search] = LISTS[2];
    await next.page(path, search);
    expect(keep).not.toHaveBeenCalled();
  });
});
