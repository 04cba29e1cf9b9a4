/** What somebody may do next with an order: what its state allows and their rights do (domain 4.2). */
import type { May } from '#core/contract/admin/pages/menu.ts';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { canMoveShipment } from '#core/domain/order/shipment-status.ts';
import type { OfferedMoves } from '#src/admin/parts/desk/desk-actions.tsx';

export type OrderMoveKind = 'accept' | 'cancel' | 'invoice' | 'payment' | 'refund' | 'ship';
export type ParcelMoveKind = 'callBack' | 'delivered' | 'ready' | 'track';
export type RefundMoveKind = 'retry' | 'sent';

/** A step that is being taken: its form stands on the screen. */
export type OpenMove =
  | { readonly kind: OrderMoveKind }
  | { readonly kind: ParcelMoveKind; readonly parcel: string }
  | { readonly kind: RefundMoveKind; readonly refund: string };

const RIGHTS: Readonly<Record<OrderMoveKind, PermissionKey>> = {
  accept: 'orders.update',
  cancel: 'orders.cancel',
  invoice: 'invoices.store',
  payment: 'transactions.store',
  ship: 'shipments.store',
  refund: 'refunds.store',
};

function isPossible({ can }: OrderDesk, kind: OrderMoveKind): boolean {
  return kind === 'payment' ? can.recordPayment : can[kind];
}

export function offeredMoves(desk: OrderDesk, may: May): OfferedMoves<OrderMoveKind> {
  const offers = (kind: OrderMoveKind): boolean => isPossible(desk, kind) && may(RIGHTS[kind]);
  const isPaidByHand = desk.status === 'pending_payment' && !desk.payment.isOnline;
  const steps: readonly OrderMoveKind[] = [
    ...(isPaidByHand ? (['payment'] as const) : []),
    'accept',
    'ship',
    'invoice',
  ];
  const next = steps.find(offers) ?? null;
  const all: readonly OrderMoveKind[] = ['cancel', 'refund', 'payment', 'invoice', 'ship', 'accept'];
  return { next, others: all.filter((kind) => kind !== next && offers(kind)) };
}

type Parcel = OrderDesk['parcels'][number];

export function offeredParcelMoves({ delivery }: OrderDesk, parcel: Parcel, may: May): readonly ParcelMoveKind[] {
  if (!may('shipments.update') || parcel.status === 'canceled') return [];
  const { status, readyAt } = parcel;
  const mayArrive = canMoveShipment(status, 'completed');
  return [
    ...(delivery.pickup !== null && readyAt === null && mayArrive ? (['ready'] as const) : []),
    'track',
    ...(mayArrive ? (['delivered'] as const) : []),
    ...(canMoveShipment(status, 'canceled') ? (['callBack'] as const) : []),
  ];
}

type Refund = OrderDesk['refunds'][number];

/** Money that a provider sends is confirmed by the provider; what it refused may have left the shop otherwise. */
export function offeredRefundMoves({ state, method }: Refund, may: May): readonly RefundMoveKind[] {
  if (!may('refunds.store') || state === 'refunded') return [];
  if (method !== 'provider') return ['sent'];
  return state === 'failed' ? ['retry', 'sent'] : [];
}
