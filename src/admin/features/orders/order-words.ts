/** What an order and its papers are called in the office, and the colour of each state (domain 4.2 to 4.6, 16.7). */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import type { InvoiceState } from '#core/domain/order/invoice-state.ts';
import type { OrderPayState } from '#core/domain/order/pay-state.ts';
import type { ShipmentStatus } from '#core/domain/order/shipment-status.ts';
import type { OrderStatus } from '#core/domain/order/status.ts';
import type { StatusTone } from '#src/ui/tag/status-tag.tsx';

type Words<State extends string> = Readonly<Record<State, MessageDescriptor>>;
type Tones<State extends string> = Readonly<Record<State, StatusTone>>;
type Transaction = OrderDesk['transactions'][number];

export const ORDER_TONES: Tones<OrderStatus> = {
  pending_payment: 'warn',
  pending: 'warn',
  processing: 'info',
  completed: 'success',
  canceled: 'neutral',
  closed: 'dark',
  quote: 'violet',
};

export const SHIPMENT_TONES: Tones<ShipmentStatus> = {
  pending: 'warn',
  processing: 'info',
  completed: 'success',
  canceled: 'neutral',
};

export const PAYMENT_TONES: Tones<OrderPayState> = {
  nothingDue: 'neutral',
  awaited: 'warn',
  underWay: 'info',
  failed: 'danger',
  partlyPaid: 'warn',
  paid: 'success',
  partlyRefunded: 'neutral',
  refunded: 'neutral',
};

export const INVOICE_TONES: Tones<InvoiceState> = {
  pending_payment: 'warn',
  paid: 'success',
  overdue: 'danger',
  refunded: 'neutral',
};

export const TRANSACTION_WORDS: Words<Transaction['type']> = {
  payment: msg`Paiement`,
  authorization: msg`Autorisation`,
  refund: msg`Remboursement`,
  chargeback: msg`Impayé`,
};

export const TRANSACTION_STATE_WORDS: Words<Transaction['status']> = {
  pending: msg({ context: 'transaction', message: 'En attente' }),
  paid: msg({ context: 'transaction', message: 'Réussie' }),
  failed: msg({ context: 'transaction', message: 'Échouée' }),
  canceled: msg({ context: 'transaction', message: 'Annulée' }),
  refunded: msg({ context: 'transaction', message: 'Remboursée' }),
};
