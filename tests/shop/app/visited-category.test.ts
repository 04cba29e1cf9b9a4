import { expect, it } from 'vitest';
import { visitedCategory } from '#src/shop/app/navigation/visited-category.ts';
import { catalogueService } from '#src/catalogue/service/service.ts';
import { memoryCatalogueDatabase } from '#src/catalogue/store/catalogue-database.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';
import { depsOf } from '#tests/catalogue/device.ts';
import { smallShop } from '#tests/catalogue/small-shop.ts';

it('a first load begins with the category of the list or product on the screen, and with none elsewhere', async () => {
  const service = catalogueService(depsOf(replicaStore(memoryCatalogueDatabase()), smallShop()));
  await service.refresh();
  const visited = async (path: string) => visitedCategory(await service.page(path, ''));
  expect(await visited('/auto/nos-produits/freinage')).toBe(10);
  expect(await visited('/auto/nos-produits/pieces/article-1')).toBe(11);
  expect(await visited('/nos-produits')).toBeNull();
  expect(await visited('/auto')).toBeNull();
  expect(await visited('/auto/nos-produits/inconnue')).toBeNull();
  expect(visitedCategory(undefined)).toBeNull();
});
