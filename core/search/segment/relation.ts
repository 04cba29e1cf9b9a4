import { GrowingUint32 } from './growing.ts';
import { asPositions, newPositions } from './positions.ts';
import type { Positions } from './positions.ts';

/**
 * Which ids (options, categories) a row has and which rows an id has, both ways. `keys` holds every id once, ascending;
 * elsewhere a key is its position there.
 */
export interface Relation {
  readonly keys: Uint32Array;
  /** Keys of row r: `rowKeys[rowOffsets[r] … rowOffsets[r + 1])`, in the order given. */
  readonly rowOffsets: Uint32Array;
  readonly rowKeys: Positions;
  /** Rows of key k: `keyRows[keyOffsets[k] … keyOffsets[k + 1])`, ascending. */
  readonly keyOffsets: Uint32Array;
  readonly keyRows: Positions;
}

/** The relation of the rows 0, 1, 2… to these lists of distinct ids. */
export function buildRelation(lists: readonly (readonly number[])[]): Relation {
  const distinct = new Set<number>();
  for (const ids of lists) for (const id of ids) distinct.add(id);
  const keys = Uint32Array.from(distinct).sort();
  const keyOf = new Map<number, number>();
  keys.forEach((id, key) => keyOf.set(id, key));

  const rowOffsets = new Uint32Array(lists.length + 1);
  const pushed = new GrowingUint32(lists.length * 4);
  lists.forEach((ids, row) => {
    for (const id of ids) pushed.push(keyOf.get(id) ?? 0);
    rowOffsets[row + 1] = pushed.length;
  });
  const rowKeys = asPositions(pushed.done(), keys.length);
  return { keys, rowOffsets, rowKeys, ...invert(rowOffsets, rowKeys, keys.length) };
}

/** From "values of each row" to "rows of each value", by counting. */
export function invert(
  rowOffsets: Uint32Array,
  values: Positions,
  valueCount: number,
): { keyOffsets: Uint32Array; keyRows: Positions } {
  const keyOffsets = new Uint32Array(valueCount + 1);
  for (const value of values) keyOffsets[value + 1] = (keyOffsets[value + 1] ?? 0) + 1;
  for (let key = 0; key < valueCount; key++) keyOffsets[key + 1] = (keyOffsets[key + 1] ?? 0) + (keyOffsets[key] ?? 0);
  const next = keyOffsets.slice();
  const rowCount = rowOffsets.length - 1;
  const keyRows = newPositions(values.length, rowCount);
  for (let row = 0; row < rowCount; row++) {
    const end = rowOffsets[row + 1] ?? 0;
    for (let at = rowOffsets[row] ?? 0; at < end; at++) {
      const value = values[at] ?? 0;
      const place = next[value] ?? 0;
      keyRows[place] = row;
      next[value] = place + 1;
    }
  }
  return { keyOffsets, keyRows };
}

/** Position of an id among ascending ids, or −1. */
export function indexOfId(ids: Uint32Array, id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : -1;
}

/** Whether a row has an id. */
export function hasId(relation: Relation, row: number, id: number): boolean {
  const end = relation.rowOffsets[row + 1] ?? 0;
  for (let at = relation.rowOffsets[row] ?? 0; at < end; at++)
    if (relation.keys[relation.rowKeys[at] ?? 0] === id) return true;
  return false;
}

/** The ids of one row, in the order given at build. */
export function idsOfRow(relation: Relation, row: number): number[] {
  const ids: number[] = [];
  const end = relation.rowOffsets[row + 1] ?? 0;
  for (let at = relation.rowOffsets[row] ?? 0; at < end; at++) ids.push(relation.keys[relation.rowKeys[at] ?? 0] ?? 0);
  return ids;
}
