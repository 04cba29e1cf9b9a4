import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';

import { Refusal } from '#core/wire/refusal.ts';
import { PROTOCOL } from '#core/wire/sync.ts';

import { sweepSync } from '#server/sync/sweep-sync.ts';

import {
  add,
  cartOf,
  createSyncShop,
  inShort,
  message,
  noop,
  unknownRoute,
  type Device,
  type SyncShop,
} from '../sync-shop.ts';

let shop: SyncShop;
let device: Device;
let product: { uuid: string };

beforeAll(async () => {
  shop = await createSyncShop();
  product = await shop.product();
});
afterAll(() => shop.close());
beforeEach(async () => {
  device = await shop.newDevice();
});

const quantityOf = async (one: Device) => (await cartOf(one)).lines[0]?.quantity ?? 0;
const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(error instanceof Refusal)) throw new Error('nothing was refused', { cause: error });
  return { code: error.code, ...error.data };
};
const countOf = async (table: 'visitor' | 'sync_group' | 'sync_lane' | 'sync_result' | 'cart') => {
  const { n } = await shop.db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

test('S1 changes are executed in the order of their numbers, each lane for itself', async () => {
  const results = await device.push([add(1, product.uuid, 2), message(1), add(2, product.uuid, 3)]);
  expect(results.map(({ lane, seq, status }) => `${lane} ${seq} ${status}`)).toEqual([
    'cart:auto 1 applied',
    'contact 1 applied',
    'cart:auto 2 applied',
  ]);
  expect(await quantityOf(device)).toBe(5);
});

test('S1 arguments that belong to another lane are refused', async () => {
  const stray = { ...add(1, product.uuid, 1, { area: 'moto' }), lane: 'cart:auto' as const };
  const [result] = await device.push([stray]);
  expect(result).toMatchObject({ status: 'refused', code: 'input.invalid', data: { fields: [{ path: 'lane' }] } });
});

test('S5 a noop moves its lane and does nothing else', async () => {
  const before = await device.pull();
  expect(inShort(await device.push([noop(1), noop(2), add(3, product.uuid)]))).toEqual([
    'applied',
    'applied',
    'applied',
  ]);
  expect(await quantityOf(device)).toBe(1);
  expect(before.changes).toEqual([]);
});

test('S7 a scope that the session does not hold executes nothing and parks nothing', async () => {
  const pushed = device.push([add(1, product.uuid)], { scope: `customer:${randomUUID()}` });
  expect(await refusalOf(pushed)).toEqual({ code: 'session.required' });
  const somebody = await shop.customerDevice(await shop.customer());
  const asAnother = somebody.push([add(1, product.uuid)], { scope: `customer:${randomUUID()}` });
  expect(await refusalOf(asAnother)).toEqual({ code: 'scope.mismatch', reason: 'session' });
  expect((await device.pull()).lastSeq).toEqual({});
});

test('S7 a group belongs to the visitor who pushed it first', async () => {
  await device.push([add(1, product.uuid)]);
  const thief = shop.device(await shop.visitor(), device.group);
  expect(await refusalOf(thief.push([add(2, product.uuid)]))).toEqual({ code: 'scope.mismatch', reason: 'group' });
  expect(await refusalOf(thief.pull())).toEqual({ code: 'scope.mismatch', reason: 'group' });
  expect(await quantityOf(device)).toBe(1);
});

test('S1 a lane that no subject of the shop has is refused with its request: nothing is executed, and no row is made', async () => {
  const before = await countOf('sync_lane');
  for (const lane of ['cart:boats', 'endless', `cart:${'x'.repeat(40)}`]) {
    const strange = { ...noop(1), lane };
    const refusal = await refusalOf(device.push([add(1, product.uuid), strange]));
    expect(refusal).toMatchObject({
      code: 'input.invalid',
      fields: [{ path: 'changes.1.lane', code: 'lane.invalid' }],
    });
  }
  expect([await countOf('sync_lane'), await quantityOf(device)]).toEqual([before, 0]);
});

test('S21 clients outside the window are told to update, and nothing of theirs is executed', async () => {
  for (const protocol of [0, PROTOCOL + 1]) {
    expect(await refusalOf(device.push([add(1, product.uuid)], { protocol }))).toEqual({ code: 'app.outdated' });
    expect(await refusalOf(device.pull(null, { protocol }))).toEqual({ code: 'app.outdated' });
  }
  expect((await device.pull()).lastSeq).toEqual({});
});

const large = (seq: number) => ({ ...noop(seq), args: 'x'.repeat(200_000) });

test('S21 several changes together may not be large, one alone may', async () => {
  expect(await refusalOf(device.push([large(1), large(2)]))).toMatchObject({ code: 'input.tooLarge' });
  expect(inShort(await device.push([{ ...noop(1), args: 'é'.repeat(900_000) }]))).toEqual(['applied']);
});

test('S8 a change sent twice answers its stored result and has one effect', async () => {
  const changes = [add(1, product.uuid, 2), add(2, randomUUID()), message(1)];
  const first = await device.push(changes);
  expect(inShort(first)).toEqual(['applied', 'refused cart.productUnavailable', 'applied']);
  expect(await device.push(changes)).toEqual(first);
  expect(await quantityOf(device)).toBe(2);
});

test('S8 a number that comes too early answers the number awaited, and nothing is executed', async () => {
  expect(inShort(await device.push([add(3, product.uuid), add(2, product.uuid), add(1, product.uuid)]))).toEqual([
    'gap 1',
    'gap 1',
    'applied',
  ]);
  expect(await quantityOf(device)).toBe(1);
});

test('S22 a refused change leaves nothing but its refusal, and its lane goes on', async () => {
  const refused = add(2, randomUUID(), 4);
  const changes = [add(1, product.uuid), refused, add(3, product.uuid)];
  expect(inShort(await device.push(changes))).toEqual(['applied', 'refused cart.productUnavailable', 'applied']);
  expect(await quantityOf(device)).toBe(2);
  const [again] = await device.push([{ ...refused, args: add(2, product.uuid).args }]);
  expect(again).toMatchObject({ status: 'refused', code: 'cart.productUnavailable' });
});

test('S15 an unknown route and a version of tomorrow are refused for a later build', async () => {
  const newer = { ...add(2, product.uuid), v: 2 };
  expect(inShort(await device.push([unknownRoute(1), newer, { ...newer, seq: 3, v: 1, mutId: randomUUID() }]))).toEqual(
    ['refused route.unknown', 'refused route.unknown', 'applied'],
  );
});

test('S15 S22 too many attempts are a retry with a time to wait, and use nothing up', async () => {
  const six = [1, 2, 3, 4, 5, 6].map((seq) => message(seq));
  const results = await device.push([...six, message(7)]);
  expect(inShort(results)).toEqual([...Array<string>(5).fill('applied'), 'retry', 'blocked']);
  const retryAfterMs = (3_600_000 * 7) / 6;
  expect(results[5]).toMatchObject({ retryAfterMs });
  expect(shop.faults).toEqual([]);
  shop.clock.advance(retryAfterMs);
  expect(inShort(await device.push(six.slice(5)))).toEqual(['applied']);
});

test('S15 a refused message uses no attempt', async () => {
  const wrong = [1, 2, 3, 4, 5, 6].map((seq) => message(seq, { email: 'nobody' }));
  expect(new Set(inShort(await device.push(wrong)))).toEqual(new Set(['refused input.invalid']));
  expect(inShort(await device.push([message(7)]))).toEqual(['applied']);
});

test('S24 a mutation that comes back under another number or group has no second effect', async () => {
  const first = add(1, product.uuid, 2);
  await device.push([first]);
  expect(inShort(await device.push([{ ...first, seq: 2 }]))).toEqual(['applied']);
  const renumbered = shop.device(device.visitor);
  expect(inShort(await renumbered.push([{ ...first, seq: 1 }, add(2, product.uuid)]))).toEqual(['applied', 'applied']);
  expect(await quantityOf(device)).toBe(3);
});

test('S24 a refusal stays the same refusal under another number', async () => {
  const refused = add(1, randomUUID());
  await device.push([refused]);
  const [moved] = await shop.device(device.visitor).push([refused]);
  expect(moved).toMatchObject({ status: 'refused', code: 'cart.productUnavailable' });
});

test('S24 another visitor learns of a mutation only that it was applied', async () => {
  const sent = message(1);
  await device.push([sent]);
  const stranger = await shop.newDevice();
  const [result] = await stranger.push([sent]);
  expect(result).toEqual({ status: 'applied', lane: 'contact', seq: 1, answer: null, expired: true });
});

test('S24 to another visitor a refusal is told as one, without what it says, and is never told as done', async () => {
  const refused = add(1, randomUUID());
  await device.push([refused]);
  const stranger = await shop.newDevice();
  for (const seq of [1, 2]) {
    const [result] = await stranger.push([{ ...refused, seq }]);
    expect(result).toEqual({ status: 'refused', lane: 'cart:auto', seq, code: 'cart.productUnavailable', data: {} });
  }
});

test('S25 pushes that arrive at once execute each change once, also the very first ones', async () => {
  const changes = [add(1, product.uuid, 2), add(2, product.uuid, 3), message(1)];
  const answers = await Promise.all([1, 2, 3, 4].map(() => device.push(changes)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await quantityOf(device)).toBe(5);
});

test('S24 S25 the same mutations in two groups at once are executed once', async () => {
  const changes = [add(1, product.uuid, 2), add(2, product.uuid, 3)];
  const groups = [device, shop.device(device.visitor), shop.device(device.visitor)];
  const answers = await Promise.all(groups.map((group) => group.push(changes)));
  for (const answer of answers) expect(inShort(answer)).toEqual(['applied', 'applied']);
  expect(await quantityOf(device)).toBe(5);
});

test('S9 hostile arguments are refused by place and store nothing but the refusal', async () => {
  const carts = await countOf('cart');
  const good = v.parse(v.record(v.string(), v.unknown()), add(1, product.uuid).args);
  const hostile: [unknown, string][] = [
    [null, ''],
    ['text', ''],
    [[], 'area'],
    [{ ...good, admin: true }, 'admin'],
    [{ ...good, delta: '1' }, 'delta'],
    [{ ...good, delta: 1e21 }, 'delta'],
    [{ ...good, delta: -1 }, 'delta'],
    [{ ...good, delta: 0.5 }, 'delta'],
    [{ ...good, area: "auto'; drop table cart; --" }, 'area'],
    [{ ...good, lineKey: '../../etc/passwd' }, 'lineKey'],
    [{ ...good, lineKey: 5 }, 'lineKey'],
    [{ ...good, product: { $gt: '' } }, 'product'],
  ];
  const results = await device.push(hostile.map(([args], at) => ({ ...add(at + 1, product.uuid), args })));
  results.forEach((result, at) => {
    const fields = result.status === 'refused' ? result.data['fields'] : null;
    const [, path] = hostile[at] ?? [];
    expect(result).toMatchObject({ status: 'refused', code: 'input.invalid' });
    expect(fields).toContainEqual(expect.objectContaining({ path }));
  });
  expect(await countOf('cart')).toBe(carts);
});

/** Time goes by, and the shop sweeps. */
const afterDays = async (days: number) => {
  shop.clock.advance(days * 24 * 3_600_000);
  await sweepSync(shop.db, shop.clock.now());
};
/** This visitor's cookie does not run out. */
const stays = ({ visitor }: Device) =>
  shop.db
    .updateTable('visitor')
    .set({ created_at: new Date('2099-01-01') })
    .where('id', '=', visitor)
    .execute();
const repeated = <Sent extends object>(changes: readonly Sent[]) => changes.map((one) => ({ ...one, again: true }));

test('S27 after 30 days the result of what was applied is forgotten, but not the last one of its lane', async () => {
  const changes = [add(1, product.uuid), noop(2), add(3, product.uuid)];
  const first = await device.push(changes);
  await afterDays(29);
  expect(await device.push(changes)).toEqual(first);
  await afterDays(2);
  const later = await device.push(repeated(changes));
  const forgotten = { status: 'applied', lane: 'cart:auto', answer: null, expired: true };
  expect(later).toEqual([{ ...forgotten, seq: 1 }, { ...forgotten, seq: 2 }, first[2]]);
  expect(await quantityOf(device)).toBe(2);
});

test('S8 S27 a number whose result is forgotten is never done by a change that leaves for the first time', async () => {
  await device.push([add(1, product.uuid), add(2, product.uuid)]);
  await afterDays(31);
  const [young, behind] = [add(1, product.uuid, 5), add(3, product.uuid, 5)];
  expect(inShort(await device.push([young, behind]))).toEqual(['taken', 'blocked']);
  expect(await quantityOf(device)).toBe(2);
});

test('S34 the use of a group is written once an hour, and never by who does not own it', async () => {
  const versionOf = async () => {
    const { rows } = await sql`select xmin::text, used_at from sync_group where id = ${device.group}`.execute(shop.db);
    return rows;
  };
  await device.push([noop(1)]);
  const written = await versionOf();
  shop.clock.advance(59 * 60_000);
  await device.push([noop(2)]);
  shop.clock.advance(60_000);
  await refusalOf(shop.device(await shop.visitor(), device.group).push([noop(3)]));
  expect(await versionOf()).toEqual(written);
  await device.push([noop(3)]);
  expect(await versionOf()).not.toEqual(written);
});

test('S27 a visitor whose cookie ran out goes with carts and groups; what was requested stays with the shop', async () => {
  const sent = message(1);
  await device.push([add(1, product.uuid), sent]);
  shop.clock.advance(431 * 24 * 3_600_000);
  await sweepSync(shop.db, shop.clock.now());
  for (const table of ['visitor', 'cart', 'sync_group', 'sync_lane', 'sync_result'] as const) {
    expect(await countOf(table)).toBe(0);
  }
  const channel = shop.db.selectFrom('channel').select('rev').where('name', '=', `visitor:${device.visitor}`);
  expect(await channel.execute()).toEqual([]);
  const mails = shop.db.selectFrom('contact_request').select('visitor_id').where('mut_id', '=', sent.mutId);
  expect(await mails.execute()).toEqual([{ visitor_id: null }]);
});

test('S27 a customer’s group that nobody pushed for 430 days goes with its lanes; one that is used stays', async () => {
  await stays(device);
  const customer = await shop.customer();
  const [used, left] = [await shop.customerDevice(customer), await shop.customerDevice(customer)];
  const sent = add(1, product.uuid);
  for (const one of [used, left]) await one.push([one === used ? sent : add(1, product.uuid)]);
  await device.push([add(1, product.uuid)]);
  await afterDays(400);
  await used.push([sent]);
  await afterDays(31);
  const groups = await shop.db.selectFrom('sync_group').select('id').execute();
  expect(groups.map(({ id }) => id)).toEqual(expect.arrayContaining([used.group, device.group]));
  expect(groups.map(({ id }) => id)).not.toContain(left.group);
  expect([(await used.pull()).lastSeq, (await left.pull()).lastSeq]).toEqual([{ 'cart:auto': 1 }, {}]);
  expect(await quantityOf(left)).toBe(2);
});

test('S11 S27 a device that was away for longer than revisions are kept goes on from the last one, without a reset', async () => {
  await device.push([add(1, product.uuid), message(1)]);
  const { to } = await device.pull();
  await afterDays(31);
  await device.push([add(2, product.uuid)]);
  const answer = await device.pull(to);
  expect(answer).toMatchObject({ from: to, reset: false });
  expect(answer.changes.map(({ key }) => key)).toEqual(['cart:auto']);
});

test('S27 a refusal is told as one for 430 days, for no device that was away may take it for done', async () => {
  const changes = [add(1, randomUUID()), add(2, product.uuid)];
  const first = await device.push(changes);
  await stays(device);
  await afterDays(429);
  expect(await device.push(repeated(changes))).toEqual(first);
  await afterDays(2);
  expect(inShort(await device.push(repeated(changes)))).toEqual(['applied', 'applied']);
});
