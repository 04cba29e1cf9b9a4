import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Change } from '#core/wire/sync.ts';
import { unlessRaced } from '#server/sync/change/unless-raced.ts';
import { CHANGE_HANDLERS } from '#server/subjects/shop-subjects.ts';

import {
  add,
  cartOf,
  connectionsWaiting,
  createSyncShop,
  inShort,
  noop,
  type Device,
  type SyncShop,
} from './sync-shop.ts';

/** What happens when a change begins for the nth time: its push has read what ran before and has written nothing yet. */
const meanwhile = new Map<string, { nth: number; happens: () => Promise<unknown> }>();
/** Changes whose handler began, as often as it did. */
const begun: string[] = [];
let shop: SyncShop;
let device: Device;
let product: { uuid: string };

beforeAll(async () => {
  const real = CHANGE_HANDLERS['api.cart.items.store'];
  shop = await createSyncShop({
    'api.cart.items.store': {
      ...real,
      run: async (ground, call) => {
        begun.push(ground.mutId);
        const other = meanwhile.get(ground.mutId);
        if (other?.nth === begun.filter((one) => one === ground.mutId).length) await other.happens();
        return real.run(ground, call);
      },
    },
  });
  product = await shop.product();
});
afterAll(() => shop.close());
beforeEach(async () => {
  device = await shop.newDevice();
  begun.length = 0;
  shop.faults.length = 0;
});

const quantity = async () => (await cartOf(device)).lines[0]?.quantity ?? 0;

test('S8 S25 two pushes of one lane execute one after the other, however they meet', async () => {
  await device.push([noop(1)]);
  const changes = [add(2, product.uuid, 2), add(3, product.uuid, 3)];
  const [first] = changes;
  const second: Promise<unknown>[] = [];
  const happens = async () => {
    second.push(device.push(changes));
    while (begun.length < 2 && (await connectionsWaiting(shop.db)) === 0);
  };
  meanwhile.set(first?.mutId ?? '', { nth: 1, happens });
  const results = await device.push(changes);
  expect(await Promise.all(second)).toEqual([results]);
  expect(begun).toEqual(changes.map(({ mutId }) => mutId));
  expect([inShort(results), await quantity()]).toEqual([['applied', 'applied'], 5]);
});

/** Another group of the visitor wins the race for one change after the other, one in each try of the push. */
function loseOneByOne(changes: readonly Change[]) {
  const winner = shop.device(device.visitor);
  for (const [at, change] of changes.entries()) {
    meanwhile.set(change.mutId, { nth: at + 1, happens: () => winner.push([change]) });
  }
}

test.each([3, 8])(
  'S24 S25 a push that loses %d races takes the winners’ results, and nobody hears of a fault',
  async (races) => {
    const changes = Array.from({ length: races }, (_, at) => add(at + 1, product.uuid, at + 1));
    loseOneByOne(changes);
    expect(inShort(await device.push(changes))).toEqual(changes.map(() => 'applied'));
    expect(begun.length).toBeGreaterThan(changes.length);
    expect(shop.faults).toEqual([]);
    expect(await quantity()).toBe((races * (races + 1)) / 2);
    expect((await device.pull()).lastSeq).toEqual({ 'cart:auto': races });
  },
);

test('S25 a race that is lost each time is a fault in the end, which the device waits for', async () => {
  const details = { code: '23505', constraint: 'sync_result_pkey' };
  const lost = Object.assign(new pg.DatabaseError('duplicate key', 0, 'error'), details);
  let tries = 0;
  const run = () => {
    tries += 1;
    return tries > 1_000 ? Promise.resolve('endless') : Promise.reject(lost);
  };
  await expect(unlessRaced(run)).rejects.toBe(lost);
  expect(tries).toBeGreaterThan(1);
});
