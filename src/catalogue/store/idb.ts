import { objectStoresOf } from './database.ts';
import type { Database, Key, ObjectStore, ObjectStores } from './database.ts';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => {
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new DOMException('request failed', 'UnknownError'));
    });
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => {
      resolve();
    });
    transaction.addEventListener('abort', () => {
      reject(transaction.error ?? new DOMException('transaction aborted', 'AbortError'));
    });
  });
}

function objectStoreOf(store: IDBObjectStore): ObjectStore {
  return {
    get: (key) => done<unknown>(store.get(key)),
    put: async (key, value) => {
      await done(store.put(value, key));
    },
    remove: async (key) => {
      await done(store.delete(key));
    },
    keys: async () => (await done(store.getAllKeys())).filter(isKey),
    values: (after) => done<unknown[]>(store.getAll(after === undefined ? null : IDBKeyRange.lowerBound(after, true))),
    clear: async () => {
      await done(store.clear());
    },
  };
}

function isKey(key: IDBValidKey): key is Key {
  return typeof key === 'string' || typeof key === 'number';
}

function connect(name: string, version: number, objectStores: readonly string[]): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => {
      // Everything here can be fetched again: another shape starts empty.
      for (const old of Array.from(request.result.objectStoreNames)) request.result.deleteObjectStore(old);
      for (const objectStore of objectStores) request.result.createObjectStore(objectStore);
    });
    request.addEventListener('success', () => {
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new DOMException('open failed', 'UnknownError'));
    });
  });
}

/** Connections die (another tab upgrades, the browser clears or loses its store): such work is done again once. */
function isLostConnection(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'UnknownError');
}

/** Opens the database, or throws what the browser says when it refuses. */
export async function openIdb<Name extends string>(
  name: string,
  version: number,
  names: readonly Name[],
): Promise<Database<Name>> {
  let connection: IDBDatabase | null = null;

  const connected = async (): Promise<IDBDatabase> => {
    if (connection !== null) return connection;
    const fresh = await connect(name, version, names);
    const forget = (): void => {
      if (connection === fresh) connection = null;
    };
    // A newer build in another tab must not wait for this one.
    fresh.addEventListener('versionchange', () => {
      fresh.close();
      forget();
    });
    fresh.addEventListener('close', forget);
    connection = fresh;
    return fresh;
  };

  const attempt = async <Used extends Name, T>(
    mode: IDBTransactionMode,
    used: readonly Used[],
    work: (objectStores: ObjectStores<Used>) => Promise<T>,
  ): Promise<T> => {
    const transaction = (await connected()).transaction([...used], mode, { durability: 'relaxed' });
    const finished = completed(transaction);
    try {
      const result = await work(objectStoresOf(used, (one) => objectStoreOf(transaction.objectStore(one))));
      await finished;
      return result;
    } catch (error) {
      finished.catch(() => {
        // The reason is `error`; the abort it caused says nothing more.
      });
      try {
        transaction.abort();
      } catch {
        // Already over: it failed by itself.
      }
      throw transaction.error ?? error;
    }
  };

  const run = async <Used extends Name, T>(
    mode: IDBTransactionMode,
    used: readonly Used[],
    work: (objectStores: ObjectStores<Used>) => Promise<T>,
  ): Promise<T> => {
    try {
      return await attempt(mode, used, work);
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      connection?.close();
      connection = null;
      return attempt(mode, used, work);
    }
  };

  await connected();
  return {
    isDurable: true,
    read: (used, work) => run('readonly', used, work),
    write: (used, work) => run('readwrite', used, work),
    close: () => {
      connection?.close();
      connection = null;
    },
  };
}
