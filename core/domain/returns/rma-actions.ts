/** What the shop may do with a return as it stands (domain 6.2): the one table of moves, as the back office takes them. */
import { findRmaMove, isRmaOpen, type RmaStatus } from './rma-status.ts';

export interface RmaActions {
  readonly process: boolean;
  readonly accept: boolean;
  readonly receive: boolean;
  readonly refund: boolean;
  /** A new parcel in place of what came back. */
  readonly parcel: boolean;
  readonly solve: boolean;
  readonly refuse: boolean;
  readonly reopen: boolean;
  /** A word to the customer; colleagues may always leave each other notes. */
  readonly write: boolean;
}

export function rmaActions(status: RmaStatus): RmaActions {
  const may = (to: RmaStatus): boolean => findRmaMove(status, to, 'admin') !== null;
  const isRefused = status === 'refused';
  return {
    process: may('processing') && !isRefused,
    accept: may('awaiting_return'),
    receive: may('returned'),
    refund: may('refunded'),
    parcel: may('new_parcel_sent'),
    solve: may('solved'),
    refuse: may('refused'),
    reopen: may('processing') && isRefused,
    write: isRmaOpen(status),
  };
}

/** A return has a slip from when its parcel is waited for; until it is there, it is sent. */
const WITH_SLIP: ReadonlySet<RmaStatus> = new Set([
  'awaiting_return',
  'returned',
  'refunded',
  'new_parcel_sent',
  'solved',
]);

export const hasSlip = (status: RmaStatus): boolean => WITH_SLIP.has(status);
