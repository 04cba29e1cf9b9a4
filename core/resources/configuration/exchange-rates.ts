/** What one euro is worth in another currency (domain 3.4). */
import { LIST } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const exchangeRates = resource({
  name: 'exchange-rates',
  table: 'exchange_rate',
  words: { many: label('Taux de change'), one: label('Taux d’une devise') },
  permissions: { actions: LIST, group: 'configuration' },
  fields: {
    currency: field.reference('Devise', { to: 'currencies', by: 'code' }),
    rate: field.decimal('Valeur d’un euro', { min: 0.000001, max: 1_000_000, half: true }),
    source: field.text('Source', { max: 100, optional: true, half: true }),
  },
  list: {
    columns: ['title', 'rate', 'source', 'updatedAt'],
    more: ['currency'],
    sort: ['title', 'rate', 'source', 'updatedAt'],
    order: 'rate',
    search: ['title', 'source'],
    filter: ['currency', 'rate', 'source', 'updatedAt'],
    inline: ['rate'],
  },
  computed: { title: { label: label('Change'), kind: 'text' } },
  titleField: 'title',
  unique: ['currency'],
  usedBy: [],
  shown: 'terms',
  screen: { page: '/admin/administration/configuration/exchange-rates', nav: 'configuration', glyph: 'gearSix' },
});
