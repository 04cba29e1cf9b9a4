/** Currencies that amounts may be told in (domain 3.4); the shop counts in euros. */
import { LIST } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const currencies = resource({
  name: 'currencies',
  table: 'currency',
  words: { many: label('Devises'), one: label('Devise') },
  permissions: { actions: LIST, group: 'configuration' },
  fields: {
    code: field.currencyCode('Code', { half: true, help: label('Trois lettres (ISO 4217)') }),
    name: field.text('Nom', { half: true }),
    symbol: field.text('Symbole', { max: 8, half: true }),
    decimals: field.quantity('Décimales', { max: 4, preset: 2, half: true }),
  },
  list: {
    columns: ['code', 'name', 'symbol', 'decimals'],
    more: ['updatedAt'],
    sort: ['code', 'name', 'decimals', 'updatedAt'],
    order: 'code',
    search: ['code', 'name', 'symbol'],
    filter: ['code', 'name', 'decimals'],
    inline: ['name', 'symbol'],
  },
  unique: ['code'],
  usedBy: [
    { table: 'exchange_rate', column: 'currency', field: 'code', label: label('Taux de change') },
    { table: 'sale_order', column: 'currency', field: 'code', label: label('Commandes'), title: 'number' },
    { table: 'shop_channel', column: 'currencies', field: 'uuid', label: label('Canaux'), title: 'name', many: true },
    { table: 'shop_channel', column: 'default_currency', field: 'code', label: label('Canaux'), title: 'name' },
  ],
  titleField: 'name',
  subtitleField: 'code',
  shown: 'terms',
  screen: { page: '/admin/administration/configuration/currencies', nav: 'configuration', glyph: 'gearSix' },
});
