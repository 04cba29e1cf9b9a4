/** A control for every kind of field: one that is forgotten does not compile. */
import type { Kind } from '#core/resources/field.ts';
import { useFieldProps, WIDGETS, type Widget, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { CheckField } from '#src/forms/form-fields.tsx';
import { PasswordField } from '#src/forms/password-field.tsx';
import { ColorWidget } from '#src/admin/forms/color-field.tsx';
import { InstantWidget } from '#src/admin/forms/instant-field.tsx';
import { ChoicesWidget } from '#src/admin/forms/lists/choices-field.tsx';
import { RowsField } from '#src/admin/forms/lists/rows-field.tsx';
import { TagsWidget } from '#src/admin/forms/lists/tags-field.tsx';
import { ReferencesWidget, ReferenceWidget } from '#src/admin/forms/lookup/reference-field.tsx';
import { PictureWidget } from '#src/admin/forms/picture-widget.tsx';
import { NumberWidget } from '#src/admin/forms/number-field.tsx';
import { RichWidget } from '#src/admin/forms/rich-text/rich-widget.tsx';
import { SlugWidget } from '#src/admin/forms/slug-field.tsx';
import { ValuesWidget } from '#src/admin/forms/values/values-widget.tsx';

function ConsentWidget(props: WidgetProps) {
  const { name, label } = useFieldProps(props);
  return <CheckField name={name}>{label}</CheckField>;
}

function PasswordWidget(props: WidgetProps) {
  const { name, label, hint } = useFieldProps(props);
  return <PasswordField name={name} label={label} kind="new" {...(hint === undefined ? {} : { hint })} />;
}

/** Of all that stands in one line, also of a row. */
const IN_ROWS = {
  ...WIDGETS,
  slug: SlugWidget,
  reference: ReferenceWidget,
  references: ReferencesWidget,
  picture: PictureWidget,
  choices: ChoicesWidget,
  tags: TagsWidget,
  color: ColorWidget,
  instant: InstantWidget,
  html: WIDGETS.multiline,
  rich: RichWidget,
  values: ValuesWidget,
  money: NumberWidget,
  quantity: NumberWidget,
  percent: NumberWidget,
  decimal: NumberWidget,
  password: PasswordWidget,
  consent: ConsentWidget,
} satisfies Record<Exclude<Kind, 'rows'>, Widget>;

function RowsWidget(props: WidgetProps) {
  return <RowsField {...props} widgets={IN_ROWS} />;
}

export const ADMIN_WIDGETS = { ...IN_ROWS, rows: RowsWidget } satisfies Record<Kind, Widget>;
