/**
 * What the shop has said of the files of the library, a row a file: what a change costs does not grow with the library.
 * Disposable, unlike what the person wrote (`store.ts`): a database of its own, which goes with the person.
 */
import { Dexie, type Table } from 'dexie';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import type { Place } from '#src/db/dexie-store.ts';
import { reopenLost } from '#src/db/connection/lost-connection.ts';

/** What has come to be told since. */
export interface LibraryChange {
  /** Of which history of the shop; another one than before comes with `reset`. */
  readonly epoch: string;
  /** What is kept is of another history: this takes its place (rule S119). */
  readonly reset: boolean;
  readonly files: readonly MediaFile[];
  /** UUIDs of those that are no more. */
  readonly gone: readonly string[];
  /** ISO instant to be asked from next; null: nothing was ever there. */
  readonly next: string | null;
}

export interface LibraryPlace {
  readonly since: string;
  readonly epoch: string;
}

export interface KeptLibrary {
  /** Every file, read once and then held, the same list as long as nothing changes; null: nothing was ever told. */
  read(): Promise<readonly MediaFile[] | null>;
  /** From when, and of which history, the shop is asked next; null: all of it is asked for. */
  next(): Promise<LibraryPlace | null>;
  keep(change: LibraryChange): Promise<void>;
  close(): void;
}

/** A build of before kept no epoch: what it kept may be of any history. */
interface LibraryState {
  readonly next: string | null;
  readonly epoch?: string;
}

/** What one place keeps: on the disk, or nowhere but here. */
interface Shelf {
  all(): Promise<readonly MediaFile[]>;
  /** Null: nothing was ever told. */
  state(): Promise<LibraryState | null>;
  put(change: LibraryChange): Promise<void>;
  close(): void;
}

const nameOf = (owner: string): string => `library-${owner}`;
const STATE = 'state';

/** @param place null: the browser keeps nothing, and the library lasts as long as the tab */
export function openKeptLibrary(owner: string, place: Place | null): KeptLibrary {
  const shelf = place === null ? inMemory() : inDexie(owner, place);
  let held: Promise<Map<string, MediaFile>> | null = null;
  let listed: readonly MediaFile[] | null = null;
  const hold = (): Promise<Map<string, MediaFile>> => {
    held ??= shelf.all().then((files) => new Map(files.map((file) => [file.uuid, file])));
    held.catch(() => {
      held = null;
    });
    return held;
  };
  return {
    async read() {
      if ((await shelf.state()) === null) return null;
      const files = await hold();
      return (listed ??= [...files.values()]);
    },
    async next() {
      const { next = null, epoch } = (await shelf.state()) ?? {};
      return next === null || epoch === undefined ? null : { since: next, epoch };
    },
    async keep(change) {
      await shelf.put(change);
      if (held === null || (!change.reset && change.files.length + change.gone.length === 0)) return;
      const files = await held;
      if (change.reset) files.clear();
      for (const file of change.files) files.set(file.uuid, file);
      for (const uuid of change.gone) files.delete(uuid);
      listed = null;
    },
    close: () => shelf.close(),
  };
}

/** Deletes what was kept for somebody, whoever has it open. */
export async function deleteKeptLibrary(owner: string, place: Place): Promise<void> {
  await new Dexie(nameOf(owner), { indexedDB: place.indexedDB, IDBKeyRange: place.keyRange }).delete();
}

function inDexie(owner: string, place: Place): Shelf {
  const db = new Dexie(nameOf(owner), { indexedDB: place.indexedDB, IDBKeyRange: place.keyRange, cache: 'disabled' });
  reopenLost(db);
  db.version(1).stores({ files: 'uuid', state: 'key' });
  db.on('versionchange', () => {
    db.close();
    return false;
  });
  const files: Table<MediaFile, string> = db.table('files');
  const state: Table<LibraryState & { readonly key: string }, string> = db.table('state');
  return {
    all: () => files.toArray(),
    state: async () => (await state.get(STATE)) ?? null,
    put: ({ epoch, reset, files: told, gone, next }) =>
      db.transaction('rw', files, state, async () => {
        if (reset) await files.clear();
        if (told.length > 0) await files.bulkPut([...told]);
        if (gone.length > 0) await files.bulkDelete([...gone]);
        await state.put({ key: STATE, next, epoch });
      }),
    close: () => db.close(),
  };
}

function inMemory(): Shelf {
  const rows = new Map<string, MediaFile>();
  let state: LibraryState | null = null;
  return {
    all: () => Promise.resolve([...rows.values()]),
    state: () => Promise.resolve(state),
    put: ({ epoch, reset, files, gone, next }) => {
      if (reset) rows.clear();
      for (const file of files) rows.set(file.uuid, file);
      for (const uuid of gone) rows.delete(uuid);
      state = { next, epoch };
      return Promise.resolve();
    },
    close: () => {},
  };
}
