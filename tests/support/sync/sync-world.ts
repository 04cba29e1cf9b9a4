/** A world of devices, wires and one model server, in which actions happen (`sync-actions.ts`). */
import { cartKind } from '#core/contract/cart/cart-record.ts';
import type { Area } from '#core/domain/shop/area.ts';
import type { SyncedRecord } from '#core/wire/record.ts';
import { PROTOCOL } from '#core/wire/sync.ts';
import { createMemoryDisk, openMemoryStore, type MemoryDisk } from '#src/db/memory-store.ts';
import { isFull, type PersonStore } from '#src/db/store.ts';
import { createdBy, isConditionalOn, isNoop } from '#src/sync/core/changes.ts';
import { takeBack } from '#src/sync/outbox/parked.ts';
import { GUEST } from '#src/sync/scope/scope.ts';
import { createDevice, type Device } from '#tests/support/sync/device.ts';
import { REFUSED_PRODUCT } from '#tests/support/sync/model/model-keep.ts';
import { createModelServer, emptyJar, type Jar, type ModelServer } from '#tests/support/sync/model/model-server.ts';
import { modelTransport } from '#tests/support/sync/model/model-wire.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';
import { addArgs, contactArgs, countingIds, productUuid, quoteArgs } from '#tests/support/samples/person-samples.ts';
import { DEVICES, type Action } from '#tests/support/sync/sync-actions.ts';
import { createVirtualClock, type VirtualClock } from '#tests/support/sync/virtual-clock.ts';
import { createWire, type Wire } from '#tests/support/sync/wire.ts';

/** What the person wants, kept apart from the engine: plain quantities, changed at the moment of the press. */
export interface Shopper {
  readonly device: Device;
  readonly wire: Wire;
  readonly jar: Jar;
  readonly newId: () => string;
  /** What was pressed, in order; what was taken back or refused is not in it. */
  wishes: Wish[];
  readonly documents: Set<string>;
  /** Presses that the shop refuses: their author is told, once and of nothing else. */
  readonly refused: Map<string, Area | 'quote'>;
  /** Of those, what left the cart since by the person's own doing, cleared or asked for: nobody waits for a word about it. */
  readonly moot: Set<string>;
  readonly disk: MemoryDisk;
  /** The database as it was when it was kept aside. */
  copy: { readonly contents: MemoryDisk['contents']; readonly wishes: readonly Wish[] } | null;
  /** It came back: until it has heard from the shop, the screen shows what it was. */
  isOld: boolean;
  /** The shop once forgot who this is: what became of its documents since is out of the device's reach. */
  hasStrayed: boolean;
  /** Writes that still fail. */
  full: number;
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
      const given = {
        wire,
        jar,
        newId,
        disk,
        wishes: [],
        documents: new Set<string>(),
        refused: new Map(),
        moot: new Set<string>(),
        full: 0,
      };
      const shopper: Omit<Shopper, 'device'> = { ...given, copy: null, isOld: false, hasStrayed: false };
      const open = () => Promise.resolve(failing(openMemoryStore(disk), shopper));
      const device = await createDevice({ clock, transport, newId, open });
      await device.openTab();
      return Object.assign(shopper, { device });
    }),
  );
  return { clock, server, shoppers, restored: false };
}

/** The disk has no room: nothing of the transaction happens. */
const failing = (store: PersonStore, shopper: { full: number }): PersonStore => ({
  ...store,
  write: async (tables, work) => {
    if (shopper.full === 0) return store.write(tables, work);
    shopper.full -= 1;
    throw new DOMException('no room', 'QuotaExceededError');
  },
});

/** What the disk refuses is told at once: it was never made. */
const unlessFull = (press: Promise<{ mutId: string }>): Promise<{ mutId: string } | null> =>
  press.catch((error: unknown) => {
    if (isFull(error)) return null;
    throw error;
  });

