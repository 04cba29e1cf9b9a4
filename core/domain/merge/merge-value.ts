import {
  inside,
  isList,
  isObject,
  isText,
  type Json,
  type JsonObject,
  type Merging,
  type Versions,
} from './conflict.ts';
import { canonical, isEqual, keysOf } from './equal.ts';
import { mergeList } from './merge-list.ts';
import { mergeSet } from './merge-set.ts';
import { mergeText } from './merge-text.ts';
import { mergeTree } from './merge-tree.ts';
import { isTree } from './tree.ts';

/** What three versions of a value come to; conflicts are told to `at.found`. */
export function mergeValue(at: Merging, versions: Versions<Json>): Json | undefined {
  const { base, mine, theirs } = versions;
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  if (isObject(mine) && isObject(theirs)) return mergeObject(at, { base: isObject(base) ? base : {}, mine, theirs });
  if (isList(mine) && isList(theirs)) return mergeLists(at, { base: isList(base) ? base : [], mine, theirs }, versions);
  if (typeof mine === 'string' && typeof theirs === 'string') {
    const merged = mergeText(typeof base === 'string' ? base : '', mine, theirs);
    if (merged !== null) return merged;
  }
  at.found({ path: at.path, ...versions });
  return undecided(versions);
}

/** As a value each of whose parts is merged. */
export function mergeObject(at: Merging, { base, mine, theirs }: Required<Versions<JsonObject>>): JsonObject {
  const merged: Record<string, Json> = {};
  for (const key of keysOf(base, mine, theirs).toSorted()) {
    const value = mergeValue(inside(at, key), { base: base?.[key], mine: mine?.[key], theirs: theirs?.[key] });
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

interface Lists {
  readonly base: readonly Json[];
  readonly mine: readonly Json[];
  readonly theirs: readonly Json[];
}

function mergeLists(at: Merging, lists: Lists, versions: Versions<Json>): Json | undefined {
  const { base, mine, theirs } = lists;
  if (isTree(base) && isTree(mine) && isTree(theirs)) {
    return mergeTree(at, { base, mine, theirs }, mergeObject);
  }
  if (at.sets.has(at.path.at(-1) ?? '') && [base, mine, theirs].every((list) => list.every(isText))) {
    return mergeSet(lists);
  }
  const merged = mergeList(at, lists, mergeValue);
  if (merged !== null) return merged;
  at.found({ path: at.path, ...versions });
  return undecided(versions);
}

/** What stands where both wrote something else: as before; where one removed it, it stays; else the same for both sides. */
function undecided({ base, mine, theirs }: Versions<Json>): Json | undefined {
  if (mine === undefined) return theirs;
  if (theirs === undefined) return mine;
  if (base !== undefined) return base;
  return canonical(mine) < canonical(theirs) ? mine : theirs;
}
