/** What was changed from one text of a document to the next, for a person to read: by field, and by the names of items. */
import { isList, isObject, type Json, type JsonObject, type Path } from './conflict.ts';
import { isEqual, keysOf } from './equal.ts';
import { longestRise } from './longest-rise.ts';
import { eachItem, isTree, type TreeItem } from './tree.ts';

export interface TextChange {
  readonly path: Path;
  /** Undefined: it was not there. */
  readonly before: Json | undefined;
  /** Undefined: it is not there any more. */
  readonly after: Json | undefined;
  /** It stands in another place; what is in it is told apart. */
  readonly isMoved: boolean;
}

type Item = TreeItem & JsonObject;
type Placed = ReadonlyMap<string, { readonly item: Item; readonly parent: string; readonly at: number }>;

/** Of an item of a tree: told apart, or for machines. */
const ABOUT_ITEMS: ReadonlySet<string> = new Set(['id', 'pos', 'children']);

const isBlank = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (isList(value) && value.length === 0);

/** @param before undefined: there was no text yet */
export function changesBetween(
  before: Json | undefined,
  after: Json | undefined,
  path: Path = [],
): readonly TextChange[] {
  if (isBlank(before) && isBlank(after)) return [];
  if (before !== undefined && after !== undefined && isEqual(before, after)) return [];
  if (isObject(after) && (isObject(before) || before === undefined)) return inFields(before ?? {}, after, path);
  const [had, has] = [before ?? [], after ?? []];
  if (isList(had) && isList(has) && isTree(had) && isTree(has)) return inTree(had, has, path);
  return [{ path, before, after, isMoved: false }];
}

function inFields(before: JsonObject, after: JsonObject, path: Path, without: ReadonlySet<string> = new Set()) {
  const names = keysOf(after, before).filter((name) => !without.has(name));
  return names.flatMap((name) => changesBetween(before[name], after[name], [...path, name]));
}

function inTree(before: readonly Item[], after: readonly Item[], path: Path): readonly TextChange[] {
  const [had, has] = [placedOf(before), placedOf(after)];
  const moved = movedIn(had, has);
  const changes: TextChange[] = [];
  for (const [id, { item, parent }] of has) {
    const at = [...path, `#${id}`];
    const was = had.get(id);
    if (was !== undefined) {
      if (moved.has(id)) changes.push({ path: at, before: was.item, after: item, isMoved: true });
      changes.push(...inFields(was.item, item, at, ABOUT_ITEMS));
    } else if (had.has(parent) || !has.has(parent))
      changes.push({ path: at, before: undefined, after: item, isMoved: false });
  }
  for (const [id, { item, parent }] of had)
    if (!has.has(id) && (has.has(parent) || !had.has(parent)))
      changes.push({ path: [...path, `#${id}`], before: item, after: undefined, isMoved: false });
  return changes;
}

function placedOf(items: readonly Item[]): Placed {
  const placed = new Map<string, { item: Item; parent: string; at: number }>();
  for (const { item, parent } of eachItem(items))
    if (!placed.has(item.id)) placed.set(item.id, { item, parent, at: placed.size });
  return placed;
}

/** The fewest that had to be moved for the others to stand as they do. */
function movedIn(had: Placed, has: Placed): ReadonlySet<string> {
  const moved = new Set<string>();
  const stayed = new Map<string, { id: string; pos: string }[]>();
  for (const [id, { parent }] of has) {
    const was = had.get(id);
    if (was === undefined) continue;
    if (was.parent !== parent) moved.add(id);
    else stayed.set(parent, [...(stayed.get(parent) ?? []), { id, pos: String(was.at).padStart(8, '0') }]);
  }
  for (const list of stayed.values()) {
    const rise = longestRise(list);
    for (const [at, { id }] of list.entries()) if (!rise.has(at)) moved.add(id);
  }
  return moved;
}
