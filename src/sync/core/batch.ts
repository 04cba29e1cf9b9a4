/** Which changes leave now: in order of their lane, within the limits of one push, none that this build cannot send. */
import type { Lane } from '#core/contract/offline.ts';
import { CHANGE_MAX_BYTES, PUSH_MAX_BYTES, PUSH_MAX_CHANGES, type Change } from '#core/contract/sync.ts';
import type { OutboxRow, ParkedReason } from '#src/db/rows.ts';
import { isNoop, openRow } from '#src/sync/core/changes.ts';
import { parkUnsent, type Parking } from '#src/sync/core/park.ts';

export interface Batch extends Parking {
  readonly changes: readonly Change[];
  /** True when the limits left changes behind that could go at once. */
  readonly more: boolean;
}

const encoder = new TextEncoder();
const bytesOf = (change: Change): number => encoder.encode(JSON.stringify(change)).length;

/**
 * The next push: at most 100 changes or 256 KB, one single change up to 2 MB; lanes take turns so that a long one does
 * not hold up the others. An unsent change that this build cannot send parks and its number travels as a noop; one
 * that was sent before goes again as it is, because only the server knows what became of it (rules S45, S46).
 */
export function nextBatch(
  rows: readonly OutboxRow[],
  resting: ReadonlySet<Lane>,
  now: string,
  limit: number = PUSH_MAX_CHANGES,
): Batch {
  const queues = queuesOf(rows, resting);
  const changes: Change[] = [];
  const put: OutboxRow[] = [];
  const parked = [];
  let bytes = 0;
  let more = false;
  while (queues.size > 0) {
    for (const [lane, queue] of queues) {
      const row = queue.shift();
      if (row === undefined) {
        queues.delete(lane);
        continue;
      }
      const checked = prepare(row);
      const kept = checked.problem === null ? null : parkUnsent(row, checked.problem, now);
      const change = kept === null ? checked.change : changeOf(kept.noop);
      const size = bytesOf(change);
      if (changes.length >= limit || (changes.length > 0 && bytes + size > PUSH_MAX_BYTES)) {
        more = true;
        queues.delete(lane);
        continue;
      }
      bytes += size;
      changes.push(change);
      if (kept !== null) parked.push(kept.parked);
      // Marked before it leaves: after a crash nobody may take it for unsent (rule S46).
      if (row.sends === 0) put.push({ ...(kept?.noop ?? row), sends: 1 });
    }
  }
  return { changes, put, parked, more };
}

/** Waiting changes by lane. A lane stops at the first it may not send: order within a lane is sacred. */
function queuesOf(rows: readonly OutboxRow[], resting: ReadonlySet<Lane>): Map<Lane, OutboxRow[]> {
  const queues = new Map<Lane, OutboxRow[]>();
  for (const row of rows) {
    if (row.state !== 'waiting' || resting.has(row.lane)) continue;
    const queue = queues.get(row.lane);
    if (queue === undefined) queues.set(row.lane, [row]);
    else queue.push(row);
  }
  for (const queue of queues.values()) queue.sort((a, b) => a.seq - b.seq);
  return queues;
}

const changeOf = (row: OutboxRow): Change => ({
  lane: row.lane,
  seq: row.seq,
  mutId: row.mutId,
  route: row.route,
  v: row.v,
  args: row.args,
});

function prepare(row: OutboxRow): { change: Change; problem: ParkedReason | null } {
  const asStored = changeOf(row);
  if (isNoop(row) || row.sends > 0) return { change: asStored, problem: null };
  const opened = openRow(row);
  if (!opened.ok) return { change: asStored, problem: opened.reason };
  const change = { ...asStored, v: opened.change.v, args: opened.change.args };
  return { change, problem: bytesOf(change) > CHANGE_MAX_BYTES ? { class: 'tooLarge' } : null };
}
