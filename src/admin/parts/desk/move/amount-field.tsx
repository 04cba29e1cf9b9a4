import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

interface AmountFieldProps {
  label: ReactNode;
  hint?: string;
  optional?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  value: string;
  onChange: (text: string) => void;
}

/** An amount in euros as it is typed: « 12,50 ». */
export function AmountField({
  label,
  hint,
  optional = false,
  disabled = false,
  error,
  value,
  onChange,
}: AmountFieldProps) {
  const { t } = useLingui();
  return (
    <Field
      label={label}
      error={error}
      {...(optional ? { optional: t`(facultatif)` } : {})}
      {...(hint === undefined ? {} : { hint })}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
