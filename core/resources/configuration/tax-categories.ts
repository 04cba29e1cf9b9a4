/** What is taxed alike (domain 3.5), with the rates of each country. */
import { CRUD } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';
import { taxRateFields } from './tax-rates.ts';

export const taxCategories = resource({
  name: 'tax-categories',
  table: 'tax_category',
  words: { many: label('Catégories de taxe'), one: label('Catégorie de taxe') },
  permissions: { actions: CRUD, group: 'configuration' },
  fields: {
    code: field.slug('Code', { from: 'name', max: 64, half: true }),
    name: field.text('Nom', { half: true }),
    description: field.multiline('Description', { optional: true }),
    rates: field.rows('Taux', taxRateFields, {
      max: 500,
      add: label('Ajouter un taux'),
      held: { table: 'tax_rate', own: 'category', by: 'code' },
    }),
  },
  list: {
    columns: ['name', 'code', 'rateCount', 'description'],
    more: ['updatedAt'],
    sort: ['name', 'code', 'rateCount', 'updatedAt'],
    order: 'name',
    search: ['code', 'name', 'description'],
    filter: ['code', 'name', 'rateCount', 'updatedAt'],
    inline: ['name'],
  },
  form: {
    tabs: [
      { key: 'main', label: label('Général'), sections: [{ fields: ['name', 'code', 'description'] }] },
      { key: 'rates', label: label('Taux'), sections: [{ fields: ['rates'] }] },
    ],
  },
  computed: { rateCount: { label: label('Nombre de taux'), kind: 'quantity' } },
  unique: ['code'],
  usedBy: [{ table: 'product', column: 'tax_category', field: 'code', label: label('Produits'), title: 'name' }],
  titleField: 'name',
  subtitleField: 'code',
  screen: { page: '/admin/administration/configuration/tax-categories', nav: 'configuration', glyph: 'gearSix' },
  shown: 'terms',
});