export async function act(world: World, action: Action): Promise<void> {
  if ('device' in action) await actOn(world, action);
  else if (action.do === 'pass') await world.clock.advance(action.ms);
  else if (action.do === 'throttle') world.server.throttle += action.times;
  else if (action.do === 'backUp') world.server.backUp();
  else {
    world.server.restore(action.do === 'failover');
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
      const args = addArgs(action.area, key, action.delta);
      const add = (cart: Map<string, number>) => cart.set(key, (cart.get(key) ?? 0) + action.delta);
      await wish(shopper, action.area, add, device.perform('api.cart.items.store', args));
      return;
    }
    case 'set': {
      const key = productUuid(action.product);
      const from = (await shown(shopper))[action.area].get(key);
      if (from === undefined) return;
      const args = { area: action.area, lineKey: key, from, to: action.to };
      const set = (cart: Map<string, number>) => moved(cart, key, action.to - from);
      await wish(shopper, action.area, set, device.perform('api.cart.items.update', args));
      return;
    }
    case 'remove': {
      const key = productUuid(action.product);
      const press = device.perform('api.cart.items.destroy', { area: action.area, lineKey: key });
      await wish(shopper, action.area, (cart) => cart.delete(key), press);
      return;
    }
    case 'clear':
      await emptied(shopper, action.area, device.perform('api.cart.clear', { area: action.area }));
      return;
    case 'quote': {
      const uuid = shopper.newId();
      const args = quoteArgs(uuid, action.area, productUuid(action.product));
      const made = await emptied(shopper, action.area, device.perform('api.checkout.quotes.store', args));
      if (made !== null) shopper.documents.add(`quote:${uuid}`);
      return;
    }
    case 'quoteRefused': {
      const args = quoteArgs(shopper.newId(), 'auto', REFUSED_PRODUCT);
      const made = await emptied(shopper, 'auto', device.perform('api.checkout.quotes.store', args));
      if (made !== null) shopper.refused.set(made, 'quote');
      return;
    }
    case 'refused': {
      const press = device.perform('api.cart.items.store', addArgs(action.area, REFUSED_PRODUCT, 1));
      const made = await unlessFull(press);
      if (made !== null) shopper.refused.set(made.mutId, action.area);
      return;
    }
    case 'contact': {
      const uuid = shopper.newId();
      const made = await unlessFull(device.perform('api.contact.store', contactArgs(uuid, 'auto')));
      if (made !== null) shopper.documents.add(`contact:${uuid}`);
      return;
    }
    case 'steal':
      if (device.tabs.length < 2) await device.openTab();
      device.steal();
      return;
    case 'freeze':
      device.tabs[0]?.freeze();
      return;
    case 'thaw':
      for (const tab of device.tabs) tab.thaw();
      return;
    case 'setClock':
      device.setClock(action.skewMs);
      return;
    case 'pressAcross': {
      const { device: at, area, product, to } = action;
      await actOn(world, { do: 'add', device: at, area, product, delta: 1 });
      device.setClock(action.skewMs);
      await actOn(world, { do: 'set', device: at, area, product, to });
      return;
    }
    case 'otherGroups':
      beginElsewhere(world, shopper, action.times);
      return;
    case 'fullDisk':
      shopper.full = action.writes;
      return;
    case 'keepCopy':
      if (!shopper.isOld)
        shopper.copy = { contents: structuredClone(shopper.disk.contents), wishes: [...shopper.wishes] };
      return;
    case 'copyReturns':
      return copyReturns(world, shopper);
    case 'takeBack':
      return takeBackLast(world, shopper);
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
      shopper.hasStrayed = true;
      return;
    case 'fates':
      wire.fates.push(...action.fates);
  }
}

/** Other databases of the same person, as of a browser that is emptied each time: each is a group, and brings nothing. */
function beginElsewhere({ server }: World, { jar, newId }: Shopper, times: number): void {
  if (jar.visitor === null || !server.memory().persons.has(jar.visitor)) return;
  const there = { ...jar };
  server.me(there);
  for (let at = 0; at < times; at += 1) {
    server.push(there, { protocol: PROTOCOL, build: 'test', scope: GUEST, group: newId(), cursor: null, changes: [] });
  }
}

/** A press after which the cart is empty. */
async function emptied(shopper: Shopper, area: Area, press: Promise<{ mutId: string }>): Promise<string | null> {
  const made = await wish(shopper, area, clear, press);
  if (made === null) return null;
  for (const [mutId, what] of shopper.refused) if (what === area) shopper.moot.add(mutId);
  return made;
}

async function wish(
  shopper: Shopper,
  area: Area,
  change: Wish['change'],
  press: Promise<{ mutId: string }>,
): Promise<string | null> {
  const made = await unlessFull(press);
  if (made !== null) shopper.wishes.push({ mutId: made.mutId, area, change });
  return made?.mutId ?? null;
}

const clear = (cart: Map<string, number>): void => cart.clear();

