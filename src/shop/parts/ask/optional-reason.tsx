import { useLingui } from '@lingui/react/macro';
import { Field } from '#src/ui/field/field.tsx';
import { TextArea } from '#src/ui/field/text-input.tsx';

/** As long as the contract takes (`f.optionalText(500)`). */
const REASON_MAX = 500;

/** Why somebody calls something off; nobody has to say. */
export function OptionalReason({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useLingui();
  return (
    <Field label={t`Raison`} optional={t`(facultatif)`}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          maxLength={REASON_MAX}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
