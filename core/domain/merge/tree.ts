/** Trees of items that have a name: blocks of a page, entries of a menu. Taken apart for a merge, and put together. */
import { isObject, type Json, type JsonObject } from './conflict.ts';

/** Written beside each other by several editors: `pos` is a fractional index, so that each item has its own place. */
export interface TreeItem {
  readonly id: string;
  readonly pos?: string | undefined;
  readonly children?: readonly TreeItem[] | undefined;
}

/** Every position that may be stored; longer ones come of harm alone (`positions.ts`). */
export const POSITION = /^[0-9A-Za-z]{1,200}$/;

/** The parent of what stands at the top. */
export const ROOT = '';

export interface Place {
  readonly parent: string;
  readonly pos: string;
}

export interface Node {
  readonly id: string;
  readonly place: Place;
  /** Without id, position and children. */
  readonly content: JsonObject;
  /** It may have children, whether it has some or not. */
  readonly isParent: boolean;
}

export type Nodes = ReadonlyMap<string, Node>;

/** True for a list of items with names that are not twice in it; an empty list is one. */
export function isTree(list: readonly Json[]): list is readonly (TreeItem & JsonObject)[] {
  return list.every((item) => isObject(item) && typeof item['id'] === 'string');
}

/** Every item with its parent, from the top; the second of two with one name is left out. */
export function* eachItem(
  items: readonly (TreeItem & JsonObject)[],
  parent = ROOT,
): Generator<{ readonly item: TreeItem & JsonObject; readonly parent: string }> {
  for (const item of items) {
    yield { item, parent };
    const children: readonly Json[] = Array.isArray(item['children']) ? item['children'] : [];
    if (isTree(children)) yield* eachItem(children, item.id);
  }
}

/** @param items with positions (`placed`) */
export function nodesOf(items: readonly (TreeItem & JsonObject)[]): Nodes {
  const nodes = new Map<string, Node>();
  for (const { item, parent } of eachItem(items)) {
    const { id, pos, children, ...content } = item;
    if (nodes.has(id)) continue;
    nodes.set(id, { id, place: { parent, pos: pos ?? '' }, content, isParent: children !== undefined });
  }
  return nodes;
}

/** The tree again: by position, those at one position by name. @param isPositioned its items keep their positions */
export function treeOf(nodes: Nodes, isPositioned: boolean): JsonObject[] {
  const under = siblingsIn(nodes);
  const itemsUnder = (parent: string): JsonObject[] => {
    return (under.get(parent) ?? []).map(({ id, place, content, isParent }) => {
      const children = itemsUnder(id);
      const pos = isPositioned ? { pos: place.pos } : {};
      return { id, ...pos, ...content, ...((isParent || children.length > 0) && { children }) };
    });
  };
  return itemsUnder(ROOT);
}

/** What stands under each parent, in its order. */
export function siblingsIn(nodes: Nodes): ReadonlyMap<string, readonly Node[]> {
  const under = new Map<string, Node[]>();
  for (const node of nodes.values()) {
    const siblings = under.get(node.place.parent);
    if (siblings) siblings.push(node);
    else under.set(node.place.parent, [node]);
  }
  for (const siblings of under.values()) siblings.sort((one, other) => inOrder(one, other));
  return under;
}

function inOrder(one: Node, other: Node): number {
  if (one.place.pos !== other.place.pos) return one.place.pos < other.place.pos ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
