import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';

interface SourceFieldProps {
  label: string;
  sources: OrderDesk['sources'];
  value: string;
  error?: string | undefined;
  onChange: (source: string) => void;
}

/** A place of stock; the first is the one that pieces of the order are set aside in. */
export function SourceField({ label, sources, value, error, onChange }: SourceFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {sources.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** The place that was chosen, as long as it is one. */
export const chosenSource = (sources: OrderDesk['sources'], chosen: string): string =>
  (sources.find(({ code }) => code === chosen) ?? sources[0])?.code ?? '';
