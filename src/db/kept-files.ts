/**
 * Files that somebody gave the library and the shop does not have yet: photos of a train wait here for the network. The
 * person's own work, as what they wrote is (`store.ts`), in a database of its own because files are large. How far each is
 * stands beside its content in a small row, so that telling it moves no photo, and every tab of the person hears it.
 */
import { Dexie, liveQuery, type Table } from 'dexie';
import type { Place } from '#src/db/dexie-store.ts';
import { strictDexie } from '#src/db/connection/strict-dexie.ts';
import { reopenLost } from '#src/db/connection/lost-connection.ts';
import { freshMark, type FileMark, type KeptFile, type KeptFiles } from '#src/db/kept-file.ts';
import { filesInMemory } from '#src/db/kept-files-memory.ts';

const nameOf = (owner: string): string => `files-${owner}`;

/** @param place null: the browser keeps nothing, and files last as long as the tab */
export const openKeptFiles = (owner: string, place: Place | null): KeptFiles =>
  place === null ? filesInMemory() : inDexie(owner, place);

interface Tables {
  readonly db: Dexie;
  readonly files: Table<KeptFile, string>;
  readonly marks: Table<FileMark, string>;
}

function database(owner: string, place: Place): Tables {
  const db = strictDexie(nameOf(owner), place);
  reopenLost(db);
  // Additive for ever: devices come back after weeks with photos that nobody else has.
  db.version(1).stores({ files: 'uuid,at' });
  db.version(2)
    .stores({ files: 'uuid,at', marks: 'uuid,at' })
    .upgrade(async (upgrade) => {
      const files: (KeptFile & { readonly refusal?: string | null })[] = await upgrade.table('files').toArray();
      const marks = files.map((file) => ({
        ...freshMark(file),
        ...(file.refusal ? { state: 'refused' as const, refusal: file.refusal } : {}),
      }));
      await upgrade.table('marks').bulkPut(marks);
    });
  return { db, files: db.table('files'), marks: db.table('marks') };
}

/** How far the files of somebody are who has nothing open here. */
export async function readKeptMarks(owner: string, place: Place): Promise<readonly FileMark[]> {
  const { db, marks } = database(owner, place);
  try {
    return await marks.toArray();
  } finally {
    db.close();
  }
}

/** Deletes what was kept for somebody, whoever has it open. */
export async function deleteKeptFiles(owner: string, place: Place): Promise<void> {
  await new Dexie(nameOf(owner), { indexedDB: place.indexedDB, IDBKeyRange: place.keyRange }).delete();
}

function inDexie(owner: string, place: Place): KeptFiles {
  const { db, files, marks } = database(owner, place);
  db.on('versionchange', () => {
    db.close();
    return false;
  });
  return {
    durable: true,
    all: () => files.orderBy('at').toArray(),
    marks: () => marks.orderBy('at').toArray(),
    get: async (uuid) => (await files.get(uuid)) ?? null,
    has: async (uuid) => (await marks.where('uuid').equals(uuid).count()) > 0,
    keep: (file) =>
      db.transaction('rw', files, marks, async () => {
        await files.put(file);
        await marks.put(freshMark(file));
      }),
    change: (uuid, fold) =>
      db.transaction('rw', files, marks, async () => {
        const before = await marks.get(uuid);
        if (before === undefined) return null;
        const after = fold(before);
        if (after === before) return before;
        await marks.put(after);
        if (after.state === 'done') await files.delete(uuid);
        return after;
      }),
    changeAll: (fold) =>
      db.transaction('rw', marks, async () => {
        const all = await marks.toArray();
        await marks.bulkPut(all.map(fold).filter((mark, index) => mark !== all[index]));
      }),
    rebase: ({ replaces, baseRevId }, { rev, revId }) =>
      db.transaction('rw', files, async () => {
        const others = await files.filter((one) => one.replaces === replaces && one.baseRevId === baseRevId).toArray();
        await files.bulkPut(others.map((one) => ({ ...one, baseRev: rev, baseRevId: revId })));
      }),
    drop: (uuid) =>
      db.transaction('rw', files, marks, async () => {
        await files.delete(uuid);
        await marks.delete(uuid);
      }),
    follow(heard) {
      const subscription = liveQuery(() => marks.orderBy('at').toArray()).subscribe({
        next: heard,
        // Closed under a live query: whoever closed it knows.
        error: () => undefined,
      });
      return () => subscription.unsubscribe();
    },
    close: () => db.close(),
  };
}
