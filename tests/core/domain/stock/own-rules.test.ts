/** The rules of stock of an article that says something of its own. */
import { expect, test } from 'vitest';

import { rulesFor, STOCK, stockState } from '#core/domain/catalogue/stock.ts';

const shop = { outThreshold: 0, lowThreshold: 5 };

test('an article has the threshold of the shop, or its own', () => {
  const state = (own: number | null, quantity: number) =>
    stockState(quantity, rulesFor(shop, { back_orders: false, low_stock_threshold: own }));
  expect([state(null, 5), state(null, 6)]).toEqual([STOCK.low, STOCK.in]);
  expect([state(2, 2), state(2, 3)]).toEqual([STOCK.low, STOCK.in]);
  expect([state(0, 1), state(0, 0)]).toEqual([STOCK.in, STOCK.out]);
});

test('a shop that tells of no few left tells of none of any article', () => {
  const rules = rulesFor({ outThreshold: 0, lowThreshold: 0 }, { back_orders: true, low_stock_threshold: 9 });
  expect(rules).toEqual({ outThreshold: 0, lowThreshold: 0, backOrders: true });
});
