/**
 * Answers of the shop that a person has seen, kept for the time without a network. Disposable, unlike what the person
 * wrote (`store.ts`): a database of its own, which goes with the person.
 */
import { Dexie, type Table } from 'dexie';
import type { Place } from '#src/db/dexie-store.ts';
import { reopenLost } from '#src/db/connection/lost-connection.ts';

export interface KeptAnswer {
  /** Route and input. */
  readonly key: string;
  readonly answer: unknown;
  /** ISO instant at which it came. */
  readonly at: string;
}

export interface KeptAnswers {
  read(key: string): Promise<KeptAnswer | null>;
  keep(row: KeptAnswer): Promise<void>;
  /** Closes, and deletes everything. */
  destroy(): Promise<void>;
}

/** More are let go of, the oldest first. */
const MOST = 500;

/** @param place null: the browser keeps nothing, and answers last as long as the tab */
export function openKeptAnswers(owner: string, place: Place | null): KeptAnswers {
  return place === null ? inMemory() : inDexie(owner, place);
}

const nameOf = (owner: string): string => `answers-${owner}`;

/** Deletes what was kept for somebody, whoever has it open. */
export async function deleteKeptAnswers(owner: string, place: Place): Promise<void> {
  await new Dexie(nameOf(owner), { indexedDB: place.indexedDB, IDBKeyRange: place.keyRange }).delete();
}

function inDexie(owner: string, place: Place): KeptAnswers {
  const db = new Dexie(nameOf(owner), { indexedDB: place.indexedDB, IDBKeyRange: place.keyRange, cache: 'disabled' });
  reopenLost(db);
  db.version(1).stores({ answers: 'key,at' });
  db.on('versionchange', () => {
    db.close();
    return false;
  });
  const answers: Table<KeptAnswer, string> = db.table('answers');
  return {
    read: async (key) => (await answers.get(key)) ?? null,
    keep: async (row) => {
      await db.transaction('rw', answers, async () => {
        await answers.put(row);
        const over = (await answers.count()) - MOST;
        if (over > 0) await answers.bulkDelete(await answers.orderBy('at').limit(over).primaryKeys());
      });
    },
    destroy: async () => {
      await answers.clear();
      await db.delete();
    },
  };
}

function inMemory(): KeptAnswers {
  const rows = new Map<string, KeptAnswer>();
  return {
    read: (key) => Promise.resolve(rows.get(key) ?? null),
    keep: (row) => {
      rows.set(row.key, row);
      const [oldest] = rows.keys();
      if (rows.size > MOST && oldest !== undefined) rows.delete(oldest);
      return Promise.resolve();
    },
    destroy: () => {
      rows.clear();
      return Promise.resolve();
    },
  };
}
