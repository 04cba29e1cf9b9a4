/** Groups that give way, and those that a sign-out gives back: what was executed in them stays known (rules S24, S34). */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Change } from '#core/wire/sync.ts';
import { customerPerson, visitorPerson } from '#server/platform/person.ts';
import { giveBack } from '#server/sync/release-groups.ts';
import { sweepSync } from '#server/sync/sweep-sync.ts';

import { createOfficeShop, note, textOf, type OfficeShop } from '../office-shop.ts';
import {
  add,
  connectionsWaiting,
  createSyncShop,
  noop,
  unknownRoute,
  type Device,
  type SyncShop,
} from '../sync-shop.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let shop: SyncShop;
let office: OfficeShop;
beforeAll(async () => {
  [shop, office] = [await createSyncShop(), await createOfficeShop()];
});
afterAll(() => Promise.all([shop.close(), office.close()]));

/** Another device of the same person. */
const nextOf = ({ visitor, customer }: Device): Device => shop.device(visitor, randomUUID(), customer);
const groupsOf = async (column: 'visitor_id' | 'customer_id', id: string): Promise<string[]> =>
  (await shop.db.selectFrom('sync_group').select('id').where(column, '=', id).execute()).map((row) => row.id);
const quantityIn = async ({ customer, visitor }: Device): Promise<number> => {
  const [column, id] = customer === null ? (['visitor_id', visitor] as const) : (['customer_id', customer] as const);
  const rows = await shop.db
    .selectFrom('cart_line')
    .innerJoin('cart', 'cart.id', 'cart_line.cart_id')
    .select('quantity')
    .where(`cart.${column}`, '=', id)
    .execute();
  return rows.reduce((sum, row) => sum + row.quantity, 0);
};
/** Fifty databases begun after this one, an hour apart. */
const pushOut = async (device: Device): Promise<void> => {
  for (let at = 0; at < 50; at += 1) {
    shop.clock.advance(HOUR_MS);
    await nextOf(device).push([noop(1)]);
  }
};

/** More than twice as often as a person has groups. */
const OFTEN = 120;

test.each(['a customer', 'a guest in private windows'])(
  'S34 S88 %s who comes back 120 times with an empty device is never locked out: each change is applied',
  async (who) => {
    const product = await shop.product();
    const customer = who === 'a customer' ? await shop.customer() : null;
    const first = shop.device(await shop.visitor(), randomUUID(), customer);
    for (let visit = 1; visit <= OFTEN; visit += 1) {
      shop.clock.advance(60_000);
      const [result] = await nextOf(first).push([add(1, product.uuid)]);
      expect([visit, result?.status]).toEqual([visit, 'applied']);
    }
    expect(await quantityIn(first)).toBe(OFTEN);
    const groups = customer === null ? groupsOf('visitor_id', first.visitor) : groupsOf('customer_id', customer);
    expect(await groups).toHaveLength(50);
  },
);

test('S34 S99 whoever works here and signs out every evening still writes after 120 working days', async () => {
  const first = await office.device();
  for (let day = 1; day <= OFTEN; day += 1) {
    office.clock.advance(DAY_MS);
    if (day % 20 === 0) await sweepSync(office.db, office.clock.now());
    const device = await office.device({ admin: first.id });
    const doc = randomUUID();
    await device.exchange([note(doc, 1, 'bonjour')]);
    expect(await textOf(office.db, doc)).toBe('bonjour');
  }
});

test('S34 the group that was not used for the longest time gives way, not the one that is oldest', async () => {
  const phone = await shop.newDevice();
  await phone.push([noop(1)]);
  const desk = nextOf(phone);
  await desk.push([noop(1)]);
  for (let at = 0; at < 60; at += 1) {
    shop.clock.advance(HOUR_MS);
    await phone.push([noop(at + 2)]);
    await nextOf(phone).push([noop(1)]);
  }
  const kept = await groupsOf('visitor_id', phone.visitor);
  expect(kept).toContain(phone.group);
  expect(kept).not.toContain(desk.group);
  expect((await phone.pull()).lastSeq).toEqual({ 'cart:auto': 61 });
});

