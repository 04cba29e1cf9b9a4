/**
 * A few named object stores with transactions over them: on IndexedDB, or in memory where the browser refuses it.
 * Small on purpose: everything that must be atomic is one `write`.
 */
export type Key = string | number;

/** An object store inside a transaction. Await nothing else inside one: the browser closes it otherwise. */
export interface ObjectStore {
  get: (key: Key) => Promise<unknown>;
  put: (key: Key, value: unknown) => Promise<void>;
  remove: (key: Key) => Promise<void>;
  keys: () => Promise<Key[]>;
  /** Values in the order of their keys; `after` leaves out those whose key is not above it. */
  values: (after?: Key) => Promise<unknown[]>;
  clear: () => Promise<void>;
}

export type ObjectStores<Name extends string> = Readonly<Record<Name, ObjectStore>>;

export interface Database<Name extends string> {
  /** False when nothing outlives the page: the person is told. */
  readonly isDurable: boolean;
  read: <Used extends Name, T>(
    names: readonly Used[],
    work: (objectStores: ObjectStores<Used>) => Promise<T>,
  ) => Promise<T>;
  /** All or nothing: what `work` throws rolls everything back. Resolves when the write is complete. */
  write: <Used extends Name, T>(
    names: readonly Used[],
    work: (objectStores: ObjectStores<Used>) => Promise<T>,
  ) => Promise<T>;
  close: () => void;
}

/** One object store per name. */
export function objectStoresOf<Name extends string>(
  names: readonly Name[],
  make: (name: Name) => ObjectStore,
): ObjectStores<Name> {
  const objectStores: Partial<Record<Name, ObjectStore>> = {};
  for (const name of names) objectStores[name] = make(name);
  return complete(objectStores, names);
}

function complete<Name extends string>(
  objectStores: Partial<Record<Name, ObjectStore>>,
  names: readonly Name[],
): ObjectStores<Name> {
  if (!hasAll(objectStores, names)) throw new TypeError(`shelves are missing among ${names.join(', ')}`);
  return objectStores;
}

function hasAll<Name extends string>(
  objectStores: Partial<Record<Name, ObjectStore>>,
  names: readonly Name[],
): objectStores is Record<Name, ObjectStore> {
  return names.every((name) => objectStores[name] !== undefined);
}
