/** What one editor removed from a tree while the other wrote in it: one choice for a person, who sees all that lies in it. */
import { inside, type JsonObject, type Merging } from './conflict.ts';
import { ROOT, siblingsIn, type Node, type Nodes } from './tree.ts';

interface Removals {
  readonly trees: Readonly<Record<'base' | 'mine' | 'theirs', Nodes>>;
  /** Items that are in `nodes` although one removed them. */
  readonly disputed: ReadonlySet<string>;
}

/**
 * Tells each removal as a conflict. The side that kept the item shows what goes with it where the removal is chosen; an
 * item inside that was removed with it is no choice of its own. What whoever removed it still has elsewhere is not in it:
 * that stays, whatever is chosen (`resolveConflict`).
 */
export function tellRemovals(at: Merging, nodes: Nodes, { trees, disputed }: Removals): void {
  const [under, before] = [siblingsIn(nodes), siblingsIn(trees.base)];
  for (const id of disputed) {
    const [node, was] = [nodes.get(id), trees.base.get(id)];
    if (node === undefined || was === undefined) continue;
    const isMine = trees.mine.has(id);
    const isGone = (one: string): boolean => !trees[isMine ? 'theirs' : 'mine'].has(one);
    if (isInside(id, nodes, disputed, isGone)) continue;
    const kept = itemOf(node, under, isGone);
    at.found({
      path: inside(at, `#${id}`).path,
      base: itemOf(was, before, () => true),
      mine: isMine ? kept : undefined,
      theirs: isMine ? undefined : kept,
    });
  }
}

/** Whether it lies in another that the same side removed, with nothing between them that this side still has. */
function isInside(id: string, nodes: Nodes, disputed: ReadonlySet<string>, isGone: (one: string) => boolean): boolean {
  for (let one = parentOf(id, nodes); one !== ROOT && isGone(one); one = parentOf(one, nodes))
    if (disputed.has(one)) return true;
  return false;
}

const parentOf = (id: string, nodes: Nodes): string => nodes.get(id)?.place.parent ?? ROOT;

type Children = ReturnType<typeof siblingsIn>;

function itemOf({ id, content }: Node, under: Children, isIn: (id: string) => boolean): JsonObject {
  const children = (under.get(id) ?? []).filter((one) => isIn(one.id)).map((one) => itemOf(one, under, isIn));
  return { id, ...content, ...(children.length > 0 && { children }) };
}
