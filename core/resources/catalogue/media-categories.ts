/** What the media of products are: photo, exploded view, manual, certificate (domain 2.7). */
import { LIST } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const mediaCategories = resource({
  name: 'media-categories',
  table: 'media_category',
  words: { many: label('Catégories de médias'), one: label('Catégorie de médias') },
  permissions: { actions: LIST, group: 'content', after: 'media' },
  fields: {
    name: field.text('Nom', { max: 120, half: true }),
    code: field.slug('Code', { from: 'name', half: true }),
  },
  list: {
    columns: ['name', 'code'],
    more: ['updatedAt'],
    sort: ['name', 'code', 'updatedAt'],
    order: 'name',
    search: ['name', 'code'],
    filter: ['name', 'code'],
    inline: ['name'],
  },
  unique: ['code'],
  usedBy: [{ table: 'media_file', column: 'category', field: 'uuid', label: label('Médias'), title: 'file_name' }],
  screen: { page: '/admin/commerce/catalog/media-categories', nav: 'commerce', glyph: 'folderSimple' },
});
