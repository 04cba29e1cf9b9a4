import * as field from '#core/domain/blocks/field.ts';
import { label } from '#core/domain/fields/field.ts';
import { type BlockFields, type ValuesOf } from '#core/domain/blocks/field.ts';

/** Where a kind of block is offered when one is added. */
export const BLOCK_GROUPS = {
  layout: label('Mise en page'),
  text: label('Texte'),
  pictures: label('Images et vidéos'),
  shop: label('Boutique'),
  contact: label('Contact'),
} as const;

export interface BlockDefinition<Fields extends BlockFields = BlockFields> {
  readonly label: string;
  readonly group: keyof typeof BLOCK_GROUPS;
  readonly fields: Fields;
  /** Has blocks of its own. */
  readonly nests?: true;
}

/** What every block may say of its place on the page. */
export const FRAME = {
  space: field.choice(
    'Espace au-dessus',
    { none: label('Aucun'), small: label('Petit'), normal: label('Normal'), large: label('Grand') },
    'normal',
  ),
  background: field.choice(
    'Fond',
    { none: label('Sans'), surface: label('Clair'), sunken: label('Teinté'), asphalt: label('Asphalte') },
    'none',
  ),
  device: field.choice(
    'Appareils',
    { all: label('Tous les appareils'), phone: label('Téléphone seulement'), desktop: label('Grand écran seulement') },
    'all',
  ),
  audience: field.choice(
    'Public',
    {
      all: label('Tout le monde'),
      guest: label('Visiteurs non connectés'),
      customer: label('Clients connectés'),
      professional: label('Clients professionnels'),
    },
    'all',
  ),
  anchor: field.anchor('Ancre', { help: label('Nom de cet endroit dans une adresse : lettres, chiffres et tirets') }),
} as const;

export type BlockFrame = ValuesOf<typeof FRAME>;

export const defineBlock = <const Fields extends BlockFields>(
  definition: BlockDefinition<Fields>,
): BlockDefinition<Fields> => definition;
