/** What the engine asks of a stored change. */
import type { RecordChange, RecordKey, SyncedRecord } from '#core/wire/record.ts';
import { NOOP } from '#core/wire/sync.ts';
import type { OutboxRow } from '#src/db/rows.ts';
import type { OfflineContract, StoredChange } from '#src/sync/core/contract.ts';

/** True of what takes its number and does nothing else. */
export const isNoop = (row: Pick<OutboxRow, 'route' | 'idle'>): boolean => row.route === NOOP || row.idle === true;

/** The record as changes leave it: untouched by those of another. */
export const foldedBy = (
  changes: readonly RecordChange[],
  key: RecordKey,
  record?: SyncedRecord,
): SyncedRecord | undefined =>
  changes.filter((one) => one.key === key).reduce((before, { fold }) => fold(before), record);

/** What a change does to records: nothing where this build does not understand it (rule S42). */
export function changesOf(contract: OfflineContract, row: StoredChange): readonly RecordChange[] {
  const opened = contract.open(row);
  return opened.ok ? opened.change.changes : [];
}

/** Documents a change is about. */
export const documentsOf = (contract: OfflineContract, row: StoredChange): readonly RecordChange[] =>
  changesOf(contract, row).filter(({ of }) => of.isDocument);

/** True when a change acts on what is carried as a state. */
export const isOnState = (contract: OfflineContract, row: OutboxRow): boolean =>
  changesOf(contract, row).some(({ key }) => contract.stateOf(key) !== undefined);

/** UUID of what a change makes. */
export function createdBy(contract: OfflineContract, row: OutboxRow): string | null {
  const opened = contract.open(row);
  return opened.ok ? opened.change.creates : null;
}

/** True when a change does something only if what has this UUID was received. */
export function isConditionalOn(contract: OfflineContract, row: OutboxRow, uuid: string): boolean {
  const opened = contract.open(row);
  return opened.ok && opened.change.onlyIf === uuid;
}

/** True when a change is about what has this UUID: nothing else is called like that. One that may do nothing is not. */
export function dependsOn(contract: OfflineContract, row: OutboxRow, uuid: string): boolean {
  return !isConditionalOn(contract, row, uuid) && JSON.stringify(row.args).includes(uuid);
}
