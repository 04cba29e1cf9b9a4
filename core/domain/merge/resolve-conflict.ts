import { isList, isObject, type Conflict, type Json, type JsonObject, type Path } from './conflict.ts';
import { isTree } from './tree.ts';

/** Whose version of a place is kept. */
export type Side = 'mine' | 'theirs';

/**
 * A document after somebody decided what a conflict comes to. An item of a tree that is kept keeps its place and its
 * children. One that is removed takes along what the other side showed in it, and nothing else: whatever also lies in it
 * stays, where the item stood.
 */
export function resolveConflict<T extends object>(document: T, conflict: Conflict, side: Side): T;
export function resolveConflict(document: Json, conflict: Conflict, side: Side): Json | undefined {
  const { path, [side]: value, [side === 'mine' ? 'theirs' : 'mine']: other } = conflict;
  return withValue(document, path, { value, gone: value === undefined ? idsIn(other) : new Set() });
}

interface Decided {
  readonly value: Json | undefined;
  /** Items that were shown to go where `value` is undefined. */
  readonly gone: ReadonlySet<string>;
}

function withValue(now: Json | undefined, path: Path, decided: Decided): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return decided.value;
  if (isList(now))
    return step.startsWith('#') ? inTree(now, step.slice(1), rest, decided) : inList(now, step, rest, decided);
  return isObject(now) ? { ...now, [step]: withValue(now[step], rest, decided) } : now;
}

const inList = (list: readonly Json[], step: string, rest: Path, decided: Decided): Json[] =>
  list.flatMap((item, at) => (String(at) === step ? (withValue(item, rest, decided) ?? []) : [item]));

function inTree(list: readonly Json[], id: string, rest: Path, decided: Decided): readonly Json[] {
  return list.flatMap((item) => {
    if (!isObject(item)) return [item];
    if (item['id'] === id) return chosen(item, rest, decided);
    const children = childrenOf(item);
    return [children === null ? item : { ...item, children: inTree(children, id, rest, decided) }];
  });
}

function chosen(item: JsonObject, rest: Path, decided: Decided): readonly Json[] {
  const { value, gone } = decided;
  if (rest.length > 0) return [withValue(item, rest, decided) ?? item];
  if (value === undefined) return without(childrenOf(item) ?? [], gone);
  if (!isObject(value)) return [value];
  const { children: _shown, ...own } = value;
  const { pos, children } = item;
  return [{ ...own, ...(pos !== undefined && { pos }), ...(children !== undefined && { children }) }];
}

/** The items of a list that stay: those under one that goes take its place, and get positions there with the next merge. */
function without(list: readonly (JsonObject & { readonly id: string })[], gone: ReadonlySet<string>): readonly Json[] {
  return list.flatMap((item) => {
    if (gone.has(item.id)) return without(childrenOf(item) ?? [], gone);
    const { pos: _former, ...stays } = item;
    return [stays];
  });
}

function childrenOf(item: JsonObject) {
  const children = item['children'];
  return isList(children) && isTree(children) ? children : null;
}

/** Names of an item and of all that is in it. */
function idsIn(item: Json | undefined): ReadonlySet<string> {
  if (!isObject(item) || typeof item['id'] !== 'string') return new Set();
  return new Set([item['id'], ...(childrenOf(item) ?? []).flatMap((child) => [...idsIn(child)])]);
}
