/** Fields of a contract form in which one chooses: among a few answers, in a list, yes or no. */
import { useLingui } from '@lingui/react/macro';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { GENDERS } from '#core/domain/customer.ts';
import { useFieldId, useSentence } from '#src/screens/form/form-fields.tsx';
import { useGenderWord } from '#src/screens/form/gender-word.ts';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { RadioGroup, type RadioOption } from '#src/ui/field/radio-group.tsx';
import { Select } from '#src/ui/field/select.tsx';

interface RadioFieldProps {
  name: string;
  legend: string;
  options: readonly RadioOption[];
}

/** Two or three short answers side by side. */
function RadioField({ name, legend, options }: RadioFieldProps) {
  const { field } = useController({ name });
  const value: unknown = field.value;
  return (
    <RadioGroup
      id={useFieldId(name)}
      legend={legend}
      name={name}
      segments
      options={options}
      value={typeof value === 'string' ? value : undefined}
      onChange={field.onChange}
      error={useSentence(name)}
    />
  );
}

interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

export function SelectField({ name, label, options, autoComplete }: SelectFieldProps) {
  const { register } = useFormContext();
  return (
    <Field label={label} id={useFieldId(name)} error={useSentence(name)}>
      {(control) => (
        <Select {...control} {...(autoComplete === undefined ? {} : { autoComplete })} {...register(name)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface BoxFieldProps {
  name: string;
  /** One of several boxes of the same name: the values of the ticked ones make a list. */
  value?: string;
  children: ReactNode;
}

/** A box that may be ticked or not. */
export function BoxField({ name, value, children }: BoxFieldProps) {
  const { register } = useFormContext();
  return (
    <Checkbox {...(value === undefined ? {} : { value })} {...register(name)} top>
      {children}
    </Checkbox>
  );
}

/** "M.", "Mme", "Autre" (domain 7.1). */
export function GenderField({ name }: { name: string }) {
  const { t } = useLingui();
  const word = useGenderWord();
  return (
    <RadioField name={name} legend={t`Civilité`} options={GENDERS.map((value) => ({ value, label: word(value) }))} />
  );
}
