import { isList, isObject, type Json, type JsonObject, type Path } from './conflict.ts';
import { isTree } from './tree.ts';

/**
 * A document after somebody decided what a conflict comes to.
 * @param path of the conflict
 * @param value undefined: it shall not be there. An item of a tree keeps its place and its children
 */
export function resolveConflict<T extends object>(document: T, path: Path, value: Json | undefined): T;
export function resolveConflict(document: Json, path: Path, value: Json | undefined): Json | undefined {
  return withValue(document, path, value);
}

function withValue(now: Json | undefined, path: Path, value: Json | undefined): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (isList(now))
    return step.startsWith('#') ? inTree(now, step.slice(1), rest, value) : inList(now, step, rest, value);
  return isObject(now) ? { ...now, [step]: withValue(now[step], rest, value) } : now;
}

const inList = (list: readonly Json[], step: string, rest: Path, value: Json | undefined): Json[] =>
  list.flatMap((item, at) => (String(at) === step ? (withValue(item, rest, value) ?? []) : [item]));

function inTree(list: readonly Json[], id: string, rest: Path, value: Json | undefined): Json[] {
  return list.flatMap((item) => {
    if (!isObject(item)) return [item];
    if (item['id'] === id) return chosen(item, rest, value) ?? [];
    const children = item['children'];
    return [isList(children) && isTree(children) ? { ...item, children: inTree(children, id, rest, value) } : item];
  });
}

function chosen(item: JsonObject, rest: Path, value: Json | undefined): Json | undefined {
  if (rest.length > 0) return withValue(item, rest, value);
  if (!isObject(value)) return value;
  const { pos, children } = item;
  return { ...value, ...(pos !== undefined && { pos }), ...(children !== undefined && { children }) };
}
