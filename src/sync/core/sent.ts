/** The log of acknowledged changes, and how they are offered again to a server that lost them. */
import type { Lane } from '#core/wire/lane.ts';
import type { OutboxRow, ParkedRow, SentRow } from '#src/db/rows.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import type { OfflineContract } from '#src/sync/core/contract.ts';
import { noopOf, parkedOf } from '#src/sync/core/park.ts';

/** The log is kept this long, in ms of the server's time. */
export const SENT_KEPT_MS = 7 * 24 * 3600 * 1000;

/** A change as the log keeps it. What names a guest leaves with the acknowledgement (rule S68). */
export function sentOf(contract: OfflineContract, row: OutboxRow, group: string, serverNow: string): SentRow {
  const { mutId, lane, seq, route, v, at } = row;
  const args = contract.factsOf(route)?.isPrivate === true ? null : row.args;
  return { mutId, group, lane, seq, route, v, args, at, sentAt: serverNow };
}

export interface Offering {
  readonly put: readonly OutboxRow[];
  /** Log entries that went back into the queue. */
  readonly removeSent: readonly string[];
  /** Documents the shop lost and the device no longer holds: the person is told. */
  readonly parked: readonly ParkedRow[];
  /** A number was in neither queue nor log. */
  readonly hasHole: boolean;
}

interface Missing {
  readonly lane: Lane;
  /** The first number the server lacks. */
  readonly from: number;
  /** The next number this device gives. */
  readonly to: number;
  readonly group: string;
  readonly now: string;
}

/** Changes of one lane with `from ≤ seq < to` that are not in the queue, made ready to be sent again with their numbers. */
export function offerAgain(
  contract: OfflineContract,
  missing: Missing,
  outbox: readonly OutboxRow[],
  log: readonly SentRow[],
): Offering {
  const { lane, from, to, group, now } = missing;
  const queued = new Set(outbox.filter((row) => row.lane === lane).map((row) => row.seq));
  const logged = new Map(log.filter((row) => row.lane === lane && row.group === group).map((row) => [row.seq, row]));
  const put: OutboxRow[] = [];
  const removeSent: string[] = [];
  const parked: ParkedRow[] = [];
  let hasHole = false;
  for (let seq = from; seq < to; seq += 1) {
    if (queued.has(seq)) continue;
    const entry = logged.get(seq);
    if (entry === undefined) {
      hasHole = true;
      continue;
    }
    const row = rowOf(entry);
    removeSent.push(entry.mutId);
    if (entry.args === null && !isNoop(entry)) parked.push(parkedOf(row, { class: 'lost' }, now));
    put.push(entry.args === null ? withoutContent(contract, row) : row);
  }
  return { put, removeSent, parked, hasHole };
}

/** Marked as sent: it was, and only the server knows whether this history has it. */
export const rowOf = ({ lane, seq, mutId, route, v, args, at }: SentRow): OutboxRow => ({
  lane,
  seq,
  mutId,
  route,
  v,
  args,
  at,
  sends: 1,
});

/** The number of a change whose content is gone: what it did to the state of its lane is done again, the rest is a noop. */
function withoutContent(contract: OfflineContract, row: OutboxRow): OutboxRow {
  if (isNoop(row)) return row;
  const effect = contract.factsOf(row.route)?.effectOnState?.(row.lane, null);
  return effect ? { ...row, route: effect.route, v: effect.v, args: effect.args } : noopOf(row);
}
