/**
 * A few named shelves of records with transactions over them: on IndexedDB, or in memory where the browser refuses it.
 * Small on purpose: everything that must be atomic is one `write`.
 */
export type Key = string | number;

/** One shelf inside a transaction. Await nothing but shelves inside one: the browser closes it otherwise. */
export interface Shelf {
  get: (key: Key) => Promise<unknown>;
  put: (key: Key, value: unknown) => Promise<void>;
  remove: (key: Key) => Promise<void>;
  keys: () => Promise<Key[]>;
  /** Values in the order of their keys; `after` leaves out those whose key is not above it. */
  values: (after?: Key) => Promise<unknown[]>;
  clear: () => Promise<void>;
}

export type Shelves<Name extends string> = Readonly<Record<Name, Shelf>>;

export interface Database<Name extends string> {
  /** False when nothing outlives the page: the person is told. */
  readonly isDurable: boolean;
  read: <Used extends Name, T>(names: readonly Used[], work: (shelves: Shelves<Used>) => Promise<T>) => Promise<T>;
  /** All or nothing: what `work` throws rolls everything back. Resolves when the write is complete. */
  write: <Used extends Name, T>(names: readonly Used[], work: (shelves: Shelves<Used>) => Promise<T>) => Promise<T>;
  close: () => void;
}

/** One shelf for each name. */
export function shelvesOf<Name extends string>(names: readonly Name[], make: (name: Name) => Shelf): Shelves<Name> {
  const shelves: Partial<Record<Name, Shelf>> = {};
  for (const name of names) shelves[name] = make(name);
  return complete(shelves, names);
}

function complete<Name extends string>(shelves: Partial<Record<Name, Shelf>>, names: readonly Name[]): Shelves<Name> {
  if (!hasAll(shelves, names)) throw new TypeError(`shelves are missing among ${names.join(', ')}`);
  return shelves;
}

function hasAll<Name extends string>(
  shelves: Partial<Record<Name, Shelf>>,
  names: readonly Name[],
): shelves is Record<Name, Shelf> {
  return names.every((name) => shelves[name] !== undefined);
}
