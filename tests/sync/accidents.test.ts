/** Accidents of a device one by one, in front of the model server; `tests/server/sync-devices` has those of the real one. */
import { beforeEach, describe, expect, test } from 'vitest';

import { cartKind, emptyCart } from '#core/contract/cart/cart-record.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { createMemoryDisk, openMemoryStore, type MemoryDisk } from '#src/db/memory-store.ts';
import { retryParked } from '#src/sync/outbox/parked.ts';
import { sweepDevice } from '#src/sync/engine/steps.ts';
import type { Transport } from '#src/sync/core/transport.ts';
import { createDevice, type Device } from '#tests/support/sync/device.ts';
import { REFUSED_PRODUCT } from '#tests/support/sync/model/model-keep.ts';
import { createModelServer, emptyJar, type Jar, type ModelServer } from '#tests/support/sync/model/model-server.ts';
import { modelTransport } from '#tests/support/sync/model/model-wire.ts';
import { addArgs, countingIds, productUuid, quoteArgs } from '#tests/support/samples/person-samples.ts';
import { createVirtualClock, type VirtualClock } from '#tests/support/sync/virtual-clock.ts';
import { createWire, FOREIGN_FATES, type Wire } from '#tests/support/sync/wire.ts';

const [pads, disc] = [productUuid(1), productUuid(2)];

interface Stage {
  readonly device: Device;
  readonly disk: MemoryDisk;
  readonly jar: Jar;
  readonly wire: Wire;
  readonly newId: () => string;
}

let clock: VirtualClock;
let server: ModelServer;
beforeEach(() => {
  clock = createVirtualClock();
  server = createModelServer(clock.now);
});

interface Stagecraft {
  /** A customer's device. */
  readonly customer?: string;
  readonly series?: number;
  /** Stands between device and shop. */
  readonly between?: (transport: Transport) => Partial<Transport>;
}

/** A device whose first look at the shop is over. */
async function stage({ customer, series = 5, between = () => ({}) }: Stagecraft = {}): Promise<Stage> {
  const [wire, jar, disk, newId] = [createWire(), emptyJar(), createMemoryDisk(), countingIds(series)];
  if (customer !== undefined) Object.assign(jar, server.login(jar, customer, null).jar);
  const transport = modelTransport(server, jar, wire, clock);
  const device = await createDevice({
    clock,
    newId,
    transport: { ...transport, ...between(transport) },
    open: () => Promise.resolve(openMemoryStore(disk)),
    ...(customer === undefined ? {} : { scope: `customer:${customer}` }),
  });
  await device.openTab();
  await clock.advance(200);
  return { device, disk, jar, wire, newId };
}

const add = ({ device }: Stage, product = pads, delta = 1) =>
  device.perform('api.cart.items.store', addArgs('auto', product, delta));

const cartOf = (person: string | null): Record<string, number> => {
  const record = server.cart(person, 'auto');
  return Object.fromEntries(cartKind.is(record) ? record.lines.map((one) => [one.lineKey, one.quantity]) : []);
};

async function shown({ device }: Stage): Promise<Record<string, number>> {
  const record = (await device.view()).records.get('cart:auto');
  return Object.fromEntries(cartKind.is(record) ? record.lines.map((one) => [one.lineKey, one.quantity]) : []);
}

/** Everything has come, once, and nobody was told otherwise. */
async function arrived(one: Stage, cart: Record<string, number>): Promise<void> {
  expect(await one.device.drain()).toBe(true);
  await clock.advance(60_000);
  expect({ shop: cartOf(one.jar.visitor), screen: await shown(one) }).toEqual({ shop: cart, screen: cart });
  expect([...one.disk.contents.parked.values()]).toEqual([]);
  expect(one.device.faults).toEqual([]);
}

