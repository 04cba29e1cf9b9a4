/**
 * Bodies of documents as the shop last told them, so that each can be opened without a network. Disposable, unlike what
 * the person wrote (`store.ts`): a database of its own, which goes with the person.
 */
import { Dexie, type Table } from 'dexie';
import type { Revision } from '#core/domain/cms/document-revision.ts';
import type { Place } from '#src/db/dexie-store.ts';
import { reopenLost } from '#src/db/connection/lost-connection.ts';

export interface KeptBody extends Revision {
  readonly uuid: string;
  readonly body: unknown;
}

export interface KeptBodies {
  read(uuid: string): Promise<KeptBody | null>;
  /** Which are here, and of which revision. */
  revs(): Promise<ReadonlyMap<string, Revision>>;
  keep(rows: readonly KeptBody[]): Promise<void>;
  drop(uuids: readonly string[]): Promise<void>;
  close(): void;
}

const nameOf = (owner: string): string => `bodies-${owner}`;

/** @param place null: the browser keeps nothing, and bodies last as long as the tab */
export const openKeptBodies = (owner: string, place: Place | null): KeptBodies =>
  place === null ? inMemory() : inDexie(owner, place);

/** Deletes what was kept for somebody, whoever has it open. */
export async function deleteKeptBodies(owner: string, place: Place): Promise<void> {
  await new Dexie(nameOf(owner), { indexedDB: place.indexedDB, IDBKeyRange: place.keyRange }).delete();
}

/** A row without an identity is in the index under this one: what is missing would not be. */
const UNKNOWN = '';

function inDexie(owner: string, place: Place): KeptBodies {
  const db = new Dexie(nameOf(owner), { indexedDB: place.indexedDB, IDBKeyRange: place.keyRange, cache: 'disabled' });
  reopenLost(db);
  // The revision stands in the key as well: which bodies are here is known without reading one.
  db.version(1).stores({ bodies: 'uuid,[uuid+rev]' });
  db.version(2)
    .stores({ bodies: 'uuid,[uuid+rev+revId]' })
    .upgrade(async (t) => void (await t.table('bodies').toCollection().modify({ revId: UNKNOWN })));
  db.on('versionchange', () => {
    db.close();
    return false;
  });
  const bodies: Table<KeptBody, string> = db.table('bodies');
  return {
    read: async (uuid) => {
      const row = await bodies.get(uuid);
      return row === undefined ? null : { ...row, revId: row.revId === UNKNOWN ? null : row.revId };
    },
    revs: async () => {
      const keys: readonly unknown[] = await bodies.orderBy('[uuid+rev+revId]').keys();
      return new Map(keys.flatMap((key) => (isPlace(key) ? [[key[0], revisionIn(key)] as const] : [])));
    },
    keep: async (rows) => void (await bodies.bulkPut(rows.map((row) => ({ ...row, revId: row.revId ?? UNKNOWN })))),
    drop: async (uuids) => {
      await bodies.bulkDelete([...uuids]);
    },
    close: () => db.close(),
  };
}

type Key = readonly [uuid: string, rev: number, revId: string];

const isPlace = (key: unknown): key is Key =>
  Array.isArray(key) && typeof key[0] === 'string' && typeof key[1] === 'number' && typeof key[2] === 'string';

const revisionIn = ([, rev, revId]: Key): Revision => ({ rev, revId: revId === UNKNOWN ? null : revId });

function inMemory(): KeptBodies {
  const rows = new Map<string, KeptBody>();
  return {
    read: (uuid) => Promise.resolve(rows.get(uuid) ?? null),
    revs: () => Promise.resolve(new Map([...rows].map(([uuid, { rev, revId }]) => [uuid, { rev, revId }]))),
    keep: (put) => {
      for (const row of put) rows.set(row.uuid, row);
      return Promise.resolve();
    },
    drop: (uuids) => {
      for (const uuid of uuids) rows.delete(uuid);
      return Promise.resolve();
    },
    close: () => {},
  };
}
