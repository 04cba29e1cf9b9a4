import { useState } from 'react';
import { UNITS_PER_EURO } from '#core/domain/price/money.ts';
import { LineField, type ValueProps } from '#src/admin/forms/value-control.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

/** What is typed as the contract has it: nothing is null, and what is no number stays as it is, to be told so. */
function numberIn(text: string, units: number): unknown {
  const typed = text.replace(/\s/gu, '').replace(',', '.');
  if (typed === '') return null;
  const number = Number(typed);
  return Number.isFinite(number) ? Math.round(number * units * 1e7) / 1e7 : text;
}

/** An amount has its cents, and more where it is told more exactly. */
function textOf(value: unknown, units: number): string {
  if (typeof value === 'number') {
    const text = String(value / units);
    const isAmount = units !== 1 && !/\.\d\d/u.test(text);
    return (isAmount ? (value / units).toFixed(2) : text).replace('.', ',');
  }
  return typeof value === 'string' ? value : '';
}

/** A number with a comma, as it is typed in French; an amount in euros. */
export function NumberControl({ field, value, name, ref, mayWrite = true, onLeave, onChange, ...line }: ValueProps) {
  const units = field.kind === 'money' ? UNITS_PER_EURO : 1;
  const [typed, setTyped] = useState(() => textOf(value, units));
  return (
    <LineField {...line}>
      {(control) => (
        <TextInput
          {...control}
          ref={ref}
          name={name}
          inputMode={field.kind === 'quantity' ? 'numeric' : 'decimal'}
          /* "12," is the same number as "12": what is typed stays as long as it means the value */
          value={numberIn(typed, units) === value ? typed : textOf(value, units)}
          readOnly={!mayWrite}
          onBlur={onLeave}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(numberIn(target.value, units));
          }}
        />
      )}
    </LineField>
  );
}
