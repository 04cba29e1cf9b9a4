import { defineBlock } from '#core/domain/blocks/definition.ts';
import * as field from '#core/domain/blocks/field.ts';
import { label } from '#core/domain/fields/field.ts';

/** A part of the page with its title. */
export const section = defineBlock({
  label: label('Section'),
  group: 'layout',
  nests: true,
  fields: {
    title: field.text('Titre', { max: 120 }),
    width: field.choice('Largeur', { page: label('Page'), reading: label('Lecture') }, 'page'),
  },
});

/** What lies in it stands side by side, one block a column. */
export const columns = defineBlock({
  label: label('Colonnes'),
  group: 'layout',
  nests: true,
  fields: {
    count: field.number('Colonnes sur grand écran', 2, { min: 1, max: 6 }),
    phone: field.choice('Colonnes au téléphone', { one: label('Une'), two: label('Deux') }, 'one'),
    align: field.choice('Alignement', { top: label('En haut'), center: label('Au centre') }, 'top'),
  },
});

export const spacer = defineBlock({
  label: label('Espace'),
  group: 'layout',
  fields: {
    height: field.choice(
      'Hauteur',
      { small: label('Petite'), normal: label('Normale'), large: label('Grande') },
      'normal',
    ),
  },
});

export const separator = defineBlock({ label: label('Séparateur'), group: 'layout', fields: {} });

/** Blocks that are written once and shown on several pages. */
export const component = defineBlock({
  label: label('Composant'),
  group: 'layout',
  fields: { component: field.reference('Composant', 'component', { required: true }) },
});
