/**
 * What an answer of the shop does to the device: results, records, acknowledgements and cursor together, in one
 * transaction, so that a change goes from waiting to gone in one moment (rule S55).
 */
import type { Lane } from '#core/wire/lane.ts';
import type { SyncedRecord } from '#core/wire/record.ts';
import type { ChangeResult, Cursor, PullAnswer } from '#core/wire/sync.ts';
import { laneRows, type Numbers } from '#src/db/lane-rows.ts';
import type {
  BaseRow,
  Identity,
  LaneRow,
  OutboxKey,
  OutboxRow,
  ParkedRow,
  Progress,
  ResultRow,
  SentRow,
} from '#src/db/rows.ts';
import { documentsOf, isNoop } from '#src/sync/core/changes.ts';
import type { OfflineContract } from '#src/sync/core/contract.ts';
import { offerAgain } from '#src/sync/core/sent.ts';
import { settle, type Settlement } from '#src/sync/core/settle.ts';

/** What was asked: an answer counts only for the database that asked it. */
export interface Asked {
  readonly group: string;
  /** What was sent: our position, or null to ask for the whole state. */
  readonly cursor: Cursor | null;
  /** Our position when it was sent. */
  readonly position: Cursor | null;
  /** Lanes whose numbers were asked for; all, where none were named. */
  readonly lanes?: readonly Lane[] | undefined;
}

export interface Answer {
  readonly results: readonly ChangeResult[];
  readonly pull: PullAnswer;
}

/** What is on the device; of base, outbox, log and numbers only what the answer concerns. */
export interface Held extends Position {
  readonly base: readonly BaseRow[];
  readonly outbox: readonly OutboxRow[];
  readonly sent: readonly SentRow[];
}

/** Where the device stands. */
export interface Position {
  readonly identity: Identity;
  readonly progress: Progress;
  /** The next numbers of the lanes an answer tells of; with the whole state of all. */
  readonly next: Numbers;
  /** False where something has left in a lane of which the answer tells nothing: its records may hold what that did. */
  readonly isCovered: boolean;
}

/** What the state in an answer is to this device. */
export type Standing =
  /** Nothing new. */
  | 'nothing'
  /** From elsewhere: another cursor, another group, or the past. */
  | 'ignored'
  /** The group gave way, in a history that has all we know of (rule S120). */
  | 'gone'
  | 'news';

export interface Applied extends Pick<Settlement, 'settled' | 'rests' | 'gap'> {
  /** `forgotten`: the server lacks numbers that the log cannot tell again: a new group begins (rule S60). */
  readonly outcome: 'nothing' | 'ignored' | 'applied' | 'forgotten' | 'gone';
  /** Changes that go out again, or under new numbers. */
  readonly offered: number;
}

export interface Writes {
  readonly basePut: readonly BaseRow[];
  readonly baseRemove: readonly string[];
  readonly outboxRemove: readonly OutboxKey[];
  readonly outboxPut: readonly OutboxRow[];
  readonly sentPut: readonly SentRow[];
  readonly sentRemove: readonly string[];
  readonly results: readonly ResultRow[];
  readonly parked: readonly ParkedRow[];
  readonly meta: readonly (Progress | LaneRow)[];
}

const sameCursor = (a: Cursor | null, b: Cursor | null): boolean =>
  a === b || (a !== null && b !== null && a.epoch === b.epoch && a.rev === b.rev && a.revId === b.revId);

/** Lanes that this device or the server has a number of. */
const lanesOf = (...numbers: Numbers[]): Lane[] => [...new Set(numbers.flatMap((one) => Object.keys(one)))].sort();

const lastOf = (numbers: Numbers, lane: Lane): number => numbers[lane] ?? 0;

/** Of lanes that this build knows or this database has used: whatever else is answered is noted nowhere (rule S1). */
function ofOurLanes({ hasLane }: OfflineContract, pull: PullAnswer, { next }: Pick<Position, 'next'>): PullAnswer {
  const ours = Object.entries(pull.lastSeq).filter(([lane]) => hasLane(lane) || next[lane] !== undefined);
  return { ...pull, lastSeq: Object.fromEntries(ours) };
}

