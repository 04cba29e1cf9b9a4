/** Orders as the back office lists them (specification §3, domain 4.2). They are made by buyers, and handled on their page. */
import { label } from '#core/domain/fields/field.ts';
import { PROVIDER_CODES, PROVIDER_SETTINGS, type ProviderCode } from '#core/domain/payment/providers/all.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

function providerNames(): Readonly<Record<ProviderCode, string>>;
function providerNames(): object {
  return Object.fromEntries(PROVIDER_CODES.map((code) => [code, PROVIDER_SETTINGS[code].name.message]));
}

export const orders = resource({
  name: 'orders',
  table: 'managed_order',
  words: { many: label('Commandes'), one: label('Commande') },
  permissions: { actions: ['index', 'view', 'store', 'update', 'cancel'], group: 'sales', first: true },
  readOnly: true,
  fields: {
    number: field.text('Numéro'),
    placedAt: field.instant('Passée le'),
    buyer: field.text({ id: 'Commande : Client', message: 'Client' }),
    email: field.text('Adresse e-mail'),
    status: field.choice('État', {
      pending_payment: label('En attente de paiement'),
      pending: label('En attente'),
      processing: label('En cours de traitement'),
      completed: label('Terminée'),
      canceled: label('Annulée'),
      closed: label('Clôturée'),
    }),
    area: field.choice('Espace', { auto: label('Auto'), moto: label('Moto') }),
    articles: field.quantity('Articles'),
    grandTotal: field.money('Total TTC'),
    due: field.money('Reste dû'),
    toShip: field.quantity('À expédier'),
    shippingTitle: field.text('Livraison', { optional: true }),
    paymentTitle: field.text('Paiement'),
    paymentMethod: field.choice('Moyen de paiement', {
      ...providerNames(),
      store_credit: label('Avoir en boutique'),
      free: label('Rien à payer'),
      cash: label('Espèces'),
      cheque: label('Chèque'),
    }),
    carriers: field.text('Transporteur', { optional: true }),
    trackNumbers: field.text('Numéro de suivi', { optional: true }),
    packages: field.quantity('Colis'),
    invoices: field.text('Factures', { optional: true }),
    deliveredAt: field.instant('Livrée le', { optional: true }),
    comment: field.text('Commentaire', { optional: true }),
    isCancellationAsked: field.boolean('Annulation demandée'),
    isProfessional: field.boolean({ id: 'Commande : Professionnel', message: 'Professionnel' }),
    customer: field.reference('Compte client', { to: 'customers', optional: true }),
  },
  list: {
    columns: [
      'number',
      'placedAt',
      'buyer',
      'status',
      'grandTotal',
      'due',
      'shippingTitle',
      'paymentTitle',
      'articles',
    ],
    more: [
      'email',
      'area',
      'toShip',
      'carriers',
      'trackNumbers',
      'packages',
      'invoices',
      'deliveredAt',
      'comment',
      'isCancellationAsked',
      'isProfessional',
      'paymentMethod',
      'customer',
      'updatedAt',
    ],
    sort: ['number', 'placedAt', 'grandTotal', 'due', 'updatedAt'],
    order: '-placedAt',
    search: ['number', 'buyer', 'email', 'invoices', 'trackNumbers'],
    searchColumn: 'search_text',
    filter: [
      'status',
      'area',
      'placedAt',
      'number',
      'email',
      'customer',
      'grandTotal',
      'due',
      'toShip',
      'paymentMethod',
      'isCancellationAsked',
      'isProfessional',
    ],
    views: [
      {
        name: label('À préparer'),
        query: { 'filter[status][in]': 'pending,processing', 'filter[toShip][from]': '1', sort: 'placedAt' },
      },
      {
        name: label('Paiement attendu'),
        query: { 'filter[status][is]': 'pending_payment', sort: 'placedAt' },
      },
      { name: label('Annulations demandées'), query: { 'filter[isCancellationAsked]': '1' } },
    ],
  },
  unique: [],
  usedBy: [],
  titleField: 'number',
  subtitleField: 'buyer',
  screen: { page: '/admin/commerce/sales/orders', nav: 'commerce', glyph: 'receipt' },
  exportNeedsConfirmation: true,
});
