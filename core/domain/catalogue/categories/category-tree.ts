/** Rules of the tree of categories: what lies where, and where something may be moved to (domain 2.4). */

/** A category as the tree knows it; `parent` null at the root of its area. */
export interface TreeNode {
  readonly uuid: string;
  readonly area: string;
  readonly parent: string | null;
}

/** Levels of a tree: as deep as a trail can still be read. */
export const MOST_LEVELS = 5;

/** Why something may not lie there. */
export type PlaceFault = 'category.unknown' | 'category.circle' | 'category.otherArea' | 'category.tooDeep';

/** What a move asks for: its parent, and its place among the children there, counted without it. */
export interface Place {
  readonly parent: string | null;
  readonly position: number;
}

export const childrenOf = <T extends TreeNode>(nodes: readonly T[], area: string, parent: string | null): T[] =>
  nodes.filter((one) => one.area === area && one.parent === parent);

/** Itself and what lies above it, nearest first; ends where a circle would begin. */
export function pathOf<T extends TreeNode>(nodes: readonly T[], uuid: string | null): T[] {
  const path: T[] = [];
  for (let at = uuid; at !== null;) {
    const known = nodes.find((one) => one.uuid === at);
    if (known === undefined || path.includes(known)) break;
    path.push(known);
    at = known.parent;
  }
  return path;
}

/** Levels that it takes with everything below it: one without children takes one. */
export function levelsBelow(nodes: readonly TreeNode[], uuid: string): number {
  const levels = (one: string, seen: readonly string[]): number =>
    1 +
    Math.max(
      0,
      ...nodes
        .filter(({ parent, uuid: own }) => parent === one && !seen.includes(own))
        .map(({ uuid: own }) => levels(own, [...seen, own])),
    );
  return levels(uuid, [uuid]);
}

/**
 * Whether a category may lie under a parent; null where it may.
 * @param uuid a new one is in no tree yet
 */
export function placeFault(
  nodes: readonly TreeNode[],
  { uuid, area }: Pick<TreeNode, 'uuid' | 'area'>,
  parent: string | null,
): PlaceFault | null {
  if (parent === null) return null;
  const above = nodes.find((one) => one.uuid === parent);
  if (above === undefined) return 'category.unknown';
  if (above.area !== area) return 'category.otherArea';
  const path = pathOf(nodes, parent);
  if (path.some((one) => one.uuid === uuid)) return 'category.circle';
  return path.length + levelsBelow(nodes, uuid) > MOST_LEVELS ? 'category.tooDeep' : null;
}

/** The children of a place in their new order, the moved one among them. */
export function orderWith(siblings: readonly string[], uuid: string, position: number): string[] {
  const others = siblings.filter((one) => one !== uuid);
  const at = Math.min(Math.max(position, 0), others.length);
  return [...others.slice(0, at), uuid, ...others.slice(at)];
}

export interface Line<T> {
  readonly node: T;
  /** From 1. */
  readonly level: number;
}

/** A tree in the order in which it is read; nodes come in the order of their siblings. */
export function linesOf<T extends TreeNode>(nodes: readonly T[], area: string): Line<T>[] {
  const below = (parent: string | null, level: number): Line<T>[] =>
    level > MOST_LEVELS * 2
      ? []
      : childrenOf(nodes, area, parent).flatMap((node) => [{ node, level }, ...below(node.uuid, level + 1)]);
  return below(null, 1);
}
