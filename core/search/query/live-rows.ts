import { indexOfId } from '#core/search/segment/relation.ts';
import { RowList } from '#core/search/segment/row-list.ts';
import type { Segment } from '#core/search/segment/segment.ts';

/**
 * A segment in use: which of its rows are dead, and the scratch space of the query being answered. Scratch is reused from
 * query to query (a query is synchronous), so nothing is allocated per keystroke; scores are above zero in the rows of
 * the list beside them alone, so that clearing them costs what was found.
 */
export interface Held {
  readonly segment: Segment;
  readonly dead: Uint8Array;
  alive: number;
  /** Position of each of the segment's options among all options of the catalogue. */
  readonly optionPlaces: Uint32Array;
  /** How many filter groups a row fails: 0, 1, or `OUT` for more and for good. */
  readonly misses: Uint8Array;
  /** The filter group a row with one miss fails. */
  readonly failed: Uint8Array;
  readonly passing: Uint8Array;
  /** What a text finds: the rows, their scores, and how many of its groups each answers. */
  readonly textRows: RowList;
  readonly scores: Float64Array;
  readonly matched: Uint8Array;
  /** The same of the group, and of the term, being looked for. */
  readonly groupRows: RowList;
  readonly groupScores: Float64Array;
  readonly termRows: RowList;
  readonly termScores: Float64Array;
  /** The rows with at most one miss, in no order. What comes after the filters reads these alone. */
  readonly found: RowList;
}

/** Failing more than one filter, or one that is no filter group: counted nowhere. */
export const OUT = 2;

export function hold(segment: Segment, optionPlaces: Uint32Array): Held {
  const { size } = segment;
  return {
    segment,
    dead: new Uint8Array(size),
    alive: size,
    optionPlaces,
    misses: new Uint8Array(size),
    failed: new Uint8Array(size),
    passing: new Uint8Array(size),
    textRows: new RowList(size),
    scores: new Float64Array(size),
    matched: new Uint8Array(size),
    groupRows: new RowList(size),
    groupScores: new Float64Array(size),
    termRows: new RowList(size),
    termScores: new Float64Array(size),
    found: new RowList(size),
  };
}

/** The same segment with deaths of its own; scratch is shared, since only one query runs at a time. */
export function forkHeld(held: Held): Held {
  return { ...held, dead: held.dead.slice() };
}

/** Marks a product dead; false when it is not here, or was already. */
export function bury(held: Held, id: number): boolean {
  const row = indexOfId(held.segment.numbers.ids, id);
  if (row < 0 || held.dead[row] === 1) return false;
  held.dead[row] = 1;
  held.alive--;
  return true;
}
