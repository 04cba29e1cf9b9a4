import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { NOOP } from '#core/wire/sync.ts';
import { append } from '#src/sync/outbox/perform.ts';
import { addArgs, quoteArgs } from '#tests/support/samples/person-samples.ts';
import type { Fate } from '#tests/support/sync/wire.ts';

import type { WholeServer } from '../contract/whole-server.ts';
import { arrived as everywhere, cartsOf, parkedOn, type Line } from './carts.ts';
import { openEndlessShop } from './endless-shop.ts';
import { openShopDevice, type ShopDevice } from './shop-device.ts';
import { quoteKind } from '#core/contract/quotes/quote-record.ts';

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
  server.mails.length = 0;
});
afterEach(() => {
  expect(device.faults).toEqual([]);
  device.close();
});

const add = (product: string, delta = 1) => device.perform('api.cart.items.store', addArgs('auto', product, delta));

const arrived = (lines: readonly Line[]) => everywhere(server, device, lines);

const fates: Fate[] = ['requestLost', 'answerLost', 'doubled', 'repeatedLate', 'faultAfter'];

for (const fate of fates) {
  test(`S43 S46 S54 a change whose request is ${fate} counts once`, async () => {
    await add(pads, 2);
    await arrived([{ lineKey: pads, quantity: 2 }]);
    device.wire.fates.push(fate, fate);
    await add(pads);
    await add(disc);
    await arrived([
      { lineKey: pads, quantity: 3 },
      { lineKey: disc, quantity: 1 },
    ]);
  });
}

test('S54 a server that dies in the middle of a push and comes back has everything, once', async () => {
  await add(pads);
  await arrived([{ lineKey: pads, quantity: 1 }]);
  const dying = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  for (let round = 0; round < 5; round += 1) {
    await add(pads);
    await dying.execute(server.db).catch(() => undefined);
  }
  await arrived([{ lineKey: pads, quantity: 6 }]);
});

