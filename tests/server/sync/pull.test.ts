import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';

import { pullRoute } from '#core/wire/sync.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { randomIds } from '#server/ids.ts';

import {
  acknowledge,
  add,
  createSyncShop,
  inShort,
  message,
  quantitiesOf,
  quote,
  isCart,
  remove,
  setQuantity,
  type Device,
  type SyncShop,
} from './sync-shop.ts';

let shop: SyncShop;
let device: Device;

beforeAll(async () => {
  shop = await createSyncShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  device = await shop.newDevice();
});

const keys = (answer: Awaited<ReturnType<Device['pull']>>) => answer.changes.map(({ key }) => key).sort();
const cartIn = (answer: Awaited<ReturnType<Device['pull']>>) => answer.changes.map(({ record }) => record).find(isCart);

test('S11 without a cursor the whole state comes, and it is no reset', async () => {
  const { uuid } = await shop.product();
  const [asked, sent] = [quote(2, uuid), message(1)];
  await device.push([add(1, uuid), asked, add(3, uuid, 4), sent]);
  const answer = await device.pull();
  expect(answer).toMatchObject({ from: null, reset: false });
  expect(keys(answer)).toEqual(['cart:auto', `contact:${uuidOf(sent)}`, `quote:${uuidOf(asked)}`]);
  expect(v.is(pullRoute.answer, answer)).toBe(true);
});

test('S12 a pull tells what changed since its cursor and the last number of every lane', async () => {
  const { uuid } = await shop.product();
  await device.push([add(1, uuid), message(1)]);
  const first = await device.pull();
  const sent = message(2);
  await device.push([sent, add(2, randomUUID()), add(3, randomUUID())]);
  const second = await device.pull(first.to);
  expect(second.from).toEqual(first.to);
  expect(keys(second)).toEqual([`contact:${uuidOf(sent)}`]);
  expect(second.lastSeq).toEqual({ 'cart:auto': 3, contact: 2 });
});

test('S12 nothing new is at most 400 bytes and writes nothing', async () => {
  const { uuid } = await shop.product();
  await device.push([add(1, uuid), add(1, uuid, 1, { area: 'moto' }), message(1)]);
  await sql`update sync_lane set last_seq = 123456 where group_id = ${device.group}`.execute(shop.db);
  await sql`update channel set rev = 123456 where name = ${`visitor:${device.visitor}`}`.execute(shop.db);
  const before = await device.pull();
  const written = await rowVersions();
  const answer = await device.pull(before.to);
  expect(answer).toMatchObject({ from: before.to, to: before.to, reset: false, changes: [] });
  expect(JSON.stringify(answer).length).toBeLessThanOrEqual(400);
  expect(await rowVersions()).toEqual(written);
});

/** Every row version of what belongs to persons: a write of any kind makes another one. */
async function rowVersions() {
  const tables = [
    'visitor',
    'sync_group',
    'sync_lane',
    'sync_result',
    'channel',
    'channel_change',
    'cart',
    'cart_line',
  ];
  const versions = tables.map((name) => sql`select ${name} as name, xmin::text, ctid::text from ${sql.table(name)}`);
  const { rows } = await sql`select * from (${sql.join(versions, sql` union all `)}) all_rows`.execute(shop.db);
  return rows;
}

test('S12 nobody else’s records are in a pull', async () => {
  const { uuid } = await shop.product();
  await device.push([add(1, uuid), quote(2, uuid), message(1)]);
  const stranger = await shop.newDevice();
  expect((await stranger.pull()).changes).toEqual([]);
  const { to } = await device.pull();
  const answer = await stranger.pull(to);
  expect(answer).toMatchObject({ reset: true, changes: [], lastSeq: {} });
});

test('S12 what a second device of the person did comes to the first', async () => {
  const { uuid } = await shop.product();
  const { to } = await device.pull();
  const second = shop.device(device.visitor);
  await second.push([add(1, uuid, 3)]);
  const answer = await device.pull(to);
  expect(
    quantitiesOf(cartIn(answer) ?? { kind: 'cart', area: 'auto', lines: [], notices: [], pricedAt: null }),
  ).toEqual([[uuid, 3]]);
  expect(answer.lastSeq).toEqual({});
});

