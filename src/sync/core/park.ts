/** Parking: a change that cannot go on waits beside the queue with its reason; nothing is ever thrown away (law 2). */
import { NOOP } from '#core/contract/sync.ts';
import type { OutboxRow, ParkedReason, ParkedRow } from '#src/db/rows.ts';

/** Rows to write when something parks. */
export interface Parking {
  readonly put: readonly OutboxRow[];
  readonly parked: readonly ParkedRow[];
}

/** The change as it waits with its reason. */
export function parkedOf(row: OutboxRow, reason: ParkedReason, now: string): ParkedRow {
  const { mutId, lane, route, v, args, at } = row;
  return { mutId, lane, route, v, args, at, parkedAt: now, reason };
}

/** The number keeps its place in the lane: a noop travels in its stead (design §5, rule 5). */
export function noopOf(row: OutboxRow): OutboxRow {
  return { ...row, route: NOOP, v: 1, args: null };
}

export function parkUnsent(row: OutboxRow, reason: ParkedReason, now: string): { noop: OutboxRow; parked: ParkedRow } {
  return { noop: noopOf(row), parked: parkedOf(row, reason, now) };
}
