import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { instantOf, parisText } from '#src/admin/forms/paris-instant.ts';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

interface InstantInputProps {
  label: string;
  /** ISO in UTC. */
  value: string | null;
  /** Before « Heure de Paris ». */
  hint?: string | undefined;
  error?: string | null;
  readOnly?: boolean;
  onLeave?: () => void;
  onChange: (instant: string | null) => void;
}

/** A day and a time on a clock in Paris, outside a form. */
export function InstantInput(props: InstantInputProps) {
  const { label, value, hint, error = null, readOnly = false, onLeave, onChange } = props;
  const { t } = useLingui();
  const said = [hint, t`Heure de Paris`].filter(Boolean).join(' · ');
  const [typed, setTyped] = useState(value === null ? '' : parisText(value));
  return (
    <Field label={label} hint={said} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={typed}
          readOnly={readOnly}
          onBlur={onLeave}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(instantOf(target.value));
          }}
        />
      )}
    </Field>
  );
}
