import { afterAll, beforeAll, expect, test } from 'vitest';

import { loadSaleTerms } from '#server/platform/sale-terms/load-sale-terms.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';

import { openBuyer } from './buyer.ts';
import { plantBuyer, plantProduct } from './plant.ts';
import { openSaleWorld, type SaleWorld } from './world/sale-world.ts';

let world: SaleWorld;

beforeAll(async () => {
  world = await openSaleWorld();
});
afterAll(() => world.close());

const PIECES = 10;
const BUYERS = 50;

test('fifty who press at once for the last ten pieces make ten orders, and the others are told', async () => {
  const { outside } = world;
  const product = await plantProduct(world, PIECES);
  const terms = await loadSaleTerms({ db: outside, setting: await settingsIn(outside) }, 'auto');
  const pressed = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const buyer = await openBuyer(world, await plantBuyer(world), terms);
      await buyer.add(product.uuid, 1);
      const press = await buyer.press('banktransfer');
      if (press === null) throw new Error('nothing to order');
      return { buyer, press };
    }),
  );
  /* whom the shop, fifty at once, tells that it is busy presses again */
  const untold = () => pressed.filter(({ press }) => !press.wasPlaced && !press.wasRefused);
  for (let round = 0; round < 20 && untold().length > 0; round += 1)
    await Promise.all(untold().map(({ buyer, press }) => buyer.send(press, null, true)));
  expect(pressed.filter(({ press }) => press.wasPlaced)).toHaveLength(PIECES);
  expect(pressed.filter(({ press }) => press.wasRefused && !press.wasPlaced)).toHaveLength(BUYERS - PIECES);

  const orders = await outside.selectFrom('sale_order').select(['uuid', 'number']).orderBy('id').execute();
  const placed = pressed.filter(({ press }) => press.wasPlaced).map(({ press }) => press.uuid);
  expect(orders.map(({ uuid }) => uuid).toSorted()).toEqual(placed.toSorted());
  const places = orders.map(({ number }) => Number(/\d+$/u.exec(number)?.[0]));
  expect(places).toEqual(Array.from({ length: PIECES }, (_none, at) => at + 1));
  const stock = await outside
    .selectFrom('product_stock')
    .select(['quantity', 'reserved'])
    .where('product_id', '=', product.id)
    .executeTakeFirstOrThrow();
  expect(stock).toEqual({ quantity: PIECES, reserved: PIECES });
});
