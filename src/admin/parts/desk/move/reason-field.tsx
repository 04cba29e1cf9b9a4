import { useLingui } from '@lingui/react/macro';
import { Field } from '#src/ui/field/field.tsx';
import { TextArea } from '#src/ui/field/text-input.tsx';

const LONGEST = 500;

/** Nothing typed is nothing said. */
export const orNone = (text: string): string | null => (text.trim() === '' ? null : text.trim());

interface ReasonFieldProps {
  value: string;
  isRequired?: boolean;
  hint?: string;
  error?: string | undefined;
  onChange: (text: string) => void;
}

/** Why something is done. */
export function ReasonField({ value, isRequired = false, hint, error, onChange }: ReasonFieldProps) {
  const { t } = useLingui();
  const more = {
    ...(isRequired ? {} : { optional: t`(facultatif)` }),
    ...(hint === undefined ? {} : { hint }),
  };
  return (
    <Field label={t`Raison`} error={error} {...more}>
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