describe('an answer of somebody else', () => {
  test.each(FOREIGN_FATES)('S76 %s: nothing is decided, and what waits goes on by itself, once', async (fate) => {
    const one = await stage();
    await add(one, pads, 2);
    expect(await one.device.drain()).toBe(true);
    one.wire.fates.push(fate, fate, fate);
    await add(one, pads);
    await add(one, disc);
    await arrived(one, { [pads]: 3, [disc]: 1 });
  });

  test.each(FOREIGN_FATES)('S60 S76 %s, to a question: no new group begins, and nothing pauses', async (fate) => {
    const one = await stage();
    await add(one, pads, 2);
    expect(await one.device.drain()).toBe(true);
    const { group } = await identityOf(one);
    one.wire.fates.push(...Array(5).fill(fate));
    await clock.advance(120_000);
    expect(one.device.tabs[0]?.runner.state()).toMatchObject({ phase: 'idle', pause: null });
    expect((await identityOf(one)).group).toBe(group);
    await arrived(one, { [pads]: 2 });
  });

  test('S76 for ten minutes, as in a hotel, is outlived without anybody doing anything', async () => {
    const one = await stage();
    one.wire.fates.push(...Array(1_000).fill('instead 403'));
    await add(one, pads);
    await clock.advance(600_000);
    expect([await one.device.waiting(), one.device.tabs[0]?.runner.state().pause]).toEqual([1, null]);
    one.wire.fates.length = 0;
    await arrived(one, { [pads]: 1 });
  });

  test('S50 S76 that one change alone provokes holds up its own lane and no other', async () => {
    const one = await stage({
      between: (transport) => ({
        // A firewall that dislikes a word.
        push: (body, signal) => {
          const isDisliked = body.changes.some((change) => JSON.stringify(change).includes(disc));
          if (isDisliked) one.wire.fates.unshift('instead 403');
          return transport.push(body, signal);
        },
      }),
    });
    await add(one, disc);
    const moto = addArgs('moto', pads, 1);
    await one.device.perform('api.cart.items.store', moto);
    await clock.advance(60_000);
    expect(await one.device.waiting()).toBe(1);
    const record = server.cart(one.jar.visitor, 'moto');
    expect(cartKind.is(record) && record.lines.map((line) => line.lineKey)).toEqual([pads]);
    expect([...one.disk.contents.parked.values()]).toEqual([]);
  });
});

const identityOf = async ({ device }: Stage) => {
  const row = await device.performDeps.store.read(['meta'], async (t) => await t.meta.get('identity'));
  if (row?.key !== 'identity') throw new Error('nobody');
  return row;
};

describe('a cookie that is lost', () => {
  test('S24 S47 S60 a request that was refused, whose refusal was lost with the cookie, is not told as received', async () => {
    const one = await stage();
    one.wire.fates.push('answerLost');
    const uuid = one.newId();
    await one.device.perform('api.checkout.quotes.store', quoteArgs(uuid, 'auto', REFUSED_PRODUCT));
    await clock.advance(60);
    one.jar.visitor = null;
    expect(await one.device.drain()).toBe(true);
    await clock.advance(30_000);
    expect({
      inTheShop: server.memory().mails.includes(`quote:${uuid}`),
      told: [...one.disk.contents.parked.values()].map((row) => [row.route, row.reason.class]),
      onTheScreen: (await one.device.view()).records.has(`quote:${uuid}`),
    }).toEqual({ inTheShop: false, told: [['api.checkout.quotes.store', 'refused']], onTheScreen: false });
  });

  test('S57 S60 is found by two senders at the same moment, and the cart comes to the new visitor once', async () => {
    const one = await stage();
    await add(one, pads, 2);
    expect(await one.device.drain()).toBe(true);
    await one.device.openTab();
    for (const { runner } of one.device.tabs) runner.tell({ type: 'lockWon' });
    await clock.advance(5_000);
    one.jar.visitor = null;
    await add(one, disc);
    await arrived(one, { [pads]: 2, [disc]: 1 });
  });

  test('S57 S60 is found by a sender whose lock was stolen in the middle of its request, too', async () => {
    const one = await stage();
    await add(one, pads, 2);
    expect(await one.device.drain()).toBe(true);
    await one.device.openTab();
    one.jar.visitor = null;
    await add(one, disc);
    await clock.advance(30);
    one.device.tabs[0]?.freeze();
    const [frozen] = one.device.tabs;
    one.device.steal();
    await clock.advance(20_000);
    frozen?.thaw();
    await arrived(one, { [pads]: 2, [disc]: 1 });
  });

  test('S20 S60 a request whose answer is lost with the cookie is made once, and its number still comes', async () => {
    const one = await stage();
    await add(one, pads, 2);
    expect(await one.device.drain()).toBe(true);
    one.wire.fates.push('answerLost');
    const uuid = one.newId();
    await one.device.perform('api.checkout.quotes.store', quoteArgs(uuid, 'auto', pads));
    await clock.advance(60);
    one.jar.visitor = null;
    await arrived(one, {});
    expect(server.memory().mails).toEqual([`quote:${uuid}`]);
    expect((await one.device.view()).records.has(`quote:${uuid}`)).toBe(true);
  });
});

