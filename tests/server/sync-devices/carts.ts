/** The cart of the area auto, wherever somebody looks for it. */
import { expect } from 'vitest';

import type { WholeServer } from '../contract/whole-server.ts';
import type { ShopDevice } from './shop-device.ts';
import { cartKind } from '#core/contract/cart/cart-record.ts';

export interface Line {
  readonly lineKey: string;
  readonly quantity: number;
}
const inShort = (lines: readonly Line[]): Line[] => lines.map(({ lineKey, quantity }) => ({ lineKey, quantity }));

/** What the screen shows, and what the device takes for confirmed. */
export async function cartsOf(device: ShopDevice) {
  const record = (await device.view()).records.get('cart:auto');
  const base = await device.performDeps.store.read(['base'], (t) => Promise.resolve(t.base.get('cart:auto')));
  return {
    shown: inShort(cartKind.is(record) ? record.lines : []),
    confirmed: inShort(cartKind.is(base?.record) ? base.record.lines : []),
  };
}

/** What the shop holds of whoever this browser is to it; the wire of the device has no part in it. */
export async function heldBy(server: WholeServer, { profile }: ShopDevice): Promise<Line[]> {
  const cookie = [...profile.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await server.call('api.cart.show', { query: { area: 'auto' }, headers: { cookie } });
  const { cart }: { cart: { lines: Line[] } } = await answer.json();
  return inShort(cart.lines);
}

/** Nothing waits, and the screen, the device and the shop agree. */
export async function arrived(server: WholeServer, device: ShopDevice, lines: readonly Line[]): Promise<void> {
  expect(await device.drain()).toBe(true);
  expect({ ...(await cartsOf(device)), held: await heldBy(server, device) }).toEqual({
    shown: lines,
    confirmed: lines,
    held: lines,
  });
}

export const parkedOn = (device: ShopDevice) =>
  device.performDeps.store.read(['parked'], (t) => Promise.resolve(t.parked.all()));
