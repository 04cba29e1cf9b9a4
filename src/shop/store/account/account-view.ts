/** Profile and address book as their owner sees them: with what waits, and what the shop refused. */
import type { AddressesRecord, ProfileRecord } from '#core/contract/account/customer-records.ts';
import type { ShopRecord } from '#core/contract/offline-routes.ts';
import type { RecordKey } from '#core/wire/record.ts';
import type { OutboxRow, ParkedRow } from '#src/db/rows.ts';
import { openRow } from '#src/shop/store/offline.ts';
import { isNoop } from '#src/sync/core/changes.ts';
import { inOrderMade } from '#src/sync/core/park.ts';

export interface RecordView<R extends ShopRecord> {
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
  readonly records: ReadonlyMap<string, ShopRecord>;
  readonly outbox: readonly OutboxRow[];
  readonly parked: Iterable<ParkedRow>;
}

export function accountView({ records, outbox, parked }: AccountInput): AccountView {
  const profile = records.get('profile');
  const addresses = records.get('addresses');
  const around = (key: RecordKey) => ({
    waiting: outbox.some((row) => touches(row, key)),
    refused: inOrderMade([...parked].filter((row) => touches(row, key))),
  });
  return {
    profile: profile?.kind === 'profile' ? { record: profile, ...around('profile') } : null,
    addresses: addresses?.kind === 'addresses' ? { record: addresses, ...around('addresses') } : null,
  };
}

function touches(row: OutboxRow | ParkedRow, key: RecordKey): boolean {
  if (row.lane !== 'account' || isNoop(row)) return false;
  const opened = openRow(row);
  return opened.ok && opened.change.changes.some((one) => one.key === key);
}
