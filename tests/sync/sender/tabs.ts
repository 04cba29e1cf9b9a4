/** Tabs of one browser, in one thread: the engine with locks, bell, clock and disk around it. */
import { afterEach, beforeEach, vi } from 'vitest';

import { ROUTES } from '#core/contract/routes.ts';
import { openMemoryStore, type MemoryDisk } from '#src/db/memory-store.ts';
import type { PersonStore } from '#src/db/store.ts';
import { openTabChannel, type TabMessage } from '#src/sync/sender/tab-channel.ts';
import { startEngine, type EngineOptions } from '#src/sync/sender/create-engine.ts';
import { perform } from '#src/sync/outbox/perform.ts';
import { addArgs, productUuid } from '#tests/support/samples/person-samples.ts';
import { enterTab, type LockBrowser } from '#tests/support/sync/web-locks.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';

const routes = Object.fromEntries(
  Object.values(ROUTES).map((route) => [route.name, { uri: route.uri, methods: [route.method] }]),
);
export const optionsOf = (build: string): EngineOptions => ({
  scope: 'guest',
  build,
  origin: 'http://shop.test',
  online: true,
  visible: true,
  routes,
});

export const closing: { stop?: () => void; close?: () => void }[] = [];

/** Timers stand still in every test of the file, and what it opened ends with it. */
export function aroundTabs(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    enterTab(undefined);
  });
  afterEach(() => {
    for (const { stop, close } of closing.splice(0)) (stop ?? close)?.();
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Messages between threads, and promises, take their turns. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

export const pass = async (ms: number): Promise<void> => {
  await settle();
  for (let passed = 0; passed < ms; passed += 500) {
    await vi.advanceTimersByTimeAsync(Math.min(500, ms - passed));
    await settle();
  }
};

interface Asked {
  readonly path: string;
  readonly build: string;
  readonly group: string;
  readonly routes: readonly string[];
  readonly cursor: unknown;
}

/** The shop takes every push and answers it `how`; what a change brings is looked at elsewhere. */
export function shopThatAnswers(how: (asked: Asked) => Response | Promise<Response>): { readonly pushes: Asked[] } {
  const pushes: Asked[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (!path.includes('/sync/')) return Response.json({ customer: null, csrfToken: 'token' });
    const { build, group, cursor, changes = [] } = await request.json();
    const asked = { path, build, group, cursor, routes: changes.map(({ route }: { route: string }) => route) };
    if (path.endsWith('/push')) pushes.push(asked);
    return how(asked);
  });
  return { pushes };
}

export const busy = (): Response => Response.json({}, { status: 503 });

/** There is nothing of this person in the shop. */
export const nothingNew = ({ cursor }: Asked): Response =>
  Response.json({
    from: cursor,
    to: { epoch: 'one', rev: 0, revId: 'start' },
    reset: false,
    changes: [],
    lastSeq: {},
    serverNow: '2026-01-05T09:00:00.000Z',
  });

/** Another connection to the disk of this device. */
export const open = (disk: MemoryDisk): PersonStore => ({ ...openMemoryStore(disk), durable: true });

export const add = (store: PersonStore) =>
  perform(
    { store, contract: SHOP, now: () => new Date().toISOString(), newId: () => crypto.randomUUID(), notify: () => {} },
    'api.cart.items.store',
    addArgs('auto', productUuid(1), 1),
  );

export async function openTab(browser: LockBrowser | null, name: string, store: PersonStore, build = 'build') {
  enterTab(browser?.locksOf(name));
  const room = await startEngine(store, SHOP, optionsOf(build));
  closing.push(room);
  await settle();
  return room;
}

/** Somebody who hears everything that is said. */
export function listen(): { heard: TabMessage[]; notify: (message: TabMessage) => void } {
  const channel = openTabChannel('guest');
  const heard: TabMessage[] = [];
  channel.subscribe((message) => void heard.push(message));
  closing.push(channel);
  return { heard, notify: (message) => channel.notify(message) };
}
