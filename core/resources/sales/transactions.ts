/** Money that came and went, as the back office lists it (domain 4.5); each opens its order. */
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';
import { ofOrder } from './of-order.ts';

export const transactions = resource({
  name: 'transactions',
  table: 'managed_transaction',
  words: { many: label('Transactions'), one: label('Transaction') },
  permissions: { actions: ['index', 'view', 'store'], group: 'sales', after: 'refunds' },
  readOnly: true,
  fields: {
    reference: field.text('Référence'),
    ...ofOrder,
    type: field.choice('Type', {
      payment: label({ id: 'Transaction : Paiement', message: 'Paiement' }),
      authorization: label('Autorisation'),
      refund: label({ id: 'Transaction : Remboursement', message: 'Remboursement' }),
      chargeback: label('Impayé'),
    }),
    status: field.choice('État', {
      pending: label({ id: 'Transaction : En attente', message: 'En attente' }),
      paid: label({ id: 'Transaction : Encaissée', message: 'Encaissée' }),
      failed: label({ id: 'Transaction : Échouée', message: 'Échouée' }),
      canceled: label({ id: 'Transaction : Annulée', message: 'Annulée' }),
      refunded: label({ id: 'Transaction : Remboursée', message: 'Remboursée' }),
    }),
    method: field.text('Moyen de paiement'),
    amount: field.money('Montant'),
  },
  list: {
    columns: ['reference', 'createdAt', 'order', 'buyer', 'type', 'method', 'status', 'amount'],
    more: ['area', 'updatedAt'],
    sort: ['reference', 'createdAt', 'amount'],
    order: '-createdAt',
    search: ['reference', 'buyer'],
    searchColumn: 'search_text',
    filter: ['type', 'status', 'method', 'area', 'createdAt', 'amount'],
  },
  unique: [],
  usedBy: [],
  titleField: 'reference',
  subtitleField: 'buyer',
  screen: {
    page: '/admin/commerce/sales/transactions',
    nav: 'commerce',
    glyph: 'fileText',
    opens: 'orders',
    under: 'orders',
  },
});
