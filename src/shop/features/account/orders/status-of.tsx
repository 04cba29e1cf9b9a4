/** The state of an order, a parcel or a payment as a coloured word (domain 16.7). */
import { useLingui } from '@lingui/react/macro';
import type { OrderPayState } from '#core/domain/order/pay-state.ts';
import type { ShipmentStatus } from '#core/domain/order/shipment-status.ts';
import type { OrderStatus } from '#core/domain/order/status.ts';
import { ORDER_WORDS, PAYMENT_WORDS, SHIPMENT_WORDS } from '#src/i18n/order-status.ts';
import { StatusTag, type StatusTone } from '#src/ui/tag/status-tag.tsx';

const ORDER_TONES: Readonly<Record<OrderStatus, StatusTone>> = {
  pending_payment: 'warn',
  pending: 'warn',
  processing: 'info',
  completed: 'success',
  canceled: 'neutral',
  closed: 'dark',
  quote: 'violet',
};

const SHIPMENT_TONES: Readonly<Record<ShipmentStatus, StatusTone>> = {
  pending: 'warn',
  processing: 'info',
  completed: 'success',
  canceled: 'neutral',
};

const PAYMENT_TONES: Readonly<Record<OrderPayState, StatusTone>> = {
  nothingDue: 'neutral',
  awaited: 'warn',
  underWay: 'info',
  failed: 'danger',
  partlyPaid: 'warn',
  paid: 'success',
  partlyRefunded: 'neutral',
  refunded: 'neutral',
};

export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui();
  return <StatusTag tone={ORDER_TONES[status]}>{i18n._(ORDER_WORDS[status])}</StatusTag>;
}

export function ShipmentStatusTag({ status }: { status: ShipmentStatus }) {
  const { i18n } = useLingui();
  return <StatusTag tone={SHIPMENT_TONES[status]}>{i18n._(SHIPMENT_WORDS[status])}</StatusTag>;
}

export function PaymentStatusTag({ state }: { state: OrderPayState }) {
  const { i18n } = useLingui();
  return <StatusTag tone={PAYMENT_TONES[state]}>{i18n._(PAYMENT_WORDS[state])}</StatusTag>;
}
