/** Where a device of the histories keeps its work: in memory, or in a real database of the browser. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { openDexieStore } from '#src/db/dexie-store.ts';
import type { KeptFiles } from '#src/db/kept-file.ts';
import { filesInMemory } from '#src/db/kept-files-memory.ts';
import { deleteKeptFiles, openKeptFiles } from '#src/db/kept-files.ts';
import { createMemoryDisk, openMemoryStore, type MemoryDisk } from '#src/db/memory-store.ts';
import type { PersonStore } from '#src/db/store.ts';

type Contents = MemoryDisk['contents'];

export interface OfficeDatabase {
  /** Another connection, as each tab has its own. */
  readonly open: () => Promise<PersonStore>;
  /** What lies on the disk, as it was looked at last. */
  readonly contents: () => Contents;
  readonly look: () => Promise<void>;
  readonly openFiles: () => KeptFiles;
  readonly wipeFiles: () => Promise<void>;
}

export function memoryDatabase(): OfficeDatabase {
  const disk = createMemoryDisk();
  let files = filesInMemory();
  return {
    open: () => Promise.resolve(openMemoryStore(disk)),
    contents: () => disk.contents,
    look: () => Promise.resolve(),
    openFiles: () => files,
    wipeFiles: () => {
      files = filesInMemory();
      return Promise.resolve();
    },
  };
}

/** Tables that the laws of the histories read. */
const READ = ['outbox', 'parked', 'sent', 'drafts'] as const;

export function dexieDatabase(scope: string): OfficeDatabase {
  const place = { indexedDB: new IDBFactory(), keyRange: IDBKeyRange };
  let seen: Contents = createMemoryDisk().contents;
  return {
    open: () => openDexieStore(scope, place),
    contents: () => seen,
    look: async () => {
      const store = await openDexieStore(scope, place);
      const [outbox, parked, sent, drafts] = await store.read(
        READ,
        async (t) => [await t.outbox.all(), await t.parked.all(), await t.sent.all(), await t.drafts.all()] as const,
      );
      store.close();
      const rows = createMemoryDisk();
      await openMemoryStore(rows).write(READ, async (t) => {
        await t.outbox.put(outbox);
        await t.parked.put(parked);
        await t.sent.put(sent);
        await t.drafts.put(drafts);
      });
      seen = rows.contents;
    },
    openFiles: () => openKeptFiles(scope, place),
    wipeFiles: () => deleteKeptFiles(scope, place),
  };
}
