/**
 * The port of a person's database: Dexie where the browser has IndexedDB (`dexie-store.ts`), memory where it is refused
 * (`memory-store.ts`). One suite holds both (`tests/db/store-suite.ts`).
 */
import type { Keys, Rows, TableName } from '#src/db/rows.ts';

export interface ReadTable<Row, Key> {
  get(key: Key): PromiseLike<Row | undefined>;
  /** Rows of these keys; what is not there is left out. */
  some(keys: readonly Key[]): PromiseLike<Row[]>;
  count(): PromiseLike<number>;
  /** Every row, in the order of the primary key. */
  all(): PromiseLike<Row[]>;
  /** At most `limit` rows in the order of the primary key, from `key` on. */
  from(key: Key, limit: number): PromiseLike<Row[]>;
  /** Rows from a key on and before another one, in the order of the primary key; the first `limit` of them. */
  between(from: Key, before: Key, limit?: number): PromiseLike<Row[]>;
  /** Every primary key, in order, without its row. */
  keys(): PromiseLike<Key[]>;
}

export interface WriteTable<Row, Key> extends ReadTable<Row, Key> {
  put(rows: readonly Row[]): PromiseLike<unknown>;
  remove(keys: readonly Key[]): PromiseLike<unknown>;
}

export type ReadTables = { readonly [Name in TableName]: ReadTable<Rows[Name], Keys[Name]> };
export type WriteTables = { readonly [Name in TableName]: WriteTable<Rows[Name], Keys[Name]> };

/** Rows that a transaction put or removed, by their keys; `all` where they are too many to name, or are not known. */
export type Written = { readonly [Name in TableName]?: readonly Keys[Name][] | 'all' };

/** True when the disk has no room: by name, because every browser has an error of its own. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const inner = 'inner' in error ? error.inner : error.cause;
  return error.name === 'QuotaExceededError' || isFull(inner);
}

export interface PersonStore {
  /** False: everything is lost with the tab, and the interface says so. */
  readonly durable: boolean;
  read<T>(tables: readonly TableName[], work: (tables: ReadTables) => Promise<T>): Promise<T>;
  /**
   * One transaction: all of it or, when `work` throws, nothing. Resolves only after the transaction is complete, so
   * "enregistré sur cet appareil" is true when it is shown.
   */
  write<T>(tables: readonly TableName[], work: (tables: WriteTables) => Promise<T>): Promise<T>;
  /** Reads now and again after every write that touches what was read. Ends with the returned function. */
  watch<T>(
    tables: readonly TableName[],
    work: (tables: ReadTables) => Promise<T>,
    seen: (value: T) => void,
  ): () => void;
  /**
   * Hears which rows of these tables were written, by a transaction of any tab once it is complete: whoever keeps rows
   * reads those again and no others. Ends with the returned function.
   */
  follow(tables: readonly TableName[], heard: (written: Written) => void): () => void;
  close(): void;
  /** Closes and deletes everything. */
  destroy(): Promise<void>;
}
