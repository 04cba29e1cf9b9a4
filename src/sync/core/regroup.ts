/**
 * The server no longer knows this group: the visitor's cookie was lost, its records were collected, or a restored server
 * lacks what the log cannot tell again. A new one begins: what is a state (a cart) goes as it was confirmed, as one
 * state; what waited follows with new numbers (rule S60).
 */
import type { Lane } from '#core/wire/lane.ts';
import type { RecordKey, SyncedRecord } from '#core/wire/record.ts';
import { derivedUuid } from '#core/domain/text/uuid.ts';
import type { Numbers } from '#src/db/lane-rows.ts';
import type { BaseRow, Identity, OutboxRow, Progress, SentRow } from '#src/db/rows.ts';
import { changesOf, createdBy, documentsOf, foldedBy, isNoop, isOnState } from '#src/sync/core/changes.ts';
import type { OfflineContract } from '#src/sync/core/contract.ts';
import { rowOf } from '#src/sync/core/sent.ts';

export interface Regrouping {
  readonly identity: Identity;
  /** The next numbers of the new group. */
  readonly next: Numbers;
  readonly progress: Progress;
  /** The whole queue as it stands now. */
  readonly outbox: readonly OutboxRow[];
  /** The whole base as it stands now. */
  readonly base: readonly BaseRow[];
}

export interface RegroupInput {
  readonly contract: OfflineContract;
  readonly identity: Identity;
  /** The next numbers of the former one. */
  readonly next: Numbers;
  readonly progress: Progress;
  readonly base: readonly BaseRow[];
  readonly outbox: readonly OutboxRow[];
  /** What was acknowledged in the last days. */
  readonly log: readonly SentRow[];
  readonly newId: () => string;
  readonly now: string;
  readonly why: NewGroupReason;
}

/**
 * `stranger`: this browser is somebody else to the server, so what was sent acted on a state that is out of reach and acts
 * again under another id. `forgotten`: the same person, but a server that has lost numbers of ours: every change keeps
 * its id and has no second effect (S24). `gone`: the same person, and a server that has all the records: they stay where nothing asks for them again, and what
 * waits and what the log has beside them goes under its own id (S120). `merged`: the account of the customer who signed in there has the states (S83).
 */
export type NewGroupReason = 'stranger' | 'forgotten' | 'gone' | 'merged';

type Unnumbered = Omit<OutboxRow, 'seq'>;

export function regroup(input: RegroupInput): Regrouping {
  const { contract, identity, progress, base, outbox, newId, why } = input;
  // a server that took another's place without its last moments may lack what leaves no record, too: it acts once all the same
  const log = why === 'forgotten' || why === 'gone' ? logged(input) : [];
  const isMoved = why === 'gone' && !isAskedOfState(input);
  const states = isMoved ? [] : confirmedStates(input);
  const used = [...outbox, ...log, ...states].map((one) => one.lane);
  const lanes = [...new Set([...Object.keys(input.next), ...used])];
  const next: Record<Lane, number> = {};
  const queue: OutboxRow[] = [];
  for (const lane of lanes) {
    const waiting = outbox.filter((row) => row.lane === lane && !isNoop(row)).toSorted((a, b) => a.seq - b.seq);
    const acked = progress.acked[lane] ?? 0;
    const early = waiting.filter((row) => row.seq <= acked);
    const late = waiting.filter((row) => row.seq > acked);
    const rows: Unnumbered[] = [
      ...log.filter((row) => row.lane === lane),
      // Already in the base, but its answer never came: some have something to learn, and a restored server lacks it.
      ...early.filter(
        (row) => contract.factsOf(row.route)?.isAnswered || (why === 'forgotten' && isTold(contract, row)),
      ),
      ...(why === 'merged' || isMoved ? [] : keeps(lane, early, states, input)),
      ...(why === 'stranger' ? late.flatMap((row) => anew(contract, row, identity.group)) : late),
    ];
    rows.forEach((row, index) => queue.push({ ...row, seq: index + 1 }));
    next[lane] = rows.length + 1;
  }
  const begun = { identity: { ...identity, group: newId() }, next, outbox: queue };
  if (isMoved) return { ...begun, progress: { ...progress, acked: {} }, base };
  return {
    ...begun,
    progress: { key: 'progress', cursor: null, acked: {}, at: progress.at },
    base: base.filter((row) => contract.stateOf(row.key) === undefined).map((row) => ({ ...row, kept: true })),
  };
}

/**
 * Whether something is asked again that the confirmed states hold already, as a request that has emptied its cart: told
 * over them it would act a second time on the screen.
 */
const isAskedOfState = ({ contract, outbox, progress: { acked } }: RegroupInput): boolean =>
  outbox.some(
    (row) => row.seq <= (acked[row.lane] ?? 0) && contract.factsOf(row.route)?.isAnswered && isOnState(contract, row),
  );

/** What was confirmed and is lost there, as far as the log can tell it: a state is told by itself alone (rule S61). */
function logged({ contract, log, identity }: RegroupInput): readonly OutboxRow[] {
  const mine = log.filter((row) => row.group === identity.group && row.args !== null);
  return mine
    .map(rowOf)
    .filter((row) => contract.open(row).ok && !isOnState(contract, row))
    .toSorted((a, b) => a.seq - b.seq);
}

/** What no state tells: what was done beside them, and that one was emptied, which has to come before it. */
function isTold(contract: OfflineContract, row: OutboxRow): boolean {
  if (contract.factsOf(row.route)?.empties) return true;
  return contract.open(row).ok && !isOnState(contract, row);
}

/**
 * A document keeps its id, so that it cannot come to be twice; where it was executed for the former group, what it did to
 * the state of its lane is done by a change of its own. A change of a state that was sent acted on one that is out of
 * reach: it acts on the new one under an id that whoever begins the same group anew gives it too.
 */
function anew(contract: OfflineContract, row: OutboxRow, group: string): readonly Unnumbered[] {
  if (row.sends === 0) return [row];
  const mutId = derivedUuid(row.mutId, group);
  if (documentsOf(contract, row).length === 0) return [{ ...row, mutId, sends: 0 }];
  const effect = contract.factsOf(row.route)?.effectOnState?.(row.lane, createdBy(contract, row));
  return effect ? [row, { ...row, ...effect, mutId, sends: 0 }] : [row];
}

interface ConfirmedState {
  readonly key: RecordKey;
  readonly lane: Lane;
  readonly record: SyncedRecord;
}

function confirmedStates({ contract, base }: RegroupInput): readonly ConfirmedState[] {
  return base.flatMap(({ key, record }) => {
    const lane = contract.stateOf(key)?.lane(record) ?? null;
    return lane === null ? [] : [{ key, lane, record }];
  });
}

/**
 * The states of a lane, each told as one; their ids come from the former group, too.
 * @param early executed without an answer, and perhaps not in what was confirmed
 */
function keeps(
  lane: Lane,
  early: readonly OutboxRow[],
  states: readonly ConfirmedState[],
  { contract, identity, now }: RegroupInput,
): Unnumbered[] {
  const confirmed = new Map(states.filter((one) => one.lane === lane).map((one) => [one.key, one.record]));
  const changes = early.flatMap((row) => changesOf(contract, row));
  const keys = new Set([...confirmed.keys(), ...changes.map(({ key }) => key)]);
  const calls = [...keys].flatMap(
    (key) => contract.stateOf(key)?.keep(confirmed.get(key), foldedBy(changes, key)) ?? [],
  );
  return calls.map((call, index) => ({
    ...call,
    mutId: derivedUuid(identity.group, `${lane} ${index}`),
    at: now,
    sends: 0,
  }));
}
