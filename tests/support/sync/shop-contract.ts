/** The shop's own routes, as pages and workers hand them to the engine. */
import { SHOP_OFFLINE } from '#core/contract/offline-routes.ts';
import type { RecordKey, SyncedRecord } from '#core/wire/record.ts';
import { changesOf, foldedBy } from '#src/sync/core/changes.ts';
import { offlineContract, type StoredChange } from '#src/sync/core/contract.ts';

export const SHOP = offlineContract(SHOP_OFFLINE);

/** What a change makes of a record on a device: nothing where it is about another, or not understood. */
export const foldOf = (
  change: Omit<StoredChange, 'at'>,
  key: RecordKey,
  record?: SyncedRecord,
): SyncedRecord | undefined => foldedBy(changesOf(SHOP, { ...change, at: '2026-03-02T09:00:00.000Z' }), key, record);
