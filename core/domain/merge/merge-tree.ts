import { inside, type JsonObject, type Merging, type Versions } from './conflict.ts';
import { canonical, isEqual } from './equal.ts';
import { placed } from './positions.ts';
import { tellRemovals } from './removals.ts';
import { nodesOf, ROOT, treeOf, type Node, type Nodes, type Place, type TreeItem } from './tree.ts';

type MergeObject = (at: Merging, versions: Required<Versions<JsonObject>>) => JsonObject;
type Items = readonly (TreeItem & JsonObject)[];
type Trees = Readonly<Record<'base' | 'mine' | 'theirs', Nodes>>;

/**
 * Trees of named items: content, parent and position of each are merged by themselves. What one removed is gone; what the
 * other changed or brought elsewhere meanwhile stays, as a conflict, and so does whatever it stands in.
 */
export function mergeTree(
  at: Merging,
  lists: Readonly<Record<'base' | 'mine' | 'theirs', Items>>,
  mergeObject: MergeObject,
): JsonObject[] {
  const treeIn = (side: 'base' | 'mine' | 'theirs'): Nodes => nodesOf(placed(lists.base, lists[side]));
  const trees: Trees = { base: treeIn('base'), mine: treeIn('mine'), theirs: treeIn('theirs') };
  const nodes = new Map<string, Node>();
  const disputed = new Set<string>();
  for (const id of new Set([...trees.base.keys(), ...trees.mine.keys(), ...trees.theirs.keys()])) {
    const versions = { base: trees.base.get(id), mine: trees.mine.get(id), theirs: trees.theirs.get(id) };
    const node = mergeNode(inside(at, `#${id}`), versions, mergeObject);
    if (node === null) continue;
    nodes.set(id, node);
    if (isRemovedByOne(versions)) disputed.add(id);
  }
  keepParents(nodes, trees, disputed);
  let isTwisted = false;
  // back where it stood, an item may need what one removed, or stand in what was moved into it
  while (breakCircles(nodes, trees)) {
    isTwisted = true;
    keepParents(nodes, trees, disputed);
  }
  // how the whole shall stand, only a person can say
  if (isTwisted) at.found({ path: at.path, ...lists });
  tellRemovals(at, nodes, { trees, disputed });
  return treeOf(nodes, at.positioned.has(at.path.join('/')));
}

/** Null: it is gone. What one removed and the other wrote in or brought elsewhere is as the other left it. */
function mergeNode(at: Merging, { base, mine, theirs }: Versions<Node>, mergeObject: MergeObject): Node | null {
  if (mine === undefined || theirs === undefined) {
    const left = mine ?? theirs;
    if (left === undefined || base === undefined) return left ?? null;
    return isEqual(left.content, base.content) && left.place.parent === base.place.parent ? null : left;
  }
  const content = mergeContent(at, { base: base?.content, mine: mine.content, theirs: theirs.content }, mergeObject);
  const place = mergePlace(base?.place, mine.place, theirs.place);
  return { id: mine.id, place, content, isParent: mine.isParent || theirs.isParent };
}

const isRemovedByOne = ({ base, mine, theirs }: Versions<Node>): boolean =>
  base !== undefined && (mine === undefined || theirs === undefined);

function mergeContent(at: Merging, versions: Versions<JsonObject>, mergeObject: MergeObject): JsonObject {
  const { base = {}, mine = {}, theirs = {} } = versions;
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  return isEqual(base, mine) ? theirs : mergeObject(at, { base, mine, theirs });
}

/** Parent and position go together; where both moved it, one place is the same for both sides. */
function mergePlace(base: Place | undefined, mine: Place, theirs: Place): Place {
  const isSame = (one: Place | undefined, other: Place) => one?.parent === other.parent && one.pos === other.pos;
  if (isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  return keyOf(mine) < keyOf(theirs) ? mine : theirs;
}

const keyOf = ({ parent, pos }: Place): string => canonical([parent, pos]);

/** What one removed while the other put something into it is there, for a person to decide. */
function keepParents(nodes: Map<string, Node>, { mine, theirs }: Trees, disputed: Set<string>): void {
  for (const { place } of nodes.values()) {
    const { parent } = place;
    if (parent === ROOT || nodes.has(parent)) continue;
    const kept = mine.get(parent) ?? theirs.get(parent);
    if (kept === undefined) continue;
    disputed.add(parent);
    // a map told of more while it is walked goes on to it: the parent's parent follows
    nodes.set(parent, kept);
  }
}

/** Items that were moved into each other stand where they stood; at the top where that is gone. @returns whether there were such */
function breakCircles(nodes: Map<string, Node>, { base, mine, theirs }: Trees): boolean {
  let found = false;
  const isThere = ({ parent }: Place): boolean => parent === ROOT || mine.has(parent) || theirs.has(parent);
  for (const id of [...nodes.keys()].toSorted()) {
    for (const one of circleFrom(nodes, id)) {
      found = true;
      const [node, stood] = [nodes.get(one), base.get(one)?.place];
      if (node === undefined) continue;
      nodes.set(one, { ...node, place: stood && isThere(stood) ? stood : { ...node.place, parent: ROOT } });
    }
  }
  return found;
}

/** The items of a circle that this one is part of; none when it leads to the top. */
function circleFrom(nodes: Nodes, start: string): readonly string[] {
  const way: string[] = [];
  for (let id = start; id !== ROOT; id = nodes.get(id)?.place.parent ?? ROOT) {
    if (way.includes(id)) return way.slice(way.indexOf(id));
    way.push(id);
  }
  return [];
}
