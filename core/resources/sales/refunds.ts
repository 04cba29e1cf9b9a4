/** Refunds and their credit notes as the back office lists them (domain 4.5); each opens its order. */
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';
import { ofOrder } from './of-order.ts';

export const refunds = resource({
  name: 'refunds',
  table: 'managed_refund',
  words: { many: label('Remboursements'), one: label('Remboursement') },
  permissions: { actions: ['index', 'view', 'store', 'update-qty'], group: 'sales', after: 'invoices' },
  readOnly: true,
  fields: {
    number: field.text('Numéro'),
    ...ofOrder,
    state: field.choice('État', {
      pending: label({ id: 'Remboursement : En cours', message: 'En cours' }),
      refunded: label({ id: 'Remboursement : Remboursé', message: 'Remboursé' }),
      failed: label({ id: 'Remboursement : Échec', message: 'Échec' }),
    }),
    method: field.choice('Moyen', {
      provider: label('Par le prestataire de paiement'),
      transfer: label('Virement'),
      store_credit: label('Avoir en boutique'),
      manual: label('De la main à la main'),
    }),
    grandTotal: field.money('Total TTC'),
    taxTotal: field.money('TVA'),
    reason: field.text('Motif', { optional: true }),
    failure: field.text('Refus du prestataire', { optional: true }),
    settledAt: field.instant('Remboursé le', { optional: true }),
  },
  list: {
    columns: ['number', 'createdAt', 'order', 'buyer', 'state', 'method', 'grandTotal'],
    more: ['taxTotal', 'reason', 'failure', 'settledAt', 'area'],
    sort: ['number', 'createdAt', 'settledAt', 'grandTotal'],
    order: '-createdAt',
    search: ['number', 'buyer', 'reason'],
    searchColumn: 'search_text',
    filter: ['state', 'method', 'area', 'createdAt', 'settledAt', 'grandTotal'],
    views: [{ name: label('À effectuer'), query: { 'filter[state][in]': 'pending,failed', sort: 'createdAt' } }],
  },
  unique: [],
  usedBy: [],
  titleField: 'number',
  subtitleField: 'buyer',
  screen: {
    page: '/admin/commerce/sales/refunds',
    nav: 'commerce',
    glyph: 'fileText',
    opens: 'orders',
    under: 'orders',
  },
});
