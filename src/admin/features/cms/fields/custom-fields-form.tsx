import { ruleOf, type CustomField } from '#core/domain/cms/fields/custom-field.ts';
import type { Drawing, FieldsFormProps } from '#src/admin/fields/control-props.ts';
import { FieldsForm } from '#src/admin/fields/fields-form.tsx';

/** What editors wrote has one language. */
const say: Drawing['say'] = (label) => (typeof label === 'string' ? label : label.message);

interface CustomFieldsFormProps extends Pick<FieldsFormProps, 'values' | 'onChange'> {
  fields: readonly CustomField[];
  drawing: Omit<Drawing, 'say'>;
}

/** The fields that editors added to a type of content, with their values. */
export function CustomFieldsForm({ fields, values, drawing, onChange }: CustomFieldsFormProps) {
  return (
    <FieldsForm
      fields={fields.map((field) => [field.name, ruleOf(field)])}
      values={values}
      path=""
      drawing={{ ...drawing, say }}
      onChange={onChange}
    />
  );
}
