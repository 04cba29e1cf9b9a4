/**
 * Three-way merge of documents that several editors wrote at once (design §5, rule 19): by field, by item of a tree, text
 * by diff3. Pure, and the same whoever is `mine` and `theirs`; what one wrote is in the merge or in a conflict.
 */
import type { Conflict, Json, Merging } from './conflict.ts';
import { mergeValue } from './merge-value.ts';

export interface MergeOptions {
  /** Names of fields whose list of texts is a set: what one adds and another removes, both happens. */
  readonly sets?: readonly string[];
  /**
   * Ways (`items`, `translations/fr_FR/blocks`) to trees that keep the positions of their items: with them three editors
   * come to one order whoever arrives first. Items of any other tree stand in the order of their list, and a merge gives them nothing they had not.
   */
  readonly positioned?: readonly string[];
}

export interface Merged<T> {
  /** Without conflicts what both wrote. At a conflict it holds what was there before, or what was kept of it. */
  readonly document: T;
  readonly conflicts: readonly Conflict[];
}

/**
 * @param base what both began with
 * @param mine plain JSON, as `base` and `theirs`
 */
export function mergeDocument<T extends object>(base: T, mine: T, theirs: T, options?: MergeOptions): Merged<T>;
export function mergeDocument(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  { sets = [], positioned = [] }: MergeOptions = {},
): Merged<Json | undefined> {
  const conflicts: Conflict[] = [];
  const at: Merging = {
    path: [],
    sets: new Set(sets),
    positioned: new Set(positioned),
    found: (conflict) => conflicts.push(conflict),
  };
  const document = mergeValue(at, { base, mine, theirs });
  const ways = conflicts.map((conflict) => ({ conflict, way: conflict.path.join('/') }));
  // in one order for both sides
  ways.sort((one, other) => (one.way < other.way ? -1 : 1));
  return { document, conflicts: ways.map(({ conflict }) => conflict) };
}