describe('a server that is not where it was', () => {
  /** As a failover to a replica that had not the last commit: a refusal moves a lane, and nothing else. */
  async function loseLastNumber(one: Stage): Promise<void> {
    const { lanes, results } = server.memory();
    const { group } = await identityOf(one);
    const lane = `${group} cart:auto`;
    const [last] = [...one.disk.contents.sent.values()].toSorted((a, b) => b.seq - a.seq);
    lanes.set(lane, (lanes.get(lane) ?? 0) - 1);
    results.delete(last?.mutId ?? '');
  }

  test('S61 S62 with the same epoch and one number less is asked for everything: pulls go on, and the number is filled', async () => {
    const one = await stage();
    await add(one);
    expect(await one.device.drain()).toBe(true);
    await add(one, REFUSED_PRODUCT);
    await clock.advance(5_000);
    await loseLastNumber(one);
    await clock.advance(60_000);
    expect(one.device.tabs[0]?.runner.state()).toMatchObject({ phase: 'idle', attempt: 0 });
    // What another device of this visitor does is seen again.
    const other = server.memory().persons.get(one.jar.visitor ?? '');
    const record = server.cart(one.jar.visitor, 'moto') ?? emptyCart('moto');
    if (other === undefined) throw new Error('nobody');
    other.rev += 1;
    other.revIds[other.rev] = 'later';
    other.records.set('cart:moto', { rev: other.rev, record });
    const before = one.wire.sent;
    await clock.advance(60_000);
    expect((await one.device.view()).records.has('cart:moto')).toBe(true);
    // At its pace, not in a loop.
    expect(one.wire.sent - before).toBeLessThanOrEqual(5);
    expect(await add(one, disc)).toMatchObject({ seq: 3 });
    expect(await one.device.drain()).toBe(true);
    expect(cartOf(one.jar.visitor)).toEqual({ [pads]: 1, [disc]: 1 });
  });

  test('S60 S61 S68 and lost more than the log can tell, a request among it, has its cart emptied again', async () => {
    const one = await stage();
    await add(one);
    expect(await one.device.drain()).toBe(true);
    server.backUp();
    await one.device.perform('api.checkout.quotes.store', quoteArgs(one.newId(), 'auto', pads));
    for (const product of [disc, disc]) await add(one, product);
    expect(await one.device.drain()).toBe(true);
    const { sent } = one.disk.contents;
    for (const [mutId, row] of sent) if (row.seq === 3) sent.delete(mutId);
    server.restore();
    await clock.advance(60_000);
    expect(await one.device.drain()).toBe(true);
    expect({ shop: cartOf(one.jar.visitor), screen: await shown(one) }).toEqual({
      shop: { [disc]: 2 },
      screen: { [disc]: 2 },
    });
    expect([...one.disk.contents.parked.values()].map((row) => row.reason.class)).toEqual(['lost']);
  });

  test('S60 S61 S75 does not put a customer’s cart in twice from a second device whose log is empty', async () => {
    const customer = '00000000-0000-4000-9000-00000000000a';
    const one = await stage({ customer });
    await add(one, pads, 2);
    expect(await one.device.drain()).toBe(true);
    server.backUp();
    const two = await stage({ customer, series: 6 });
    await add(two, disc);
    expect(await two.device.drain()).toBe(true);
    await clock.advance(1_000);
    // A clock that is eight days ahead empties no log; eight days of the shop do.
    two.device.setClock(8 * 24 * 3_600_000);
    await sweepDevice({ store: two.device.performDeps.store });
    expect(two.disk.contents.sent.size).toBe(1);
    two.disk.contents.sent.clear();
    server.restore();
    for (const { jar } of [one, two]) Object.assign(jar, server.login(jar, customer, null).jar);
    two.device.tabs[0]?.runner.tell({ type: 'resumed' });
    await clock.advance(120_000);
    expect(cartOf(`customer:${customer}`)).toEqual({ [pads]: 2, [disc]: 1 });
    expect(two.device.faults).toEqual([]);
  });
});

