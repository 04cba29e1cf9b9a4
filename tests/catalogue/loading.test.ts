import { describe, expect, it, vi } from 'vitest';
import type { PageAnswer } from '#core/contract/pages/page.ts';
import type { CatalogueOrigin } from '#src/catalogue/published/origin.ts';
import { requiredPages } from '#src/catalogue/published/replica-state.ts';
import { catalogueService } from '#src/catalogue/service/service.ts';
import type { CatalogueService } from '#src/catalogue/service/service.ts';
import { memoryCatalogueDatabase } from '#src/catalogue/store/catalogue-database.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';
import { later } from '#tests/support/later.ts';
import { cutAfter, depsOf, inBrowser } from './device.ts';
import type { ModelShop } from './model-shop.ts';
import { rowOf, smallShop } from './small-shop.ts';

const LISTS = [
  ['/auto/nos-produits/freinage', ''],
  ['/auto/nos-produits/freinage', '?f_brand=1'],
  ['/auto/nos-produits/pneus', ''],
  ['/moto/nos-produits/casques', ''],
] as const;
const OTHERS = [
  ['/auto', ''],
  ['/nos-produits', ''],
  ['/search-results', '?q=article'],
  ['/livraison', ''],
  ['/nos-categories-de-produits', ''],
  ['/auto/nos-produits/pieces/article-1', ''],
  ['/moto/nos-produits/pieces/article-2', ''],
] as const;
/** Structure, head and page of the contents. */
const BASIS = 3;

const pagesOf = (shop: ModelShop, category: number): number =>
  2 * shop.manifest.cuts.filter((cut) => cut.categories.includes(category)).length;

/** A wire that answers so many pages, and all others when it is let go on. */
function heldAfter(count: number, shop: ModelShop) {
  const origin = shop.origin();
  const { promise: barrier, settle: goOn } = later();
  let asked = 0;
  const held: CatalogueOrigin = {
    ...origin,
    page: async (hash) => {
      asked += 1;
      if (asked > count) await barrier;
      return origin.page(hash);
    },
  };
  return { origin: held, goOn };
}

async function loadedTo(count: number, service: CatalogueService): Promise<void> {
  await vi.waitFor(async () => expect((await service.status()).loaded).toBe(count));
}

/** Without the details, which come by themselves afterwards, and the moment at which it was confirmed. */
function bare(answer: PageAnswer | null): unknown {
  if (answer?.status !== 200) return answer;
  const { page } = answer;
  if (page.kind !== 'product') return { ...answer, pricedAt: null };
  return { ...page, detail: null, related: [] };
}

