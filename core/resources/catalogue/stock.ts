/** Stock of every article and place as the back office lists it (domain 2.6): read alone, its page takes the steps. */
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const stock = resource({
  name: 'stock',
  table: 'managed_stock',
  words: { many: label('Stocks'), one: label('Stock') },
  permissions: { actions: ['index', 'view', 'update', 'count'], group: 'catalogue' },
  readOnly: true,
  fields: {
    name: field.text('Produit'),
    sku: field.text('Référence (SKU)'),
    ean: field.text('Code-barres', { optional: true }),
    source: field.text('Lieu de stock'),
    area: field.choice({ id: 'Stock : Espace', message: 'Espace' }, { auto: label('Auto'), moto: label('Moto') }),
    onHand: field.quantity('En rayon'),
    reserved: field.quantity('Réservé'),
    available: field.quantity('Disponible'),
    threshold: field.quantity('Seuil bas'),
    state: field.choice(
      { id: 'Stock : État', message: 'État' },
      {
        out: label('Rupture de stock'),
        low: label('Stock bas'),
        in: label('En stock'),
        order: label('Sur commande'),
        free: label('Non suivi'),
      },
    ),
    backOrders: field.boolean('Commandes sans stock'),
    lastMovementAt: field.instant('Dernier mouvement', { optional: true }),
  },
  list: {
    columns: ['name', 'sku', 'source', 'onHand', 'reserved', 'available', 'state', 'lastMovementAt'],
    more: ['ean', 'area', 'threshold', 'backOrders', 'updatedAt'],
    sort: ['name', 'sku', 'source', 'onHand', 'reserved', 'available', 'updatedAt'],
    order: 'sku',
    search: ['sku', 'name', 'ean'],
    searchColumn: 'search_text',
    filter: ['state', 'source', 'area', 'onHand', 'available', 'reserved', 'backOrders', 'updatedAt'],
    views: [
      { name: label('En rupture'), query: { 'filter[state][is]': 'out', sort: 'available' } },
      { name: label('Sous le seuil'), query: { 'filter[state][is]': 'low', sort: 'available' } },
      { name: label('Réservé'), query: { 'filter[reserved][from]': '1', sort: '-reserved' } },
    ],
  },
  unique: [],
  usedBy: [],
  titleField: 'sku',
  subtitleField: 'name',
  screen: { page: '/admin/commerce/catalog/stock', nav: 'commerce', glyph: 'stack' },
});
