/** Languages of the shop (domain 9): those that are not active are not offered to readers. */
import { LIST } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const locales = resource({
  name: 'locales',
  table: 'shop_locale',
  words: { many: label('Langues'), one: label('Langue') },
  permissions: { actions: LIST, group: 'configuration' },
  fields: {
    code: field.localeCode('Code', { half: true, help: label('Langue et pays, par exemple fr_FR') }),
    name: field.text('Nom', { half: true }),
    direction: field.choice(
      'Sens de lecture',
      { ltr: label('De gauche à droite'), rtl: label('De droite à gauche') },
      { preset: 'ltr' },
    ),
    status: field.boolean('Active', { preset: true }),
  },
  list: {
    columns: ['name', 'code', 'direction', 'status'],
    more: ['updatedAt'],
    sort: ['name', 'code', 'updatedAt'],
    order: 'name',
    search: ['code', 'name'],
    filter: ['code', 'name', 'direction', 'status'],
    inline: ['name', 'status'],
  },
  unique: ['code'],
  usedBy: [
    { table: 'shop_channel', column: 'locales', field: 'uuid', label: label('Canaux'), title: 'name', many: true },
    { table: 'shop_channel', column: 'default_locale', field: 'code', label: label('Canaux'), title: 'name' },
  ],
  titleField: 'name',
  subtitleField: 'code',
  screen: { page: '/admin/administration/configuration/locales', nav: 'configuration', glyph: 'gearSix' },
  shown: 'terms',
});
