import { defineBlock } from '#core/domain/blocks/definition.ts';
import * as field from '#core/domain/blocks/field.ts';
import { label } from '#core/domain/fields/field.ts';

const AREA = field.choice('Espace', { auto: label('Auto'), moto: label('Moto') }, 'auto');

/** Where the shop is, from its settings; the map of another site after a yes alone. */
export const map = defineBlock({
  label: label('Plan du magasin'),
  group: 'contact',
  fields: { title: field.text('Titre', { max: 120 }) },
});

/** When and how the shop answers, from its settings. */
export const hours = defineBlock({
  label: label('Horaires'),
  group: 'contact',
  fields: { title: field.text('Titre', { max: 120 }) },
});

/** Who publishes the shop and where it is kept (LCEN, art. 1-1), from its settings. */
export const legal = defineBlock({
  label: label('Mentions de l’éditeur'),
  group: 'contact',
  fields: { title: field.text('Titre', { max: 120 }) },
});

export const contactForm = defineBlock({
  label: label('Formulaire de contact'),
  group: 'contact',
  fields: { title: field.text('Titre', { max: 120 }), area: AREA, subject: field.text('Sujet proposé', { max: 120 }) },
});

export const newsletterForm = defineBlock({
  label: label('Inscription à la lettre'),
  group: 'contact',
  fields: { title: field.text('Titre', { max: 120 }), area: AREA },
});
