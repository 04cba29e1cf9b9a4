import { Dexie, liveQuery, type Table, type Transaction } from 'dexie';
import { laneRows } from '#src/db/lane-rows.ts';
import { followDexie } from '#src/db/dexie-writes.ts';
import type { Keys, Rows, TableName } from '#src/db/rows.ts';
import type { PersonStore, WriteTable, WriteTables } from '#src/db/store.ts';
import { revivable, type Connection } from '#src/db/connection/revivable.ts';
import { strictDexie } from '#src/db/connection/strict-dexie.ts';

/** Where the database lives: its own Storage Bucket, the origin's IndexedDB, or one instance per device in tests. */
export interface Place {
  readonly indexedDB: IDBFactory;
  readonly keyRange: typeof IDBKeyRange;
}

export interface OpenEvents {
  /** A newer build needs the database, or the browser took it away: this tab has let go and must start anew. */
  readonly onLost?: () => void;
  /** Another tab has an older shape of the database open and does not let go: it is frozen. */
  readonly onBlocked?: () => void;
}

/** The database exists and cannot be opened now: the next need tries again, and nothing is kept elsewhere meanwhile. */
export class DatabaseBlocked extends Error {
  override readonly name = 'DatabaseBlocked';
}

/** A tab that is awake lets go at once; in ms. */
const BLOCKED_MS = 3_000;
/** A browser that has not opened a database by then hangs; in ms. */
const OPEN_MS = 10_000;

const nameOf = (scope: string): string => `person-${scope}`;

/** Deletes the database of a scope that nobody here has open; resolves when the last tab has let go of it. */
export async function deleteDexieStore(scope: string, place: Place): Promise<void> {
  await new Dexie(nameOf(scope), { indexedDB: place.indexedDB, IDBKeyRange: place.keyRange }).delete();
}

/**
 * Opens the database of a scope (`guest` or `customer:<uuid>`).
 * @throws DatabaseBlocked; or when the browser refuses IndexedDB (private mode, no space): the caller falls back to memory
 */
export async function openDexieStore(scope: string, place: Place, events: OpenEvents = {}): Promise<PersonStore> {
  const db = strictDexie(nameOf(scope), place);
  // Additive for ever: devices come back after weeks with unsent work. A change of shape is a new version().
  db.version(1).stores({
    base: 'key',
    outbox: '[lane+seq]',
    results: 'mutId',
    parked: 'mutId',
    sent: 'mutId',
    drafts: 'key',
    meta: 'key',
    favourites: 'uuid',
  });
  // A tab of a build before lets go (rule S64): it would give a number a second time.
  db.version(2).stores({}).upgrade(giveLanesRows);
  // Not open yet, closed by this tab's own wish, opened again, or deleted by the person: nothing is lost then.
  let wanted = true;
  const connection = revivable(db, {
    open: () => openInTime(db, events),
    onLost: () => events.onLost?.(),
    wish: (isWanted) => {
      wanted = isWanted;
    },
  });
  db.on('versionchange', (event) => {
    wanted ||= event.newVersion === null;
    db.close();
    // Ends the chain before Dexie's own answer, which would open the database again at the next use.
    return false;
  });
  // Dexie tells every end here, whoever brought it about.
  db.on('close', () => {
    if (!wanted) events.onLost?.();
  });
  await openInTime(db, events);
  wanted = false;
  return dexieStore(db, connection, () => {
    wanted = true;
    connection.end();
  });
}

/** Until version 2 the next numbers of all lanes stood in the row of the identity, which each append wrote anew. */
async function giveLanesRows(tx: Transaction): Promise<void> {
  const meta = tx.table<object, string>('meta');
  const row = await meta.get('identity');
  if (row === undefined || !('next' in row)) return;
  const { next, ...identity } = row;
  const lanes = Object.entries(next ?? {}).filter((one): one is [string, number] => typeof one[1] === 'number');
  await meta.bulkPut([identity, ...laneRows(Object.fromEntries(lanes))]);
}