test('S24 S34 what was executed in a group that gave way has no second effect, and what was refused is not told as done', async () => {
  const product = await shop.product();
  const device = shop.device(await shop.visitor(), randomUUID(), await shop.customer());
  const changes = [add(1, product.uuid), unknownRoute(2), add(3, product.uuid)];
  await device.push(changes);
  await pushOut(device);
  const again = (from: number) => changes.slice(from).map((one): Change => ({ ...one, again: true }));
  expect(await device.push(again(1))).toEqual([
    { status: 'gap', lane: 'cart:auto', seq: 2, expected: 1 },
    { status: 'gap', lane: 'cart:auto', seq: 3, expected: 1 },
  ]);
  expect((await device.push(again(0))).map(({ status }) => status)).toEqual(['applied', 'refused', 'applied']);
  expect(await quantityIn(device)).toBe(2);
});

test('S8 S24 S34 S121 a number under which a change was told again is not another change’s, which is never told as done', async () => {
  const product = await shop.product();
  const device = shop.device(await shop.visitor(), randomUUID(), await shop.customer());
  const first = add(1, product.uuid);
  await device.push([first]);
  await pushOut(device);
  expect((await device.push([{ ...first, again: true }])).map(({ status }) => status)).toEqual(['applied']);
  // An older copy of the database made another change under this number, and lost the answer to its first telling.
  const other = add(1, product.uuid);
  expect(await device.push([{ ...other, again: true }])).toEqual([{ status: 'taken', lane: 'cart:auto', seq: 1 }]);
  expect((await device.push([{ ...first, again: true }])).map(({ status }) => status)).toEqual(['applied']);
  expect((await device.push([{ ...other, seq: 2 }])).map(({ status }) => status)).toEqual(['applied']);
  expect(await quantityIn(device)).toBe(2);
});

test('S24 S27 S34 a device that was away for a year with changes whose answers it never heard does nothing twice', async () => {
  const product = await shop.product();
  const device = shop.device(await shop.visitor(), randomUUID(), await shop.customer());
  const unheard = [add(1, product.uuid), add(2, product.uuid)];
  await device.push(unheard);
  await pushOut(device);
  for (let at = 0; at < 12; at += 1) {
    shop.clock.advance(30 * DAY_MS);
    await sweepSync(shop.db, shop.clock.now());
  }
  const told = await device.push(unheard.map((one) => ({ ...one, again: true })));
  expect(told.map(({ status }) => status)).toEqual(['applied', 'applied']);
  expect(await quantityIn(device)).toBe(2);
  shop.clock.advance(80 * DAY_MS);
  await sweepSync(shop.db, shop.clock.now());
  const ids = unheard.map(({ mutId }) => mutId);
  const rows = await shop.db.selectFrom('sync_result').select('mut_id').where('mut_id', 'in', ids).execute();
  expect(rows).toEqual([]);
  // The last number of the lane still says whose it is.
  const late = await device.push(unheard.map((one) => ({ ...one, again: true })));
  expect(late.map(({ status }) => status)).toEqual(['applied', 'applied']);
  expect(await quantityIn(device)).toBe(2);
});

test('S27 S34 of what a group that gave way told long before, no more is kept than of any other', async () => {
  const device = await shop.newDevice();
  for (let at = 0; at < 3; at += 1) {
    await device.push(Array.from({ length: 100 }, (_, one) => noop(at * 100 + one + 1)));
  }
  await pushOut(device);
  const left = async () =>
    (
      await shop.db
        .selectFrom('sync_result')
        .select('seq')
        .where('visitor_id', '=', device.visitor)
        .where('group_id', 'is', null)
        .execute()
    ).length;
  expect(await left()).toBe(300);
  shop.clock.advance(29 * DAY_MS);
  await nextOf(device).push([unknownRoute(1)]);
  shop.clock.advance(2 * DAY_MS);
  await sweepSync(shop.db, shop.clock.now());
  expect(await left()).toBe(101);
});

