/**
 * Positions of items among their siblings, as fractional indices: an item that is moved or added gets one, all others
 * keep theirs, so that moves of several editors are merged item by item.
 */
import { generateNKeysBetween } from 'fractional-indexing';

import { longestRise } from './longest-rise.ts';
import type { TreeItem } from './tree.ts';

/** Longer ones come of thousands of moves to one place, or from somebody who means harm: the siblings begin anew. */
export const MAX_POSITION_LENGTH = 200;

/**
 * The tree as edited, each item with a position, in the order of its lists. What nobody moved has the position of `base`.
 * @param base as it was opened; items without a position have that of their order
 */
export function placed<T extends TreeItem>(base: readonly T[], edited: readonly T[]): T[] {
  const known = new Map<string, string>();
  collect(withPositions(base, new Map()), known);
  return withPositions(edited, known);
}

function collect(items: readonly TreeItem[], known: Map<string, string>) {
  for (const { id, pos, children = [] } of items) {
    if (pos !== undefined) known.set(id, pos);
    collect(children, known);
  }
}

function withPositions<T extends TreeItem>(items: readonly T[], known: ReadonlyMap<string, string>): T[] {
  const positions = positionsOf(items.map((item) => ({ id: item.id, pos: item.pos ?? known.get(item.id) ?? null })));
  return items.map((item, at) => ({
    ...item,
    pos: positions[at] ?? '',
    ...(item.children && { children: withPositions(item.children, known) }),
  }));
}

interface Placed {
  readonly id: string;
  readonly pos: string | null;
}

function positionsOf(items: readonly Placed[]): string[] {
  try {
    const positions = between(items);
    if (positions.every((pos) => pos.length <= MAX_POSITION_LENGTH)) return positions;
  } catch {
    // a position that is no fractional index: somebody else's writing
  }
  return generateNKeysBetween(null, null, items.length);
}

/** Those that rise stay; the others come between their neighbours. */
function between(items: readonly Placed[]): string[] {
  const stays = longestRise(items);
  const positions: string[] = [];
  let waiting = 0;
  const place = (before: string | null) => {
    positions.push(...generateNKeysBetween(positions.at(-1) ?? null, before, waiting));
    waiting = 0;
  };
  for (const [at, { pos }] of items.entries()) {
    const last = positions.at(-1) ?? null;
    // nothing fits between two at one position: the second moves on
    const hasRoom = waiting === 0 || last === null || (pos !== null && last < pos);
    if (pos === null || !stays.has(at) || !hasRoom) {
      waiting += 1;
      continue;
    }
    place(pos);
    positions.push(pos);
  }
  place(null);
  return positions;
}