test('S57 S66 three tabs write into one queue, and the next in line goes on when the sender closes', async () => {
  const [first] = device.tabs;
  await device.openTab();
  await device.openTab();
  device.wire.cut = true;
  await Promise.all([add(pads), add(disc), add(pads)]);
  await device.clock.advance(100);
  first?.close();
  device.wire.cut = false;
  await arrived([
    { lineKey: pads, quantity: 2 },
    { lineKey: disc, quantity: 1 },
  ]);
  const rows = await device.performDeps.store.read(['sent'], (t) => Promise.resolve(t.sent.all()));
  expect(rows.map((row) => row.seq).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
});

test('S60 lost cookies: the cart that was seen and what waited reach the new visitor', async () => {
  await add(pads, 2);
  await arrived([{ lineKey: pads, quantity: 2 }]);
  device.loseCookies();
  await add(disc);
  await add(pads);
  expect((await cartsOf(device)).shown).toEqual([
    { lineKey: pads, quantity: 3 },
    { lineKey: disc, quantity: 1 },
  ]);
  await arrived([
    { lineKey: pads, quantity: 3 },
    { lineKey: disc, quantity: 1 },
  ]);
});

test('S61 a restored server that lost the last changes gets them again with their numbers', async () => {
  await add(pads);
  await arrived([{ lineKey: pads, quantity: 1 }]);
  await add(disc);
  await add(pads);
  await arrived([
    { lineKey: pads, quantity: 2 },
    { lineKey: disc, quantity: 1 },
  ]);
  // A backup from before the second and third change: lane, results and cart are back where they were.
  await sql`update shop set epoch = gen_random_uuid()`.execute(server.db);
  await sql`update sync_lane set last_seq = 1 where last_seq = 3`.execute(server.db);
  await sql`delete from sync_result where seq > 1`.execute(server.db);
  await sql`delete from cart_line l using product p where p.id = l.product_id and p.uuid = ${disc}`.execute(server.db);
  await sql`update cart_line set quantity = 1`.execute(server.db);
  device.tabs[0]?.runner.tell({ type: 'poked', ageMs: 0, rev: null });
  await device.clock.settle();
  await arrived([
    { lineKey: pads, quantity: 2 },
    { lineKey: disc, quantity: 1 },
  ]);
});

test('S61 another epoch alone changes nothing on either side', async () => {
  await add(pads, 4);
  await arrived([{ lineKey: pads, quantity: 4 }]);
  await sql`update shop set epoch = gen_random_uuid()`.execute(server.db);
  device.tabs[0]?.runner.tell({ type: 'poked', ageMs: 0, rev: null });
  await arrived([{ lineKey: pads, quantity: 4 }]);
});

test('S47 S50 what the shop refuses parks with its reason and holds nothing up', async () => {
  await add('00000000-0000-4000-8000-000000000000');
  await add(pads);
  await arrived([{ lineKey: pads, quantity: 1 }]);
  const parked = await parkedOn(device);
  expect(parked.map((row) => row.reason)).toEqual([
    { class: 'refused', code: 'cart.productUnavailable', data: expect.anything() },
  ]);
});

test('S52 a change that makes the whole request unreadable is found, parks alone, and the others arrive', async () => {
  const { store } = device.performDeps;
  device.online(false);
  await add(pads);
  await add(disc);
  await store.write(['outbox'], async (t) => {
    const [, second] = await t.outbox.all();
    if (second?.sends === 0)
      await t.outbox.put([{ ...second, args: { ...Object(second.args), note: 'a\0b' }, sends: 1 }]);
  });
  device.online(true);
  await add(pads);
  await arrived([{ lineKey: pads, quantity: 2 }]);
  expect((await parkedOn(device)).map((row) => row.reason)).toEqual([
    { class: 'refused', code: 'input.invalid', data: {} },
  ]);
});

test('S54 S68 a quote request is made once, with one mail to each side, and its author is forgotten here', async () => {
  await add(pads);
  device.wire.fates.push('answerLost', 'faultAfter', 'doubled');
  const uuid = crypto.randomUUID();
  await device.perform('api.checkout.quotes.store', quoteArgs(uuid, 'auto', pads));
  await arrived([]);
  await server.post();
  expect(server.mails).toHaveLength(2);
  const quote = (await device.view()).records.get(`quote:${uuid}`);
  expect(quoteKind.is(quote) && quote.number).toMatch(/^DEV\d{8}$/);
  const kept = await device.performDeps.store.read(['outbox', 'sent', 'results', 'base'], async (t) =>
    JSON.stringify([await t.outbox.all(), await t.sent.all(), await t.results.all(), await t.base.all()]),
  );
  expect(kept).not.toContain('camille@example.test');
});

test('S44 a thousand changes go in at most ten requests', async () => {
  const { store, now, newId, notify } = device.performDeps;
  device.tabs[0]?.runner.tell({ type: 'offline' });
  await store.write(['meta', 'outbox'], async (t) => {
    for (let one = 0; one < 1_000; one += 1) {
      const args = addArgs('auto', one % 2 === 0 ? pads : disc, 1);
      const change = { mutId: newId(), route: 'api.cart.items.store', v: 1, args, at: now() };
      await append(t, 'cart:auto', change, newId);
    }
  });
  notify();
  device.asked.length = 0;
  device.online(true);
  await arrived([
    { lineKey: pads, quantity: 500 },
    { lineKey: disc, quantity: 500 },
  ]);
  expect(device.asked.filter((one) => one.path === '/api/sync/push').length).toBeLessThanOrEqual(10);
}, 120_000);

test('S56 a pull with nothing new is small and writes nothing', async () => {
  await add(pads);
  await arrived([{ lineKey: pads, quantity: 1 }]);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const remove = vi.spyOn(IDBObjectStore.prototype, 'delete');
  device.asked.length = 0;
  await device.clock.advance(65_000);
  const pulls = device.asked.filter((one) => one.path === '/api/sync/pull');
  expect(pulls.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...pulls.map((one) => one.bytes))).toBeLessThanOrEqual(400);
  expect(device.asked).toHaveLength(pulls.length);
  expect([put, remove].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
  vi.restoreAllMocks();
});

test('S45 S46 a change taken back before it left travels as a noop, one that left waits for its answer', async () => {
  device.wire.cut = true;
  const { takeBack } = await import('#src/sync/outbox/parked.ts');
  device.tabs[0]?.runner.tell({ type: 'offline' });
  const first = await add(pads);
  const second = await add(disc);
  expect(await takeBack(device.performDeps, [first.lane, first.seq])).toBe(true);
  device.wire.cut = false;
  device.wire.fates.push('answerLost');
  device.online(true);
  await device.clock.settle();
  expect(await takeBack(device.performDeps, [second.lane, second.seq])).toBe(false);
  await arrived([{ lineKey: disc, quantity: 1 }]);
  const sent = await device.performDeps.store.read(['sent'], (t) => Promise.resolve(t.sent.all()));
  expect(sent.find((row) => row.seq === first.seq)?.route).toBe(NOOP);
});