test('S11 a cursor of another epoch, of another history, of the future or of nobody is a reset with the whole state', async () => {
  const { uuid } = await shop.product();
  await device.push([add(1, uuid)]);
  const { to: old } = await device.pull();
  await device.push([add(2, uuid)]);
  const { to } = await device.pull(old);
  const [, digests = ''] = to.revId.split('.');
  const strange = [
    { ...to, epoch: randomUUID() },
    { ...to, rev: to.rev + 1 },
    { ...to, revId: `AAAAAAAAAAAAAAAAAAAAAA.${digests}` },
    { ...to, revId: 'none' },
    { ...to, revId: '' },
    { ...to, revId: to.revId.slice(0, -8) },
    { ...to, revId: `${to.revId}.more` },
    { ...old, revId: to.revId },
    { ...to, rev: 0 },
  ];
  for (const cursor of strange) {
    const answer = await device.pull(cursor);
    expect(answer).toMatchObject({ from: null, to, reset: true });
    expect(keys(answer)).toEqual(['cart:auto']);
  }
  expect(await device.pull(old)).toMatchObject({ from: old, reset: false });
});

test('S11 a restored server is recognised, although its revisions have the same numbers', async () => {
  const { uuid } = await shop.product();
  await device.push([add(1, uuid)]);
  const { to } = await device.pull();
  const name = `visitor:${device.visitor}`;
  await sql`delete from channel where name = ${name}`.execute(shop.db);
  await inTransaction(shop.db, (trx) =>
    advanceChannel(trx, name, [{ entity: 'cart:auto' }], { ids: randomIds, now: shop.clock.now() }),
  );
  expect(await device.pull(to)).toMatchObject({ reset: true, to: { rev: to.rev } });
});

test('S11 a cursor from before the first write stays good', async () => {
  const { uuid } = await shop.product();
  const { to } = await device.pull();
  await device.push([add(1, uuid)]);
  const answer = await device.pull(to);
  expect(answer).toMatchObject({ from: to, reset: false });
  expect(keys(answer)).toEqual(['cart:auto']);
});

test('S28 a price or stock that moves comes with the next pull, although no revision moved', async () => {
  const { id, uuid } = await shop.product({ stock: 5 });
  await device.push([add(1, uuid, 5)]);
  const first = await device.pull();
  await shop.db.updateTable('product').set({ price: '13.0000' }).where('id', '=', id).execute();
  const second = await device.pull(first.to);
  expect(second.to.rev).toBe(first.to.rev);
  expect(cartIn(second)).toMatchObject({ lines: [{ unitPrice: 130_000 }], notices: [{ code: 'cart.priceChanged' }] });
  await shop.stock(id, 4);
  const third = await device.pull(second.to);
  expect(cartIn(third)).toMatchObject({ lines: [{ quantity: 4 }] });
  expect((await device.pull(third.to)).changes).toEqual([]);
});

test('S28 a quantity that another device moved comes with the next pull, where nothing is to be told of it', async () => {
  const { uuid } = await shop.product();
  await device.push([add(1, uuid, 2)]);
  const { to } = await device.pull();
  await shop.device(device.visitor).push([setQuantity(1, uuid, 2, 5)]);
  expect(cartIn(await device.pull(to))).toMatchObject({ lines: [{ lineKey: uuid, quantity: 5 }], notices: [] });
});

test('S12 S28 a notice that is found by reading is told once: that time goes by is no news', async () => {
  const { id, uuid } = await shop.product();
  await device.push([add(1, uuid)]);
  await shop.db.updateTable('product').set({ price: '13.0000' }).where('id', '=', id).execute();
  const { changes, to } = await device.pull();
  expect(changes).toMatchObject([{ record: { notices: [{ code: 'cart.priceChanged' }] } }]);
  shop.clock.advance(60_000);
  expect(await device.pull(to)).toMatchObject({ to, changes: [] });
});

