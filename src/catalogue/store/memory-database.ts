import { objectStoresOf } from './database.ts';
import type { Database, Key, ObjectStore } from './database.ts';

type Records = Map<Key, unknown>;

function compareKeys(left: Key, right: Key): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left !== typeof right) return typeof left === 'number' ? -1 : 1;
  return left < right ? -1 : 1;
}

function objectStoreOf(records: Records): ObjectStore {
  const sorted = (): Key[] => [...records.keys()].sort(compareKeys);
  return {
    get: (key) => Promise.resolve(records.get(key)),
    put: (key, value) => {
      records.set(key, value);
      return Promise.resolve();
    },
    remove: (key) => {
      records.delete(key);
      return Promise.resolve();
    },
    keys: () => Promise.resolve(sorted()),
    values: (after) => {
      const keys = sorted().filter((key) => after === undefined || compareKeys(key, after) > 0);
      return Promise.resolve(keys.map((key) => records.get(key)));
    },
    clear: () => {
      records.clear();
      return Promise.resolve();
    },
  };
}

/** Holds the catalogue for as long as the page lives, where the browser refuses to store anything. */
export function memoryDatabase<Name extends string>(names: readonly Name[]): Database<Name> {
  const held = new Map<Name, Records>(names.map((name) => [name, new Map()]));
  /** Writers go one after the other, as they would in IndexedDB. */
  let last: Promise<unknown> = Promise.resolve();
  const recordsOf = (name: Name): Records => held.get(name) ?? new Map<Key, unknown>();
  return {
    isDurable: false,
    read: (used, work) => work(objectStoresOf(used, (name) => objectStoreOf(recordsOf(name)))),
    write: (used, work) => {
      const turn = last.then(async () => {
        const copies = new Map(used.map((name) => [name, new Map(recordsOf(name))]));
        const result = await work(
          objectStoresOf(used, (name) => objectStoreOf(copies.get(name) ?? new Map<Key, unknown>())),
        );
        for (const [name, records] of copies) held.set(name, records);
        return result;
      });
      last = turn.catch(() => {
        // The caller of that write has the reason; the next one starts from what was before it.
      });
      return turn;
    },
    close: () => {
      held.clear();
    },
  };
}
