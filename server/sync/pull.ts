import type { Lane } from '#core/wire/lane.ts';
import type { RecordKey, SyncedRecord } from '#core/wire/record.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { Cursor, PullAnswer, pullRoute } from '#core/wire/sync.ts';
import type { Db } from '#server/database/connection.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Person, SyncedPerson } from '#server/platform/person.ts';

import { personOfGroup, type SyncRealm, type SyncWindow } from './authorize-sync.ts';
import { isSameView, markOf, NO_REVISION, readMark, shortId, writeMark, type Mark } from './cursor.ts';
import type { SyncRegistry } from './change/registry.ts';
import type { RecordReader, Wanted } from './change/subject.ts';

type PullInput = RouteInput<typeof pullRoute>['body'];

export interface SnapshotDeps<P extends SyncedPerson = Person> {
  readonly db: Db;
  readonly registry: SyncRegistry<P>;
}

export interface PullDeps<P extends SyncedPerson = Person> extends SnapshotDeps<P> {
  readonly window: SyncWindow;
}

/**
 * What changed for a person since the cursor, and the last number executed of the lanes asked for, from one snapshot
 * (design §5, rules 11 and 12). A cursor that this server did not write, or no longer knows, is answered with the whole state.
 * Writes nothing.
 * @throws Refusal `app.outdated`, `session.required`, `scope.mismatch`, `token.expired`
 */
export async function pull<P extends SyncedPerson>(
  deps: PullDeps<P>,
  realm: SyncRealm<P>,
  now: Date,
  input: PullInput,
): Promise<PullAnswer> {
  const there = realm.enter(input, deps.window);
  return answerPull(deps, (trx) => personOfGroup(trx, input.group, there, realm), now, input);
}

/** What is asked of a snapshot. */
interface Asked extends Pick<PullInput, 'group' | 'cursor'> {
  /** Whose numbers are told where the state is not whole; undefined: of all (rule S12). */
  readonly lanes?: readonly Lane[] | undefined;
}

/** The same for a greeting that was checked. @param personIn whose group it is, in the snapshot that is answered */
export function answerPull<P extends SyncedPerson>(
  { db, registry }: SnapshotDeps<P>,
  personIn: (trx: Trx) => Promise<P>,
  now: Date,
  asked: Asked,
): Promise<PullAnswer> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (trx) => answerIn({ trx, registry, person: await personIn(trx), now }, asked));
}

interface Snapshot<P extends SyncedPerson> {
  readonly trx: Trx;
  readonly registry: SyncRegistry<P>;
  readonly person: P;
  readonly now: Date;
}

async function answerIn<P extends SyncedPerson>(at: Snapshot<P>, { group, cursor, lanes }: Asked): Promise<PullAnswer> {
  const { trx, registry, person, now } = at;
  const channel = registry.channelOf(person);
  const position = await positionOf(trx, channel);
  const drifting = await readVolatile(at);
  const mark = markOf(registry.volatile, position.revision, drifting);
  const to: Cursor = { epoch: position.epoch, rev: position.rev, revId: writeMark(mark) };
  const before = cursor === null ? null : await recognise(at, cursor, position);
  const known = before !== null && isSameView(registry.volatile, before, mark) ? before : null;
  const lastSeq = await lastNumbers(trx, group, known === null ? undefined : lanes);
  const moved = known && cursor ? await movedSince(trx, channel, cursor.rev) : null;
  const records = new Map<string, SyncedRecord | null>();
  for (const [key, digest] of mark.digests) {
    const isNews = known === null ? drifting.has(key) : known.digests.get(key) !== digest;
    if (isNews) records.set(key, drifting.get(key) ?? null);
  }
  const isLed = ({ follows }: RecordReader<P>) => follows !== undefined && records.has(follows);
  for (const reader of registry.readers) {
    for (const [key, record] of await readMoved(at, reader, isLed(reader) ? null : moved)) records.set(key, record);
  }
  return {
    from: known === null ? null : cursor,
    to,
    reset: known === null && cursor !== null,
    changes: [...records].map(([key, record]) => ({ key, rev: position.rev, record })),
    lastSeq,
    serverNow: now.toISOString(),
  };
}

