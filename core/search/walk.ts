import type { Held } from './held.ts';
import type { SortKey } from './query.ts';
import { readRecord } from './records.ts';
import { sortKey } from './text.ts';

/** A matching row as it comes out of a segment: `key` compares it with the rows of other segments. */
export interface Found {
  readonly held: Held;
  readonly row: number;
}

/** The matching rows of one segment in a precomputed order, one at a time; −1 when there are no more. */
export class Walk {
  readonly held: Held;
  readonly #order: Uint32Array;
  readonly #keys: Uint32Array | Float64Array | Int32Array;
  readonly #desc: boolean;
  /** Upwards: the next position. Downwards: within a run of equal keys, which is walked by id upwards. */
  #next = 0;
  #runStart: number;
  #runEnd: number;

  constructor(held: Held, sort: SortKey, desc: boolean) {
    const { orders, numbers } = held.segment;
    const by = {
      price: [orders.byPrice, numbers.prices],
      created_at: [orders.byDay, numbers.days],
      name: [orders.byName, orders.nameRanks],
      relevance: [orders.byRank, orders.ranks],
    } as const;
    this.held = held;
    [this.#order, this.#keys] = by[sort];
    this.#desc = desc;
    this.#runStart = this.#order.length;
    this.#runEnd = desc ? 0 : this.#order.length;
  }

  next(): number {
    const { misses } = this.held;
    for (;;) {
      if (this.#next >= this.#runEnd && !this.#enterRun()) return -1;
      const row = this.#order[this.#next++] ?? 0;
      if (misses[row] === 0) return row;
    }
  }

  #enterRun(): boolean {
    if (!this.#desc || this.#runStart === 0) return false;
    this.#runEnd = this.#runStart;
    const key = this.#keyAt(this.#runEnd - 1);
    while (this.#runStart > 0 && this.#keyAt(this.#runStart - 1) === key) this.#runStart--;
    this.#next = this.#runStart;
    return true;
  }

  #keyAt(position: number): number | undefined {
    return this.#keys[this.#order[position] ?? 0];
  }
}

/** Compares rows of different segments: numbers by column, names by the sort key itself. */
function mergeKey(held: Held, row: number, sort: SortKey): number | string {
  const { segment } = held;
  if (sort === 'name') return sortKey(readRecord(segment.records, row).name);
  if (sort === 'price') return segment.numbers.prices[row] ?? 0;
  if (sort === 'created_at') return segment.numbers.days[row] ?? 0;
  return segment.orders.ranks[row] ?? 0;
}

interface Head {
  readonly walk: Walk;
  row: number;
  key: number | string;
  id: number;
}

/** Rows `offset … offset + limit` of all segments in one order, ties by id upwards. */
export function mergeOrders(
  helds: readonly Held[],
  sort: SortKey,
  desc: boolean,
  offset: number,
  limit: number,
): Found[] {
  const heads: Head[] = [];
  for (const held of helds) {
    const head: Head = { walk: new Walk(held, sort, desc), row: -1, key: 0, id: 0 };
    if (advance(head, sort)) heads.push(head);
  }
  const found: Found[] = [];
  for (let place = 0; heads.length > 0 && found.length < limit; place++) {
    let first = 0;
    for (let at = 1; at < heads.length; at++) if (comesBefore(heads[at], heads[first], desc)) first = at;
    const head = heads[first];
    if (!head) break;
    if (place >= offset) found.push({ held: head.walk.held, row: head.row });
    // alone, a head is never compared: no key has to be made for it
    if (heads.length === 1 ? !advanceAlone(head) : !advance(head, sort)) heads.splice(first, 1);
  }
  return found;
}

function comesBefore(left: Head | undefined, right: Head | undefined, desc: boolean): boolean {
  if (!left || !right) return false;
  if (left.key === right.key) return left.id < right.id;
  return left.key < right.key !== desc;
}

function advance(head: Head, sort: SortKey): boolean {
  if (!advanceAlone(head)) return false;
  head.key = mergeKey(head.walk.held, head.row, sort);
  head.id = head.walk.held.segment.numbers.ids[head.row] ?? 0;
  return true;
}

function advanceAlone(head: Head): boolean {
  head.row = head.walk.next();
  return head.row >= 0;
}
