/** What a product is put together of: members of a group, components of a kit with what is chosen between. */
import { MAX_COMPONENTS, MAX_OPTIONS } from '#core/domain/catalogue/parts/part.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';

export const partFields = {
  kitPrice: field.choice(
    'Prix du lot',
    { sum: label('Somme des articles choisis'), fixed: label('Prix fixe') },
    { preset: 'sum', help: label('Un prix fixe se règle dans l’onglet « Prix »') },
  ),
  partOptions: field.rows(
    'Choix du lot',
    {
      name: field.text('Nom du choix', { max: 80, half: true }),
      nameEnglish: field.text('Nom en anglais', { max: 80, half: true, optional: true }),
      kind: field.choice(
        'Présentation',
        {
          select: label('Liste déroulante'),
          radio: label('Boutons, un seul choix'),
          checkbox: label('Cases à cocher'),
          multiselect: label('Liste, plusieurs choix'),
        },
        { preset: 'radio', half: true },
      ),
      isRequired: field.boolean('Obligatoire', { preset: true }),
    },
    { max: MAX_OPTIONS, held: { table: 'product_part_option', own: 'product_id', by: 'id', position: 'position' } },
  ),
  parts: field.rows(
    'Articles',
    {
      /* UUID of a product or variant */
      article: field.reference('Article'),
      option: field.reference('Choix', { optional: true }),
      quantity: field.quantity('Quantité', { max: 99, preset: 1 }),
      isFixed: field.boolean('Quantité fixe', { preset: true }),
      isDefault: field.boolean('Choisi d’abord'),
    },
    {
      max: MAX_COMPONENTS,
      held: { table: 'managed_part', own: 'product_id', by: 'id', position: 'position', keepsDeleted: true },
    },
  ),
};
