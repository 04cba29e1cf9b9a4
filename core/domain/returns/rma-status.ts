/**
 * The states of a return (specification §4) and the one table of who moves it where (domain 6.2): read by the server,
 * screens and tests.
 */
import type { RmaType } from './rma.ts';

export const RMA_STATUSES = [
  'new_request',
  'processing',
  'awaiting_return',
  'returned',
  'refunded',
  'new_parcel_sent',
  'solved',
  'refused',
  'customer-closed',
] as const;

export type RmaStatus = (typeof RMA_STATUSES)[number];

export const RMA_ACTORS = ['customer', 'admin', 'system'] as const;
export type RmaActor = (typeof RMA_ACTORS)[number];

/** What a move needs beside the right to it. */
export type RmaNeed = 'reason' | 'quantities' | 'refund' | 'shipment';

export interface RmaMove {
  readonly from: RmaStatus;
  readonly to: RmaStatus;
  readonly by: readonly RmaActor[];
  readonly needs: RmaNeed | null;
}

const ADMIN = ['admin'] as const;
const CUSTOMER = ['customer'] as const;

const move = (from: RmaStatus, to: RmaStatus, by: readonly RmaActor[], needs: RmaNeed | null = null): RmaMove => ({
  from,
  to,
  by,
  needs,
});

export const RMA_MOVES: readonly RmaMove[] = [
  move('new_request', 'processing', ADMIN),
  move('new_request', 'awaiting_return', ADMIN),
  move('new_request', 'refused', ADMIN, 'reason'),
  move('new_request', 'customer-closed', CUSTOMER),

  move('processing', 'awaiting_return', ADMIN),
  move('processing', 'solved', ADMIN),
  move('processing', 'refunded', ADMIN, 'refund'),
  move('processing', 'new_parcel_sent', ADMIN, 'shipment'),
  move('processing', 'refused', ADMIN, 'reason'),
  move('processing', 'customer-closed', CUSTOMER),

  move('awaiting_return', 'returned', ADMIN, 'quantities'),
  move('awaiting_return', 'customer-closed', CUSTOMER),
  move('awaiting_return', 'refused', ['admin', 'system'], 'reason'),

  move('returned', 'refunded', ADMIN, 'refund'),
  move('returned', 'new_parcel_sent', ADMIN, 'shipment'),
  move('returned', 'solved', ADMIN),
  move('returned', 'refused', ADMIN, 'reason'),

  move('refunded', 'solved', ['admin', 'system']),
  move('new_parcel_sent', 'solved', ['admin', 'system']),
  move('refused', 'processing', ['admin', 'customer']),
  move('solved', 'processing', CUSTOMER),
  move('customer-closed', 'new_request', CUSTOMER),
];

/** The state a return begins in: a withdrawal needs nobody's leave (domain 6.4). */
export function firstRmaStatus(type: RmaType): 'new_request' | 'awaiting_return' {
  return type === 'withdrawal' ? 'awaiting_return' : 'new_request';
}

/** The move from one state to the other, if `actor` may make it. */
export function findRmaMove(from: RmaStatus, to: RmaStatus, actor: RmaActor): RmaMove | null {
  return RMA_MOVES.find((one) => one.from === from && one.to === to && one.by.includes(actor)) ?? null;
}

/** The states `actor` may move a return to. */
export function rmaMoves(from: RmaStatus, actor: RmaActor): readonly RmaStatus[] {
  return RMA_MOVES.filter((one) => one.from === from && one.by.includes(actor)).map((one) => one.to);
}

/** Days a state lasts before the shop moves on by itself. */
const TIMED: Readonly<Partial<Record<RmaStatus, { readonly days: number; readonly to: RmaStatus }>>> = {
  awaiting_return: { days: 30, to: 'refused' },
  refunded: { days: 7, to: 'solved' },
  new_parcel_sent: { days: 14, to: 'solved' },
};

const DAY_MS = 24 * 3_600_000;

/** The instant in ms at which a state that began at another is over by itself; null where it lasts. */
export function rmaDeadline(status: RmaStatus, sinceMs: number): number | null {
  const timed = TIMED[status];
  return timed === undefined ? null : sinceMs + timed.days * DAY_MS;
}

/** Where a return goes by itself: its time is over, or the new parcel has arrived. Null: it stays. */
export function rmaTimedMove(
  status: RmaStatus,
  sinceMs: number,
  nowMs: number,
  isParcelDelivered = false,
): RmaStatus | null {
  const timed = TIMED[status];
  if (timed === undefined) return null;
  const isOver = nowMs >= sinceMs + timed.days * DAY_MS;
  return isOver || (status === 'new_parcel_sent' && isParcelDelivered) ? timed.to : null;
}

/** Days a customer may open a return again that was refused or solved. */
const REOPEN_DAYS = 14;

/** Where a customer's "Rouvrir" or message takes a return that ended; null: it stays as it is. */
export function rmaReopening(
  status: RmaStatus,
  endedAtMs: number,
  nowMs: number,
  isStillEligible: boolean,
): RmaStatus | null {
  if (status === 'customer-closed') return isStillEligible ? 'new_request' : null;
  if (status !== 'refused' && status !== 'solved') return null;
  return nowMs <= endedAtMs + REOPEN_DAYS * DAY_MS ? 'processing' : null;
}

/** True while customer and shop may write to each other about it (domain 6.2). */
export function isRmaOpen(status: RmaStatus): boolean {
  return status !== 'solved' && status !== 'customer-closed';
}
