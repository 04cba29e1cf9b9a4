/** Articles, services and vehicles of the shop (domain 2.1). Variants are written with the product they belong to. */
import { CRUD } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import { resource } from '#core/resources/resource.ts';

import { productFields } from './products/fields.ts';
import { productForm } from './products/form.ts';
import { productList } from './products/list.ts';

export const products = resource({
  name: 'products',
  table: 'managed_product',
  words: { many: label('Produits'), one: label('Produit') },
  permissions: {
    actions: [
      ...CRUD,
      'copy',
      'upload-link',
      'upload-sample',
      'mass-destroy',
      'mass-update',
      'download',
      'media-categories',
    ],
    group: 'catalogue',
    first: true,
  },
  fields: productFields,
  computed: {
    image: { label: label('Image'), kind: 'picture', optional: true },
    available: { label: label('Stock disponible'), kind: 'quantity', optional: true },
    /** What its address is made of. */
    familySlug: { label: label('Type dans l’adresse'), kind: 'text' },
    permalink: { label: label('Adresse propre'), kind: 'text', optional: true },
    variantCount: { label: label('Déclinaisons'), kind: 'quantity' },
    /** Of a vehicle alone (domain 2.10). */
    saleState: {
      label: label('Vente du véhicule'),
      kind: 'choice',
      optional: true,
      words: {
        draft: label('Brouillon'),
        available: label('Disponible'),
        reserved: label('Réservé'),
        sold: label('Vendu'),
        withdrawn: label('Retiré de la vente'),
      },
    },
  },
  form: productForm,
  list: productList,
  immutable: ['type', 'familyId', 'area'],
  unique: ['sku', 'slug'],
  usedBy: [
    {
      table: 'pending_product_quote',
      column: 'product',
      field: 'uuid',
      label: label('Devis en cours'),
      title: 'number',
    },
  ],
  titleField: 'name',
  subtitleField: 'sku',
  translatable: ['name', 'subtitle', 'shortDescription', 'description', 'metaTitle', 'metaDescription'],
  screen: { page: '/admin/commerce/catalog/products', nav: 'commerce', glyph: 'cube' },
  keepsDeleted: true,
  ownCopy: true,
});
