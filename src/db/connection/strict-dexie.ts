import { Dexie } from 'dexie';

/**
 * A database of what nothing else holds – what a person typed, put into a cart or photographed: a write is on the disk when
 * it resolves, in browsers whose own default answers before.
 */
export const strictDexie = (
  name: string,
  { indexedDB, keyRange }: { readonly indexedDB: IDBFactory; readonly keyRange: typeof IDBKeyRange },
): Dexie =>
  new Dexie(name, {
    indexedDB,
    IDBKeyRange: keyRange,
    chromeTransactionDurability: 'strict',
    cache: 'disabled',
  });
