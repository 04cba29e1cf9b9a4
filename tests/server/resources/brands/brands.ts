/** Brands of articles: a managed thing that the shop has not, with all that one needs. */
import { LIST } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const brands = resource({
  name: 'brands',
  table: 'brand',
  words: { many: label('Marques'), one: label('Marque') },
  permissions: { actions: LIST, group: 'catalogue', after: 'attribute-families' },
  fields: {
    name: field.text('Nom', { max: 120, half: true }),
    code: field.slug('Code', { half: true }),
  },
  list: {
    columns: ['name', 'code'],
    more: ['updatedAt'],
    sort: ['name', 'code', 'updatedAt'],
    order: 'name',
    search: ['name', 'code'],
    filter: ['name', 'code'],
  },
  unique: ['code'],
  usedBy: [],
  screen: { page: '/admin/commerce/catalog/brands', nav: 'commerce', glyph: 'tag' },
});
