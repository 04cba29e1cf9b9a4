/** Devices that are open while a maintenance begins: their work waits, and goes on by itself. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { randomIds } from '#server/ids.ts';
import { closeShop, openShop, type MaintenancePlace } from '#server/subjects/settings/maintenance.ts';
import { addArgs } from '#tests/support/samples/person-samples.ts';

import type { WholeServer } from '../contract/whole-server.ts';
import { arrived, parkedOn } from './carts.ts';
import { openEndlessShop } from './endless-shop.ts';
import { openShopDevice, type ShopDevice } from './shop-device.ts';

let server: WholeServer;
let pads: string;
let disc: string;
let device: ShopDevice;

beforeAll(async () => {
  ({ server, pads, disc } = await openEndlessShop());
});
afterAll(() => server.close());
beforeEach(async () => {
  device = await openShopDevice(server);
});
afterEach(async () => {
  await turn('all', openShop);
  expect(device.faults).toEqual([]);
  device.close();
});

const turn = async (place: MaintenancePlace, how: typeof openShop) => {
  await how({ db: server.db, clock: server.clock, ids: randomIds }, place);
  await server.refresh();
};
const add = (product: string) => device.perform('api.cart.items.store', addArgs('auto', product, 1));
const waiting = () => device.performDeps.store.read(['outbox'], (t) => Promise.resolve(t.outbox.all()));

test.each(['all', 'auto'] as const)(
  'S53 S15 what is done on an open device while maintenance closes %s waits, and is sent once it ends',
  async (place) => {
    await add(pads);
    await arrived(server, device, [{ lineKey: pads, quantity: 1 }]);
    await turn(place, closeShop);
    await add(pads);
    await add(disc);
    await device.clock.advance(180_000);
    expect(await waiting()).toHaveLength(2);
    expect(await parkedOn(device)).toEqual([]);
    await turn(place, openShop);
    await device.clock.advance(60_000);
    expect(await waiting()).toEqual([]);
    await arrived(server, device, [
      { lineKey: pads, quantity: 2 },
      { lineKey: disc, quantity: 1 },
    ]);
  },
);
