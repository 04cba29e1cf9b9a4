/** The engine with locks, bell, clock and disk around it. */
import { expect, test, vi } from 'vitest';

import type { ParkedRow } from '#src/db/rows.ts';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';
import type { PersonStore } from '#src/db/store.ts';
import { drainOnce, type EngineRoom } from '#src/sync/sender/create-engine.ts';
import { later } from '#tests/support/later.ts';
import { addArgs, productUuid } from '#tests/support/samples/person-samples.ts';
import { enterTab, lockBrowser } from '#tests/support/sync/web-locks.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';
import {
  add,
  busy,
  listen,
  nothingNew,
  open,
  openTab,
  optionsOf,
  pass,
  settle,
  shopThatAnswers,
  aroundTabs,
} from './tabs.ts';

aroundTabs();

test('S66 whoever holds the lock does not take it from itself: nothing is sent sooner than its pace', async () => {
  const { pushes } = shopThatAnswers(busy);
  const [browser, disk] = [lockBrowser(), createMemoryDisk()];
  await add(open(disk));
  const room = await openTab(browser, 'only', open(disk));
  await expect.poll(() => pushes.length).toBe(1);
  await settle();
  room.takeOver();
  await settle();
  expect([pushes.length, browser.holderOf('sync:guest')]).toEqual([1, 'only']);
});

test('S57 S66 R22 of two tabs one sends; when it is closed the other does', async () => {
  const { pushes } = shopThatAnswers(busy);
  const [browser, disk] = [lockBrowser(), createMemoryDisk()];
  await add(open(disk));
  const first = await openTab(browser, 'first', open(disk), 'first');
  await openTab(browser, 'second', open(disk), 'second');
  await pass(20_000);
  expect(new Set(pushes.map(({ build }) => build))).toEqual(new Set(['first']));
  first.stop();
  await pass(1_000);
  expect(pushes.at(-1)?.build).toBe('second');
});

test('S59 R25 R20 a tab that the shop calls too old gives the lock up: a newer tab beside it sends, and it asks no more', async () => {
  const { pushes } = shopThatAnswers(({ build }) =>
    build === 'old' ? Response.json({ code: 'app.outdated', data: {} }, { status: 426 }) : busy(),
  );
  const [browser, disk] = [lockBrowser(), createMemoryDisk()];
  await add(open(disk));
  const { heard, notify } = listen();
  const old = await openTab(browser, 'old', open(disk), 'old');
  await settle();
  expect(heard.at(-1)).toEqual({ type: 'status', status: { phase: 'paused', reason: 'update' } });
  expect(browser.holderOf('sync:guest')).toBeUndefined();
  // Whatever happens around it: only a fresh document changes its build.
  notify({ type: 'resumed' });
  notify({ type: 'appended' });
  await settle();
  old.takeOver();
  await pass(120_000);
  expect(pushes.map(({ build }) => build)).toEqual(['old']);
  await openTab(browser, 'new', open(disk), 'new');
  await pass(1_000);
  expect(pushes.at(-1)?.build).toBe('new');
});

test('S63 R20 where nothing is kept each tab has a queue of its own, and sends it', async () => {
  const { pushes } = shopThatAnswers(busy);
  const browser = lockBrowser();
  for (const name of ['first', 'second']) {
    const store = openMemoryStore();
    await add(store);
    await openTab(browser, name, store);
  }
  await pass(1_000);
  expect(new Set(pushes.map(({ group }) => group)).size).toBe(2);
});

test('S66 R23 a lock is taken over from a tab that is silent: it sends no more, and stands in line again', async () => {
  const { pushes } = shopThatAnswers(busy);
  const [browser, disk] = [lockBrowser(), createMemoryDisk()];
  await add(open(disk));
  const first = await openTab(browser, 'first', open(disk), 'first');
  const second = await openTab(browser, 'second', open(disk), 'second');
  await pass(1_000);
  // Who sends already takes nothing from anybody.
  first.takeOver();
  await settle();
  const alone = pushes.length;
  await pass(10_000);
  expect(pushes.length).toBeGreaterThan(alone);
  second.takeOver();
  await settle();
  expect(browser.holderOf('sync:guest')).toBe('second');
  const before = pushes.length;
  await pass(20_000);
  expect(new Set(pushes.slice(before).map(({ build }) => build))).toEqual(new Set(['second']));
  second.stop();
  await settle();
  expect(browser.holderOf('sync:guest')).toBe('first');
});

test('S57 R23 the bell reaches the tab that sends, which answers at once how it stands; the others say nothing', async () => {
  const { pushes } = shopThatAnswers(() => new Promise<Response>(() => {}));
  const [browser, disk] = [lockBrowser(), createMemoryDisk()];
  await openTab(browser, 'first', open(disk));
  await openTab(browser, 'second', open(disk));
  const { heard, notify } = listen();
  notify({ type: 'ask' });
  await settle();
  expect(heard).toEqual([{ type: 'status', status: { phase: 'resting', reason: null } }]);
  expect(pushes).toEqual([]);
});

test('S57 R23 what another tab has put into the queue leaves when the bell rings, and not at the next look', async () => {
  const { pushes } = shopThatAnswers(({ path }) => (path.endsWith('/push') ? busy() : new Promise(() => {})));
  const [browser, disk] = [lockBrowser(), createMemoryDisk()];
  await openTab(browser, 'first', open(disk));
  // The first question has no answer: it is given up after 30 s, and what follows rests.
  await add(open(disk));
  listen().notify({ type: 'resumed' });
  await pass(500);
  expect(pushes.length).toBeGreaterThan(0);
});

