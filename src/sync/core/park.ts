/** Parking: a change that cannot go on waits beside the queue with its reason; nothing is ever thrown away (law 2). */
import { noopIdOf } from '#core/wire/noop.ts';
import { NOOP } from '#core/wire/sync.ts';
import type { OutboxRow, ParkedReason, ParkedRow } from '#src/db/rows.ts';

/** Rows to write when something parks. */
export interface Parking {
  readonly put: readonly OutboxRow[];
  readonly parked: readonly ParkedRow[];
}

/** The change as it waits with its reason. */
export function parkedOf(row: OutboxRow, reason: ParkedReason, now: string): ParkedRow {
  const { mutId, lane, seq, route, v, args, at } = row;
  return { mutId, lane, seq, route, v, args, at, parkedAt: now, reason };
}

/**
 * In the order in which they were made: by the numbers of their lane, whatever the clock of the device said (rule S75).
 * Rows without a number are of a build before those that have one; among themselves only the clock tells.
 */
export const inOrderMade = (rows: readonly ParkedRow[]): readonly ParkedRow[] =>
  rows.toSorted(
    (a, b) =>
      compared(a.lane, b.lane) || (a.seq ?? 0) - (b.seq ?? 0) || compared(a.at, b.at) || compared(a.mutId, b.mutId),
  );

/** The numbers of another group begin anew: what parked before it was made before all that gets one. */
export const parkedBefore = (rows: readonly ParkedRow[]): readonly ParkedRow[] =>
  inOrderMade(rows).map((row, place) => ({ ...row, seq: place - rows.length }));

const compared = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The number keeps its place in the lane: a noop travels in its stead (design §5, rule 5). */
export function noopOf({ held: _held, ...row }: OutboxRow): OutboxRow {
  return { ...row, mutId: noopIdOf(row.mutId), route: NOOP, v: 1, args: null };
}

export function parkUnsent(row: OutboxRow, reason: ParkedReason, now: string): { noop: OutboxRow; parked: ParkedRow } {
  return { noop: noopOf(row), parked: parkedOf(row, reason, now) };
}
