/**
 * Synced records: what a device holds of a subject, confirmed by the server or folded over what waits. A subject says
 * its kinds (`recordKind`); the engine of the device knows keys alone.
 */

/** What every record says of itself: by its kind a subject finds its own again. */
export interface SyncedRecord {
  readonly kind: string;
}

/** Name of a record on the device and in pulls: `kind` where there is one of it, `kind:id` where there are several. */
export type RecordKey = string;

/** What the engine must know of records that it does not understand. */
export interface RecordKind<R extends SyncedRecord = SyncedRecord> {
  readonly kind: R['kind'];
  /** Made by its author under a UUID: it stays where the shop has forgotten who made it, and comes along at a sign-in. */
  readonly isDocument: boolean;
  /** A pull may take it away; of a state, which always is, the shop that lacks it has forgotten it (rules S60, S61). */
  readonly mayBeGone: boolean;
  readonly is: (record: SyncedRecord | undefined) => record is R;
}

/** What a change does to one record until the server has spoken. */
export interface RecordChange {
  readonly key: RecordKey;
  readonly of: RecordKind;
  /**
   * Pure, synchronous and total (rule S4). `undefined` in: the record is not on the device; `undefined` out: it is gone.
   * What has another kind than its key says is left as it is.
   */
  readonly fold: (record: SyncedRecord | undefined) => SyncedRecord | undefined;
}

/** A kind as its subject uses it. `Found`: what a fold may count on finding. */
export interface SubjectKind<
  R extends SyncedRecord,
  Id extends string | null,
  Found extends R | undefined,
> extends RecordKind<R> {
  /** @param id null: there is one of it */
  readonly key: (id: Id) => RecordKey;
  readonly change: (id: Id, fold: (found: Found) => Found) => RecordChange;
}

interface KindFacts<R extends SyncedRecord> {
  readonly kind: R['kind'];
  readonly isDocument?: boolean;
  readonly mayBeGone?: boolean;
}

/** A kind of record; with `empty` a state, which is never missing: a fold finds it, or the empty one. */
export function recordKind<R extends SyncedRecord, Id extends string | null>(
  facts: KindFacts<R> & { readonly empty: (id: Id) => R },
): SubjectKind<R, Id, R>;
export function recordKind<R extends SyncedRecord, Id extends string | null>(
  facts: KindFacts<R>,
): SubjectKind<R, Id, R | undefined>;
export function recordKind<R extends SyncedRecord, Id extends string | null>(
  facts: KindFacts<R> & { readonly empty?: (id: Id) => R },
): SubjectKind<R, Id, R> | SubjectKind<R, Id, R | undefined> {
  const { empty } = facts;
  return empty === undefined
    ? withFolds<R, Id, R | undefined>(facts, (record) => record)
    : withFolds<R, Id, R>(facts, (record, id) => record ?? empty(id));
}

function withFolds<R extends SyncedRecord, Id extends string | null, Found extends R | undefined>(
  { kind, isDocument = false, mayBeGone = false }: KindFacts<R>,
  find: (record: R | undefined, id: Id) => Found,
): SubjectKind<R, Id, Found> {
  const is = (record: SyncedRecord | undefined): record is R => record?.kind === kind;
  const facts: RecordKind<R> = { kind, isDocument, mayBeGone, is };
  const key = (id: Id): RecordKey => (id === null ? kind : `${kind}:${id}`);
  return {
    ...facts,
    key,
    change: (id, fold) => ({
      key: key(id),
      of: facts,
      fold: (record) => (record === undefined || is(record) ? fold(find(record, id)) : record),
    }),
  };
}

/** The kind that a key names; undefined for one of another build. */
export const kindOf = (kinds: readonly RecordKind[], key: RecordKey): RecordKind | undefined =>
  kinds.find(({ kind }) => kind === key || key.startsWith(`${kind}:`));
