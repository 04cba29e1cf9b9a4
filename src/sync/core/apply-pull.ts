/** What a pull does to the device: records, acknowledgements and cursor together, in one transaction (rule S55). */
import type { InferOutput } from 'valibot';
import type { Lane, SyncedRecord } from '#core/contract/offline.ts';
import { LANES } from '#core/contract/offline.ts';
import { NOOP, type Cursor, type pullRoute } from '#core/contract/sync.ts';
import type { BaseRow, Identity, OutboxKey, OutboxRow, ParkedRow, Progress, SentRow } from '#src/db/rows.ts';
import { documentsOf, openRow } from '#src/sync/core/changes.ts';
import { offerAgain, sentOf } from '#src/sync/core/sent.ts';

export type PullAnswer = InferOutput<(typeof pullRoute)['answer']>;

/** What was asked: an answer counts only for the database that asked it. */
export interface Asked {
  readonly group: string;
  /** What was sent: our position, or null to ask for the whole state. */
  readonly cursor: Cursor | null;
  /** Our position when it was sent. */
  readonly position: Cursor | null;
}

export interface Held {
  readonly identity: Identity;
  readonly progress: Progress;
  readonly base: readonly BaseRow[];
  readonly outbox: readonly OutboxRow[];
  readonly sent: readonly SentRow[];
}

export type Pulled =
  /** Nothing new: nothing is written (rule S56). */
  | { readonly kind: 'nothing' }
  /** An answer from elsewhere: another cursor, another group, or the past. */
  | { readonly kind: 'ignored' }
  /** The server knows none of our lanes, and the log cannot tell it again: a new group begins (rule S60). */
  | { readonly kind: 'forgotten' }
  | ({ readonly kind: 'apply' } & PullWrites);

export interface PullWrites {
  readonly basePut: readonly BaseRow[];
  readonly baseRemove: readonly string[];
  readonly outboxPut: readonly OutboxRow[];
  readonly outboxRemove: readonly OutboxKey[];
  readonly sentPut: readonly SentRow[];
  readonly sentRemove: readonly string[];
  readonly parked: readonly ParkedRow[];
  readonly progress: Progress;
  /** Changes that go out again. */
  readonly offered: number;
}

const sameCursor = (a: Cursor | null, b: Cursor | null): boolean =>
  a === b || (a !== null && b !== null && a.epoch === b.epoch && a.rev === b.rev && a.revId === b.revId);

type LastSeq = Readonly<Record<string, number>>;

/** The part of the decision that needs no queue: an idle shop asks every 20 s and must not open a write (law 6). */
export function glance(asked: Asked, answer: PullAnswer, identity: Identity, progress: Progress): Pulled | null {
  if (asked.group !== identity.group || !sameCursor(asked.position, progress.cursor)) return { kind: 'ignored' };
  const whole = answer.from === null;
  if (!whole && !sameCursor(answer.from, progress.cursor)) return { kind: 'ignored' };
  if (whole && !answer.reset && asked.cursor !== null) return { kind: 'ignored' };
  if (!whole && isPast(answer, progress)) return { kind: 'ignored' };
  const nothing =
    !whole &&
    sameCursor(answer.to, progress.cursor) &&
    answer.changes.length === 0 &&
    LANES.every((lane) => lastOf(answer.lastSeq, lane) === (progress.acked[lane] ?? 0));
  return nothing ? { kind: 'nothing' } : null;
}

/** A proxy answered from its memory: older than what we have, though it starts at our cursor. */
function isPast(answer: PullAnswer, progress: Progress): boolean {
  const older = progress.cursor !== null && answer.to.rev < progress.cursor.rev;
  return older || LANES.some((lane) => lastOf(answer.lastSeq, lane) < (progress.acked[lane] ?? 0));
}

const lastOf = (lastSeq: LastSeq, lane: Lane): number => lastSeq[lane] ?? 0;

