import { label } from '#core/domain/fields/field.ts';
import type { Field } from '#core/resources/field.ts';
import { ColorWidget } from '#src/admin/forms/color-field.tsx';
import { PictureWidget } from '#src/admin/forms/picture-widget.tsx';
import { WIDGETS, type Widget } from '#src/forms/field-widgets.tsx';

interface SwatchField {
  readonly field: Field;
  readonly Widget: Widget;
}

/** The control of a swatch by how the options of its attribute are shown; null where they have none. */
export function swatchField(field: Field, type: string | null): SwatchField | null {
  if (type === 'color') return { field: { ...field, label: label('Couleur') }, Widget: ColorWidget };
  if (type === 'image') return { field: { ...field, label: label('Image') }, Widget: PictureWidget };
  return type === 'text' ? { field: { ...field, label: label('Texte court') }, Widget: WIDGETS.text } : null;
}
