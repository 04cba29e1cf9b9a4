/** Which changes leave now: in order of their lane, within the limits of one push, none that this build cannot send. */
import type { Lane } from '#core/wire/lane.ts';
import { CHANGE_MAX_BYTES, PUSH_MAX_BYTES, PUSH_MAX_CHANGES, type Change } from '#core/wire/sync.ts';
import type { OutboxRow, ParkedReason } from '#src/db/rows.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import type { OfflineContract } from '#src/sync/core/contract.ts';
import { parkUnsent, type Parking } from '#src/sync/core/park.ts';

export interface Batch extends Parking {
  readonly changes: readonly Change[];
  /** True when the limits left changes behind that could go at once. */
  readonly more: boolean;
}

const encoder = new TextEncoder();
/** With the comma that follows it in a list. */
const bytesOf = (change: Change): number => encoder.encode(JSON.stringify(change)).length + 1;
/** The brackets of a list, less the comma its last change does without. */
const BRACKETS = 1;

/**
 * The next push: at most 100 changes or 256 KB, one single change up to 2 MB; lanes take turns so that a long one does
 * not hold up the others. An unsent change that this build cannot send parks and its number travels as a noop; one
 * that was sent before goes again as it is, because only the server knows what became of it (rules S45, S46).
 */
export function nextBatch(
  contract: OfflineContract,
  rows: readonly OutboxRow[],
  resting: ReadonlySet<Lane>,
  now: string,
  limit: number = PUSH_MAX_CHANGES,
): Batch {
  const queues = queuesOf(rows, resting);
  const changes: Change[] = [];
  const put: OutboxRow[] = [];
  const parked = [];
  let bytes = BRACKETS;
  let more = false;
  while (queues.size > 0) {
    for (const [lane, queue] of queues) {
      const row = queue.shift();
      if (row === undefined) {
        queues.delete(lane);
        continue;
      }
      const checked = prepare(contract, row);
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
      if (row.sends === 0 || row.renumbered) put.push(asSent(kept?.noop ?? row));
    }
  }
  return { changes, put, parked, more };
}

/** Marked before it leaves, under the number it has: after a crash nobody may take it for unsent (rule S46). */
const asSent = ({ renumbered: _before, ...row }: OutboxRow): OutboxRow => ({ ...row, sends: 1 });

/** Waiting changes by lane. A lane stops at the first it may not send: order within a lane is sacred. */
function queuesOf(rows: readonly OutboxRow[], resting: ReadonlySet<Lane>): Map<Lane, OutboxRow[]> {
  const queues = new Map<Lane, OutboxRow[]>();
  for (const row of rows) {
    if (resting.has(row.lane)) continue;
    const queue = queues.get(row.lane);
    if (queue === undefined) queues.set(row.lane, [row]);
    else queue.push(row);
  }
  for (const [lane, queue] of queues) {
    queue.sort((a, b) => a.seq - b.seq);
    const stop = queue.findIndex((row) => row.held === true);
    if (stop >= 0) queues.set(lane, queue.slice(0, stop));
  }
  return queues;
}

const changeOf = (row: OutboxRow): Change => ({
  lane: row.lane,
  seq: row.seq,
  mutId: row.mutId,
  route: row.route,
  v: row.v,
  args: row.args,
  ...(row.sends > 0 && row.renumbered !== true ? { again: true } : {}),
});

function prepare(contract: OfflineContract, row: OutboxRow): { change: Change; problem: ParkedReason | null } {
  const asStored = changeOf(row);
  if (isNoop(row) || row.sends > 0) return { change: asStored, problem: null };
  const opened = contract.open(row);
  if (!opened.ok) return { change: asStored, problem: opened.reason };
  const change = { ...asStored, v: opened.change.v, args: opened.change.args };
  return { change, problem: bytesOf(change) > CHANGE_MAX_BYTES ? { class: 'tooLarge' } : null };
}
