/** What a merge is made of: three versions of a value, the way to it, and what could not be decided. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
export type JsonObject = { readonly [key: string]: Json | undefined };

/** Versions of one value; undefined: it is not there. */
export interface Versions<T> {
  readonly base: T | undefined;
  readonly mine: T | undefined;
  readonly theirs: T | undefined;
}

/** The way to a value: names of fields, and `#id` for an item of a tree, wherever in the tree it stands. */
export type Path = readonly string[];

/** Both changed it, and only a person can say what shall be. */
export interface Conflict extends Versions<Json> {
  readonly path: Path;
}

/** Where a merge is. */
export interface Merging {
  readonly path: Path;
  readonly sets: ReadonlySet<string>;
  readonly positioned: ReadonlySet<string>;
  readonly found: (conflict: Conflict) => void;
}

export const inside = (at: Merging, step: string): Merging => ({ ...at, path: [...at.path, step] });

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export const isText = (value: Json): value is string => typeof value === 'string';