test('S12 S28 each cart is compared with itself: one that stayed is not told again with one that moved', async () => {
  const [car, bike] = [await shop.product(), await shop.product({ area: 'moto' })];
  await device.push([add(1, car.uuid), add(1, bike.uuid, 1, { area: 'moto' })]);
  const { to } = await device.pull();
  expect((await device.pull(to)).changes).toEqual([]);
  for (const [moved, key] of [
    [car, 'cart:auto'],
    [bike, 'cart:moto'],
  ] as const) {
    await shop.db.updateTable('product').set({ price: '99.0000' }).where('id', '=', moved.id).execute();
    await shop.db.updateTable('product').set({ price: '12.5000' }).where('id', '!=', moved.id).execute();
    expect(keys(await device.pull(to))).toEqual([key]);
  }
});

test('S28 a notice that takes the place of another is news, although nothing else of the cart moved', async () => {
  const [first, second] = [await shop.product(), await shop.product()];
  const gone = shop.db.updateTable('product').set({ is_active: false }).where('id', 'in', [first.id, second.id]);
  await gone.execute();
  await device.push([add(1, first.uuid)]);
  const { to } = await device.pull();
  await device.push([acknowledge(2, [first.uuid]), add(3, second.uuid)]);
  expect(cartIn(await device.pull(to))?.notices).toMatchObject([{ lineKey: second.uuid }]);
});

test('S28 a special price that begins without a write comes with the next pull', async () => {
  const { id, uuid } = await shop.product({ price: '100.0000' });
  const special = { special_price: '80.0000', special_from: '2099-01-01' };
  await shop.db.updateTable('product').set(special).where('id', '=', id).execute();
  await device.push([add(1, uuid, 1, { price: 1_000_000 })]);
  const { to } = await device.pull();
  shop.clock.advance(3_600_000);
  expect((await device.pull(to)).changes).toEqual([]);
  shop.clock.advance(Date.parse('2099-01-01T00:00:00+01:00') - shop.clock.now().getTime());
  expect(cartIn(await device.pull(to))?.lines[0]?.unitPrice).toBe(800_000);
});

test('S10 only what was executed moves the channel, one revision a lane and push', async () => {
  const { uuid } = await shop.product();
  const { to } = await device.pull();
  await device.push([add(1, randomUUID()), { ...add(2, uuid), args: {} }]);
  expect((await device.pull(to)).to.rev).toBe(0);
  await device.push([add(3, uuid), add(4, uuid), message(1)]);
  expect((await device.pull(to)).to.rev).toBe(2);
});

test('S10 writers of one channel at once get revisions without gap or double, in the order of their commits', async () => {
  const name = `visitor:${device.visitor}`;
  const revs = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      inTransaction(shop.db, (trx) =>
        advanceChannel(trx, name, [{ entity: `quote:${at}` }, { entity: 'cart:auto' }], {
          ids: randomIds,
          now: shop.clock.now(),
        }),
      ),
    ),
  );
  expect(revs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  const rows = await shop.db.selectFrom('channel_change').selectAll().where('channel', '=', name).execute();
  expect(rows.find((row) => row.entity === 'cart:auto')?.rev).toBe(20);
});

test('S12 records and numbers of a pull are of one snapshot, whatever is pushed meanwhile', async () => {
  const { uuid } = await shop.product();
  const pushes = (async () => {
    for (let seq = 1; seq <= 30; seq += 1) {
      expect(inShort(await device.push([seq % 3 === 0 ? remove(seq, uuid) : add(seq, uuid, 1)]))).toEqual(['applied']);
    }
  })();
  for (let left = 30; left > 0; left -= 1) {
    const answer = await device.pull();
    const last = answer.lastSeq['cart:auto'] ?? 0;
    expect(cartIn(answer)?.lines[0]?.quantity ?? 0).toBe(last % 3);
  }
  await pushes;
});

test('S12 a change without effect acknowledges its number and sends no record', async () => {
  const { uuid } = await shop.product();
  await device.push([add(1, uuid)]);
  const { to } = await device.pull();
  await device.push([setQuantity(2, randomUUID(), 1, 2)]);
  expect(await device.pull(to)).toMatchObject({ changes: [], lastSeq: { 'cart:auto': 2 } });
});

function uuidOf({ args }: { args: unknown }): string {
  return v.parse(v.object({ uuid: v.string() }), args).uuid;
}
