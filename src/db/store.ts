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
}

export interface WriteTable<Row, Key> extends ReadTable<Row, Key> {
  put(rows: readonly Row[]): PromiseLike<unknown>;
  remove(keys: readonly Key[]): PromiseLike<unknown>;
}

export type ReadTables = { readonly [Name in TableName]: ReadTable<Rows[Name], Keys[Name]> };
export type WriteTables = { readonly [Name in TableName]: WriteTable<Rows[Name], Keys[Name]> };

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
  close(): void;
  /** Closes and deletes everything. */
  destroy(): Promise<void>;
}