export function applyPull(asked: Asked, answer: PullAnswer, held: Held, now: string, newId: () => string): Pulled {
  const seen = glance(asked, answer, held.identity, held.progress);
  if (seen !== null) return seen;
  const whole = answer.from === null;
  const again = whole ? offeredAgain(answer.lastSeq, held, now, newId) : NOTHING_AGAIN;
  if (again === 'forgotten') return { kind: 'forgotten' };
  const base = baseAfter(answer, held.base, whole);
  const acked = held.outbox.filter((row) => row.state === 'applied' && row.seq <= lastOf(answer.lastSeq, row.lane));
  return {
    kind: 'apply',
    basePut: [...base.put, ...documentsKept(acked, held.base, base.put)],
    baseRemove: base.remove,
    outboxPut: again.put,
    outboxRemove: acked.map((row) => [row.lane, row.seq]),
    sentPut: acked.map((row) => sentOf(row, held.identity.group, now)),
    sentRemove: again.removeSent,
    parked: again.parked,
    progress: { key: 'progress', cursor: answer.to, acked: ackedOf(answer.lastSeq) },
    offered: again.put.length,
  };
}

const ackedOf = (lastSeq: LastSeq): Progress['acked'] =>
  Object.fromEntries(LANES.filter((lane) => lastOf(lastSeq, lane) > 0).map((lane) => [lane, lastOf(lastSeq, lane)]));

function baseAfter(answer: PullAnswer, base: readonly BaseRow[], whole: boolean) {
  const put: BaseRow[] = [];
  const remove: string[] = [];
  for (const { key, rev, record } of answer.changes) {
    if (isRecord(record)) put.push({ key, rev, record });
    else remove.push(key);
  }
  if (whole) {
    const named = new Set(answer.changes.map((change) => change.key));
    for (const row of base) if (!named.has(row.key) && row.kept !== true) remove.push(row.key);
  }
  return { put, remove };
}

/** The server owns the shape of its records; a kind that a later server invents is kept and shown by a later build. */
function isRecord(record: unknown): record is SyncedRecord {
  return typeof record === 'object' && record !== null && 'kind' in record;
}

/** A document that was executed for a visitor the server no longer recognises stays as the device knew it (S60). */
function documentsKept(acked: readonly OutboxRow[], base: readonly BaseRow[], put: readonly BaseRow[]): BaseRow[] {
  const known = new Set([...base, ...put].map((row) => row.key));
  return acked.flatMap((row) => {
    const opened = openRow(row);
    if (!opened.ok) return [];
    return documentsOf(row).flatMap((key) => {
      const record = known.has(key) ? undefined : opened.change.fold(key, undefined);
      return record === undefined ? [] : [{ key, rev: 0, record, kept: true }];
    });
  });
}

const NOTHING_AGAIN = { put: [], removeSent: [], parked: [] };

/** After a whole answer: what was executed once and is missing in this history goes out again with its number. */
function offeredAgain(lastSeq: LastSeq, held: Held, now: string, newId: () => string) {
  const offerings = LANES.map((lane) => {
    const last = lastOf(lastSeq, lane);
    const to = executedBefore(lane, held) + 1;
    const range = { lane, from: last + 1, to, group: held.identity.group, now };
    return { lane, ...offerAgain(range, held.outbox, held.sent) };
  });
  const knowsNothing = LANES.every((lane) => lastOf(lastSeq, lane) === 0);
  if (knowsNothing && offerings.some((one) => one.missing.length > 0)) return 'forgotten';
  const fillers = offerings.flatMap(({ lane, missing }) => missing.map((seq) => fillerOf(lane, seq, newId(), now)));
  return {
    put: [...offerings.flatMap((one) => one.put), ...fillers],
    removeSent: offerings.flatMap((one) => one.removeSent),
    parked: offerings.flatMap((one) => one.parked),
  };
}

function executedBefore(lane: Lane, { progress, outbox }: Held): number {
  const applied = outbox.filter((row) => row.lane === lane && row.state === 'applied').map((row) => row.seq);
  return Math.max(progress.acked[lane] ?? 0, ...applied);
}

/** Older than the log: its number only keeps the lane without a hole. */
const fillerOf = (lane: Lane, seq: number, mutId: string, at: string): OutboxRow => ({
  lane,
  seq,
  mutId,
  route: NOOP,
  v: 1,
  args: null,
  at,
  sends: 0,
  state: 'waiting',
});
