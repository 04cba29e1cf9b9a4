/** Profile and address book as their owner sees them: with what waits, and what the shop refused. */
import type { AddressesRecord, ProfileRecord } from '#core/contract/customer-records.ts';
import type { RecordKey, SyncedRecord } from '#core/contract/offline.ts';
import type { OutboxRow, ParkedRow } from '#src/db/rows.ts';
import { isNoop, openRow } from '#src/sync/core/changes.ts';

export interface RecordView<R extends SyncedRecord> {
  /** The confirmed record with everything that waits folded in. */
  readonly record: R;
  /** A change of it has not reached the shop. */
  readonly waiting: boolean;
  /** Parked changes of it, oldest first: what their author wrote is in `args`. */
  readonly refused: readonly ParkedRow[];
}

export interface AccountView {
  /** Null until it has come to this device. */
  readonly profile: RecordView<ProfileRecord> | null;
  readonly addresses: RecordView<AddressesRecord> | null;
}

interface AccountInput {
  readonly records: ReadonlyMap<string, SyncedRecord>;
  readonly outbox: readonly OutboxRow[];
  readonly parked: readonly ParkedRow[];
}

export function accountView({ records, outbox, parked }: AccountInput): AccountView {
  const profile = records.get('profile');
  const addresses = records.get('addresses');
  const around = (key: RecordKey) => ({
    waiting: outbox.some((row) => row.state === 'waiting' && touches(row, key)),
    refused: parked.filter((row) => touches(row, key)).toSorted((a, b) => (a.at < b.at ? -1 : 1)),
  });
  return {
    profile: profile?.kind === 'profile' ? { record: profile, ...around('profile') } : null,
    addresses: addresses?.kind === 'addresses' ? { record: addresses, ...around('addresses') } : null,
  };
}

function touches(row: OutboxRow | ParkedRow, key: RecordKey): boolean {
  if (row.lane !== 'account' || isNoop(row)) return false;
  const opened = openRow(row);
  return opened.ok && opened.change.touches.includes(key);
}
