/** Which attributes a product has (domain 2.3), in groups as its form shows them. */
import { CRUD } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

const groupFields = {
  name: field.text('Nom du groupe', { max: 80 }),
  column: field.quantity('Colonne', { min: 1, max: 2, preset: 1 }),
  /* codes, in the order of the form */
  attributes: field.tags('Attributs', { max: 60 }),
};

export const attributeFamilies = resource({
  name: 'attribute-families',
  table: 'attribute_family',
  words: { many: label('Familles d’attributs'), one: label('Famille d’attributs') },
  permissions: { actions: CRUD, group: 'catalogue', after: 'attributes' },
  fields: {
    name: field.text('Nom', { max: 120, help: label('Par exemple Pneus') }),
    code: field.code('Code', { from: 'name', max: 60, half: true, help: label('Il ne change plus ensuite') }),
    slug: field.slug('Partie de l’adresse', {
      from: 'name',
      max: 60,
      half: true,
      help: label('Dans l’adresse de ses produits ; elle ne change plus ensuite'),
    }),
    isActive: field.boolean('Proposée pour de nouveaux produits', { preset: true }),
    groups: field.rows('Groupes', groupFields, { max: 40 }),
  },
  immutable: ['code', 'slug'],
  list: {
    columns: ['name', 'code', 'slug', 'attributeCount', 'productCount', 'isActive'],
    more: ['isUserDefined', 'updatedAt'],
    sort: ['name', 'code', 'attributeCount', 'productCount', 'updatedAt'],
    order: 'name',
    search: ['name', 'code', 'slug'],
    filter: ['name', 'code', 'isActive', 'isUserDefined'],
    inline: ['name', 'isActive'],
  },
  form: {
    tabs: [
      {
        key: 'main',
        label: label('Général'),
        sections: [
          { fields: ['name', 'code', 'slug', 'isActive'] },
          { label: label('Ce que demande la fiche d’un produit'), fields: ['groups'] },
        ],
      },
    ],
  },
  computed: {
    attributeCount: { label: label('Nombre d’attributs'), kind: 'quantity' },
    productCount: { label: label('Produits'), kind: 'quantity' },
    isUserDefined: { label: label('Créé par la boutique'), kind: 'boolean' },
  },
  unique: ['code', 'slug'],
  usedBy: [
    { table: 'product', column: 'family_id', field: 'uuid', own: 'id', label: label('Produits'), title: 'name' },
  ],
  titleField: 'name',
  subtitleField: 'code',
  screen: { page: '/admin/commerce/catalog/attribute-families', nav: 'commerce', glyph: 'treeStructure' },
  shown: 'structure',
});
