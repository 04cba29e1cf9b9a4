import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { instantOf, parisText } from '#src/admin/forms/paris-instant.ts';
import { useFieldId, useSentence } from '#src/forms/form-fields.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

/** A day and a time on a clock in Paris; the form holds the instant. */
export function InstantWidget(props: WidgetProps) {
  const { t } = useLingui();
  const { name, label, optional, hint } = useFieldProps(props);
  const { field } = useController({ name });
  const value: unknown = field.value;
  const [typed, setTyped] = useState('');
  const shown = typeof value === 'string' ? parisText(value) : '';
  return (
    <Field
      label={label}
      id={useFieldId(name)}
      error={useSentence(name)}
      hint={hint ?? t`Heure de Paris`}
      {...(optional ? { optional: t`(facultatif)` } : {})}
    >
      {(control) => (
        <TextInput
          {...control}
          ref={field.ref}
          name={name}
          type="datetime-local"
          value={shown === '' ? typed : shown}
          onBlur={field.onBlur}
          onChange={(event) => {
            setTyped(event.target.value);
            field.onChange(event.target.value === '' ? null : (instantOf(event.target.value) ?? event.target.value));
          }}
        />
      )}
    </Field>
  );
}
