/** Parcels as the back office lists them (domain 4.4); each opens its order. */
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';
import { ofOrder } from './of-order.ts';

export const shipments = resource({
  name: 'shipments',
  table: 'managed_shipment',
  words: { many: label('Expéditions'), one: label('Expédition') },
  permissions: { actions: ['index', 'view', 'store', 'update'], group: 'sales', after: 'quotes' },
  readOnly: true,
  fields: {
    number: field.text('Numéro'),
    ...ofOrder,
    status: field.choice('État', {
      pending: label('À préparer'),
      processing: label('Expédiée'),
      completed: label('Livrée'),
      canceled: label('Annulée'),
    }),
    carrier: field.text('Transporteur'),
    trackNumber: field.text('Numéro de suivi', { optional: true }),
    source: field.text('Lieu de stock'),
    articles: field.quantity('Articles'),
    shippedAt: field.instant('Expédiée le', { optional: true }),
    readyAt: field.instant('Prête le', { optional: true }),
    deliveredAt: field.instant('Livrée le', { optional: true }),
  },
  list: {
    columns: ['number', 'createdAt', 'order', 'buyer', 'status', 'carrier', 'trackNumber', 'articles'],
    more: ['area', 'source', 'shippedAt', 'readyAt', 'deliveredAt'],
    sort: ['number', 'createdAt', 'shippedAt', 'deliveredAt'],
    order: '-createdAt',
    search: ['number', 'trackNumber', 'buyer'],
    searchColumn: 'search_text',
    filter: ['status', 'area', 'carrier', 'source', 'createdAt', 'shippedAt', 'deliveredAt'],
    views: [
      { name: label('À préparer'), query: { 'filter[status][is]': 'pending', sort: 'createdAt' } },
      { name: label('En route'), query: { 'filter[status][is]': 'processing', sort: 'shippedAt' } },
    ],
  },
  unique: [],
  usedBy: [],
  titleField: 'number',
  subtitleField: 'buyer',
  screen: {
    page: '/admin/commerce/sales/shipments',
    nav: 'commerce',
    glyph: 'truck',
    opens: 'orders',
    under: 'orders',
  },
});
