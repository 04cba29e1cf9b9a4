/** What is written of a product (domain 2.1–2.8), variants and stock apart. */
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { mediaFields } from './media.ts';
import { relationFields } from './relations.ts';

import { partFields } from './part-fields.ts';
import { downloadFields } from './downloads.ts';

export const TYPE_WORDS = {
  simple: label('Produit simple'),
  configurable: label('Produit à déclinaisons'),
  virtual: label('Service'),
  vehicle: label('Véhicule'),
  grouped: label('Articles groupés'),
  bundle: label('Lot (kit)'),
  downloadable: label('Produit à télécharger'),
};

export const productFields = {
  /* what makes it: never another one afterwards */
  type: field.choice('Type', TYPE_WORDS, {
    preset: 'simple',
    half: true,
    help: label('Ne change plus après la création'),
  }),
  familyId: field.reference('Famille', {
    to: 'attribute-families',
    by: 'id',
    half: true,
    help: label('Elle dit quels attributs le produit a ; ne change plus après la création'),
  }),
  area: field.choice(
    'Espace',
    { auto: label('Auto'), moto: label('Moto') },
    { half: true, help: label('Ne change plus après la création') },
  ),
  name: field.text('Nom', { max: 255 }),
  slug: field.slug('Slug', { from: 'name', help: label('La fin de l’adresse du produit') }),
  sku: field.sku('Référence (SKU)', { half: true, help: label('Lettres, chiffres, points et tirets') }),
  subtitle: field.text('Sous-titre', { max: 255, optional: true, help: label('Sous le nom, sur la carte du produit') }),
  shortDescription: field.multiline('Description courte', { max: 1_000, optional: true }),
  description: field.rich('Description'),
  isActive: field.boolean('En vente'),
  isVisible: field.boolean('Visible dans les listes', { preset: true }),
  featured: field.quantity('Mise en avant', {
    max: 1_000,
    preset: 0,
    half: true,
    help: label('0 : non. Les plus grands nombres viennent en premier'),
  }),
  attributes: field.values('Attributs'),

  price: field.money('Prix TTC', {
    preset: 0,
    half: true,
    help: label('Consigne et éco-contribution comprises'),
  }),
  cost: field.money('Coût d’achat HT', { optional: true, half: true, help: label('La boutique ne le montre pas') }),
  specialPrice: field.money('Prix promotionnel TTC', { optional: true }),
  specialFrom: field.day('Promotion du', { optional: true, half: true }),
  specialTo: field.day('Promotion au', { optional: true, half: true, help: label('Jusqu’à minuit') }),
  taxCategory: field.reference('Catégorie de TVA', {
    to: 'tax-categories',
    by: 'code',
    optional: true,
    none: label('Taux normal'),
  }),
  deposit: field.money('Consigne TTC', { preset: 0, half: true }),
  ecoContribution: field.money('Éco-contribution TTC', { preset: 0, half: true }),

  manageStock: field.boolean('Compter le stock', { preset: true }),
  withoutStock: field.choice(
    'Vendre sans stock',
    { shop: label('Comme la boutique'), yes: label('Oui, « Sur commande »'), no: label('Non') },
    { preset: 'shop', half: true, help: label('Réglage de la boutique : Configuration, Catalogue') },
  ),
  ean13: field.ean13('EAN-13', { optional: true, half: true }),
  manufacturerReference: field.text('Référence du fabricant', { max: 64, optional: true, half: true }),
  weightGrams: field.quantity('Poids (g)', { max: 2_000_000, optional: true, half: true }),
  warrantyMonths: field.quantity('Garantie (mois)', { max: 600, preset: 24, half: true }),
  returnDays: field.quantity('Retour sous (jours)', { max: 365, preset: 30, half: true }),
  allowReturn: field.boolean('Retour possible', { preset: true }),
  isOversize: field.boolean('Hors gabarit'),
  isDangerous: field.boolean('Matière dangereuse'),
  withdrawalExclusion: field.choice(
    'Sans droit de rétractation',
    {
      made_to_order: label('Fait sur mesure'),
      unsealed_hygiene: label('Descellé, pour raison d’hygiène'),
      download: label('Contenu numérique'),
    },
    { optional: true, help: label('Code de la consommation, art. L221-28') },
  ),

  superAttributes: field.tags('Ce qui distingue les déclinaisons', { max: 64 }),
  variants: field.rows(
    'Déclinaisons',
    {
      attributes: field.values('Choix'),
      sku: field.sku('Référence (SKU)'),
      price: field.money('Prix TTC'),
      specialPrice: field.money('Prix promotionnel TTC', { optional: true }),
      ean13: field.ean13('EAN-13', { optional: true }),
      weightGrams: field.quantity('Poids (g)', {
        max: 2_000_000,
        optional: true,
        help: label('Sans lui : celui du produit'),
      }),
      isActive: field.boolean('En vente', { preset: true }),
      picture: field.picture('Image', { optional: true }),
    },
    {
      max: 200,
      held: { table: 'managed_variant', own: 'parent_id', by: 'id', position: 'position', keepsDeleted: true },
    },
  ),

  ...partFields,
  ...downloadFields,

  pictures: field.rows(
    'Images',
    {
      picture: field.picture('Image'),
      alt: field.text('Texte de remplacement', { max: 255, optional: true }),
    },
    {
      max: 30,
      help: label('La première est celle des listes'),
      held: { table: 'product_media', own: 'product_id', by: 'id', position: 'position' },
    },
  ),
  ...mediaFields,
  categories: field.references('Catégories', {
    to: 'categories',
    help: label('La première est celle du fil d’Ariane'),
    through: {
      table: 'product_category',
      own: 'product_id',
      other: 'category_id',
      ids: 'category',
      position: 'position',
    },
  }),
  ...relationFields,

  metaTitle: field.text('Titre SEO', { max: 255, optional: true, help: label('Sans lui : le nom du produit') }),
  metaDescription: field.multiline('Description SEO', {
    max: 500,
    optional: true,
    help: label('Sans elle : la description courte'),
  }),
};
