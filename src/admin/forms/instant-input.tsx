import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { textIn } from '#core/domain/fields/values.ts';
import { instantOf, parisText } from '#src/admin/forms/paris-instant.ts';
import { LineField, type ValueProps } from '#src/admin/forms/value-control.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

interface InstantInputProps extends Omit<ValueProps, 'field' | 'say' | 'onChange'> {
  /** @param instant ISO in UTC; null for nothing, and what is no time as it is, to be told so */
  onChange: (instant: string | null) => void;
}

/** A day and a time on a clock in Paris; what is held is the instant. */
export function InstantInput({ value, name, ref, mayWrite = true, onLeave, onChange, ...line }: InstantInputProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const shown = parisText(textIn(value));
  return (
    <LineField {...line} hint={[line.hint, t`Heure de Paris`].filter(Boolean).join(' · ')}>
      {(control) => (
        <TextInput
          {...control}
          ref={ref}
          name={name}
          type="datetime-local"
          value={shown === '' ? typed : shown}
          readOnly={!mayWrite}
          onBlur={onLeave}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(target.value === '' ? null : (instantOf(target.value) ?? target.value));
          }}
        />
      )}
    </LineField>
  );
}
