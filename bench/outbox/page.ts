/**
 * The device's side of `bench/outbox.ts`, bundled and put into a page of the shop's origin: the storefront's own store,
 * outbox and engine, and the peers beside them, all in the same storage bucket.
 */
import { Dexie } from 'dexie';

import { SHOP_OFFLINE, type OfflineArgs, type OfflineRouteName } from '#core/contract/offline-routes.ts';
import { openPersonStore, personPlace } from '#src/db/open.ts';
import { offlineContract } from '#src/sync/core/contract.ts';
import { perform } from '#src/sync/outbox/perform.ts';
import { startEngine } from '#src/sync/sender/create-engine.ts';
import { cartKind } from '#core/contract/cart/cart-record.ts';

/** A named change with its arguments, as the benchmark made it. */
export type NamedChange = {
  [Name in OfflineRouteName]: { readonly route: Name; readonly args: OfflineArgs<Name> };
}[OfflineRouteName];

const SCOPE = 'guest';
const contract = offlineContract(SHOP_OFFLINE);

async function place() {
  const found = await personPlace();
  if (found === null) throw new Error('this browser has no IndexedDB');
  return found;
}

async function openStore() {
  const store = await openPersonStore(SCOPE, await place());
  if (!store.durable) throw new Error('the store is not durable');
  return store;
}

async function timed(count: number, once: (at: number) => Promise<unknown>): Promise<number[]> {
  const spent: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const since = performance.now();
    await once(at);
    spent.push(performance.now() - since);
  }
  return spent;
}

async function append(changes: readonly NamedChange[]): Promise<number[]> {
  const store = await openStore();
  const deps = {
    store,
    contract,
    now: () => new Date().toISOString(),
    newId: () => crypto.randomUUID(),
    notify: () => {},
  };
  const spent = await timed(changes.length, async (at) => {
    const change = changes[at];
    if (change !== undefined) await perform(deps, change.route, change.args);
  });
  store.close();
  return spent;
}

/** The least that keeps a queue whole: next number and row in one transaction, waited for until it is complete. */
async function appendRaw(changes: readonly NamedChange[], durability: 'strict' | 'relaxed'): Promise<number[]> {
  const name = `raw-${durability}`;
  const { indexedDB } = await place();
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('meta');
      opening.result.createObjectStore('outbox');
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('refused')));
  });
  const spent = await timed(changes.length, (at) => {
    const transaction = database.transaction(['meta', 'outbox'], 'readwrite', { durability });
    const meta = transaction.objectStore('meta');
    const known = meta.get('next');
    known.addEventListener('success', () => {
      const next = Number(known.result ?? 1);
      meta.put(next + 1, 'next');
      transaction.objectStore('outbox').put({ ...changes[at], mutId: crypto.randomUUID() }, next);
    });
    return new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
    });
  });
  database.close();
  return spent;
}

/** A queue as one would write it with Dexie in an afternoon: one `add` with a counted key. */
async function appendDexie(changes: readonly NamedChange[]): Promise<number[]> {
  const { indexedDB, keyRange } = await place();
  const options = { indexedDB, IDBKeyRange: keyRange, chromeTransactionDurability: 'strict' } as const;
  const database = new Dexie('plain-dexie', options);
  database.version(1).stores({ outbox: '++id' });
  await database.open();
  const spent = await timed(changes.length, (at) =>
    Promise.resolve(database.table('outbox').add({ ...changes[at], mutId: crypto.randomUUID() })),
  );
  database.close();
  return spent;
}

/** Starts the engine and waits until nothing is left: every change executed, acknowledged and pulled. Answers ms. */
async function drain(): Promise<number> {
  const store = await openStore();
  const since = performance.now();
  const options = { scope: SCOPE, build: 'bench', origin: location.origin, online: true, visible: true, routes: null };
  const engine = await startEngine(store, contract, options);
  await new Promise<void>((resolve) => {
    const end = store.watch(
      ['outbox'],
      async (t) => await t.outbox.count(),
      (left) => {
        if (left === 0) setTimeout(() => (end(), resolve()));
      },
    );
  });
  const spent = performance.now() - since;
  engine.stop();
  store.close();
  return spent;
}

/** Lines and quantities of the cart as the device knows it from the server. */
async function cartHere(): Promise<Record<string, number>> {
  const store = await openStore();
  const row = await store.read(['base'], (t) => Promise.resolve(t.base.get('cart:auto')));
  store.close();
  const lines = cartKind.is(row?.record) ? row.record.lines : [];
  return Object.fromEntries(lines.map((line) => [line.lineKey, line.quantity]));
}

/** How many changes the server refused. */
async function refused(): Promise<number> {
  const store = await openStore();
  const parked = await store.read(['parked'], (t) => Promise.resolve(t.parked.all()));
  store.close();
  return parked.length;
}

export interface PlainCall {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** The peer: one request for each change, in order, as a queue of requests sends them. Answers ms. */
async function oneByOne(calls: readonly PlainCall[]): Promise<number> {
  const me: { csrfToken: string } = await (await fetch('/api/me')).json();
  const headers = { 'content-type': 'application/json', 'x-csrf-token': me.csrfToken };
  const since = performance.now();
  for (const { method, path, body } of calls) {
    const answer = await fetch(path, { method, headers, body });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    await answer.text();
  }
  return performance.now() - since;
}

const bench = { append, appendRaw, appendDexie, drain, cartHere, refused, oneByOne };

declare global {
  var outboxBench: typeof bench;
}
globalThis.outboxBench = bench;
