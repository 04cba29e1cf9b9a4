import { isList, isObject, type Json, type JsonObject } from './conflict.ts';

/** The same value; a field that is undefined is a field that is missing. */
export function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (isList(one))
    return isList(other) && one.length === other.length && one.every((item, at) => isEqual(item, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  return keysOf(one, other).every((key) => isEqual(one[key], other[key]));
}

/** Names of fields of any of these, in the order they are met. */
export function keysOf(...objects: readonly (JsonObject | undefined)[]): string[] {
  return [...new Set(objects.flatMap((object) => Object.keys(object ?? {})))];
}

/** A text that is the same for equal values: fields in alphabetical order, none that is undefined. */
export function canonical(value: Json | undefined): string {
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value ?? null);
  const fields = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${fields.join(',')}}`;
}

/** The same of whatever is stored as JSON. */
export function written(value: unknown): string {
  const plain: Json = JSON.parse(JSON.stringify(value));
  return canonical(plain);
}
