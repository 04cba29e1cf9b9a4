/** Who says whether a product is sold without stock: the product, or else the shop. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { saveSettings } from '#server/subjects/settings/save-settings.ts';
import { openCatalogue, type LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { STOCK } from '#core/domain/catalogue/stock.ts';

import { openProductShop, type ProductShop } from './product-shop.ts';

const CODE = 'catalog.inventory.stock_options.back_orders';

let shop: ProductShop;
let live: LiveCatalogue;
beforeAll(async () => {
  shop = await openProductShop();
  live = await openCatalogue(shop);
});
afterAll(() => shop.close());

const setShop = (value: boolean | undefined, area?: 'auto' | 'moto') =>
  saveSettings({ ...shop, seal: null }, { permissions: new Set(['config.catalog.update']) }, [
    { code: CODE, value, ...(area === undefined ? {} : { place: { channel: area } }) },
  ]);

async function stockOf(uuid: string): Promise<number | undefined> {
  await shop.publish();
  return (await live.refresh()).catalogue.byUuid(uuid)?.stock;
}

test('a product that does not say follows the setting of its half of the shop, one that says keeps to it', async () => {
  const [silent, yes, no] = [
    await shop.store(),
    await shop.store({ withoutStock: 'yes' }),
    await shop.store({ withoutStock: 'no' }),
  ];
  const all = async () => [await stockOf(silent), await stockOf(yes), await stockOf(no)];
  expect(await all()).toEqual([STOCK.out, STOCK.order, STOCK.out]);
  await setShop(true, 'auto');
  expect(await all()).toEqual([STOCK.order, STOCK.order, STOCK.out]);
  const later = await shop.store();
  const elsewhere = await shop.store({ area: 'moto' });
  expect([await stockOf(later), await stockOf(elsewhere)]).toEqual([STOCK.order, STOCK.out]);
  await shop.edit(later, { withoutStock: 'no' });
  expect(await stockOf(later)).toBe(STOCK.out);
  await setShop(undefined, 'auto');
  expect(await all()).toEqual([STOCK.out, STOCK.order, STOCK.out]);
});

test('what the desk of stock decides is said for the article from then on', async () => {
  const uuid = await shop.store();
  await shop.database.pool.query('update product set back_orders = true where uuid = $1', [uuid]);
  expect(await shop.one(`select without_stock as value from product where uuid = '${uuid}'`)).toBe('yes');
  await setShop(true);
  await setShop(false);
  expect(await stockOf(uuid)).toBe(STOCK.order);
});