test('S27 S34 whoever gives groups up all day leaves a thousand results for it, and no more', async () => {
  const device = shop.device(await shop.visitor(), randomUUID(), await shop.customer());
  for (let at = 0; at < 12; at += 1) {
    shop.clock.advance(60_000);
    const one = nextOf(device);
    await one.push(Array.from({ length: 100 }, (_, place) => noop(place + 1)));
    await giveBack(shop.db, one.group, customerPerson(device.customer ?? ''));
  }
  shop.clock.advance(31 * DAY_MS);
  await sweepSync(shop.db, shop.clock.now());
  const { count } = await shop.db
    .selectFrom('sync_result')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', device.customer)
    .executeTakeFirstOrThrow();
  expect(count).toBe(1_000);
});

test('S25 S34 pushes of new databases that arrive at once at the limit are executed, and there are fifty groups', async () => {
  const first = await shop.newDevice();
  await first.push([noop(1)]);
  for (let at = 1; at < 49; at += 1) {
    shop.clock.advance(1_000);
    await nextOf(first).push([noop(1)]);
  }
  const told = await Promise.all(Array.from({ length: 8 }, () => nextOf(first).push([noop(1)])));
  expect(told.flat().map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'applied'));
  expect(await groupsOf('visitor_id', first.visitor)).toHaveLength(50);
});

test('S25 S34 two databases that begin at the limit in the same moment make room one after the other', async () => {
  const first = await shop.newDevice();
  await first.push([noop(1)]);
  for (let at = 1; at < 50; at += 1) {
    shop.clock.advance(1_000);
    await nextOf(first).push([noop(1)]);
  }
  let begun: Promise<unknown> = Promise.resolve();
  await shop.db.transaction().execute(async (trx) => {
    // whoever makes room has chosen the oldest group, and waits here for its lane
    await trx.selectFrom('sync_lane').select('lane').where('group_id', '=', first.group).forUpdate().execute();
    begun = Promise.all([nextOf(first).push([noop(1)]), nextOf(first).push([noop(1)])]);
    while ((await connectionsWaiting(shop.db)) < 2);
  });
  await begun;
  expect(await groupsOf('visitor_id', first.visitor)).toHaveLength(50);
});

test('S25 S34 a push under way in the group that gives way is executed once, whoever comes first', async () => {
  const product = await shop.product();
  for (let round = 0; round < 6; round += 1) {
    const first = await shop.newDevice();
    await first.push([add(1, product.uuid)]);
    for (let at = 1; at < 50; at += 1) {
      shop.clock.advance(1_000);
      await nextOf(first).push([noop(1)]);
    }
    const late = { ...add(2, product.uuid) };
    const [told] = await Promise.all([first.push([late]), nextOf(first).push([noop(1)])]);
    if (told[0]?.status !== 'applied') {
      const [one] = await nextOf(first).push([{ ...late, seq: 1, again: true }]);
      expect(one?.status).toBe('applied');
    }
    const [again] = await nextOf(first).push([{ ...late, seq: 1, again: true }]);
    expect(again?.status).toBe('applied');
    expect(await quantityIn(first)).toBe(2);
  }
});

test('S7 S34 nobody gives back, or pushes out, the group of somebody else', async () => {
  const victim = await shop.newDevice();
  await victim.push([noop(1)]);
  const stranger = await shop.newDevice();
  await giveBack(shop.db, victim.group, visitorPerson(stranger.visitor));
  await giveBack(shop.db, victim.group, customerPerson(victim.visitor));
  await expect(shop.device(stranger.visitor, victim.group).push([noop(2)])).rejects.toThrow('scope.mismatch');
  await pushOut(stranger);
  expect(await groupsOf('visitor_id', victim.visitor)).toEqual([victim.group]);
  await giveBack(shop.db, victim.group, visitorPerson(victim.visitor));
  expect(await groupsOf('visitor_id', victim.visitor)).toEqual([]);
});

test('S33 S34 a request that brings no change and begins a group counts as one that brings one', async () => {
  const visitor = await shop.visitor();
  const network = '203.0.113.34';
  const begin = () => shop.device(visitor, randomUUID(), null, network).push([]);
  let begun = 0;
  for (let at = 0; at < 30; at += 1) {
    const full = Array.from({ length: 99 }, (_, one) => noop(one + 1));
    await shop.device(visitor, randomUUID(), null, network).push(full);
    await begin();
    begun += 1;
  }
  expect(begun).toBe(30);
  await expect(begin()).rejects.toThrow('attempts.exceeded');
});
