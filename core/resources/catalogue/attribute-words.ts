/** What the types of attributes are called. */
import { label } from '#core/domain/fields/field.ts';
import type { AttributeType } from '#core/domain/catalogue/attributes/attribute-types.ts';

export const TYPE_WORDS = {
  text: label('Texte'),
  textarea: label('Texte long'),
  number: label('Nombre'),
  price: label('Montant'),
  boolean: label('Oui ou non'),
  select: label('Liste de choix'),
  multiselect: label('Liste à choix multiples'),
  checkbox: label('Cases à cocher'),
  date: label('Date'),
  datetime: label('Date et heure'),
  image: label('Image'),
  file: label('Fichier'),
} as const satisfies Readonly<Record<AttributeType, ReturnType<typeof label>>>;
