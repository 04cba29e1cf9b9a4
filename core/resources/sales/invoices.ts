/** Invoices as the back office lists them (domain 4.3); each opens its order. */
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';
import { ofOrder } from './of-order.ts';

export const invoices = resource({
  name: 'invoices',
  table: 'managed_invoice',
  words: { many: label('Factures'), one: label('Facture') },
  permissions: { actions: ['index', 'view', 'store', 'print'], group: 'sales', after: 'shipments' },
  readOnly: true,
  fields: {
    number: field.text('Numéro'),
    ...ofOrder,
    state: field.choice('État', {
      pending_payment: label('En attente de paiement'),
      paid: label({ id: 'Facture : Payée', message: 'Payée' }),
      overdue: label('En retard'),
      refunded: label({ id: 'Facture : Remboursée', message: 'Remboursée' }),
    }),
    issuedAt: field.instant('Émise le'),
    dueAt: field.instant('À payer avant le', { optional: true }),
    netTotal: field.money('Total HT'),
    taxTotal: field.money('TVA'),
    grandTotal: field.money('Total TTC'),
  },
  list: {
    columns: ['number', 'issuedAt', 'order', 'buyer', 'state', 'netTotal', 'taxTotal', 'grandTotal'],
    more: ['dueAt', 'area'],
    sort: ['number', 'issuedAt', 'dueAt', 'grandTotal'],
    order: '-issuedAt',
    search: ['number', 'buyer'],
    searchColumn: 'search_text',
    filter: ['state', 'area', 'issuedAt', 'dueAt', 'grandTotal'],
    views: [
      { name: label('En retard'), query: { 'filter[state][is]': 'overdue', sort: 'dueAt' } },
      { name: label('À encaisser'), query: { 'filter[state][in]': 'pending_payment,overdue', sort: 'dueAt' } },
    ],
  },
  unique: [],
  usedBy: [],
  titleField: 'number',
  subtitleField: 'buyer',
  screen: {
    page: '/admin/commerce/sales/invoices',
    nav: 'commerce',
    glyph: 'fileText',
    opens: 'orders',
    under: 'orders',
  },
});
