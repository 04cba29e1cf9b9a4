/** A control for every field of a block, by its kind. */
import type { ComponentType } from 'react';
import type { BlockFieldKind } from '#core/domain/blocks/field.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import type { FieldProps, FieldsFormProps } from '#src/admin/features/builder/fields/field-props.ts';
import { MediaField } from '#src/admin/features/builder/fields/media-field.tsx';
import {
  AnchorField,
  ChoiceField,
  LinkField,
  LongTextField,
  NumberField,
  TextField,
} from '#src/admin/features/builder/fields/plain-fields.tsx';
import { ReferenceField, ReferencesField } from '#src/admin/features/builder/fields/reference-field.tsx';
import { RowsField } from '#src/admin/features/builder/fields/rows-field.tsx';
import { RichTextField } from '#src/admin/forms/rich-text/rich-text-field.tsx';
import { useLabel } from '#src/forms/field-words.ts';

function RichField({ label, value, onChange, readOnly }: FieldProps) {
  return <RichTextField label={label} value={readRichText(value)} onChange={onChange} readOnly={readOnly} />;
}

function RowsOf(props: FieldProps) {
  return <RowsField {...props} RowForm={BlockFieldsForm} />;
}

const CONTROLS: Readonly<Record<BlockFieldKind, ComponentType<FieldProps>>> = {
  text: TextField,
  multiline: LongTextField,
  html: LongTextField,
  rich: RichField,
  number: NumberField,
  choice: ChoiceField,
  picture: MediaField,
  link: LinkField,
  anchor: AnchorField,
  reference: ReferenceField,
  references: ReferencesField,
  rows: RowsOf,
};

export function BlockFieldsForm({ fields, values, onChange, readOnly }: FieldsFormProps) {
  const say = useLabel();
  const asked = Object.entries(fields).filter(([, { when }]) => when === undefined || values[when.key] === when.is);
  return asked.map(([name, field]) => {
    const Control = CONTROLS[field.kind];
    return (
      <Control
        key={name}
        label={say(field.label)}
        field={field}
        value={values[name] ?? field.blank}
        onChange={(value) => onChange({ [name]: value })}
        readOnly={readOnly}
      />
    );
  });
}
