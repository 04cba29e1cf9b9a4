import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';

import { Refusal } from '#core/contract/refusal.ts';
import { PROTOCOL } from '#core/contract/sync.ts';

import { sweepSync } from '#server/services/sync/sweep-sync.ts';

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
} from './sync-shop.ts';

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
  expect(results[5]).toMatchObject({ retryAfterMs: 3_600_000 });
  expect(shop.faults).toEqual([]);
  shop.clock.advance(3_600_000);
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

test('S27 after 30 days a result is forgotten, but not the last one of its lane', async () => {
  const changes = [add(1, product.uuid), add(2, randomUUID()), add(3, randomUUID())];
  const first = await device.push(changes);
  shop.clock.advance(29 * 24 * 3_600_000);
  await sweepSync(shop.db, shop.clock.now());
  expect(await device.push(changes)).toEqual(first);
  shop.clock.advance(2 * 24 * 3_600_000);
  await sweepSync(shop.db, shop.clock.now());
  const later = await device.push(changes);
  expect(later.slice(0, 2)).toEqual([
    { status: 'applied', lane: 'cart:auto', seq: 1, answer: null, expired: true },
    { status: 'applied', lane: 'cart:auto', seq: 2, answer: null, expired: true },
  ]);
  expect(later[2]).toEqual(first[2]);
  expect(await quantityOf(device)).toBe(1);
});

test('S27 a visitor whose cookie ran out goes with carts and groups; what was requested stays with the shop', async () => {
  const sent = message(1);
  await device.push([add(1, product.uuid), sent]);
  shop.clock.advance(431 * 24 * 3_600_000);
  await sweepSync(shop.db, shop.clock.now());
  for (const table of ['visitor', 'cart', 'sync_group', 'sync_lane', 'sync_result'] as const) {
    expect(await countOf(table)).toBe(0);
  }
  const mails = shop.db.selectFrom('contact_request').select('visitor_id').where('mut_id', '=', sent.mutId);
  expect(await mails.execute()).toEqual([{ visitor_id: null }]);
});
