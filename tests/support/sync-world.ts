/** A world of devices, wires and one model server, driven by generated actions; what must always hold is checked here. */
import fc from 'fast-check';
import type { Area } from '#core/domain/area.ts';
import type { SyncedRecord } from '#core/contract/offline.ts';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import { takeBack } from '#src/sync/parked.ts';
import { createDevice, type Device } from '#tests/support/device.ts';
import {
  createModelServer,
  emptyJar,
  REFUSED_PRODUCT,
  type Jar,
  type ModelServer,
} from '#tests/support/model-server.ts';
import { modelTransport } from '#tests/support/model-wire.ts';
import { addArgs, contactArgs, countingIds, productUuid, quoteArgs } from '#tests/support/person-samples.ts';
import { createVirtualClock, type VirtualClock } from '#tests/support/virtual-clock.ts';
import { createWire, FATES, type Fate, type Wire } from '#tests/support/wire.ts';

export type Action =
  | {
      readonly do: 'add';
      readonly device: number;
      readonly area: Area;
      readonly product: number;
      readonly delta: number;
    }
  | { readonly do: 'set'; readonly device: number; readonly area: Area; readonly product: number; readonly to: number }
  | { readonly do: 'remove'; readonly device: number; readonly area: Area; readonly product: number }
  | { readonly do: 'quote'; readonly device: number; readonly area: Area; readonly product: number }
  | { readonly do: 'refused' | 'clear'; readonly device: number; readonly area: Area }
  | {
      readonly do: 'contact' | 'takeBack' | 'cut' | 'heal' | 'openTab' | 'closeTab' | 'loseCookie';
      readonly device: number;
    }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'fates'; readonly device: number; readonly fates: readonly Fate[] }
  | { readonly do: 'throttle'; readonly times: number }
  | { readonly do: 'backUp' | 'restore' };

const DEVICES = 2;

const device = fc.nat({ max: DEVICES - 1 });
const area = fc.constantFrom<Area>('auto', 'moto');
const product = fc.integer({ min: 1, max: 3 });

const daily: fc.WeightedArbitrary<Action>[] = [
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('add'), device, area, product, delta: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('set'), device, area, product, to: fc.integer({ min: 0, max: 4 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove'), device, area, product }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('quote'), device, area, product }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('refused', 'clear'), device, area }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('contact', 'takeBack', 'cut', 'heal', 'openTab', 'closeTab'), device }),
  },
  {
    weight: 12,
    arbitrary: fc.record({ do: fc.constant('pass'), ms: fc.constantFrom(1, 19, 21, 45, 600, 5_000, 25_000) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fates'),
      device,
      fates: fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('throttle'), times: fc.integer({ min: 1, max: 3 }) }) },
];

const disasters: fc.WeightedArbitrary<Action>[] = [
  { weight: 1, arbitrary: fc.record({ do: fc.constant('loseCookie'), device }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('backUp', 'restore') }) },
];

export const dailyActions = (size: number): fc.Arbitrary<Action[]> =>
  fc.array(fc.oneof(...daily), { minLength: 1, maxLength: size, size: 'max' });
export const anyActions = (size: number): fc.Arbitrary<Action[]> =>
  fc.array(fc.oneof(...daily, ...disasters), { minLength: 1, maxLength: size, size: 'max' });

/** What the person wants, kept apart from the engine: plain quantities, changed at the moment of the press. */
export interface Shopper {
  readonly device: Device;
  readonly wire: Wire;
  readonly jar: Jar;
  readonly newId: () => string;
  /** What was pressed, in order; what was taken back or refused is not in it. */
  wishes: Wish[];
  readonly documents: Set<string>;
  /** Parked changes that are expected: refused articles. */
  refused: number;
}

interface Wish {
  readonly mutId: string;
  readonly area: Area;
  readonly change: (cart: Map<string, number>) => void;
}

export interface World {
  readonly clock: VirtualClock;
  readonly server: ModelServer;
  readonly shoppers: readonly Shopper[];
  restored: boolean;
}

export async function createWorld(): Promise<World> {
  const clock = createVirtualClock();
  const server = createModelServer(clock.now);
  const shoppers = await Promise.all(
    Array.from({ length: DEVICES }, async (_one, index): Promise<Shopper> => {
      const [wire, jar, disk] = [createWire(), emptyJar(), createMemoryDisk()];
      const newId = countingIds(index + 1);
      const transport = modelTransport(server, jar, wire, clock);
      const made = await createDevice({ clock, transport, newId, open: () => Promise.resolve(openMemoryStore(disk)) });
      await made.openTab();
      return { device: made, wire, jar, newId, wishes: [], documents: new Set(), refused: 0 };
    }),
  );
  return { clock, server, shoppers, restored: false };
}

export async function act(world: World, action: Action): Promise<void> {
  if ('device' in action) await actOn(world, action);
  else if (action.do === 'pass') await world.clock.advance(action.ms);
  else if (action.do === 'throttle') world.server.throttle += action.times;
  else if (action.do === 'backUp') world.server.backUp();
  else {
    world.server.restore();
    world.restored = true;
  }
}