describe('a change that the shop cannot read', () => {
  /** From now on, while `isOn`, the shop refuses whole requests with a change that names this. */
  const unreadable = (word: string, isOn: () => boolean) => (transport: Transport) => ({
    push: (body: Parameters<Transport['push']>[0], signal: AbortSignal) =>
      isOn() && JSON.stringify(body.changes).includes(word)
        ? Promise.reject(new Refusal('input.tooLarge'))
        : transport.push(body, signal),
  });

  test('S52 S54 and was executed before is not told as refused: whoever sends it again would do it twice', async () => {
    let isStrict = false;
    const one = await stage({ between: unreadable(pads, () => isStrict) });
    one.wire.fates.push('answerLost');
    await add(one, pads);
    await clock.advance(60);
    isStrict = true;
    await add(one, disc);
    expect(await one.device.drain()).toBe(true);
    isStrict = false;
    for (const { mutId } of one.disk.contents.parked.values()) await retryParked(one.device.performDeps, mutId);
    await arrived(one, { [pads]: 1, [disc]: 1 });
  });

  test('S52 and was not executed parks alone, a noop takes its number, and the others arrive', async () => {
    const one = await stage({ between: unreadable(pads, () => true) });
    await add(one, disc);
    await add(one, pads);
    await add(one, disc);
    expect(await one.device.drain()).toBe(true);
    expect(cartOf(one.jar.visitor)).toEqual({ [disc]: 2 });
    expect([...one.disk.contents.parked.values()].map((row) => row.reason)).toEqual([
      { class: 'refused', code: 'input.invalid', data: {} },
    ]);
  });

  test('S44 S52 costs three requests: behind it the others go together again', async () => {
    const one = await stage({ between: unreadable(pads, () => true) });
    const before = one.wire.sent;
    await add(one, pads);
    for (let count = 0; count < 10; count += 1) await add(one, disc);
    await clock.advance(5_000);
    expect(cartOf(one.jar.visitor)).toEqual({ [disc]: 10 });
    // What was refused whole never came to the wire: the noop in its place did, and then all others.
    expect(one.wire.sent - before).toBeLessThanOrEqual(3);
  });

  test('S52 stays in the queue where even a noop is unreadable: the fault is not in the changes', async () => {
    let isBroken = true;
    const one = await stage({ between: unreadable('', () => isBroken) });
    await add(one, pads);
    await add(one, disc);
    await clock.advance(120_000);
    expect([await one.device.waiting(), one.disk.contents.parked.size]).toEqual([2, 0]);
    isBroken = false;
    await arrived(one, { [pads]: 1, [disc]: 1 });
  });
});

describe('a browser that is wrong about itself', () => {
  test('S53 S58 says offline where there is a network: within a minute what waits has gone', async () => {
    const one = await stage();
    one.device.online(false);
    await add(one, pads);
    const before = clock.now();
    expect(await one.device.drain()).toBe(true);
    expect(clock.now() - before).toBeLessThanOrEqual(61_000);
    await arrived(one, { [pads]: 1 });
  });
});
