/** What is said of products beside their names and prices (domain 2.2): brand, colour, thickness. */
import { CRUD } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import { LONGEST_EXPRESSION } from '#core/domain/text/expression/read-expression.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';
import { TYPE_WORDS } from './attribute-words.ts';

const optionFields = {
  name: field.text('Nom', { max: 120, half: true }),
  english: field.text('Nom en anglais', { max: 120, half: true, optional: true }),
  swatch: field.text('Pastille', { max: 60, optional: true }),
};

export const attributes = resource({
  name: 'attributes',
  table: 'attribute',
  words: { many: label('Attributs'), one: label('Attribut') },
  permissions: { actions: [...CRUD, 'mass-destroy'], group: 'catalogue', after: 'categories' },
  fields: {
    name: field.text('Nom', { max: 120, help: label('Ce que lisent les clients, par exemple Épaisseur') }),
    code: field.code('Code', {
      from: 'name',
      max: 60,
      half: true,
      help: label('Lettres minuscules, chiffres et tirets bas. Il ne change plus ensuite'),
    }),
    type: field.choice('Type', TYPE_WORDS, { half: true, help: label('Il ne change plus ensuite') }),
    section: field.text('Rubrique de la fiche', {
      max: 80,
      optional: true,
      help: label('Le titre sous lequel il se lit sur la page d’un produit'),
    }),
    unit: field.text('Unité', { max: 20, half: true, optional: true, help: label('Par exemple mm') }),
    position: field.quantity('Position', {
      half: true,
      preset: 0,
      max: 100_000,
      help: label('Les plus petites viennent d’abord'),
    }),
    swatchType: field.choice(
      'Présentation des choix',
      {
        text: label('Textes'),
        color: label('Couleurs'),
        image: label('Images'),
      },
      { optional: true },
    ),
    options: field.rows('Choix', optionFields, {
      max: 500,
      held: {
        table: 'attribute_option',
        own: 'attribute_code',
        by: 'code',
        position: 'position',
        words: { english: { locale: 'en_GB', field: 'name' } },
      },
    }),
    isRequired: field.boolean('Obligatoire', { help: label('Un produit ne s’enregistre pas sans valeur') }),
    isUnique: field.boolean('Valeur unique', { help: label('Deux produits n’ont jamais la même valeur') }),
    valuePerLocale: field.boolean('Une valeur par langue'),
    validation: field.choice(
      'Format attendu',
      {
        numeric: label('Nombre entier'),
        decimal: label('Nombre décimal'),
        email: label('Adresse e-mail'),
        url: label('Adresse web'),
        regex: label('Expression régulière'),
      },
      { optional: true, half: true },
    ),
    regex: field.text('Expression régulière', {
      max: LONGEST_EXPRESSION,
      optional: true,
      half: true,
      help: label('La valeur entière doit lui ressembler, par exemple 22[.]0[56]'),
    }),
    defaultValue: field.text('Valeur par défaut', {
      optional: true,
      help: label('Ce que contient un nouveau produit ; oui ou non pour une case'),
    }),
    isVisibleOnFront: field.boolean('Visible sur la page du produit', { preset: true }),
    isFilterable: field.boolean('Utilisable comme filtre', {
      help: label('Les catégories choisissent leurs filtres parmi ceux-ci'),
    }),
    isConfigurable: field.boolean('Distingue des déclinaisons', {
      help: label('Par exemple une taille : chaque choix est un article à vendre'),
    }),
    isSearchable: field.boolean('Compris dans la recherche', {
      help: label('Un client qui cherche l’un des choix trouve les produits qui l’ont'),
    }),
  },
  immutable: ['code', 'type'],
  translatable: ['name', 'section'],
  list: {
    columns: ['name', 'code', 'type', 'isFilterable', 'isConfigurable', 'productCount'],
    more: ['optionCount', 'isRequired', 'isVisibleOnFront', 'isSearchable', 'isUserDefined', 'position', 'updatedAt'],
    sort: ['name', 'code', 'type', 'position', 'productCount', 'optionCount', 'updatedAt'],
    order: 'name',
    search: ['name', 'code'],
    filter: ['name', 'code', 'type', 'isFilterable', 'isConfigurable', 'isVisibleOnFront', 'isUserDefined'],
    inline: ['name', 'position', 'isVisibleOnFront'],
  },
  form: {
    tabs: [
      {
        key: 'main',
        label: label('Général'),
        sections: [
          { label: label('Attribut'), fields: ['name', 'code', 'type', 'section', 'unit', 'position'] },
          { label: label('Choix possibles'), fields: ['swatchType', 'options'] },
          {
            label: label('Saisie'),
            fields: ['isRequired', 'isUnique', 'valuePerLocale', 'validation', 'regex', 'defaultValue'],
          },
          {
            label: label('Dans la boutique'),
            aside: true,
            fields: ['isVisibleOnFront', 'isFilterable', 'isConfigurable', 'isSearchable'],
          },
        ],
      },
    ],
  },
  computed: {
    productCount: { label: label('Produits'), kind: 'quantity' },
    optionCount: { label: label('Nombre de choix'), kind: 'quantity' },
    isUserDefined: { label: label('Créé par la boutique'), kind: 'boolean' },
  },
  unique: ['code'],
  usedBy: [
    {
      table: 'product',
      column: 'super_attributes',
      field: 'code',
      label: label('Produits à déclinaisons'),
      title: 'name',
      many: true,
    },
    {
      table: 'product',
      column: 'attributes',
      field: 'code',
      label: label('Produits qui en ont une valeur'),
      title: 'name',
      keyed: true,
      goes: true,
    },
    {
      table: 'attribute_family',
      column: 'attributes',
      field: 'code',
      label: label('Familles d’attributs'),
      title: 'name',
      many: true,
      goes: true,
    },
  ],
  titleField: 'name',
  subtitleField: 'code',
  screen: { page: '/admin/commerce/catalog/attributes', nav: 'commerce', glyph: 'textbox' },
  shown: 'structure',
});