/** Needs no queue: an idle shop asks every 20 s and must not open a write (law 6). */
export function standingOf(
  contract: OfflineContract,
  asked: Asked,
  answered: PullAnswer,
  position: Position,
): Standing {
  const { identity, progress, isCovered } = position;
  const pull = ofOurLanes(contract, answered, position);
  if (asked.group !== identity.group || !sameCursor(asked.position, progress.cursor)) return 'ignored';
  const whole = pull.from === null;
  if (whole) return !pull.reset && asked.cursor !== null ? 'ignored' : 'news';
  if (!sameCursor(pull.from, progress.cursor)) return 'ignored';
  if (isPast(asked, pull, progress)) return hasGivenWay(pull, position) ? 'gone' : 'ignored';
  const isSame =
    sameCursor(pull.to, progress.cursor) &&
    pull.changes.length === 0 &&
    lanesOf(pull.lastSeq).every((lane) => lastOf(pull.lastSeq, lane) === lastOf(progress.acked, lane));
  if (isSame) return 'nothing';
  // Another tab has sent something meanwhile: what it did would be seen twice.
  return isCovered ? 'news' : 'ignored';
}

/** A proxy answered from its memory, or the server lost a number: older than what we have, though it starts at our cursor. */
function isPast({ lanes }: Asked, { to, lastSeq }: PullAnswer, { cursor, acked }: Progress): boolean {
  const older = cursor !== null && to.rev < cursor.rev;
  const told = lanes === undefined ? lanesOf(acked) : lanesOf(lastSeq);
  return older || told.some((lane) => lastOf(lastSeq, lane) < lastOf(acked, lane));
}

/**
 * Numbers that were executed are not there, and yet the shop knows where we stand: what it told since has all that they
 * did, so nothing is lost but the group (rule S120). An answer that was made before our last one says nothing of it. A
 * guest who has signed in cannot begin another (S83).
 */
const hasGivenWay = ({ to, serverNow }: PullAnswer, { identity, progress: { cursor, at } }: Position): boolean =>
  identity.scope !== 'merged' && cursor !== null && to.rev >= cursor.rev && at !== null && serverNow > at;

/** @param now ISO instant of the device */
export function applyAnswer(
  contract: OfflineContract,
  asked: Asked,
  { results, pull: answered }: Answer,
  held: Held,
  now: string,
): Applied & { readonly writes: Writes } {
  const { identity, progress, base, outbox } = held;
  const { group } = identity;
  const pull = ofOurLanes(contract, answered, held);
  const standing = standingOf(contract, asked, pull, held);
  const whole = standing === 'news' && pull.from === null;
  const again = whole ? offeredAgain(contract, pull.lastSeq, held, now) : NOTHING_AGAIN;
  const isNews = standing === 'news' && !again.isForgotten;
  const acked = isNews ? pull.lastSeq : progress.acked;
  const settled = settle({
    contract,
    rows: outbox,
    results,
    acked: (lane) => lastOf(acked, lane),
    group,
    now,
    serverNow: pull.serverNow,
  });
  const records = standing === 'news' ? recordsAfter(contract, pull, base, whole, isNews) : { put: [], remove: [] };
  const behind = isNews ? nextNumbers(held.next, pull.lastSeq) : {};
  const moved = standing === 'ignored' || standing === 'gone' ? NOTHING_MOVED : renumbered(settled, acked);
  const meta: (Progress | LaneRow)[] = [...laneRows({ ...behind, ...moved.next })];
  if (isNews) meta.push({ key: 'progress', cursor: pull.to, acked: pull.lastSeq, at: pull.serverNow });
  return {
    settled: settled.settled,
    rests: settled.rests,
    gap: settled.gap,
    outcome: again.isForgotten ? 'forgotten' : standing === 'news' ? 'applied' : standing,
    offered: again.put.length + moved.put.length,
    writes: {
      basePut: [...records.put, ...documentsKept(contract, settled.applied, base, records.put)],
      baseRemove: records.remove,
      outboxRemove: [...settled.remove, ...moved.remove],
      outboxPut: [...settled.put.filter(({ lane }) => !moved.lanes.has(lane)), ...again.put, ...moved.put],
      sentPut: settled.sent,
      sentRemove: again.sentRemove,
      results: settled.results,
      parked: [...settled.parked, ...again.parked],
      meta,
    },
  };
}

/** A number that the server has seen is never given again, as a database set back to an older copy would (rule S41). */
function nextNumbers(next: Numbers, lastSeq: Numbers): Numbers {
  const behind = lanesOf(lastSeq).filter((lane) => lastOf(lastSeq, lane) >= (next[lane] ?? 1));
  return Object.fromEntries(behind.map((lane) => [lane, lastOf(lastSeq, lane) + 1]));
}

