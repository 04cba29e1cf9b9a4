/** Things of the shop that a block names: found as everywhere in the office. */
import type { FoundTarget } from '#core/contract/cms/block-routes.ts';
import type { BlockTarget } from '#core/domain/blocks/field.ts';
import { textIn, textsIn, type FieldProps } from '#src/admin/features/builder/fields/field-props.ts';
import { ThingsField } from '#src/admin/forms/things/things-field.tsx';

const FOUND: readonly FoundTarget[] = ['product', 'category', 'slider', 'postList', 'component'];
const foundTarget = (to: BlockTarget | undefined): FoundTarget => FOUND.find((one) => one === to) ?? 'product';

export function ReferencesField({ label, field, value, onChange, readOnly }: FieldProps) {
  return (
    <ThingsField
      label={label}
      target={foundTarget(field.to)}
      chosen={textsIn(value)}
      max={field.max ?? 24}
      mayWrite={!readOnly}
      onChange={onChange}
    />
  );
}

export function ReferenceField(props: FieldProps) {
  const chosen = textIn(props.value);
  return (
    <ReferencesField
      {...props}
      field={{ ...props.field, max: 1 }}
      value={chosen === '' ? [] : [chosen]}
      onChange={(values) => props.onChange(textsIn(values)[0] ?? '')}
    />
  );
}
