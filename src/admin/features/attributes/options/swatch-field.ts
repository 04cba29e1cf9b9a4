import { label } from '#core/domain/fields/field.ts';
import type { Field } from '#core/resources/field.ts';
import { ADMIN_WIDGETS } from '#src/admin/forms/widgets.tsx';
import type { Widget } from '#src/forms/field-widgets.tsx';

interface SwatchField {
  readonly field: Field;
  readonly Widget: Widget;
}

/** The control of a swatch by how the options of its attribute are shown; null where they have none. */
export function swatchField(field: Field, type: string | null): SwatchField | null {
  if (type === 'color')
    return { field: { ...field, kind: 'color', label: label('Couleur') }, Widget: ADMIN_WIDGETS.color };
  if (type === 'image')
    return { field: { ...field, kind: 'picture', label: label('Image') }, Widget: ADMIN_WIDGETS.picture };
  return type === 'text' ? { field: { ...field, label: label('Texte court') }, Widget: ADMIN_WIDGETS.text } : null;
}
