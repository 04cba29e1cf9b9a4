/** Which rows a transaction wrote, as Dexie tells every tab of this browser that has the database open. */
import { cmp, Dexie, type ObservabilitySet } from 'dexie';
import type { Keys, TableName } from '#src/db/rows.ts';
import type { Written } from '#src/db/store.ts';

type Tree = ObservabilitySet[string];
type Guards = { readonly [Name in TableName]: (key: unknown) => key is Keys[Name] };

const isText = (key: unknown): key is string => typeof key === 'string';

const GUARDS: Guards = {
  base: isText,
  outbox: (key): key is Keys['outbox'] => Array.isArray(key) && isText(key[0]) && typeof key[1] === 'number',
  results: isText,
  parked: isText,
  sent: isText,
  drafts: isText,
  meta: (key): key is Keys['meta'] => isText(key),
  favourites: isText,
};

/**
 * Hears of every complete transaction that put or removed rows of these tables. Dexie names up to 50 keys of one put;
 * more of them, a page that comes back from the browser's memory or a database just made are all the rows of a table.
 */
export function followDexie(database: string, tables: readonly TableName[], heard: (written: Written) => void) {
  const listen = (parts: ObservabilitySet): void => {
    const keysOf = <Name extends TableName>(name: Name): readonly Keys[Name][] | 'all' =>
      keysIn(parts['all'] ?? parts[`idb://${database}/${name}/`], GUARDS[name]);
    const named = tables.map((name) => [name, keysOf(name)] as const).filter(([, keys]) => keys.length > 0);
    if (named.length > 0) heard(Object.fromEntries(named));
  };
  Dexie.on('storagemutated', listen);
  return (): void => Dexie.on.storagemutated.unsubscribe(listen);
}

/** The points of a tree of ranges; one range that is no point leaves open what it holds. */
function keysIn<Key>(tree: Tree | null | undefined, isKey: (key: unknown) => key is Key): readonly Key[] | 'all' {
  if (!tree || !('from' in tree)) return [];
  const { from } = tree;
  if (cmp(from, tree.to) !== 0 || !isKey(from)) return 'all';
  const [before, after] = [keysIn(tree.l, isKey), keysIn(tree.r, isKey)];
  return before === 'all' || after === 'all' ? 'all' : [...before, from, ...after];
}
