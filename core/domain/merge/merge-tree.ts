import { inside, type Json, type JsonObject, type Merging, type Versions } from './conflict.ts';
import { canonical, isEqual } from './equal.ts';
import { placed } from './positions.ts';
import { nodesOf, ROOT, treeOf, type Node, type Nodes, type Place, type TreeItem } from './tree.ts';

type MergeObject = (at: Merging, versions: Required<Versions<JsonObject>>) => JsonObject;
type Items = readonly (TreeItem & JsonObject)[];

/**
 * Trees of named items: content, parent and position of each are merged by themselves. What one removed is gone; what the
 * other changed or brought elsewhere meanwhile stays, as a conflict, and so does whatever it stands in.
 */
export function mergeTree(
  at: Merging,
  lists: Readonly<Record<'base' | 'mine' | 'theirs', Items>>,
  mergeObject: MergeObject,
): JsonObject[] {
  const [base, mine, theirs] = [lists.base, lists.mine, lists.theirs].map((list) => nodesOf(placed(lists.base, list)));
  if (base === undefined || mine === undefined || theirs === undefined) return [];
  const nodes = new Map<string, Node>();
  for (const id of new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])) {
    const versions = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) };
    const node = mergeNode(inside(at, `#${id}`), versions, mergeObject);
    if (node !== null) nodes.set(id, node);
  }
  keepParents(at, nodes, { base, mine, theirs });
  // how the whole shall stand, only a person can say
  if (breakCircles(nodes, base)) at.found({ path: at.path, ...lists });
  return treeOf(nodes, at.positioned.has(at.path.join('/')));
}

function mergeNode(at: Merging, { base, mine, theirs }: Versions<Node>, mergeObject: MergeObject): Node | null {
  if (mine === undefined || theirs === undefined) {
    const left = mine ?? theirs;
    if (left === undefined || base === undefined) return left ?? null;
    if (isEqual(left.content, base.content) && left.place.parent === base.place.parent) return null;
    const [mineItem, theirsItem] = [mine && itemOf(mine), theirs && itemOf(theirs)];
    at.found({ path: at.path, base: itemOf(base), mine: mineItem, theirs: theirsItem });
    return left;
  }
  const content = mergeContent(at, { base: base?.content, mine: mine.content, theirs: theirs.content }, mergeObject);
  const place = mergePlace(base?.place, mine.place, theirs.place);
  return { id: mine.id, place, content, isParent: mine.isParent || theirs.isParent };
}

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

const itemOf = ({ id, content }: Node): Json => ({ id, ...content });

/** What one removed while the other put something into it is there, as a conflict. */
function keepParents(at: Merging, nodes: Map<string, Node>, { base, mine, theirs }: Required<Versions<Nodes>>) {
  for (const node of nodes.values()) {
    const { parent } = node.place;
    if (parent === ROOT || nodes.has(parent)) continue;
    const versions = { base: base?.get(parent), mine: mine?.get(parent), theirs: theirs?.get(parent) };
    const kept = versions.mine ?? versions.theirs ?? versions.base;
    if (kept === undefined) continue;
    const [was, one, other] = [versions.base, versions.mine, versions.theirs].map(
      (version) => version && itemOf(version),
    );
    at.found({ path: [...at.path, `#${parent}`], base: was, mine: one, theirs: other });
    // a map told of more while it is walked goes on to it: the parent's parent follows
    nodes.set(parent, kept);
  }
}

/** Two that were moved into each other stand where they stood. @returns whether there were such */
function breakCircles(nodes: Map<string, Node>, base: Nodes): boolean {
  let found = false;
  for (const id of [...nodes.keys()].toSorted()) {
    for (const one of circleFrom(nodes, id)) {
      found = true;
      const node = nodes.get(one);
      if (node) nodes.set(one, { ...node, place: base.get(one)?.place ?? { ...node.place, parent: ROOT } });
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
