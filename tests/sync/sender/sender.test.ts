/** A page and its engine: the browser around it is a few lines. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ROUTES } from '#core/contract/routes.ts';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';
import type { PersonStore } from '#src/db/store.ts';
import { openTabChannel, type TabMessage } from '#src/sync/sender/tab-channel.ts';
import { openSender, type Sender } from '#src/sync/sender/sender.ts';
import { enterTab, lockBrowser } from '#tests/support/sync/web-locks.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';

const workers: { ended: boolean }[] = [];

/** A worker whose thread runs and never answers. */
class HangingWorker extends EventTarget {
  readonly own = { ended: false };
  constructor() {
    super();
    workers.push(this.own);
  }
  postMessage(): void {}
  terminate(): void {
    this.own.ended = true;
  }
}

const senders: Sender[] = [];
const startWorker = (): Worker => new Worker('/worker.js');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  enterTab(undefined);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { origin: 'http://shop.test' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(senders.splice(0).map((sender) => sender.stop()));
  workers.splice(0);
  vi.unstubAllGlobals();
});

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const pass = async (ms: number): Promise<void> => {
  await settle();
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
};

/** A database of this device that knows where the shop is; and how often the shop was asked anything. */
async function storeAndShop(): Promise<{ store: PersonStore; asked: () => number }> {
  const store: PersonStore = { ...openMemoryStore(createMemoryDisk()), durable: true };
  const value = Object.fromEntries(
    Object.values(ROUTES).map(({ name, uri, method }) => [name, { uri, methods: [method] }]),
  );
  await store.write(['meta'], async (t) => void (await t.meta.put([{ key: 'routes', value }])));
  const fetched = vi.fn(() => Promise.resolve(Response.json({}, { status: 503 })));
  vi.stubGlobal('fetch', fetched);
  return { store, asked: () => fetched.mock.calls.length };
}

function open(store: PersonStore, report: (error: unknown) => void = () => {}): Sender {
  const sender = openSender({
    store,
    contract: SHOP,
    startWorker,
    scope: 'guest',
    build: 'build',
    onClosing: () => {},
    report,
  });
  senders.push(sender);
  return sender;
}

test('R20 S57 a worker that hangs while it opens the database is ended after ten seconds, and the page sends itself', async () => {
  vi.stubGlobal('Worker', HangingWorker);
  const { store, asked } = await storeAndShop();
  const reported: unknown[] = [];
  open(store, (error) => reported.push(error));
  await pass(9_000);
  expect([workers, reported, asked()]).toEqual([[{ ended: false }], [], 0]);
  await pass(1_100);
  expect(workers).toEqual([{ ended: true }]);
  expect(reported).toEqual([new Error('the sync worker does not start')]);
  await expect.poll(asked).toBeGreaterThan(0);
});

test('S63 where nothing is kept no worker could find the queue: the page sends itself, at once', async () => {
  vi.stubGlobal('Worker', HangingWorker);
  const { store, asked } = await storeAndShop();
  open({ ...store, durable: false });
  await pass(500);
  await expect.poll(asked).toBeGreaterThan(0);
  expect(workers).toEqual([]);
});

test('S66 R23 a page whose person presses takes the lock from a tab that does not answer, within 15 s', async () => {
  vi.stubGlobal('Worker', undefined);
  const browser = lockBrowser();
  const lost = expect(browser.locksOf('frozen').request('sync:guest', () => new Promise(() => {}))).rejects.toThrow();
  enterTab(browser.locksOf('here'));
  const { store } = await storeAndShop();
  const sender = open(store);
  await expect.poll(() => browser.pending('sync:guest')).toBe(1);
  sender.notify();
  await pass(15_000);
  await lost;
  expect(browser.holderOf('sync:guest')).toBe('here');
});

test('S66 R23 a tab that answers keeps its lock, whatever the others press', async () => {
  vi.stubGlobal('Worker', undefined);
  const browser = lockBrowser();
  void browser.locksOf('other').request('sync:guest', () => new Promise(() => {}));
  const channel = openTabChannel('guest');
  channel.subscribe(({ type }) => {
    if (type === 'ask') channel.notify({ type: 'status', status: { phase: 'waiting', reason: null } });
  });
  enterTab(browser.locksOf('here'));
  const { store } = await storeAndShop();
  const sender = open(store);
  await expect.poll(() => browser.pending('sync:guest')).toBe(1);
  for (let press = 0; press < 4; press += 1) {
    sender.notify();
    await pass(6_000);
  }
  expect([browser.holderOf('sync:guest'), sender.status().phase]).toEqual(['other', 'waiting']);
  channel.close();
});

test('S66 R23 a press finds out that a tab which used to answer has fallen silent', async () => {
  vi.stubGlobal('Worker', undefined);
  const browser = lockBrowser();
  const lost = expect(browser.locksOf('other').request('sync:guest', () => new Promise(() => {}))).rejects.toThrow();
  const channel = openTabChannel('guest');
  channel.subscribe(({ type }) => {
    if (type === 'ask') channel.notify({ type: 'status', status: { phase: 'waiting', reason: null } });
  });
  enterTab(browser.locksOf('here'));
  const { store } = await storeAndShop();
  const sender = open(store);
  await expect.poll(() => browser.pending('sync:guest')).toBe(1);
  await pass(20_000);
  channel.close();
  await pass(20_000);
  expect(browser.holderOf('sync:guest')).toBe('other');
  sender.notify();
  await pass(15_000);
  await lost;
  expect(browser.holderOf('sync:guest')).toBe('here');
});

test('S66 where tabs cannot ring for each other nobody takes a lock: silence says nothing', async () => {
  vi.stubGlobal('Worker', undefined);
  vi.stubGlobal('BroadcastChannel', undefined);
  const browser = lockBrowser();
  void browser.locksOf('other').request('sync:guest', () => new Promise(() => {}));
  enterTab(browser.locksOf('here'));
  const { store } = await storeAndShop();
  const sender = open(store);
  await expect.poll(() => browser.pending('sync:guest')).toBe(1);
  sender.notify();
  await pass(15_000);
  expect(browser.holderOf('sync:guest')).toBe('other');
});

test('S67 whoever deletes the data tells the other tabs, which let go of it; who only leaves does not', async () => {
  vi.stubGlobal('Worker', undefined);
  const { store } = await storeAndShop();
  let closings = 0;
  const openOne = () => {
    const onClosing = () => void (closings += 1);
    return openSender({
      store,
      contract: SHOP,
      startWorker,
      scope: 'guest',
      build: 'build',
      onClosing,
      report: () => {},
    });
  };
  const [here, there] = [openOne(), openOne()];
  senders.push(there);
  await settle();
  await openOne().stop();
  await settle();
  expect(closings).toBe(0);
  await here.stop(true);
  await settle();
  expect(closings).toBe(1);
});

test('S73 a poke is passed on with its age, and with where the channel of the person stands', async () => {
  vi.stubGlobal('Worker', undefined);
  const { store } = await storeAndShop();
  const channel = openTabChannel('guest');
  const heard: TabMessage[] = [];
  channel.subscribe((message) => {
    if (message.type === 'poked') heard.push(message);
  });
  const sender = open(store);
  const at = performance.now();
  await pass(1_500);
  sender.poke(7, at);
  sender.poke(null, at);
  await settle();
  expect(heard).toEqual([
    { type: 'poked', rev: 7, ageMs: 1_500 },
    { type: 'poked', rev: null, ageMs: 1_500 },
  ]);
  channel.close();
});
