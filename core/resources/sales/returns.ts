/** Returns as the back office lists them (domain 6.1, 6.2). Customers ask for them; they are handled on their page. */
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';
import { ofOrder } from './of-order.ts';

const RESOLUTIONS = {
  refund: label('Remboursement'),
  exchange: label('Échange'),
  repair: label('Réparation'),
  store_credit: label('Avoir'),
};

export const returns = resource({
  name: 'rma',
  table: 'managed_rma',
  words: { many: label('Retours'), one: label('Retour') },
  permissions: { actions: ['index', 'view', 'store', 'update'], group: 'sales', after: 'transactions' },
  readOnly: true,
  fields: {
    number: field.text('Numéro'),
    ...ofOrder,
    email: field.text('Adresse e-mail', { optional: true }),
    status: field.choice('État', {
      new_request: label('Nouvelle demande'),
      processing: label('En cours de traitement'),
      awaiting_return: label('En attente de retour'),
      returned: label('Retour reçu'),
      refunded: label('Remboursée'),
      new_parcel_sent: label('Nouveau colis envoyé'),
      solved: label('Résolue'),
      refused: label('Refusée'),
      'customer-closed': label('Clôturée par le client'),
    }),
    type: field.choice('Demande', {
      return: label('Retourner un article'),
      exchange: label('Échanger un article'),
      warranty: label('Faire jouer la garantie'),
      withdrawal: label('Rétractation'),
      delivery_issue: label('Signaler un problème de livraison'),
    }),
    units: field.quantity('Articles'),
    reasons: field.text('Motifs', { optional: true }),
    preferredResolution: field.choice('Solution souhaitée', RESOLUTIONS),
    grantedResolution: field.choice('Solution accordée', RESOLUTIONS, { optional: true }),
    deadlineAt: field.instant('Échéance', { optional: true }),
    receivedAt: field.instant('Colis reçu le', { optional: true }),
    customer: field.reference('Compte client', { to: 'customers', optional: true }),
  },
  list: {
    columns: ['number', 'createdAt', 'buyer', 'status', 'order', 'type', 'units', 'reasons', 'deadlineAt'],
    more: ['email', 'area', 'preferredResolution', 'grantedResolution', 'receivedAt', 'customer', 'updatedAt'],
    sort: ['number', 'createdAt', 'deadlineAt', 'updatedAt'],
    order: '-createdAt',
    search: ['number', 'buyer', 'email'],
    searchColumn: 'search_text',
    filter: [
      'status',
      'type',
      'area',
      'createdAt',
      'deadlineAt',
      'order',
      'customer',
      'preferredResolution',
      'grantedResolution',
    ],
    views: [
      { name: label('À traiter'), query: { 'filter[status][in]': 'new_request,processing', sort: 'createdAt' } },
      { name: label('Colis attendus'), query: { 'filter[status][is]': 'awaiting_return', sort: 'deadlineAt' } },
      { name: label('À rembourser ou renvoyer'), query: { 'filter[status][is]': 'returned', sort: 'updatedAt' } },
    ],
  },
  unique: [],
  usedBy: [],
  titleField: 'number',
  subtitleField: 'buyer',
  screen: { page: '/admin/commerce/sales/rma', nav: 'commerce', glyph: 'arrowUUpLeft', under: 'orders' },
  exportNeedsConfirmation: true,
});
