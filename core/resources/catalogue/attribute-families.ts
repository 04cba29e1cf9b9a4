/** Families of products (domain 2.3): which attributes a product has. */
import { CRUD } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const attributeFamilies = resource({
  name: 'attribute-families',
  table: 'attribute_family',
  words: { many: label('Familles d’attributs'), one: label('Famille d’attributs') },
  permissions: { actions: CRUD, group: 'catalogue' },
  fields: {
    name: field.text('Nom', { max: 255 }),
    code: field.slug('Code', { max: 64 }),
    slug: field.slug('Slug'),
  },
  list: {
    columns: ['name', 'code', 'slug'],
    sort: ['name', 'code'],
    order: 'name',
    search: ['name', 'code'],
    filter: ['name', 'code'],
  },
  unique: ['code', 'slug'],
  usedBy: [],
});
