/** The states of orders, parcels and payments in words (specification §4; domain 4.4, 16.7). */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderPayState } from '#core/domain/order/pay-state.ts';
import type { ShipmentStatus } from '#core/domain/order/shipment-status.ts';
import type { OrderStatus } from '#core/domain/order/status.ts';

type Words<State extends string> = Readonly<Record<State, MessageDescriptor>>;

export const ORDER_WORDS: Words<OrderStatus> = {
  pending_payment: msg`En attente de paiement`,
  pending: msg`En attente`,
  processing: msg`En cours de traitement`,
  completed: msg`Terminée`,
  canceled: msg`Annulée`,
  closed: msg`Clôturée`,
  quote: msg({ context: 'order', message: 'Devis' }),
};

export const SHIPMENT_WORDS: Words<ShipmentStatus> = {
  pending: msg`À préparer`,
  processing: msg`Expédiée`,
  completed: msg`Livrée`,
  canceled: msg`Annulée`,
};

export const PAYMENT_WORDS: Words<OrderPayState> = {
  nothingDue: msg`Rien à payer`,
  awaited: msg`En attente de paiement`,
  underWay: msg`En cours de vérification`,
  failed: msg`Paiement non abouti`,
  partlyPaid: msg`Payée en partie`,
  paid: msg`Payée`,
  partlyRefunded: msg`Remboursée en partie`,
  refunded: msg`Remboursée`,
};
