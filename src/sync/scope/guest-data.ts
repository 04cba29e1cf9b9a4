/** What a guest has on this device that enters the scope of the customer it turns out to be. */
import type { OfflineCall } from '#core/wire/offline.ts';
import type { SyncedRecord } from '#core/wire/record.ts';
import type { FavouriteRow } from '#src/db/rows.ts';

export interface GuestData {
  /** The guest as the shop names it. */
  readonly visitor: string;
  /** The guest's records as the device showed them. */
  readonly records: ReadonlyMap<string, SyncedRecord>;
  /** They were on the device alone. */
  readonly favourites: readonly FavouriteRow[];
}

/** What the subjects of a shop make of it: changes of the customer's own, each naming the guest. */
export type ImportGuestData = (guest: GuestData) => readonly OfflineCall[];
