import { defineBlock } from '#core/domain/blocks/definition.ts';
import * as field from '#core/domain/blocks/field.ts';
import { label } from '#core/domain/fields/field.ts';

/** The offers of the season beside the way to every department, as a home begins. */
export const opening = defineBlock({
  label: label('Ouverture'),
  group: 'shop',
  fields: {
    slider: field.reference('Diaporama', 'slider', { required: true }),
    title: field.text('Titre des rayons', { max: 60 }),
  },
});

export const products = defineBlock({
  label: label('Rayon de produits'),
  group: 'shop',
  fields: {
    title: field.text('Titre', { max: 120 }),
    source: field.choice(
      'Source',
      {
        best: label('Les plus demandés'),
        category: label('Un rayon'),
        choice: label('Choix à la main'),
        new: label('Nouveautés'),
        promo: label('Promotions'),
        vehicles: label('Véhicules d’occasion'),
      },
      'best',
    ),
    category: field.reference('Rayon', 'category', { when: { key: 'source', is: 'category' } }),
    products: field.references('Produits', 'product', { when: { key: 'source', is: 'choice' } }),
    limit: field.number('Nombre de produits', 10, { min: 1, max: 24 }),
    moreLabel: field.text('Texte du lien', { max: 60 }),
    moreHref: field.link('Lien'),
  },
});

export const product = defineBlock({
  label: label('Produit'),
  group: 'shop',
  fields: { product: field.reference('Produit', 'product', { required: true }) },
});

export const categories = defineBlock({
  label: label('Grille de rayons'),
  group: 'shop',
  fields: {
    title: field.text('Titre', { max: 120 }),
    categories: field.references('Rayons', 'category', {
      help: label('Sans choix, tous les rayons principaux'),
    }),
  },
});

/** What the shop promises, from its settings. */
export const services = defineBlock({ label: label('Engagements'), group: 'shop', fields: {} });

export const posts = defineBlock({
  label: label('Actualités'),
  group: 'shop',
  fields: {
    title: field.text('Titre', { max: 120 }),
    list: field.reference('Liste', 'postList', { help: label('Sans choix, toutes les listes') }),
    limit: field.number('Nombre d’articles', 3, { min: 1, max: 12 }),
    moreLabel: field.text('Texte du lien', { max: 60 }),
    moreHref: field.link('Lien'),
  },
});

export const reviews = defineBlock({
  label: label('Avis'),
  group: 'shop',
  fields: {
    title: field.text('Titre', { max: 120 }),
    source: field.text('Origine des avis', {
      max: 160,
      help: label('D’où viennent les avis et comment ils sont vérifiés'),
    }),
    items: field.rows('Avis', {
      author: field.text('Auteur', { max: 80, required: true }),
      text: field.multiline('Avis', { max: 600, required: true }),
      rating: field.number('Note sur 5', 5, { min: 1, max: 5 }),
    }),
  },
});
