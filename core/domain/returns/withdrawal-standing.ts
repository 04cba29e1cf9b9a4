/** Where a withdrawal stands, told from what the shop confirmed of it, its order and its return (domain 6.4). */
import type { RmaStatus } from './rma-status.ts';

export type WithdrawalStanding = 'received' | 'awaitingParcel' | 'parcelReceived' | 'refunded' | 'refused';

export interface WithdrawalFacts {
  readonly isDeclined: boolean;
  /** The return that brings back what was sent; null: nothing comes back. */
  readonly rma: { readonly status: RmaStatus; readonly isRefunded: boolean } | null;
  /** Whether money of the order went back. */
  readonly isOrderRefunded: boolean;
}

export function withdrawalStanding({ isDeclined, rma, isOrderRefunded }: WithdrawalFacts): WithdrawalStanding {
  if (isDeclined) return 'refused';
  if (rma === null) return isOrderRefunded ? 'refunded' : 'received';
  if (rma.isRefunded || rma.status === 'refunded') return 'refunded';
  if (rma.status === 'refused') return 'refused';
  if (rma.status === 'awaiting_return') return 'awaitingParcel';
  return rma.status === 'returned' ? 'parcelReceived' : 'received';
}
