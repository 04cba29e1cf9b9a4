import { TABLES, type Keys, type Rows, type TableName } from '#src/db/rows.ts';
import type { PersonStore, ReadTables, WriteTable, WriteTables } from '#src/db/store.ts';

/** Any row's key as text whose order is the order of the keys: seq is padded. */
type Held = Map<string, unknown>;
type Contents = Map<TableName, Held>;

const keyText = (key: string | readonly [string, number]): string =>
  typeof key === 'string' ? key : `${key[0]}\u0000${String(key[1]).padStart(12, '0')}`;

const KEY_OF: { readonly [Name in TableName]: (row: Rows[Name]) => Keys[Name] } = {
  base: (row) => row.key,
  outbox: (row) => [row.lane, row.seq],
  results: (row) => row.mutId,
  parked: (row) => row.mutId,
  sent: (row) => row.mutId,
  drafts: (row) => row.key,
  meta: (row) => row.key,
  favourites: (row) => row.uuid,
};

/** The contents of one device's memory; several stores may share it as tabs share a database. */
export interface MemoryDisk {
  readonly contents: Contents;
  readonly watchers: Set<(written: ReadonlySet<TableName>) => void>;
  /** Transactions stand in line, as they do in a database. */
  tail: Promise<unknown>;
  /** Puts and removals so far, for those who count writes. */
  writes: number;
}

export function createMemoryDisk(): MemoryDisk {
  return {
    contents: new Map(TABLES.map((name) => [name, new Map()])),
    watchers: new Set(),
    tail: Promise.resolve(),
    writes: 0,
  };
}

/** The same port without a disk: the shop works where IndexedDB is refused, and says that nothing will last. */
export function openMemoryStore(disk: MemoryDisk = createMemoryDisk()): PersonStore {
  const mine = new Set<() => void>();
  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = disk.tail.then(work);
    disk.tail = done.catch(() => undefined);
    return done;
  }
  const read = <T>(_wanted: readonly TableName[], work: (tables: ReadTables) => Promise<T>) =>
    inLine(() => work(tablesOf(disk, new Map(), new Set())));
  return {
    durable: false,
    read,
    write: (_wanted, work) =>
      inLine(async () => {
        const before: Contents = new Map();
        const written = new Set<TableName>();
        try {
          const value = await work(tablesOf(disk, before, written));
          if (written.size > 0) for (const watcher of disk.watchers) watcher(written);
          return value;
        } catch (error) {
          for (const [name, rows] of before) disk.contents.set(name, rows);
          throw error;
        }
      }),
    watch(wanted, work, seen) {
      let live = true;
      const look = () => void read(wanted, work).then((value) => (live ? seen(value) : undefined));
      const watcher = (written: ReadonlySet<TableName>) => {
        if (wanted.some((name) => written.has(name))) look();
      };
      disk.watchers.add(watcher);
      look();
      const end = () => {
        live = false;
        disk.watchers.delete(watcher);
        mine.delete(end);
      };
      mine.add(end);
      return end;
    },
    close: () => {
      for (const end of mine) end();
    },
    destroy: () =>
      inLine(() => {
        for (const end of mine) end();
        for (const name of TABLES) disk.contents.set(name, new Map());
        return Promise.resolve();
      }),
  };
}

function tablesOf(disk: MemoryDisk, before: Contents, written: Set<TableName>): WriteTables {
  const one = <Name extends TableName>(name: Name): WriteTable<Rows[Name], Keys[Name]> => {
    // Rows come back as they went in: the map of a table only ever holds rows of that table.
    const held = () => (disk.contents.get(name) ?? new Map()) as Map<string, Rows[Name]>;
    const changing = () => {
      if (!before.has(name)) {
        before.set(name, held());
        disk.contents.set(name, new Map(held()));
      }
      written.add(name);
      return held();
    };
    return {
      get: (key) => Promise.resolve(held().get(keyText(key))),
      all: () => Promise.resolve([...held()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)),
      put: (rows) => {
        if (rows.length > 0) for (const row of rows) changing().set(keyText(KEY_OF[name](row)), row);
        disk.writes += rows.length;
        return Promise.resolve();
      },
      remove: (keys) => {
        for (const key of keys) if (held().has(keyText(key))) disk.writes += Number(changing().delete(keyText(key)));
        return Promise.resolve();
      },
    };
  };
  return {
    base: one('base'),
    outbox: one('outbox'),
    results: one('results'),
    parked: one('parked'),
    sent: one('sent'),
    drafts: one('drafts'),
    meta: one('meta'),
    favourites: one('favourites'),
  };
}
