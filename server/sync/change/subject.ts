/**
 * What a subject tells the sync: its changes, its records, and what else happens in their transactions. The sync knows
 * no subject: those of the shop are in one list (`server/subjects/shop-subjects.ts`), and say what the back office syncs.
 */
import type { Lanes } from '#core/wire/lane.ts';
import type { RecordKey, SyncedRecord } from '#core/wire/record.ts';
import type { Change } from '#core/wire/sync.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Ids } from '#server/ids.ts';
import type { Person, SyncedPerson } from '#server/platform/person.ts';

import type { ChangeOwner } from './change-owner.ts';
import type { ChangeHandler } from './change-handler.ts';
import type { Units } from './unit-of-work.ts';

/** Which records of a kind are asked for: some, by what follows the kind in their keys, or all. */
export type Wanted = readonly string[] | 'all';

/** Reads the records of one kind for their person. */
export interface RecordReader<P extends SyncedPerson = Person> {
  /** Their keys are `kind`, or `kind:` and an id. */
  readonly kind: string;
  /** Guests have none. */
  readonly customersOnly?: boolean;
  /** One that is gone is told as gone; others always stay, empty or not. */
  readonly mayBeGone: boolean;
  /** Key of a volatile record: where that has moved, all of these are told. */
  readonly follows?: RecordKey;
  /** @returns those that exist, by key */
  read(trx: Trx, person: P, wanted: Wanted, now: Date): Promise<ReadonlyMap<RecordKey, SyncedRecord>>;
}

/**
 * Records that move without anybody writing them, as a cart does when a price begins at midnight: they are read at every
 * pull, and compared with what the cursor remembers of them (decision 0007).
 */
export interface VolatileReader<P extends SyncedPerson = Person> {
  readonly kind: string;
  /** Every key there can be; each has its place in the cursor. */
  readonly keys: readonly RecordKey[];
  read(trx: Trx, person: P, now: Date): Promise<ReadonlyMap<RecordKey, SyncedRecord>>;
  /** What a person would see differently; anything else is no difference. */
  readonly seen: (record: SyncedRecord) => unknown;
  /** Which other records there are follows from it: where it moves, the whole state is told. */
  readonly decidesAll?: true;
}

/** What is known when the changes of a transaction have been executed and flushed. */
export interface Flushed<P extends SyncedPerson = Person> {
  readonly trx: Trx;
  readonly owner: Pick<ChangeOwner<P>, 'person' | 'now'>;
  readonly units: Units<P>;
  readonly ids: Pick<Ids, 'uuid'>;
}

export interface SyncSubject<P extends SyncedPerson = Person> {
  /** Lanes its changes travel in; those of other subjects may, too. */
  readonly lanes?: readonly Lanes[];
  readonly handlers?: Readonly<Record<string, ChangeHandler<P>>>;
  /** Changes that are made by calling the shop, and are never queued. */
  readonly calls?: Readonly<Record<string, ChangeHandler<P>>>;
  readonly readers?: readonly RecordReader<P>[];
  readonly volatile?: VolatileReader<P>;
  /** Told what a run is about to ask, before its arguments are checked: one reading may bring it all. */
  expect?(units: Units<P>, changes: readonly Change[]): void;
  /** What the changes mean for others than their person, in the same transaction. */
  afterFlush?(flushed: Flushed<P>): Promise<void>;
}
