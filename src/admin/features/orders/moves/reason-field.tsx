import { useLingui } from '@lingui/react/macro';
import { Field } from '#src/ui/field/field.tsx';
import { TextArea } from '#src/ui/field/text-input.tsx';

const LONGEST = 500;

/** Nothing typed is nothing said. */
export const orNone = (text: string): string | null => (text.trim() === '' ? null : text.trim());

interface ReasonFieldProps {
  value: string;
  hint?: string;
  error?: string | undefined;
  onChange: (text: string) => void;
}

/** Why something is done. */
export function ReasonField({ value, hint, error, onChange }: ReasonFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Raison`} optional={t`(facultatif)`} error={error} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          maxLength={LONGEST}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