async function readVolatile<P extends SyncedPerson>({
  trx,
  registry,
  person,
  now,
}: Snapshot<P>): Promise<ReadonlyMap<RecordKey, SyncedRecord>> {
  const found = new Map<RecordKey, SyncedRecord>();
  for (const reader of registry.volatile) {
    for (const [key, record] of await reader.read(trx, person, now)) found.set(key, record);
  }
  return found;
}

/** The records of a kind that moved, or all; what moved and is no longer there is gone. */
async function readMoved<P extends SyncedPerson>(
  { trx, person, now }: Snapshot<P>,
  reader: RecordReader<P>,
  moved: readonly string[] | null,
): Promise<ReadonlyMap<string, SyncedRecord | null>> {
  if (reader.customersOnly === true && person.kind !== 'customer') return new Map();
  const own = moved?.filter((key) => key === reader.kind || key.startsWith(`${reader.kind}:`));
  if (own?.length === 0) return new Map();
  const wanted: Wanted = own?.map((key) => key.slice(reader.kind.length + 1)) ?? 'all';
  const found: ReadonlyMap<string, SyncedRecord> = await reader.read(trx, person, wanted, now);
  const gone = reader.mayBeGone ? (own ?? []).filter((key) => !found.has(key)) : [];
  return new Map<string, SyncedRecord | null>([...found, ...gone.map((key) => [key, null] as const)]);
}

/** Of a lane that was named and has executed nothing, 0: the device sees which were told (rule S12). */
async function lastNumbers(trx: Trx, group: string, named: readonly Lane[] | undefined): Promise<Record<Lane, number>> {
  if (named?.length === 0) return {};
  const all = trx.selectFrom('sync_lane').select(['lane', 'last_seq']).where('group_id', '=', group).orderBy('lane');
  const rows = await (named === undefined ? all : all.where('lane', 'in', named)).execute();
  const none = (named ?? []).map((lane) => [lane, 0] as const);
  return Object.fromEntries([...none, ...rows.map(({ lane, last_seq: last }) => [lane, last] as const)]);
}

interface Position {
  readonly epoch: string;
  readonly rev: number;
  readonly revision: string;
}

async function positionOf(trx: Trx, name: string): Promise<Position> {
  const { epoch } = await trx.selectFrom('shop').select('epoch').executeTakeFirstOrThrow();
  const channel = await trx.selectFrom('channel').select(['rev', 'rev_id']).where('name', '=', name).executeTakeFirst();
  if (!channel) return { epoch, rev: 0, revision: NO_REVISION };
  return { epoch, rev: channel.rev, revision: shortId(channel.rev_id) };
}

/** The mark of a cursor that belongs to this history, or null (rule 11). */
async function recognise<P extends SyncedPerson>(
  { trx, registry, person }: Snapshot<P>,
  cursor: Cursor,
  position: Position,
): Promise<Mark | null> {
  const mark = readMark(registry.volatile, cursor.revId);
  if (mark === null || cursor.epoch !== position.epoch || cursor.rev > position.rev) return null;
  if (cursor.rev === 0) return mark.revision === NO_REVISION ? mark : null;
  if (cursor.rev === position.rev) return mark.revision === position.revision ? mark : null;
  const then = await trx
    .selectFrom('channel_revision')
    .select('rev_id')
    .where('channel', '=', registry.channelOf(person))
    .where('rev', '=', cursor.rev)
    .executeTakeFirst();
  return then && shortId(then.rev_id) === mark.revision ? mark : null;
}

async function movedSince(trx: Trx, channel: string, rev: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('channel_change')
    .select('entity')
    .where('channel', '=', channel)
    .where('rev', '>', rev)
    .orderBy('rev')
    .execute();
  return rows.map((row) => row.entity);
}
