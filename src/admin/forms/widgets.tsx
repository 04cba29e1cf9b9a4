/** A control for every kind of field: one that is forgotten does not compile. */
import type { Kind } from '#core/resources/field.ts';
import { LineWidget, useFieldProps, WIDGETS, type Widget, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { CheckField } from '#src/forms/form-fields.tsx';
import { PasswordField } from '#src/forms/password-field.tsx';
import { NumberWidget } from '#src/admin/forms/number-field.tsx';

function ConsentWidget(props: WidgetProps) {
  const { name, label } = useFieldProps(props);
  return <CheckField name={name}>{label}</CheckField>;
}

function PasswordWidget(props: WidgetProps) {
  const { name, label, hint } = useFieldProps(props);
  return <PasswordField name={name} label={label} kind="new" {...(hint === undefined ? {} : { hint })} />;
}

export const ADMIN_WIDGETS = {
  ...WIDGETS,
  slug: LineWidget,
  reference: LineWidget,
  html: WIDGETS.multiline,
  money: NumberWidget,
  quantity: NumberWidget,
  percent: NumberWidget,
  decimal: NumberWidget,
  password: PasswordWidget,
  consent: ConsentWidget,
} satisfies Record<Kind, Widget>;
