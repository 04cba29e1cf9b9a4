/** Carriers that cost by weight, price or pieces (domain 3.6), each with its rates by destination. */
import { CRUD } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

const rateFields = {
  country: field.anyCountry('Pays', { half: true, help: label('Deux lettres, ou * pour tous') }),
  region: field.text('Région', { max: 64, half: true, help: label('* pour toutes') }),
  zipFrom: field.text('Code postal, du', { max: 10, half: true, optional: true }),
  zipTo: field.text('Code postal, au', { max: 10, half: true, optional: true }),
  conditionFrom: field.decimal('À partir de', { max: 10_000_000, half: true }),
  conditionTo: field.decimal('Jusqu’à (exclu)', { max: 10_000_000, half: true, optional: true }),
  price: field.money('Prix', { half: true }),
  pricePerExtraUnit: field.money('Prix par unité en plus', { half: true, optional: true }),
};

export const tableRates = resource({
  name: 'table-rates',
  table: 'table_rate_set',
  words: { many: label('Barèmes de livraison'), one: label('Barème de livraison') },
  permissions: { actions: CRUD, group: 'configuration', after: 'inventory-sources' },
  fields: {
    code: field.slug('Code', { from: 'name', max: 64, half: true }),
    name: field.text('Nom', { half: true }),
    carrierTitle: field.text('Nom du transporteur'),
    description: field.multiline('Description', { optional: true }),
    trackingUrl: field.path('Adresse de suivi', {
      optional: true,
      help: label('Avec {number} pour le numéro du colis'),
    }),
    status: field.boolean('Active', { preset: true }),
    conditionType: field.choice('Prix selon', {
      weight: label('le poids (kg)'),
      price: label('le montant (€)'),
      quantity: label('le nombre d’articles'),
    }),
    deliveryMinDays: field.quantity('Délai minimal (jours)', { preset: 2, max: 365, half: true }),
    deliveryMaxDays: field.quantity('Délai maximal (jours)', { preset: 4, max: 365, half: true }),
    allowOversize: field.boolean('Accepte les articles volumineux'),
    allowDangerous: field.boolean('Accepte les articles dangereux'),
    position: field.quantity('Position', { preset: 0, max: 9999 }),
    rates: field.rows('Tarifs', rateFields, {
      max: 1000,
      add: label('Ajouter un tarif'),
      held: { table: 'table_rate', own: 'set_code', by: 'code' },
    }),
  },
  list: {
    columns: ['name', 'carrierTitle', 'conditionType', 'rateCount', 'deliveryMinDays', 'deliveryMaxDays', 'status'],
    more: ['code', 'position', 'allowOversize', 'allowDangerous', 'updatedAt'],
    sort: ['name', 'code', 'carrierTitle', 'position', 'rateCount', 'updatedAt'],
    order: 'position',
    search: ['code', 'name', 'carrierTitle', 'description'],
    filter: ['status', 'conditionType', 'carrierTitle', 'allowOversize', 'allowDangerous'],
    inline: ['name', 'position', 'status'],
  },
  form: {
    tabs: [
      {
        key: 'main',
        label: label('Général'),
        sections: [
          { fields: ['name', 'code', 'carrierTitle', 'description', 'trackingUrl'] },
          {
            label: label('Délai et articles'),
            fields: ['deliveryMinDays', 'deliveryMaxDays', 'allowOversize', 'allowDangerous'],
          },
          { aside: true, fields: ['status', 'position'] },
        ],
      },
      { key: 'rates', label: label('Tarifs'), sections: [{ fields: ['conditionType', 'rates'] }] },
    ],
  },
  computed: { rateCount: { label: label('Nombre de tarifs'), kind: 'quantity' } },
  unique: ['code'],
  usedBy: [],
  titleField: 'name',
  subtitleField: 'carrierTitle',
  screen: { page: '/admin/administration/configuration/table-rates', nav: 'configuration', glyph: 'gearSix' },
  shown: 'terms',
});
