interface Placed {
  readonly id: string;
  readonly pos: string | null;
}

/**
 * Which items of a list stand in the order of their positions (those at one position in the order of their names): the
 * most that can, the earliest where there is a choice. Everything else was moved.
 * @returns their places in the list
 */
export function longestRise(items: readonly Placed[]): ReadonlySet<number> {
  // The last place of the best rise of each length, and what stands before each place in its rise.
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [at, item] of items.entries()) {
    if (item.pos === null) continue;
    const length = firstNotBelow(ends, items, item);
    before.set(at, ends[length - 1]);
    ends[length] = at;
  }
  const rise = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) rise.add(at);
  return rise;
}

function firstNotBelow(ends: readonly number[], items: readonly Placed[], item: Placed): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const end = items[ends[middle] ?? 0];
    if (end !== undefined && isBelow(end, item)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBelow(one: Placed, other: Placed): boolean {
  if (one.pos === other.pos) return one.id < other.id;
  return (one.pos ?? '') < (other.pos ?? '');
}
