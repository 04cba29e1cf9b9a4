/** What the shop does offline, as its pages read it: the queue of this device, by the shop's own routes. */
import { isShopRecord, SHOP_OFFLINE, type ShopRecord } from '#core/contract/offline-routes.ts';
import type { SyncedRecord } from '#core/wire/record.ts';
import { offlineContract, type Opened, type StoredChange } from '#src/sync/core/contract.ts';

export const SHOP = offlineContract(SHOP_OFFLINE);

export const openRow = (row: StoredChange): Opened => SHOP.open(row);

/** Without what a later shop has sent, of which this build knows nothing. */
export const shopRecords = (records: ReadonlyMap<string, SyncedRecord>): ReadonlyMap<string, ShopRecord> =>
  new Map([...records].flatMap(([key, record]) => (isShopRecord(record) ? [[key, record]] : [])));
