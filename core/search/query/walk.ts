import type { Held } from './live-rows.ts';
import type { Orders } from '#core/search/segment/orders.ts';
import type { SortKey } from './query.ts';
import { fieldOf, recordOf } from '#core/search/segment/records.ts';
import { CARD } from '#core/search/segment/row.ts';
import type { Segment } from '#core/search/segment/segment.ts';
import { sortKey } from '#core/search/words/text.ts';

/** A matching row, by the segment it lies in. */
export interface Found {
  readonly held: Held;
  readonly row: number;
}

/** Where a row stands among those of other segments. */
interface Place {
  /** A number of a column, or the sort key of the name itself. */
  readonly key: number | string;
  readonly id: number;
}

/** Rows `offset … offset + limit` of all segments in one order, ties by id upwards. */
export function mergeOrders(
  helds: readonly Held[],
  sort: SortKey,
  desc: boolean,
  offset: number,
  limit: number,
): Found[] {
  const walks = helds.map((held) => new Walk(held, sort, desc)).filter((walk) => walk.next(Infinity));
  const found: Found[] = [];
  let place = 0;
  while (walks.length > 0 && found.length < limit) {
    const [first, second] = firstTwo(walks);
    if (!first) break;
    // up to here the first is alone: none of its rows has to be compared, or even read
    const until = second ? first.placesBefore(second.current) : Infinity;
    do {
      if (place++ >= offset) found.push({ held: first.held, row: first.row });
    } while (found.length < limit && first.next(until));
    if (first.isOver) walks.splice(walks.indexOf(first), 1);
  }
  return found;
}

/** The walk whose row comes first of all, and the one whose row would come first without it. */
function firstTwo(walks: readonly Walk[]): [first: Walk | undefined, second: Walk | undefined] {
  let [first, second]: (Walk | undefined)[] = [];
  for (const walk of walks)
    if (!first || walk.comesBefore(first.current)) [first, second] = [walk, first];
    else if (!second || walk.comesBefore(second.current)) second = walk;
  return [first, second];
}

/** The matching rows of one segment in a precomputed order, one at a time. */
class Walk {
  readonly held: Held;
  readonly #order: Uint32Array;
  readonly #sort: SortKey;
  readonly #desc: boolean;
  #at = -1;
  #current: Place | undefined;

  constructor(held: Held, sort: SortKey, desc: boolean) {
    this.held = held;
    this.#order = desc ? downwards(held.segment, sort) : columnsOf(held.segment, sort)[0];
    this.#sort = sort;
    this.#desc = desc;
  }

  get isOver(): boolean {
    return this.#at >= this.#order.length;
  }

  get row(): number {
    return this.#order[this.#at] ?? 0;
  }

  get current(): Place {
    return (this.#current ??= this.#placeAt(this.#at));
  }

  /** Goes on to the next matching row; true when it stands before the place `until` of the order. */
  next(until: number): boolean {
    const { misses } = this.held;
    const order = this.#order;
    let at = this.#at + 1;
    while (at < order.length && misses[order[at] ?? 0] !== 0) at++;
    this.#at = at;
    this.#current = undefined;
    return at < Math.min(until, order.length);
  }

  comesBefore(other: Place): boolean {
    return this.#isBefore(this.current, other);
  }

  /** How many places of the order come before this one, matching or not; looked for in growing steps from here on. */
  placesBefore(other: Place): number {
    let low = this.#at;
    let step = 1;
    while (low + step < this.#order.length && this.#isBefore(this.#placeAt(low + step), other)) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step, this.#order.length);
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#isBefore(this.#placeAt(middle), other)) low = middle;
      else high = middle;
    }
    return high;
  }

  #placeAt(at: number): Place {
    const { segment } = this.held;
    const row = this.#order[at] ?? 0;
    const id = segment.numbers.ids[row] ?? 0;
    // ranks of names mean something within their segment alone
    if (this.#sort === 'name') return { key: nameKey(segment, row), id };
    return { key: columnsOf(segment, this.#sort)[1][row] ?? 0, id };
  }

  #isBefore(left: Place, right: Place): boolean {
    if (left.key === right.key) return left.id < right.id;
    return left.key < right.key !== this.#desc;
  }
}

/** The rows of a segment upwards, and what they are ordered by. */
function columnsOf(
  { orders, numbers }: Segment,
  sort: SortKey,
): readonly [order: Uint32Array, keys: Uint32Array | Float64Array | Int32Array] {
  switch (sort) {
    case 'price':
      return [orders.byPrice, numbers.prices];
    case 'created_at':
      return [orders.byDay, numbers.days];
    case 'name':
      return [orders.byName, orders.nameRanks];
    case 'relevance':
      return [orders.byRank, orders.ranks];
  }
}

const nameKeys = new WeakMap<Segment, string[]>();

/** Kept once made: whoever turns the pages of a list needs many of them again. */
function nameKey(segment: Segment, row: number): string {
  const known = nameKeys.get(segment) ?? [];
  nameKeys.set(segment, known);
  return (known[row] ??= sortKey(fieldOf(recordOf(segment.records, row), CARD.name)));
}

const turned = new WeakMap<Orders, Map<SortKey, Uint32Array>>();

/** The rows of a segment downwards, ties by id upwards: made when first asked for. */
function downwards(segment: Segment, sort: SortKey): Uint32Array {
  const known = turned.get(segment.orders) ?? new Map<SortKey, Uint32Array>();
  turned.set(segment.orders, known);
  const made = known.get(sort) ?? turn(...columnsOf(segment, sort));
  known.set(sort, made);
  return made;
}

function turn(order: Uint32Array, keys: Uint32Array | Float64Array | Int32Array): Uint32Array {
  const down = new Uint32Array(order.length);
  let written = 0;
  for (let end = order.length; end > 0;) {
    const key = keys[order[end - 1] ?? 0];
    let start = end - 1;
    while (start > 0 && keys[order[start - 1] ?? 0] === key) start--;
    down.set(order.subarray(start, end), written);
    written += end - start;
    end = start;
  }
  return down;
}
