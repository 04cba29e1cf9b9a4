/**
 * Files that somebody gave the library and the shop does not have yet: photos of a train wait here for the network. The
 * person's own work, as what they wrote is (`store.ts`), in a database of its own because files are large.
 */
import { Dexie, type Table } from 'dexie';
import type { Place } from '#src/db/dexie-store.ts';

export interface KeptFile {
  readonly uuid: string;
  readonly fileName: string;
  readonly content: Blob;
  readonly folder: string | null;
  /** A file of the library that gets this content. */
  readonly replaces: string | null;
  /** Of a picture that this browser can draw. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Why the shop did not take it; null as long as it has not said so. */
  readonly refusal: string | null;
  /** ISO instant of the device. */
  readonly at: string;
}

export interface KeptFiles {
  /** What is kept outlives the tab. */
  readonly durable: boolean;
  /** The oldest first. */
  all(): Promise<readonly KeptFile[]>;
  has(uuid: string): Promise<boolean>;
  /** On the disk when it resolves. @throws where there is no room (`isFull`) */
  keep(file: KeptFile): Promise<void>;
  drop(uuid: string): Promise<void>;
  close(): void;
}

const nameOf = (owner: string): string => `files-${owner}`;

/** @param place null: the browser keeps nothing, and files last as long as the tab */
export const openKeptFiles = (owner: string, place: Place | null): KeptFiles =>
  place === null ? inMemory() : inDexie(owner, place);

function database(owner: string, { indexedDB, keyRange }: Place): { db: Dexie; files: Table<KeptFile, string> } {
  const db = new Dexie(nameOf(owner), { indexedDB, IDBKeyRange: keyRange, cache: 'disabled' });
  db.version(1).stores({ files: 'uuid,at' });
  return { db, files: db.table('files') };
}

/** How many wait of somebody who has nothing open here. */
export async function countKeptFiles(owner: string, place: Place): Promise<number> {
  const { db, files } = database(owner, place);
  try {
    return await files.count();
  } finally {
    db.close();
  }
}

/** Deletes what was kept for somebody, whoever has it open. */
export async function deleteKeptFiles(owner: string, place: Place): Promise<void> {
  await new Dexie(nameOf(owner), { indexedDB: place.indexedDB, IDBKeyRange: place.keyRange }).delete();
}

function inDexie(owner: string, place: Place): KeptFiles {
  const { db, files } = database(owner, place);
  db.on('versionchange', () => {
    db.close();
    return false;
  });
  return {
    durable: true,
    all: () => files.orderBy('at').toArray(),
    has: async (uuid) => (await files.where('uuid').equals(uuid).count()) > 0,
    keep: async (file) => void (await files.put(file)),
    drop: (uuid) => files.delete(uuid),
    close: () => db.close(),
  };
}

function inMemory(): KeptFiles {
  const rows = new Map<string, KeptFile>();
  return {
    durable: false,
    all: () => Promise.resolve([...rows.values()]),
    has: (uuid) => Promise.resolve(rows.has(uuid)),
    keep: (file) => {
      rows.set(file.uuid, file);
      return Promise.resolve();
    },
    drop: (uuid) => {
      rows.delete(uuid);
      return Promise.resolve();
    },
    close: () => {},
  };
}
