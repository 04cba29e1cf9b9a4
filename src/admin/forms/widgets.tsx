/** A control for every kind of field: one that is forgotten does not compile. */
import type { Kind } from '#core/resources/field.ts';
import { useFieldProps, WIDGETS, type Widget, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { CheckField } from '#src/forms/form-fields.tsx';
import { PasswordField } from '#src/forms/password-field.tsx';
import { CONTROLS } from '#src/admin/forms/controls.ts';
import { RowsField } from '#src/admin/forms/lists/rows-field.tsx';
import { RichWidget } from '#src/admin/forms/rich-text/rich-widget.tsx';
import { SlugWidget } from '#src/admin/forms/slug-field.tsx';
import { inForms } from '#src/admin/forms/value-control.tsx';
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
  ...inForms(CONTROLS),
  slug: SlugWidget,
  text: SlugWidget,
  rich: RichWidget,
  values: ValuesWidget,
  password: PasswordWidget,
  consent: ConsentWidget,
} satisfies Record<Exclude<Kind, 'rows'>, Widget>;

function RowsWidget(props: WidgetProps) {
  return <RowsField {...props} widgets={IN_ROWS} />;
}

export const ADMIN_WIDGETS = { ...IN_ROWS, rows: RowsWidget } satisfies Record<Kind, Widget>;