describe('a first load under way', () => {
  it('answers at every page boundary as the whole catalogue does, or not at all', async () => {
    const shop = smallShop();
    const whole = catalogueService(depsOf(replicaStore(memoryCatalogueDatabase()), shop));
    await whole.refresh();
    const pages = requiredPages(shop.manifestState()).length;
    const answeredAt = new Map<string, number>();
    for (let boundary = BASIS + 1; boundary < pages; boundary += 1) {
      const { origin, goOn } = heldAfter(boundary, shop);
      const service = catalogueService(depsOf(replicaStore(memoryCatalogueDatabase()), shop, { origin }));
      await service.visit(12);
      const loading = service.refresh();
      await loadedTo(boundary, service);
      for (const [path, search] of [...LISTS, ...OTHERS]) {
        const answer = await service.page(path, search);
        if (answer === null) continue;
        expect(bare(answer), path + search).toEqual(bare(await whole.page(path, search)));
        if (!answeredAt.has(path + search)) answeredAt.set(path + search, boundary);
      }
      goOn();
      expect(await loading).toMatchObject({ phase: 'ready', products: 24 });
    }
    const at = (path: string) => answeredAt.get(path);
    // the visited department as soon as its pages are here, then the next one, several departments never
    expect(at('/moto/nos-produits/casques')).toBe(BASIS + pagesOf(shop, 12));
    const next = BASIS + pagesOf(shop, 12) + pagesOf(shop, 10);
    for (const search of ['', '?f_brand=1']) expect(at(`/auto/nos-produits/freinage${search}`)).toBe(next);
    expect(at('/livraison')).toBe(BASIS + 1);
    for (const path of ['/auto', '/nos-produits', '/search-results?q=article']) expect(at(path)).toBeUndefined();
  });

  it('follows the visitor to another category', async () => {
    const shop = smallShop();
    const origin = shop.origin();
    const { promise: barrier, settle: goOn } = later();
    const asked: string[] = [];
    const service = catalogueService(
      depsOf(replicaStore(memoryCatalogueDatabase()), shop, {
        origin: {
          ...origin,
          page: async (hash) => {
            if (asked.push(hash) > BASIS) await barrier;
            return origin.page(hash);
          },
        },
      }),
    );
    const loading = service.refresh();
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(BASIS));
    const before = asked.length;
    await service.visit(12);
    goOn();
    await loading;
    const wanted = shop.manifest.cuts
      .filter((cut) => cut.categories.includes(12))
      .flatMap((cut) => [cut.card.hash, cut.offer.hash]);
    expect(asked.slice(before, before + wanted.length).toSorted()).toEqual(wanted.toSorted());
  });

  it('shows what has come of a list when nothing else answers: how many of how many, and no counts of filters', async () => {
    const shop = smallShop();
    const { origin, goOn } = heldAfter(BASIS + 2, shop);
    const service = catalogueService(depsOf(replicaStore(memoryCatalogueDatabase()), shop, { origin }));
    await service.visit(10);
    const loading = service.refresh();
    await loadedTo(BASIS + 2, service);
    expect(await service.page('/auto/nos-produits/freinage', '')).toBeNull();
    const part = await service.part('/auto/nos-produits/freinage', '');
    expect(part).toMatchObject({ page: { list: { facets: [], priceBounds: null, coming: { of: 8 } } } });
    const list = part?.status === 200 && part.page.kind === 'list' ? part.page.list : null;
    expect(list?.rows.length).toBe(list?.coming?.here);
    expect(await service.part('/auto/nos-produits/pneus', '')).toBeNull();
    expect(await service.part('/auto', '')).toBeNull();
    goOn();
    await loading;
    expect(await service.part('/auto/nos-produits/freinage', '')).toBeNull();
  });

  it('knows rows by their name when all that were asked for are here, and none before', async () => {
    const shop = smallShop();
    const { origin, goOn } = heldAfter(BASIS + 2, shop);
    const service = catalogueService(depsOf(replicaStore(memoryCatalogueDatabase()), shop, { origin }));
    await service.visit(10);
    const loading = service.refresh();
    await loadedTo(BASIS + 2, service);
    const [here, elsewhere] = [rowOf(3).uuid, rowOf(1).uuid];
    expect((await service.rows([here]))?.map((row) => row.id)).toEqual([3]);
    expect(await service.rows([here, elsewhere])).toBeNull();
    expect(await service.suggest('article')).toBeNull();
    expect(await service.structure()).toEqual(shop.structure);
    goOn();
    await loading;
    expect((await service.rows([here, elsewhere]))?.map((row) => row.id)).toEqual([3, 1]);
  });

  it('goes on where the wire was cut, and answers meanwhile', async () => {
    const shop = smallShop();
    const store = replicaStore(await inBrowser());
    let origin = cutAfter(BASIS + pagesOf(shop, 12), shop);
    const service = catalogueService(
      depsOf(store, shop, {
        origin: {
          manifest: () => origin.manifest(),
          page: (hash) => origin.page(hash),
          changes: (since) => origin.changes(since),
        },
      }),
    );
    await service.visit(12);
    expect(await service.refresh()).toMatchObject({ phase: 'absent', trouble: 'unreachable' });
    expect(await service.page('/moto/nos-produits/casques', '')).toMatchObject({ status: 200 });
    expect(await service.page('/auto/nos-produits/freinage', '')).toBeNull();
    origin = shop.origin();
    expect(await service.refresh()).toMatchObject({ phase: 'ready', products: 24, trouble: null });
    expect(await service.page('/auto/nos-produits/freinage', '')).toMatchObject({ status: 200 });
    expect(shop.answered.length - new Set(shop.answered).size).toBe(0);
  });

  it('cut off at any page and opened anew without a network, answers what had come as the whole does', async () => {
    const shop = smallShop();
    const whole = catalogueService(depsOf(replicaStore(memoryCatalogueDatabase()), shop));
    await whole.refresh();
    const pages = requiredPages(shop.manifestState()).length;
    for (let boundary = 0; boundary < pages; boundary += 1) {
      const store = replicaStore(await inBrowser());
      const before = catalogueService(depsOf(store, shop, { origin: cutAfter(boundary, shop) }));
      await before.visit(12);
      await before.refresh();
      const anew = catalogueService(depsOf(store, shop, { origin: cutAfter(0, shop) }));
      for (const [path, search] of [...LISTS, ...OTHERS]) {
        const [now, then] = [await anew.page(path, search), await before.page(path, search)];
        if (then !== null) expect(bare(now), `${path}${search} after ${boundary}`).toEqual(bare(then));
        if (now !== null) expect(bare(now)).toEqual(bare(await whole.page(path, search)));
      }
      const isVisitedHere = boundary >= BASIS + pagesOf(shop, 12);
      expect((await anew.page('/moto/nos-produits/casques', '')) !== null, `after ${boundary}`).toBe(isVisitedHere);
      expect((await anew.refresh()).phase).toBe('absent');
      expect((await anew.page('/moto/nos-produits/casques', '')) !== null, `after ${boundary}`).toBe(isVisitedHere);
    }
  });

  it('opened anew, goes on with what had come: no page travels twice, and the whole takes its place', async () => {
    const shop = smallShop();
    const store = replicaStore(await inBrowser());
    await catalogueService(depsOf(store, shop, { origin: cutAfter(BASIS + 4, shop) })).refresh();
    const anew = catalogueService(depsOf(store, shop));
    expect(await anew.refresh()).toMatchObject({ phase: 'ready', products: 24, trouble: null });
    expect(shop.answered.length - new Set(shop.answered).size).toBe(0);
    expect(await anew.page('/auto', '')).toMatchObject({ status: 200 });
    expect(await store.begun()).toBeNull();
  });

  it('opened anew after the shop has moved on, gives way to the newer catalogue', async () => {
    const shop = smallShop();
    const store = replicaStore(await inBrowser());
    await catalogueService(depsOf(store, shop, { origin: cutAfter(BASIS + 4, shop) })).refresh();
    shop.edit({ rows: [rowOf(2, { name: 'Article second' })] });
    shop.publish();
    const anew = catalogueService(depsOf(store, shop));
    expect(await anew.refresh()).toMatchObject({ phase: 'ready', products: 24 });
    expect((await anew.rows([rowOf(2).uuid]))?.map(({ name }) => name)).toEqual(['Article second']);
  });

  it.each(['structure', 'cut'] as const)(
    'opened anew with a broken page (%s) that had come, fetches that one again',
    async (what) => {
      const shop = smallShop();
      const store = replicaStore(await inBrowser());
      await catalogueService(depsOf(store, shop, { origin: cutAfter(BASIS + 4, shop) })).refresh();
      const { structure, cuts } = shop.manifest;
      const here = await store.pageHashes();
      const broken =
        what === 'structure' ? structure.hash : (cuts.find(({ card }) => here.has(card.hash))?.card.hash ?? '');
      await store.putPage(broken, new TextEncoder().encode('{'));
      const anew = catalogueService(depsOf(store, shop));
      expect(await anew.page('/moto/nos-produits/casques', '')).toBeNull();
      expect(await anew.refresh()).toMatchObject({ phase: 'ready', products: 24, trouble: null });
      expect(shop.answered.filter((hash) => hash === broken)).toHaveLength(2);
    },
  );
});