test('S49 R24 what parked because an earlier build could not send it is sent by the next one, at once', async () => {
  const { pushes } = shopThatAnswers((asked) => (asked.path.endsWith('/push') ? busy() : nothingNew(asked)));
  const disk = createMemoryDisk();
  const parked: ParkedRow = {
    mutId: crypto.randomUUID(),
    lane: 'cart:auto',
    route: 'api.cart.items.store',
    v: 1,
    args: addArgs('auto', productUuid(1), 1),
    at: '2026-01-05T09:00:00.000Z',
    parkedAt: '2026-01-05T09:00:00.000Z',
    reason: { class: 'unknownRoute' },
  };
  await open(disk).write(['parked', 'meta'], async (t) => {
    await t.parked.put([parked]);
    await t.meta.put([{ key: 'build', value: 'former' }]);
  });
  (await openTab(lockBrowser(), 'tab', open(disk), 'former')).stop();
  await pass(1_000);
  expect(pushes).toEqual([]);
  const { promise: mayLook, settle: look } = later();
  const store = open(disk);
  const busyDisk: PersonStore = {
    ...store,
    read: async (tables, work) => {
      if (tables.includes('parked')) await mayLook;
      return store.read(tables, work);
    },
  };
  await openTab(lockBrowser(), 'tab', busyDisk, 'next');
  // By now the engine has asked the shop and found nothing to send.
  await pass(1_000);
  look();
  await pass(1_000);
  expect(pushes.at(-1)?.routes).toEqual(['api.cart.items.store']);
});

test('R28 a clock that is set back by a year changes nothing about when a failure is tried again', async () => {
  const { pushes } = shopThatAnswers(busy);
  const store = open(createMemoryDisk());
  await add(store);
  await openTab(lockBrowser(), 'tab', store);
  await pass(500);
  const before = pushes.length;
  vi.setSystemTime(Date.now() - 365 * 24 * 3_600_000);
  await pass(10_000);
  expect(pushes.length).toBeGreaterThan(before);
});

test('R28 S58 S75 a clock that is set back by an hour, or a day, does not keep the shop from being asked every 20 s', async () => {
  let pulls = 0;
  shopThatAnswers((asked) => {
    pulls += 1;
    return nothingNew(asked);
  });
  await openTab(lockBrowser(), 'tab', open(createMemoryDisk()));
  for (const hours of [1, 24]) {
    await pass(1_000);
    const before = pulls;
    vi.setSystemTime(Date.now() - hours * 3_600_000);
    await pass(45_000);
    expect(pulls - before).toBeGreaterThanOrEqual(2);
  }
});

test('R28 S72 S75 a poke that is heard after the clock was set back brings a pull all the same', async () => {
  let pulls = 0;
  shopThatAnswers((asked) => {
    pulls += 1;
    return nothingNew(asked);
  });
  const room = await openTab(lockBrowser(), 'tab', open(createMemoryDisk()));
  await pass(1_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  const before = pulls;
  room.tell({ type: 'poked', ageMs: 0, rev: 7 });
  await pass(5_000);
  expect(pulls).toBeGreaterThan(before);
});

test('R28 a wait too long for a timer is waited for, and not skipped', async () => {
  const { pushes } = shopThatAnswers(() =>
    Response.json({}, { status: 503, headers: { 'retry-after': String(60 * 24 * 3_600) } }),
  );
  const waits = vi.spyOn(globalThis, 'setTimeout');
  const store = open(createMemoryDisk());
  await add(store);
  await openTab(lockBrowser(), 'tab', store);
  await pass(10_000);
  expect(pushes.length).toBe(1);
  expect(Math.max(...waits.mock.calls.map(([, ms]) => ms ?? 0))).toBeLessThan(2 ** 31);
});

test('R24 R25 without tabs the service worker drains a queue; beside a tab it leaves it alone', async () => {
  const { pushes } = shopThatAnswers(busy);
  const [browser, disk] = [lockBrowser(), createMemoryDisk()];
  await add(open(disk));
  const drain = async () => {
    enterTab(browser.locksOf('service worker'));
    return drainOnce(open(disk), SHOP, optionsOf('worker'));
  };
  const left = drain();
  await settle();
  expect([await left, pushes.length]).toEqual([1, 1]);
  const tab: EngineRoom = await openTab(browser, 'tab', open(disk), 'tab');
  expect(await drain()).toBeNull();
  expect(pushes.map(({ build }) => build).filter((build) => build === 'worker').length).toBe(1);
  tab.stop();
});

test('R24 a drain that gets no answer ends after 25 s and lets the lock go', async () => {
  shopThatAnswers(() => new Promise<Response>(() => {}));
  const [browser, disk] = [lockBrowser(), createMemoryDisk()];
  await add(open(disk));
  enterTab(browser.locksOf('service worker'));
  let left: number | null | undefined;
  void drainOnce(open(disk), SHOP, optionsOf('worker')).then((count) => (left = count));
  await pass(24_500);
  expect([left, browser.holderOf('sync:guest')]).toEqual([undefined, 'service worker']);
  await pass(500);
  expect([left, browser.holderOf('sync:guest')]).toEqual([1, undefined]);
});

test('R23 R20 a tab that is frozen in its first question for a visitor keeps no other from sending', async () => {
  const { pushes } = shopThatAnswers(busy);
  const [browser, disk] = [lockBrowser(), createMemoryDisk()];
  const lost = expect(browser.locksOf('frozen').request('visitor', () => new Promise(() => {}))).rejects.toThrow(
    'stolen',
  );
  await add(open(disk));
  await openTab(browser, 'tab', open(disk));
  await pass(40_000);
  await lost;
  expect(pushes.length).toBeGreaterThan(0);
});