/** Every tab begins anew over the database of before; what had not left the device is gone with the one of now. */
async function copyReturns(world: World, shopper: Shopper): Promise<void> {
  const { device, disk, copy } = shopper;
  if (copy === null || shopper.isOld) return;
  while (device.tabs.length > 0) device.tabs[0]?.close();
  // What is under way arrives before the device is started again.
  await world.clock.advance(60_000);
  Object.assign(disk.contents, structuredClone(copy.contents));
  const { results } = world.server.memory();
  const queued = new Set([...disk.contents.outbox.values(), ...disk.contents.parked.values()].map((row) => row.mutId));
  const isAlive = (mutId: string) => results.has(mutId) || queued.has(mutId);
  const isGone = (mutId: string) => shopper.refused.has(mutId) && !queued.has(mutId);
  // What was taken back since is there again, and acts after everything the shop has done.
  const later = shopper.wishes.filter((one) => !copy.wishes.includes(one));
  const alive = [...copy.wishes, ...later].filter((one) => isAlive(one.mutId) && !isGone(one.mutId));
  const isDone = (one: Wish) => results.has(one.mutId);
  shopper.wishes = [...alive.filter(isDone), ...alive.filter((one) => !isDone(one))];
  // A refusal that was told before the copy was made, or lost with the database of now, is not told again.
  for (const mutId of shopper.refused.keys()) if (!queued.has(mutId)) shopper.refused.delete(mutId);
  const { mails } = world.server.memory();
  const waiting = JSON.stringify([...disk.contents.outbox.values()]);
  for (const key of shopper.documents) {
    if (!mails.includes(key) && !waiting.includes(key.slice(key.indexOf(':') + 1))) shopper.documents.delete(key);
  }
  shopper.isOld = true;
  await device.openTab();
}

function moved(cart: Map<string, number>, key: string, delta: number): void {
  const before = cart.get(key);
  if (before === undefined) return;
  if (before + delta <= 0) cart.delete(key);
  else cart.set(key, before + delta);
}

async function takeBackLast(world: World, shopper: Shopper): Promise<void> {
  const { store } = shopper.device.performDeps;
  const rows = await store.read(['outbox'], (t) => Promise.resolve(t.outbox.all()));
  const last = rows.findLast((row) => row.sends === 0 && !isNoop(row) && row.route === 'api.cart.items.store');
  if (last === undefined || JSON.stringify(last.args).includes(REFUSED_PRODUCT)) return;
  // Re-entered lines of a lost cart are not presses of the person.
  if (!shopper.wishes.some((one) => one.mutId === last.mutId)) return;
  const taken = await takeBack(shopper.device.performDeps, [last.lane, last.seq]).catch((error: unknown) => {
    if (isFull(error)) return false;
    throw error;
  });
  // An older copy of the database cannot know that the shop has it: it comes back on the screen with the next answer.
  const isTooLate = world.server.memory().results.has(last.mutId);
  if (taken && !isTooLate) shopper.wishes = shopper.wishes.filter((one) => one.mutId !== last.mutId);
}

/** The carts as the screen shows them, without the article that will be refused. */
export async function shown(shopper: Shopper): Promise<Record<Area, Map<string, number>>> {
  const { records } = await shopper.device.view();
  return { auto: quantities(records.get('cart:auto')), moto: quantities(records.get('cart:moto')) };
}

export function quantities(record: SyncedRecord | undefined): Map<string, number> {
  const lines = cartKind.is(record) ? record.lines : [];
  return new Map(lines.filter((row) => row.lineKey !== REFUSED_PRODUCT).map((row) => [row.lineKey, row.quantity]));
}

/** What was pressed, but for what the person has been told was refused. */
export function wished(shopper: Shopper, area: Area): Map<string, number> {
  const cart = new Map<string, number>();
  const { parked, outbox, meta } = shopper.disk.contents;
  const progress = meta.get('progress');
  const acked = progress?.key === 'progress' ? progress.acked : {};
  const rows = [...outbox.values()];
  const isInState = ({ lane, seq }: (typeof rows)[number]) => seq <= (acked[lane] ?? 0);
  // A request of a former group may have been received there: until its answer comes nobody knows whether the clearing
  // behind it will do anything, and the screen shows what the person asked for.
  const isOpen = (uuid: string | null) =>
    uuid !== null && rows.some((row) => !isInState(row) && isConditionalOn(SHOP, row, uuid));
  // Refused in the shop, of which this device has the state and not yet the answer.
  const unheard = rows.filter(
    (row) => shopper.refused.has(row.mutId) && isInState(row) && !isOpen(createdBy(SHOP, row)),
  );
  const isRefused = (mutId: string) =>
    // A request that a restored shop has lost has emptied its cart all the same.
    (parked.get(mutId)?.reason.class ?? 'lost') !== 'lost' || unheard.some((row) => row.mutId === mutId);
  for (const one of shopper.wishes) if (one.area === area && !isRefused(one.mutId)) one.change(cart);
  return cart;
}

/** Everything heals, and enough time passes for every wait there is. */
export async function heal(world: World): Promise<void> {
  world.server.throttle = 0;
  for (const shopper of world.shoppers) {
    const { wire, device } = shopper;
    shopper.full = 0;
    wire.cut = false;
    wire.fates.length = 0;
    for (const tab of device.tabs) tab.thaw();
    device.online(true);
  }
}
