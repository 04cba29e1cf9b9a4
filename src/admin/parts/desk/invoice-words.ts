/** States of invoices as the office says them (domain 4.3, 16.7). */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InvoiceState } from '#core/domain/order/invoice-state.ts';

export const INVOICE_WORDS: Readonly<Record<InvoiceState, MessageDescriptor>> = {
  pending_payment: msg({ context: 'invoice', message: 'En attente de paiement' }),
  paid: msg({ context: 'invoice', message: 'Payée' }),
  overdue: msg`En retard`,
  refunded: msg({ context: 'invoice', message: 'Remboursée' }),
};