const NOTHING_MOVED = { put: [], remove: [], next: {}, lanes: new Set<Lane>() };

/** What waits in a lane whose number was taken follows the last executed one, in its order. */
function renumbered({ taken, queue }: Settlement, acked: Numbers) {
  const lanes = [...taken].map((lane) => {
    const rows = queue.filter((row) => row.lane === lane);
    const waiting = rows.filter((row) => !isNoop(row)).toSorted((a, b) => a.seq - b.seq);
    const from = lastOf(acked, lane) + 1;
    return {
      put: waiting.map((row, index) => ({
        ...row,
        seq: from + index,
        ...(row.sends > 0 ? { renumbered: true as const } : {}),
      })),
      remove: rows.map((row): OutboxKey => [lane, row.seq]),
      next: from + waiting.length,
      lane,
    };
  });
  return {
    put: lanes.flatMap((one) => one.put),
    remove: lanes.flatMap((one) => one.remove),
    next: Object.fromEntries(lanes.map((one) => [one.lane, one.next])),
    lanes: taken,
  };
}

/** @param isOurs false: of a server that has forgotten us only what it lost counts, and its states are brought back */
function recordsAfter(
  contract: OfflineContract,
  pull: PullAnswer,
  base: readonly BaseRow[],
  whole: boolean,
  isOurs: boolean,
) {
  const put: BaseRow[] = [];
  const remove: string[] = [];
  for (const { key, rev, record } of pull.changes) {
    if (isRecord(record)) put.push({ key, rev, record });
    else remove.push(key);
  }
  if (whole) {
    const named = new Set(pull.changes.map((change) => change.key));
    for (const row of base) if (!named.has(row.key) && row.kept !== true) remove.push(row.key);
  }
  return isOurs ? { put, remove } : { put: [], remove: remove.filter((key) => contract.kindOf(key)?.mayBeGone) };
}

/** The server owns the shape of its records; a kind that a later server invents is kept and shown by a later build. */
function isRecord(record: unknown): record is SyncedRecord {
  return typeof record === 'object' && record !== null && 'kind' in record && typeof record.kind === 'string';
}

/** A document that was executed for a visitor the server no longer recognises stays as the device knew it (S60). */
function documentsKept(
  contract: OfflineContract,
  applied: readonly OutboxRow[],
  base: readonly BaseRow[],
  put: readonly BaseRow[],
): BaseRow[] {
  const known = new Set([...base, ...put].map((row) => row.key));
  const made = applied.flatMap((row) => documentsOf(contract, row)).filter(({ key }) => !known.has(key));
  return made.flatMap(({ key, fold }) => {
    const record = fold(undefined);
    return record === undefined ? [] : [{ key, rev: 0, record, kept: true }];
  });
}

const NOTHING_AGAIN = { put: [], sentRemove: [], parked: [], isForgotten: false };

/**
 * After a whole answer: numbers that were given once and are neither in this history nor in the queue. The log fills
 * them; where it does not reach that far a new group begins, with the states as the person saw them (rule S61).
 */
function offeredAgain(contract: OfflineContract, lastSeq: Numbers, held: Held, now: string) {
  const { identity, next, outbox, sent } = held;
  const lanes = lanesOf(next, lastSeq);
  const offerings = lanes.map((lane) =>
    offerAgain(
      contract,
      { lane, from: lastOf(lastSeq, lane) + 1, to: next[lane] ?? 1, group: identity.group, now },
      outbox,
      sent,
    ),
  );
  const isForgotten = offerings.some((one) => one.hasHole);
  const parked = offerings.flatMap((one) => one.parked);
  const entries = offerings.flatMap((one) => one.removeSent);
  const lost = new Set(parked.map((row) => row.mutId));
  // What a lost change did to a state goes into the new group with the queue; of the rest the new group tells.
  const isEffect = (row: OutboxRow) => lost.has(row.mutId) && !isNoop(row);
  return {
    put: offerings.flatMap((one) => one.put).filter((row) => !isForgotten || isEffect(row)),
    sentRemove: isForgotten ? entries.filter((mutId) => lost.has(mutId)) : entries,
    parked,
    isForgotten,
  };
}
