import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

interface PiecesFieldProps {
  label: string;
  value: string;
  hint?: string;
  optional?: string;
  /** A sign may be typed: keyboards of digits alone have none. */
  isSigned?: boolean;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** A whole count of pieces. */
export function PiecesField({ label, value, isSigned = false, error, onChange, ...told }: PiecesFieldProps) {
  return (
    <Field label={label} error={error} {...told}>
      {(control) => (
        <TextInput
          {...control}
          inputMode={isSigned ? 'text' : 'numeric'}
          autoComplete="off"
          maxLength={10}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
