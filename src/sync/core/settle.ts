/** What the answer to a push does to the device: pure, in one transaction, the same when it is applied twice. */
import type { Lane } from '#core/contract/offline.ts';
import type { ChangeResult } from '#core/contract/sync.ts';
import type { OutboxKey, OutboxRow, ParkedRow, Progress, ResultRow, SentRow } from '#src/db/rows.ts';
import { documentsOf, isNoop } from '#src/sync/core/changes.ts';
import { noopOf, parkedOf, parkUnsent } from '#src/sync/core/park.ts';
import { sentOf } from '#src/sync/core/sent.ts';

export interface Settlement {
  readonly put: readonly OutboxRow[];
  readonly remove: readonly OutboxKey[];
  readonly parked: readonly ParkedRow[];
  readonly sent: readonly SentRow[];
  readonly results: readonly ResultRow[];
  /** Lanes that must rest, in ms from now; null: the engine's own backoff. */
  readonly rests: ReadonlyMap<Lane, number | null>;
  /** Numbers the server awaits although they were executed once: it lost them (rule S61). */
  readonly gaps: ReadonlyMap<Lane, number>;
  /** Changes whose fate became known. */
  readonly settled: number;
}

export interface SettleInput {
  readonly rows: readonly OutboxRow[];
  readonly results: readonly ChangeResult[];
  readonly progress: Pick<Progress, 'acked'>;
  readonly group: string;
  readonly now: string;
}

const keyOf = (row: { lane: Lane; seq: number }): string => `${row.lane} ${row.seq}`;

export function settle({ rows, results, progress, group, now }: SettleInput): Settlement {
  const held = new Map(rows.map((row) => [keyOf(row), row]));
  const remove: OutboxKey[] = [];
  const parked: ParkedRow[] = [];
  const sent: SentRow[] = [];
  const answers: ResultRow[] = [];
  const rests = new Map<Lane, number | null>();
  const gaps = new Map<Lane, number>();
  const changed = new Map<string, OutboxRow>();
  let settled = 0;

  const leave = (row: OutboxRow, as: OutboxRow) => {
    remove.push([row.lane, row.seq]);
    sent.push(sentOf(as, group, now));
    held.delete(keyOf(row));
    changed.delete(keyOf(row));
  };
  const applied = (row: OutboxRow, answer: unknown) => {
    if (documentsOf(row).length > 0) answers.push({ mutId: row.mutId, route: row.route, answer, at: now });
    if (row.seq <= (progress.acked[row.lane] ?? 0)) leave(row, row);
    else changed.set(keyOf(row), { ...row, state: 'applied' });
  };
  const refused = (row: OutboxRow, code: string, data: Readonly<Record<string, unknown>>) => {
    if (!isNoop(row)) parked.push(parkedOf(row, { class: 'refused', code, data }, now));
    const orphans = dependentsOf(row, [...held.values()]);
    leave(row, noopOf(row));
    for (const orphan of orphans) {
      const away = parkUnsent(orphan, { class: 'dependsOn', mutId: row.mutId }, now);
      parked.push(away.parked);
      changed.set(keyOf(orphan), away.noop);
      held.set(keyOf(orphan), away.noop);
    }
  };

  for (const result of results) {
    const row = held.get(keyOf(result));
    // Answered before, by another tab or after a restart: nothing is left to do.
    if (row === undefined || row.state !== 'waiting' || row.sends === 0) continue;
    if (result.status === 'retry') rests.set(result.lane, result.retryAfterMs);
    else if (result.status === 'gap') {
      if (!gaps.has(result.lane)) gaps.set(result.lane, result.expected);
    } else if (result.status !== 'blocked') {
      settled += 1;
      if (result.status === 'applied') applied(row, result.answer);
      else refused(row, result.code, result.data);
    }
  }
  return { put: [...changed.values()], remove, parked, sent, results: answers, rests, gaps, settled };
}

/** Later unsent changes of a document whose creation was refused: they park and retry with it (rule S51). */
function dependentsOf(refused: OutboxRow, held: readonly OutboxRow[]): readonly OutboxRow[] {
  const documents = new Set(documentsOf(refused));
  if (documents.size === 0) return [];
  return held.filter(
    (row) => row.seq > refused.seq && row.sends === 0 && documentsOf(row).some((key) => documents.has(key)),
  );
}
