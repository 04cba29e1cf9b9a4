import type { Keys, Rows, TableName } from '#src/db/rows.ts';
import type { PersonStore, ReadTables, Written, WriteTable, WriteTables } from '#src/db/store.ts';

/** Rows by their key as text, whose order is the order of the keys. */
type Contents = { [Name in TableName]: Map<string, Rows[Name]> };

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

const empty = (): Contents => ({
  base: new Map(),
  outbox: new Map(),
  results: new Map(),
  parked: new Map(),
  sent: new Map(),
  drafts: new Map(),
  meta: new Map(),
  favourites: new Map(),
});

/** The contents of one device's memory; several stores may share it as tabs share a database. */
export interface MemoryDisk {
  readonly contents: Contents;
  readonly watchers: Set<(written: Written) => void>;
  /** Ends every connection that was opened since it was last deleted. */
  readonly connections: Set<() => void>;
  /** Transactions stand in line, as they do in a database. */
  tail: Promise<unknown>;
  /** Puts and removals so far, for those who count writes. */
  writes: number;
  /** Rows handed out so far, for those who count reads. */
  reads: number;
}

export function createMemoryDisk(): MemoryDisk {
  return {
    contents: empty(),
    watchers: new Set(),
    connections: new Set(),
    tail: Promise.resolve(),
    writes: 0,
    reads: 0,
  };
}

/** A connection under which the database was deleted says so by the name that IndexedDB's has. */
export class DatabaseClosed extends Error {
  override readonly name = 'DatabaseClosedError';
}

/** Whoever watches a database that goes hears no more of it. */
function unlessClosed(error: unknown): void {
  if (!(error instanceof DatabaseClosed)) throw error;
}

/** The same port without a disk: the shop works where IndexedDB is refused, and says that nothing will last. */
export function openMemoryStore(disk: MemoryDisk = createMemoryDisk()): PersonStore {
  const mine = new Set<() => void>();
  let isGone = false;
  const endAll = (): void => {
    for (const end of mine) end();
  };
  disk.connections.add(() => {
    isGone = true;
    endAll();
  });
  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = disk.tail.then(() => {
      if (isGone) throw new DatabaseClosed();
      return work();
    });
    disk.tail = done.catch(() => undefined);
    return done;
  }
  const subscribe = (tables: readonly TableName[], heard: (written: Written) => void, onEnd = (): void => {}) => {
    const watcher = (written: Written) => {
      if (tables.some((name) => written[name] !== undefined)) heard(written);
    };
    disk.watchers.add(watcher);
    const end = () => {
      onEnd();
      disk.watchers.delete(watcher);
      mine.delete(end);
    };
    mine.add(end);
    return end;
  };
  const read = <T>(_wanted: readonly TableName[], work: (tables: ReadTables) => Promise<T>) =>
    inLine(() => work(tablesOf(disk, {}, {})));
  return {
    durable: false,
    read,
    write: (_wanted, work) =>
      inLine(async () => {
        const before: Partial<Contents> = {};
        const written: Written = {};
        try {
          const value = await work(tablesOf(disk, before, written));
          if (Object.keys(written).length > 0) for (const watcher of disk.watchers) watcher(written);
          return value;
        } catch (error) {
          Object.assign(disk.contents, before);
          throw error;
        }
      }),
    watch(wanted, work, seen) {
      let live = true;
      const look = () => void read(wanted, work).then((value) => (live ? seen(value) : undefined), unlessClosed);
      const end = subscribe(wanted, look, () => {
        live = false;
      });
      look();
      return end;
    },
    follow: (tables, heard) => subscribe(tables, (written) => heard(only(tables, written))),
    close: endAll,
    // Whoever else has it open lets go, as of a database that a browser deletes.
    destroy: () =>
      inLine(() => {
        for (const end of disk.connections) end();
        disk.connections.clear();
        Object.assign(disk.contents, empty());
        return Promise.resolve();
      }),
  };
}

/** What was written to these tables. */
const only = (tables: readonly TableName[], written: Written): Written =>
  Object.fromEntries(tables.filter((name) => written[name] !== undefined).map((name) => [name, written[name]]));

function tablesOf(disk: MemoryDisk, before: Partial<Contents>, written: Written): WriteTables {
  const one = <Name extends TableName>(name: Name): WriteTable<Rows[Name], Keys[Name]> => {
    const held = (): Map<string, Rows[Name]> => disk.contents[name];
    const inOrder = () => [...held()].sort(([a], [b]) => (a < b ? -1 : 1));
    const changed: Keys[Name][] = [];
    const changing = (key: Keys[Name]) => {
      if (before[name] === undefined) {
        const copy: Pick<Contents, Name> = disk.contents;
        Object.assign(before, { [name]: copy[name] });
        Object.assign(disk.contents, { [name]: new Map(copy[name]) });
      }
      changed.push(key);
      Object.assign(written, { [name]: changed });
      return held();
    };
    const given = (rows: readonly (readonly [string, Rows[Name]])[]): Promise<Rows[Name][]> => {
      disk.reads += rows.length;
      return Promise.resolve(rows.map(([, row]) => row));
    };
    const some = (keys: readonly Keys[Name][]) =>
      given(
        keys.flatMap((key) => {
          const row = held().get(keyText(key));
          return row === undefined ? [] : [[keyText(key), row] as const];
        }),
      );
    return {
      get: async (key) => (await some([key]))[0],
      some,
      count: () => Promise.resolve(held().size),
      all: () => given(inOrder()),
      from: (key, limit) =>
        given(
          inOrder()
            .filter(([text]) => text >= keyText(key))
            .slice(0, limit),
        ),
      between: (from, until, limit) =>
        given(
          inOrder()
            .filter(([text]) => text >= keyText(from) && text < keyText(until))
            .slice(0, limit),
        ),
      keys: () => Promise.resolve(inOrder().map(([, row]) => KEY_OF[name](row))),
      put: (rows) => {
        for (const row of rows) changing(KEY_OF[name](row)).set(keyText(KEY_OF[name](row)), row);
        disk.writes += rows.length;
        return Promise.resolve();
      },
      remove: (keys) => {
        for (const key of keys) if (held().has(keyText(key))) disk.writes += Number(changing(key).delete(keyText(key)));
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
