import { defineBlock } from '#core/domain/blocks/definition.ts';
import * as field from '#core/domain/blocks/field.ts';
import { label } from '#core/domain/fields/field.ts';

const ALT = { max: 200, help: label('Ce que l’image montre, pour qui ne la voit pas') };

export const image = defineBlock({
  label: label('Image'),
  group: 'pictures',
  fields: {
    picture: field.media('Image', { required: true }),
    alt: field.text('Texte alternatif', ALT),
    caption: field.text('Légende', { max: 300 }),
    href: field.link('Lien'),
  },
});

export const gallery = defineBlock({
  label: label('Galerie'),
  group: 'pictures',
  fields: {
    title: field.text('Titre', { max: 120 }),
    items: field.rows('Images', {
      picture: field.media('Image', { required: true }),
      alt: field.text('Texte alternatif', ALT),
      caption: field.text('Légende', { max: 300 }),
    }),
  },
});

/** A film of YouTube or Vimeo: nothing of another site is loaded before a press. */
export const video = defineBlock({
  label: label('Vidéo'),
  group: 'pictures',
  fields: {
    title: field.text('Titre', { max: 160, required: true }),
    url: field.link('Adresse de la vidéo', { required: true, help: label('YouTube ou Vimeo') }),
    poster: field.media('Image d’attente'),
  },
});

/** Ways into the shop, or reasons to come: a picture, a title and a sentence each. */
export const cards = defineBlock({
  label: label('Cartes'),
  group: 'pictures',
  fields: {
    title: field.text('Titre', { max: 120 }),
    items: field.rows(
      'Cartes',
      {
        picture: field.media('Image'),
        title: field.text('Titre', { max: 120, required: true }),
        text: field.multiline('Texte', { max: 300 }),
        href: field.link('Lien'),
      },
      { max: 12 },
    ),
  },
});

/** Brands the shop carries. */
export const brands = defineBlock({
  label: label('Marques'),
  group: 'pictures',
  fields: {
    title: field.text('Titre', { max: 120 }),
    items: field.rows('Marques', {
      name: field.text('Nom', { max: 80, required: true }),
      picture: field.media('Logo'),
      href: field.link('Lien'),
    }),
  },
});
