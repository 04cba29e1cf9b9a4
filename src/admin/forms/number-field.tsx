import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { UNITS_PER_EURO } from '#core/domain/price/money.ts';
import { useFieldId, useSentence } from '#src/forms/form-fields.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

/** What is typed as the contract has it: nothing is null, and what is no number stays as it is, to be told so. */
function numberIn(text: string, units: number): unknown {
  const typed = text.replace(/\s/gu, '').replace(',', '.');
  if (typed === '') return null;
  const number = Number(typed);
  return Number.isFinite(number) ? Math.round(number * units * 1e7) / 1e7 : text;
}

function textOf(value: unknown, units: number): string {
  if (typeof value === 'number') return String(value / units).replace('.', ',');
  return typeof value === 'string' ? value : '';
}

/** A number with a comma, as it is typed in French; an amount in euros. */
export function NumberWidget(props: WidgetProps) {
  const { t } = useLingui();
  const { name, label, optional, hint } = useFieldProps(props);
  const { field } = useController({ name });
  const units = props.field.kind === 'money' ? UNITS_PER_EURO : 1;
  const value: unknown = field.value;
  const [typed, setTyped] = useState(() => textOf(value, units));
  return (
    <Field
      label={label}
      id={useFieldId(name)}
      error={useSentence(name)}
      {...(optional ? { optional: t`(facultatif)` } : {})}
      {...(hint === undefined ? {} : { hint })}
    >
      {(control) => (
        <TextInput
          {...control}
          ref={field.ref}
          name={name}
          inputMode={props.field.kind === 'quantity' ? 'numeric' : 'decimal'}
          /* "12," is the same number as "12": what is typed stays as long as it means the value */
          value={numberIn(typed, units) === value ? typed : textOf(value, units)}
          onBlur={field.onBlur}
          onChange={(event) => {
            setTyped(event.target.value);
            field.onChange(numberIn(event.target.value, units));
          }}
        />
      )}
    </Field>
  );
}
