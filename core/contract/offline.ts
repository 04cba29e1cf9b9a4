/**
 * The offline half of a route: which lane its changes queue in, which records it touches, and what it does to them
 * until the server has spoken. Folds are pure, synchronous and total (design §5, rules 1 and 4).
 */
import type { Area } from '#core/domain/area.ts';
import type { CartRecord } from '#core/contract/cart-record.ts';
import type { ContactRecord } from '#core/contract/contact-record.ts';
import type { AddressesRecord, ProfileRecord, WishlistRecord } from '#core/contract/customer-records.ts';
import type { QuoteRecord } from '#core/contract/quote-record.ts';

/** Lanes isolate a blocked head from the rest; quotes and wishes travel in their cart's lane. */
export type Lane = `cart:${Area}` | 'contact' | 'account';

export const LANES: readonly Lane[] = ['cart:auto', 'cart:moto', 'contact', 'account'];

/** Documents have an author and a UUID; carts, lists and the account are one each. */
export type DocumentKey = `quote:${string}` | `contact:${string}`;

/** Name of a synced record on the device and in pulls. */
export type RecordKey = `cart:${Area}` | `wishlist:${Area}` | 'profile' | 'addresses' | DocumentKey;

export function isDocumentKey(key: string): key is DocumentKey {
  return key.startsWith('quote:') || key.startsWith('contact:');
}

export type SyncedRecord = CartRecord | QuoteRecord | ContactRecord | ProfileRecord | AddressesRecord | WishlistRecord;

/** What a fold may know of its change besides the arguments: the id the device gave it and when it was made. */
export interface ChangeStamp {
  mutId: string;
  /** ISO instant of the device, for display only: never used to order or decide. */
  at: string;
}

export interface OfflinePart<Args> {
  /** Version of the arguments; older queued changes go through `upcast` (kept 180 days). */
  version: number;
  upcast?: (version: number, args: unknown) => unknown;
  lane: (args: Args) => Lane;
  touches: (args: Args, stamp: ChangeStamp) => readonly RecordKey[];
  /** `undefined` in: the record is not on the device; `undefined` out: the record is gone. */
  fold: (key: RecordKey, record: SyncedRecord | undefined, args: Args, stamp: ChangeStamp) => SyncedRecord | undefined;
}
