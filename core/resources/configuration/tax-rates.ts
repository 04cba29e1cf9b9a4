/** VAT by country and postcode (domain 3.5): the narrowest that fits is taken. */
import { LIST } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

/** What a rate says, wherever it is written. */
export const taxRateFields = {
  identifier: field.text('Identifiant', { max: 64, half: true }),
  country: field.anyCountry('Pays', { half: true, help: label('Deux lettres, ou * pour tous') }),
  state: field.text('Région', { max: 64, half: true, help: label('* pour toutes') }),
  rate: field.percent('Taux', { half: true }),
  zipFrom: field.text('Code postal, du', { max: 10, half: true, optional: true }),
  zipTo: field.text('Code postal, au', { max: 10, half: true, optional: true }),
  legalMention: field.text('Mention légale', {
    optional: true,
    help: label('Imprimée sur la facture, par exemple pour une exonération'),
  }),
};

export const taxRates = resource({
  name: 'tax-rates',
  table: 'tax_rate',
  words: { many: label('Taux de taxe'), one: label('Taux d’un pays') },
  permissions: { actions: LIST, group: 'configuration' },
  fields: {
    category: field.reference('Catégorie de taxe', { to: 'tax-categories', by: 'code' }),
    ...taxRateFields,
  },
  list: {
    columns: ['identifier', 'category', 'country', 'rate', 'zipFrom', 'zipTo'],
    more: ['state', 'legalMention', 'updatedAt'],
    sort: ['identifier', 'country', 'rate', 'updatedAt'],
    order: 'identifier',
    search: ['identifier', 'country', 'legalMention'],
    filter: ['category', 'country', 'rate'],
    inline: ['rate'],
  },
  unique: ['identifier'],
  usedBy: [],
  screen: { page: '/admin/administration/configuration/tax-rates', nav: 'configuration', glyph: 'gearSix' },
  shown: 'terms',
});
