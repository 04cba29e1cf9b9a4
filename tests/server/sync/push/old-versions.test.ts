import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { cartAddRoute } from '#core/contract/cart/cart.ts';
import { addLine } from '#server/subjects/cart/cart-changes.ts';
import { memoryHandler } from '#server/sync/change/change-handler.ts';

import { add, cartOf, createSyncShop, inShort, type SyncShop } from '../sync-shop.ts';

/** The additions of version 1 said `pieces`, and those of version 2 meant packs of six. */
const before = v.looseObject({ pieces: v.number() });
let shop: SyncShop;
let product: { uuid: string };

beforeAll(async () => {
  const upcast = (version: number, args: unknown) => {
    const { pieces, ...rest } = v.parse(before, args);
    return { ...rest, delta: version === 1 ? pieces : 6 * pieces };
  };
  const raised = { ...cartAddRoute, offline: { ...cartAddRoute.offline, version: 3, upcast } };
  shop = await createSyncShop({ 'api.cart.items.store': memoryHandler(raised, addLine) });
  product = await shop.product();
});
afterAll(() => shop.close());

const older = (seq: number, version: number, pieces: number) => {
  const change = add(seq, product.uuid);
  const { delta: _delta, ...rest } = v.parse(v.looseObject({ delta: v.number() }), change.args);
  return { ...change, v: version, args: { ...rest, pieces } };
};

test('S9 S15 what older builds sent is raised to the version of now and executed, by the rules of now', async () => {
  const device = await shop.newDevice();
  const young = { ...add(3, product.uuid, 100), v: 3 };
  expect(inShort(await device.push([older(1, 1, 2), older(2, 2, 3), young]))).toEqual([
    'applied',
    'applied',
    'applied',
  ]);
  expect((await cartOf(device)).lines).toMatchObject([{ lineKey: product.uuid, quantity: 120 }]);
});

test('S15 what cannot be raised, or is too new, waits for a later build, and what is raised wrongly is refused', async () => {
  const device = await shop.newDevice();
  const results = await device.push([
    { ...older(1, 1, 2), args: { nothing: 'known' } },
    { ...older(2, 4, 2) },
    older(3, 2, 0.5),
    older(4, 1, 0.5),
  ]);
  expect(inShort(results)).toEqual([
    'refused route.unknown',
    'refused route.unknown',
    'applied',
    'refused input.invalid',
  ]);
});
