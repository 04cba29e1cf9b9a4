import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { instantOf, parisText } from '#src/admin/forms/paris-instant.ts';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

interface InstantInputProps {
  label: string;
  /** ISO in UTC. */
  value: string | null;
  onChange: (instant: string | null) => void;
}

/** A day and a time on a clock in Paris, outside a form. */
export function InstantInput({ label, value, onChange }: InstantInputProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value === null ? '' : parisText(value));
  return (
    <Field label={label} hint={t`Heure de Paris`}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(instantOf(target.value));
          }}
        />
      )}
    </Field>
  );
}
