/** The log of acknowledged changes, and how they are offered again to a server that lost them. */
import { AREAS } from '#core/domain/area.ts';
import type { Lane } from '#core/contract/offline.ts';
import { NOOP } from '#core/contract/sync.ts';
import type { OutboxRow, ParkedRow, SentRow } from '#src/db/rows.ts';
import { documentsOf, isNoop, versionOf } from '#src/sync/core/changes.ts';
import { parkedOf } from '#src/sync/core/park.ts';

/** The log is kept this long, in ms. */
export const SENT_KEPT_MS = 7 * 24 * 3600 * 1000;

/** A change as the log keeps it. What names a guest (quote, contact) leaves with the acknowledgement (rule S68). */
export function sentOf(row: OutboxRow, group: string, now: string): SentRow {
  const { mutId, lane, seq, route, v, at } = row;
  const args = documentsOf(row).length > 0 ? null : row.args;
  return { mutId, group, lane, seq, route, v, args, at, sentAt: now };
}

export interface Offering {
  readonly put: readonly OutboxRow[];
  /** Log entries that went back into the queue. */
  readonly removeSent: readonly string[];
  /** Documents the shop lost and the device no longer holds: the person is told. */
  readonly parked: readonly ParkedRow[];
  /** Numbers the device cannot fill from its log. */
  readonly missing: readonly number[];
}

/**
 * Changes of one lane with `from ≤ seq < to`, which the server lacks, made ready to be sent again with their numbers:
 * those still in the queue, then those of the log.
 */
export function offerAgain(
  input: { lane: Lane; from: number; to: number; group: string; now: string },
  outbox: readonly OutboxRow[],
  log: readonly SentRow[],
): Offering {
  const { lane, from, to, group, now } = input;
  const queued = new Map(outbox.filter((row) => row.lane === lane).map((row) => [row.seq, row]));
  const logged = new Map(log.filter((row) => row.lane === lane && row.group === group).map((row) => [row.seq, row]));
  const put: OutboxRow[] = [];
  const removeSent: string[] = [];
  const parked: ParkedRow[] = [];
  const missing: number[] = [];
  for (let seq = from; seq < to; seq += 1) {
    const waiting = queued.get(seq);
    const entry = logged.get(seq);
    if (waiting !== undefined) {
      if (waiting.state !== 'waiting') put.push({ ...waiting, state: 'waiting' });
    } else if (entry !== undefined) {
      const row = rowOf(entry);
      removeSent.push(entry.mutId);
      if (entry.args === null && !isNoop(entry)) parked.push(parkedOf(row, { class: 'lost' }, now));
      put.push(entry.args === null ? withoutContent(row) : row);
    } else missing.push(seq);
  }
  return { put, removeSent, parked, missing };
}

/** Marked as sent: it was, and only the server knows whether this history has it. */
const rowOf = ({ lane, seq, mutId, route, v, args, at }: SentRow): OutboxRow => ({
  lane,
  seq,
  mutId,
  route,
  v,
  args,
  at,
  sends: 1,
  state: 'waiting',
});

/** The number of a change whose content is gone: what it did to its cart is done again, the rest is a noop. */
function withoutContent(row: OutboxRow): OutboxRow {
  return { ...row, ...(cartHalf(row) ?? { route: NOOP, v: 1, args: null }) };
}

/** What a quote request does beside making a document: it empties its cart. Null for everything else. */
export function cartHalf(row: Pick<OutboxRow, 'route' | 'lane'>): Pick<OutboxRow, 'route' | 'v' | 'args'> | null {
  const area = AREAS.find((one) => row.lane === `cart:${one}`);
  if (row.route !== 'api.checkout.quotes.store' || area === undefined) return null;
  return { route: 'api.cart.clear', v: versionOf('api.cart.clear'), args: { area } };
}
