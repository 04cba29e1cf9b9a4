import { defineBlock } from '#core/domain/blocks/definition.ts';
import * as field from '#core/domain/blocks/field.ts';
import { label } from '#core/domain/fields/field.ts';

const BUTTON = {
  label: field.text('Texte du bouton', { max: 60, required: true }),
  href: field.link('Lien', { required: true }),
  tone: field.choice('Aspect', { primary: label('Plein'), soft: label('Doux'), line: label('Contour') }, 'primary'),
} as const;

/** The first thing one sees: its title is the page's where it stands first. */
export const hero = defineBlock({
  label: label('Bandeau'),
  group: 'text',
  fields: {
    badge: field.text('Étiquette', { max: 40 }),
    title: field.text('Titre', { max: 120, required: true }),
    text: field.multiline('Texte', { max: 300 }),
    buttonLabel: field.text('Texte du bouton', { max: 60 }),
    href: field.link('Lien'),
    picture: field.media('Image'),
  },
});

export const heading = defineBlock({
  label: label('Titre'),
  group: 'text',
  fields: {
    text: field.text('Titre', { max: 160, required: true }),
    level: field.choice('Niveau', { two: label('Titre 2'), three: label('Titre 3') }, 'two'),
  },
});

export const text = defineBlock({
  label: label('Texte'),
  group: 'text',
  fields: { body: field.rich('Texte') },
});

/** An invitation with one sentence and what to do. */
export const call = defineBlock({
  label: label('Appel à l’action'),
  group: 'text',
  fields: {
    title: field.text('Titre', { max: 120, required: true }),
    text: field.multiline('Texte', { max: 400 }),
    buttons: field.rows('Boutons', BUTTON, { max: 3 }),
  },
});

export const buttons = defineBlock({
  label: label('Boutons'),
  group: 'text',
  fields: {
    buttons: field.rows('Boutons', BUTTON, { max: 6 }),
    align: field.choice('Alignement', { start: label('À gauche'), center: label('Au centre') }, 'start'),
  },
});

/** Questions with their answers; search engines are told (FAQPage). */
export const faq = defineBlock({
  label: label('Questions fréquentes'),
  group: 'text',
  fields: {
    title: field.text('Titre', { max: 120 }),
    items: field.rows('Questions', {
      question: field.text('Question', { max: 300, required: true }),
      answer: field.rich('Réponse', { required: true }),
    }),
  },
});

export const html = defineBlock({
  label: label('HTML'),
  group: 'text',
  fields: {
    code: field.html('Code HTML', { help: label('Les balises dangereuses sont retirées à l’enregistrement') }),
  },
});

/** What everybody has to know: a closed day, a recall, a delay. */
export const notice = defineBlock({
  label: label('Message'),
  group: 'text',
  fields: {
    tone: field.choice(
      'Aspect',
      {
        neutral: label('Neutre'),
        info: label('Information'),
        warn: label('Attention'),
        success: label('Bonne nouvelle'),
      },
      'info',
    ),
    title: field.text('Titre', { max: 120 }),
    text: field.multiline('Texte', { max: 600, required: true }),
  },
});
