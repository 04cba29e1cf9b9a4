/** Parking: a change that cannot go on waits beside the queue with its reason; nothing is ever thrown away (law 2). */
import { derivedUuid } from '#core/domain/text/uuid.ts';
import { NOOP } from '#core/wire/sync.ts';
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

/**
 * The number keeps its place in the lane: a noop travels in its stead (design §5, rule 5). Under an id of its own, so that
 * nobody who still holds the change, in an older copy of the database, is told that it was executed.
 */
export function noopOf({ held: _held, ...row }: OutboxRow): OutboxRow {
  return { ...row, mutId: derivedUuid(row.mutId, NOOP), route: NOOP, v: 1, args: null };
}

export function parkUnsent(row: OutboxRow, reason: ParkedReason, now: string): { noop: OutboxRow; parked: ParkedRow } {
  return { noop: noopOf(row), parked: parkedOf(row, reason, now) };
}
