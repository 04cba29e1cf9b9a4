/** Stock as a list (domain 2.6): every column, order, filter and word, over a shop that has some. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { stock } from '#core/resources/catalogue/stock.ts';
import { askedBy, describeLists, listOf } from '#tests/server/resources/list-laws.ts';
import { createSyncShop, type SyncShop } from '#tests/server/sync/sync-shop.ts';

let shop: SyncShop;
/** SKUs by what their stock is like. */
const skus: Record<'free' | 'low' | 'order' | 'out' | 'plenty' | 'reserved', string> = {
  free: '',
  low: '',
  order: '',
  out: '',
  plenty: '',
  reserved: '',
};

beforeAll(async () => {
  shop = await createSyncShop();
  const article = async (held: number, facts: Record<string, unknown> = {}, reserved = 0): Promise<string> => {
    const { id, sku } = await shop.product({ stock: held });
    if (Object.keys(facts).length > 0) await shop.db.updateTable('product').set(facts).where('id', '=', id).execute();
    await shop.db.updateTable('product_stock').set({ reserved }).where('product_id', '=', id).execute();
    return sku;
  };
  skus.plenty = await article(40, { ean13: '4006381333931' });
  skus.low = await article(3);
  skus.out = await article(0);
  skus.order = await article(0, { back_orders: true });
  skus.reserved = await article(9, {}, 9);
  skus.free = await article(1, { manage_stock: false });
});
afterAll(() => shop.close());

describeLists([stock], () => shop);

const skusOf = async (given: Record<string, unknown>) =>
  (await listOf(shop, stock, given)).data.map(({ fields }) => String(fields['sku'])).toSorted();

test('each view shows what waits for it', async () => {
  const views = stock.list.views ?? [];
  const shown = await Promise.all(views.map(({ query }) => skusOf(askedBy(query))));
  expect(shown).toEqual([[skus.out, skus.reserved].toSorted(), [skus.low], [skus.reserved]]);
});

test('what is free is what is there less what is set aside, and an article that is not counted is said to be', async () => {
  const { data } = await listOf(shop, stock);
  const fieldsOf = (sku: string) => data.find(({ fields }) => fields['sku'] === sku)?.fields;
  expect(fieldsOf(skus.reserved)).toMatchObject({ onHand: 9, reserved: 9, available: 0, state: 'out' });
  expect(fieldsOf(skus.free)).toMatchObject({ state: 'free' });
  expect(fieldsOf(skus.order)).toMatchObject({ state: 'order', backOrders: true, lastMovementAt: null });
});

test('an article is found by its SKU, its name and its bar code, and by where it lies', async () => {
  expect(await skusOf({ q: '4006381333931' })).toEqual([skus.plenty]);
  expect(await skusOf({ q: skus.low })).toEqual([skus.low]);
  expect(await skusOf({ q: 'plaquettes frein' })).toHaveLength(6);
  expect(await skusOf({ 'filter[source][is]': 'principal' })).toHaveLength(6);
  expect(await skusOf({ 'filter[source][is]': 'ailleurs' })).toEqual([]);
});
