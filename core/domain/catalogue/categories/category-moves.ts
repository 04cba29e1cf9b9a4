/** Moves in the tree of categories by keys and by drag, as the places they ask for. */
import { childrenOf, placeFault, type Line, type Place, type TreeNode } from './category-tree.ts';

export const TREE_MOVES = ['up', 'down', 'in', 'out'] as const;
export type TreeMove = (typeof TREE_MOVES)[number];

/** Where a move by keys leads; null where it leads nowhere. */
export function placeAfter(nodes: readonly TreeNode[], uuid: string, move: TreeMove): Place | null {
  const node = nodes.find((one) => one.uuid === uuid);
  if (node === undefined) return null;
  const { area, parent } = node;
  const siblings = childrenOf(nodes, area, parent);
  const at = siblings.findIndex((one) => one.uuid === uuid);
  if (move === 'up') return at > 0 ? { parent, position: at - 1 } : null;
  if (move === 'down') return at < siblings.length - 1 ? { parent, position: at + 1 } : null;
  if (move === 'out') {
    const above = nodes.find((one) => one.uuid === parent);
    if (above === undefined) return null;
    const there = childrenOf(nodes, area, above.parent);
    return { parent: above.parent, position: there.findIndex((one) => one.uuid === above.uuid) + 1 };
  }
  const into = siblings[at - 1];
  if (into === undefined || placeFault(nodes, node, into.uuid) !== null) return null;
  return { parent: into.uuid, position: childrenOf(nodes, area, into.uuid).length };
}

/**
 * Where a line that is dropped comes to lie: between two others, on the level nearest to the one wanted that can be there.
 * @param lines the tree as it is shown, without what lies below the dragged line
 * @param to its place among these lines afterwards
 */
export function placeDropped(lines: readonly Line<TreeNode>[], uuid: string, to: number, wanted: number): Place | null {
  const moved = lines.find(({ node }) => node.uuid === uuid);
  if (moved === undefined) return null;
  const others = lines.filter((line) => line !== moved);
  const [above, below] = [others[to - 1], others[to]];
  const level = Math.min(Math.max(wanted, below?.level ?? 1), (above?.level ?? 0) + 1);
  const before = others.slice(0, to);
  const parent = before.findLast((line) => line.level === level - 1)?.node.uuid ?? null;
  if (level > 1 && parent === null) return null;
  const position = before.filter(({ node }) => node.parent === parent && node.area === moved.node.area).length;
  return { parent, position };
}
