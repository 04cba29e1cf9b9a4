/** Groups of customers (domain 7.2): prices, rules and payment methods name them. */
import { LIST } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

export const groups = resource({
  name: 'groups',
  table: 'customer_group',
  words: { many: label('Groupes de clients'), one: label('Groupe de clients') },
  permissions: { actions: LIST, group: 'users', after: 'data-requests', label: label('Groupes') },
  fields: {
    code: field.slug('Code', { from: 'name', max: 64, half: true }),
    name: field.text('Nom', { half: true }),
  },
  translatable: ['name'],
  list: {
    columns: ['name', 'code', 'customerCount', 'isUserDefined'],
    more: ['createdAt', 'updatedAt'],
    sort: ['name', 'code', 'customerCount', 'createdAt'],
    order: 'name',
    search: ['code', 'name'],
    filter: ['code', 'name', 'customerCount', 'isUserDefined'],
    inline: ['name'],
  },
  computed: {
    customerCount: { label: label('Nombre de clients'), kind: 'quantity' },
    isUserDefined: { label: label('Créé par la boutique'), kind: 'boolean' },
  },
  unique: ['code'],
  usedBy: [
    { table: 'customer', column: 'group_code', field: 'code', label: label('Clients'), title: 'email' },
    { table: 'group_price', column: 'group_code', field: 'code', label: label('Prix par groupe'), title: 'sku' },
    {
      table: 'cart_rule',
      column: 'customer_groups',
      field: 'code',
      label: label('Codes promo'),
      title: 'name',
      many: true,
    },
    {
      table: 'catalog_rule',
      column: 'customer_groups',
      field: 'code',
      label: label('Règles catalogue'),
      title: 'name',
      many: true,
    },
  ],
  titleField: 'name',
  subtitleField: 'code',
  screen: { page: '/admin/users/groups', nav: 'users', glyph: 'treeStructure' },
});
