import { describe, expect, it } from 'vitest';
import { resolvePage } from '#core/contract/pages/resolve/resolve.ts';
import { memoryCatalogueDatabase } from '#src/catalogue/store/catalogue-database.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';
import { syncCatalogue } from '#src/catalogue/replica/sync.ts';
import { follow, inBrowser, loadDetails, open, wishes } from './device.ts';
import { PLACE, contents, rowOf, smallShop, structure } from './small-shop.ts';

describe('pages of the shop from the replica', () => {
  it('lose a removed product within one pull, and follow a redirect that came with the structure', async () => {
    const shop = smallShop();
    const store = replicaStore(await inBrowser());
    await syncCatalogue(store, shop.origin(), wishes);
    const replica = await open(store);
    const path = '/auto/nos-produits/pieces/article-1';
    expect(await resolvePage(replica.source(PLACE), path, '')).toMatchObject({ status: 200 });
    shop.edit({
      removed: [1],
      structure: { ...structure, redirects: { [path]: { to: '/auto/nos-produits/pneus', status: 301 } } },
      contents: { ...contents, documents: [] },
    });
    await follow(store, shop, replica);
    expect(await resolvePage(replica.source(PLACE), path, '')).toEqual({ status: 301, to: '/auto/nos-produits/pneus' });
    expect(await resolvePage((await open(store)).source(PLACE), path, '')).toMatchObject({ status: 301 });
    expect(await resolvePage(replica.source(PLACE), '/livraison', '')).toEqual({ status: 404 });
  });

  it('carry the date of their prices', async () => {
    const shop = smallShop();
    const store = replicaStore(memoryCatalogueDatabase());
    await syncCatalogue(store, shop.origin(), wishes);
    const replica = await open(store);
    expect(await resolvePage(replica.source(PLACE), '/auto', '')).toMatchObject({
      rev: 1,
      pricedAt: '2026-11-21T08:01:00.000Z',
    });
    shop.edit({ rows: [rowOf(1, { price: 1 })] });
    await follow(store, shop, replica);
    expect(await resolvePage(replica.source(PLACE), '/auto', '')).toMatchObject({
      rev: 2,
      pricedAt: '2026-11-21T08:02:00.000Z',
    });
    replica.confirm('2026-11-21T10:00:00.000Z');
    expect(await resolvePage(replica.source(PLACE), '/auto', '')).toMatchObject({
      pricedAt: '2026-11-21T10:00:00.000Z',
    });
  });

  it('show a product by its card alone until its details are here, then whole, also after a change', async () => {
    const shop = smallShop();
    const store = replicaStore(await inBrowser());
    await syncCatalogue(store, shop.origin(), wishes);
    const replica = await open(store);
    const ask = async () => resolvePage(replica.source(PLACE), '/auto/nos-produits/pieces/article-3', '');
    expect(await ask()).toMatchObject({ page: { kind: 'product', detail: null } });
    await loadDetails(store, shop);
    expect(await ask()).toMatchObject({ page: { detail: { shortDescription: 'Article 3' } } });
    shop.edit({ rows: [rowOf(3, { name: 'Article trois' })] });
    await follow(store, shop, replica);
    expect(await ask()).toMatchObject({ page: { detail: { shortDescription: 'Article trois' } } });
  });

  it('find articles, pages and shelves while somebody types', async () => {
    const shop = smallShop();
    const store = replicaStore(memoryCatalogueDatabase());
    await syncCatalogue(store, shop.origin(), wishes);
    const replica = await open(store);
    expect(await replica.suggest('livr')).toEqual([{ kind: 'page', label: 'Livraison', href: '/livraison' }]);
    expect((await replica.suggest('casq'))[0]).toEqual({
      kind: 'category',
      label: 'Casques',
      href: '/moto/nos-produits/casques',
    });
    expect((await replica.suggest('article 7'))[0]).toMatchObject({ kind: 'product', label: 'Article 7' });
  });
});