async function actOn(world: World, action: Extract<Action, { device: number }>): Promise<void> {
  const shopper = world.shoppers[action.device];
  if (shopper === undefined) return;
  const { device, wire, jar } = shopper;
  switch (action.do) {
    case 'add': {
      const key = productUuid(action.product);
      const { mutId } = await device.perform('api.cart.items.store', addArgs(action.area, key, action.delta));
      wish(shopper, mutId, action.area, (cart) => cart.set(key, (cart.get(key) ?? 0) + action.delta));
      return;
    }
    case 'set': {
      const key = productUuid(action.product);
      const from = (await shown(shopper))[action.area].get(key);
      if (from === undefined) return;
      const args = { area: action.area, lineKey: key, from, to: action.to };
      const { mutId } = await device.perform('api.cart.items.update', args);
      const delta = action.to - from;
      wish(shopper, mutId, action.area, (cart) => moved(cart, key, delta));
      return;
    }
    case 'remove': {
      const key = productUuid(action.product);
      const { mutId } = await device.perform('api.cart.items.destroy', { area: action.area, lineKey: key });
      wish(shopper, mutId, action.area, (cart) => cart.delete(key));
      return;
    }
    case 'clear': {
      const { mutId } = await device.perform('api.cart.clear', { area: action.area });
      wish(shopper, mutId, action.area, (cart) => cart.clear());
      return;
    }
    case 'quote': {
      const uuid = shopper.newId();
      const args = quoteArgs(uuid, action.area, productUuid(action.product));
      const { mutId } = await device.perform('api.checkout.quotes.store', args);
      shopper.documents.add(`quote:${uuid}`);
      wish(shopper, mutId, action.area, (cart) => cart.clear());
      return;
    }
    case 'refused':
      await device.perform('api.cart.items.store', addArgs(action.area, REFUSED_PRODUCT, 1));
      shopper.refused += 1;
      return;
    case 'contact': {
      const uuid = shopper.newId();
      await device.perform('api.contact.store', contactArgs(uuid, 'auto'));
      shopper.documents.add(`contact:${uuid}`);
      return;
    }
    case 'takeBack':
      return takeBackLast(shopper);
    case 'cut':
    case 'heal':
      wire.cut = action.do === 'cut';
      if (action.do === 'heal') device.online(true);
      return;
    case 'openTab':
      if (device.tabs.length < 3) await device.openTab();
      return;
    case 'closeTab':
      device.tabs[0]?.close();
      if (device.tabs.length === 0) await device.openTab();
      return;
    case 'loseCookie':
      jar.visitor = null;
      return;
    case 'fates':
      wire.fates.push(...action.fates);
  }
}

const wish = (shopper: Shopper, mutId: string, area: Area, change: Wish['change']): void =>
  void shopper.wishes.push({ mutId, area, change });

function moved(cart: Map<string, number>, key: string, delta: number): void {
  const before = cart.get(key);
  if (before === undefined) return;
  if (before + delta <= 0) cart.delete(key);
  else cart.set(key, before + delta);
}

async function takeBackLast(shopper: Shopper): Promise<void> {
  const { store } = shopper.device.performDeps;
  const rows = await store.read(['outbox'], (t) => Promise.resolve(t.outbox.all()));
  const last = rows.findLast((row) => row.sends === 0 && !isNoop(row) && row.route === 'api.cart.items.store');
  if (last === undefined || JSON.stringify(last.args).includes(REFUSED_PRODUCT)) return;
  // Re-entered lines of a lost cart are not presses of the person.
  if (!shopper.wishes.some((one) => one.mutId === last.mutId)) return;
  await takeBack(shopper.device.performDeps, [last.lane, last.seq]);
  shopper.wishes = shopper.wishes.filter((one) => one.mutId !== last.mutId);
}

/** The carts as the screen shows them, without the article that will be refused. */
export async function shown(shopper: Shopper): Promise<Record<Area, Map<string, number>>> {
  const { records } = await shopper.device.view();
  return { auto: quantities(records.get('cart:auto')), moto: quantities(records.get('cart:moto')) };
}

export function quantities(record: SyncedRecord | undefined): Map<string, number> {
  const lines = record?.kind === 'cart' ? record.lines : [];
  return new Map(lines.filter((row) => row.lineKey !== REFUSED_PRODUCT).map((row) => [row.lineKey, row.quantity]));
}

export function wished(shopper: Shopper, area: Area): Map<string, number> {
  const cart = new Map<string, number>();
  for (const one of shopper.wishes) if (one.area === area) one.change(cart);
  return cart;
}

/** Everything heals, and enough time passes for every wait there is. */
export async function heal(world: World): Promise<void> {
  world.server.throttle = 0;
  for (const { wire, device } of world.shoppers) {
    wire.cut = false;
    wire.fates.length = 0;
    device.online(true);
  }
}
