/** What the results of a push do to the device: pure, in one transaction, the same when they are applied twice. */
import type { Lane } from '#core/wire/lane.ts';
import type { ChangeResult } from '#core/wire/sync.ts';
import type { OutboxKey, OutboxRow, ParkedRow, ResultRow, SentRow } from '#src/db/rows.ts';
import { createdBy, dependsOn, isConditionalOn, isNoop } from '#src/sync/core/changes.ts';
import type { OfflineContract } from '#src/sync/core/contract.ts';
import { noopOf, parkedOf, parkUnsent } from '#src/sync/core/park.ts';
import { sentOf } from '#src/sync/core/sent.ts';

export interface Settlement {
  readonly put: readonly OutboxRow[];
  /** Of the rows that were given, those that wait on: as `put` leaves them. */
  readonly queue: readonly OutboxRow[];
  readonly remove: readonly OutboxKey[];
  readonly parked: readonly ParkedRow[];
  readonly sent: readonly SentRow[];
  readonly results: readonly ResultRow[];
  /** Changes that were executed and have left the queue, as they were. */
  readonly applied: readonly OutboxRow[];
  /** Lanes that must rest, in ms from now; null: the engine's own backoff. */
  readonly rests: ReadonlyMap<Lane, number | null>;
  /** Lanes whose number was executed for another mutation: they need new ones. */
  readonly taken: ReadonlySet<Lane>;
  /** The server awaits a number that was executed once: it lost it (rule S61). */
  readonly gap: boolean;
  /** Changes whose fate became known. */
  readonly settled: number;
}

export interface SettleInput {
  readonly contract: OfflineContract;
  readonly rows: readonly OutboxRow[];
  readonly results: readonly ChangeResult[];
  /** The last number of a lane whose effect the confirmed records hold, this answer included. */
  readonly acked: (lane: Lane) => number;
  readonly group: string;
  /** ISO instant of the device. */
  readonly now: string;
  /** ISO instant of the server. */
  readonly serverNow: string;
}

const keyOf = (row: { lane: Lane; seq: number }): string => `${row.lane} ${row.seq}`;

export function settle({ contract, rows, results, acked, group, now, serverNow }: SettleInput): Settlement {
  const held = new Map(rows.map((row) => [keyOf(row), row]));
  const remove: OutboxKey[] = [];
  const parked: ParkedRow[] = [];
  const sent: SentRow[] = [];
  const answers: ResultRow[] = [];
  const left: OutboxRow[] = [];
  const rests = new Map<Lane, number | null>();
  const taken = new Set<Lane>();
  const put = new Map<string, OutboxRow>();
  let gap = false;
  let settled = 0;

  const leave = (row: OutboxRow, as: OutboxRow) => {
    settled += 1;
    remove.push([row.lane, row.seq]);
    sent.push(sentOf(contract, as, group, serverNow));
    held.delete(keyOf(row));
    put.delete(keyOf(row));
  };
  const applied = (row: OutboxRow, answer: unknown) => {
    // The answer that holds its effect was not for us: it is asked again (rule S55).
    if (row.seq > acked(row.lane)) return;
    if (contract.factsOf(row.route)?.isAnswered)
      answers.push({ mutId: row.mutId, route: row.route, answer, at: serverNow });
    left.push(row);
    // Told again to a restored shop as what it was, it would empty the screen until that has answered.
    leave(row, row.idle ? noopOf(row) : row);
  };
  const becomes = (row: OutboxRow) => {
    put.set(keyOf(row), row);
    held.set(keyOf(row), row);
  };
  const refused = (row: OutboxRow, code: string, data: Readonly<Record<string, unknown>>) => {
    if (!isNoop(row)) parked.push(parkedOf(row, { class: 'refused', code, data }, now));
    leave(row, noopOf(row));
    for (const orphan of dependentsOf(contract, row, [...held.values()])) {
      const away = parkUnsent(orphan, { class: 'dependsOn', mutId: row.mutId }, now);
      parked.push(away.parked);
      becomes(away.noop);
    }
    // Under its id and as it is: it may have come to the shop, where only that number is taken for its own (rule S8).
    for (const one of conditionalOn(contract, row, [...held.values()])) becomes({ ...one, idle: true });
  };

  for (const result of results) {
    const row = held.get(keyOf(result));
    // Answered before, by another tab or after a restart: nothing is left to do.
    if (row === undefined || row.sends === 0) continue;
    if (result.status === 'retry') rests.set(result.lane, result.retryAfterMs);
    else if (result.status === 'gap') gap = true;
    else if (result.status === 'taken') taken.add(result.lane);
    else if (result.status === 'applied') applied(row, result.answer);
    else if (result.status === 'refused') refused(row, result.code, result.data);
  }
  const waiting = { put: [...put.values()], queue: [...held.values()] };
  return { ...waiting, remove, parked, sent, results: answers, applied: left, rests, taken, gap, settled };
}

/** Changes that do something only if this one was received (rule S60). */
function conditionalOn(
  contract: OfflineContract,
  refused: OutboxRow,
  held: readonly OutboxRow[],
): readonly OutboxRow[] {
  const uuid = createdBy(contract, refused);
  return uuid === null ? [] : held.filter((row) => isConditionalOn(contract, row, uuid));
}

/** Later unsent changes of what a refused change would have made: they park and retry with it (rule S51). */
function dependentsOf(contract: OfflineContract, refused: OutboxRow, held: readonly OutboxRow[]): readonly OutboxRow[] {
  const uuid = createdBy(contract, refused);
  if (uuid === null) return [];
  return held.filter((row) => row.seq > refused.seq && row.sends === 0 && dependsOn(contract, row, uuid));
}
