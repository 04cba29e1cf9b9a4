/** Departments of the shop (domain 2.4): a tree in each area, with what its lists show and in which order. */
import { CRUD } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

/** Most filters of a list. */
export const MOST_CATEGORY_FILTERS = 30;

export const categories = resource({
  name: 'categories',
  table: 'category',
  words: { many: label('Catégories'), one: label('Catégorie') },
  permissions: { actions: [...CRUD, 'mass-destroy', 'product-count'], group: 'catalogue', after: 'fitment' },
  fields: {
    area: field.choice('Espace', { auto: label('Auto'), moto: label('Moto') }, { half: true }),
    parentId: field.reference('Catégorie parente', {
      to: 'categories',
      by: 'id',
      half: true,
      optional: true,
      none: label('Aucune : à la racine'),
    }),
    name: field.text('Nom', { max: 120 }),
    slug: field.slug('Slug', {
      max: 120,
      help: label('Dans l’adresse de la page. Une seule adresse pour toutes les langues.'),
    }),
    isActive: field.boolean('Visible en boutique', { preset: true }),
    description: field.multiline('Description', {
      max: 5_000,
      optional: true,
      help: label('Sous le titre de la liste, en texte simple'),
    }),
    picture: field.picture('Image', {
      optional: true,
      help: label('Dans les listes de catégories, carrée de préférence'),
    }),
    banner: field.picture('Bannière', { optional: true, help: label('En tête de la page, en largeur') }),
    displayMode: field.choice(
      'Affichage',
      {
        products_and_description: label('Produits et description'),
        products_only: label('Produits seuls'),
        description_only: label('Description seule'),
      },
      { preset: 'products_and_description', half: true },
    ),
    productOrder: field.choice(
      'Ordre des produits',
      {
        manual: label('Choisi à la main'),
        newest: label('Nouveautés d’abord'),
        price: label('Prix croissant'),
        price_desc: label('Prix décroissant'),
        sales: label('Meilleures ventes d’abord'),
      },
      { preset: 'manual', half: true, help: label('Quand le visiteur n’en demande pas un autre') },
    ),
    filters: field.tags('Filtres proposés', { max: 64, unordered: false }),
    metaTitle: field.text('Titre pour les moteurs de recherche', { max: 255, optional: true }),
    metaDescription: field.multiline('Description pour les moteurs de recherche', { max: 500, optional: true }),
  },
  translatable: ['name', 'description', 'metaTitle', 'metaDescription'],
  form: {
    tabs: [
      {
        key: 'main',
        label: label('Général'),
        sections: [
          { fields: ['area', 'parentId', 'name', 'slug', 'isActive', 'description'] },
          { label: label('Images'), fields: ['picture', 'banner'] },
        ],
      },
      {
        key: 'list',
        label: label('Liste'),
        sections: [{ fields: ['displayMode', 'productOrder', 'filters'] }],
      },
      {
        key: 'seo',
        label: label('Référencement'),
        sections: [{ fields: ['metaTitle', 'metaDescription'] }],
      },
    ],
  },
  list: {
    columns: ['name', 'slug', 'area', 'isActive'],
    more: ['parentId', 'displayMode', 'productOrder', 'updatedAt'],
    sort: ['name', 'slug', 'area', 'updatedAt'],
    order: 'name',
    search: ['name', 'slug'],
    filter: ['name', 'slug', 'area', 'isActive', 'displayMode', 'productOrder'],
    inline: ['name', 'isActive'],
  },
  unique: ['slug'],
  usedBy: [
    { table: 'category_child', column: 'parent', field: 'uuid', label: label('Sous-catégories'), title: 'name' },
  ],
  titleField: 'name',
  subtitleField: 'slug',
  screen: { page: '/admin/commerce/catalog/categories', nav: 'commerce', glyph: 'treeStructure' },
  shown: 'structure',
});