/** Never waits for ever (R25): for a frozen tab, or for a browser that neither opens nor refuses. */
async function openInTime(db: Dexie, { onBlocked }: OpenEvents): Promise<void> {
  const opening = Promise.resolve(db.open());
  const timers: ReturnType<typeof setTimeout>[] = [];
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new DatabaseBlocked());
    timers.push(setTimeout(giveUp, OPEN_MS));
    db.on('blocked', () => {
      timers.push(setTimeout(giveUp, BLOCKED_MS));
    });
  });
  try {
    await Promise.race([opening, late]);
  } catch (error) {
    if (error instanceof DatabaseBlocked) {
      // Opened after all, when nobody waits any more, it would block others.
      opening.then(
        () => db.close(),
        () => {},
      );
      onBlocked?.();
    }
    throw error;
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

/** Whether a scope has a database here. Looking makes none: what the browser would make is taken back before it stands. */
export function hasDexieStore(scope: string, place: Place): Promise<boolean> {
  return new Promise((resolve) => {
    const request = place.indexedDB.open(nameOf(scope));
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('success', () => {
      request.result.close();
      resolve(true);
    });
    request.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(false);
    });
  });
}

function dexieStore(db: Dexie, connection: Connection, ending: () => void): PersonStore {
  const tables = tablesOf(db);
  const follows = new Set<() => void>();
  const endFollows = (): void => {
    for (const end of follows) end();
  };
  // The scope is an async function by its own kind: only for such a one Dexie follows every await of ours to the end.
  // Through a plain one, a function that waits for another of ours falls out of its transaction.
  const transact = <T>(kind: 'r' | 'rw', wanted: readonly TableName[], work: (tables: WriteTables) => Promise<T>) =>
    connection.run(kind, (isDone) =>
      Promise.resolve(
        db.transaction(kind, [...wanted], async () => {
          const found = await work(tables);
          isDone();
          return found;
        }),
      ),
    );
  return {
    durable: true,
    read: (wanted, work) => transact('r', wanted, work),
    write: (wanted, work) => transact('rw', wanted, work),
    watch(wanted, work, seen) {
      let isOver = false;
      let stop = (): void => undefined;
      const begin = (): void => {
        if (isOver) return;
        const live = liveQuery(() => db.transaction('r', [...wanted], async () => await work(tables)));
        const subscription = live.subscribe({
          next: seen,
          // Closed under a live query, the tab that needed it has been told by `onLost`; lost, it is read from a new connection.
          error: (error) => void connection.again(error, begin),
        });
        stop = () => subscription.unsubscribe();
      };
      begin();
      return () => {
        isOver = true;
        stop();
      };
    },
    follow(wanted, heard) {
      const stop = followDexie(db.name, wanted, heard);
      const end = (): void => {
        stop();
        follows.delete(end);
      };
      follows.add(end);
      return end;
    },
    close: () => {
      ending();
      endFollows();
      db.close();
    },
    destroy: async () => {
      ending();
      endFollows();
      // A tab that does not let go blocks the deletion: what is in it must be gone all the same.
      await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
      await db.delete();
    },
  };
}

function tablesOf(db: Dexie): WriteTables {
  const one = <Name extends TableName>(name: Name): WriteTable<Rows[Name], Keys[Name]> => {
    const table: Table<Rows[Name], Keys[Name]> = db.table(name);
    return {
      get: (key) => table.get(key),
      some: (keys) => table.bulkGet([...keys]).then((rows) => rows.filter((row) => row !== undefined)),
      count: () => table.count(),
      all: () => table.toArray(),
      from: (key, limit) => table.where(':id').aboveOrEqual(key).limit(limit).toArray(),
      between: (from, before, limit = Infinity) => table.where(':id').between(from, before).limit(limit).toArray(),
      keys: () => table.toCollection().primaryKeys(),
      put: (rows) => table.bulkPut(rows),
      remove: (keys) => table.bulkDelete([...keys]),
    };
  };
  const tables: { [Name in TableName]: WriteTable<Rows[Name], Keys[Name]> } = {
    base: one('base'),
    outbox: one('outbox'),
    results: one('results'),
    parked: one('parked'),
    sent: one('sent'),
    drafts: one('drafts'),
    meta: one('meta'),
    favourites: one('favourites'),
  };
  return tables;
}
