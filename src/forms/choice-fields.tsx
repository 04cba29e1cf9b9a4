/** Fields of a contract form in which one chooses: among a few answers, in a list, yes or no. */
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { orNull, useFieldId, useSentence } from '#src/forms/form-fields.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { RadioGroup, type RadioOption } from '#src/ui/field/radio-group.tsx';
import { Select } from '#src/ui/field/select.tsx';

interface RadioFieldProps {
  name: string;
  legend: string;
  options: readonly RadioOption[];
  /** Does the choosing where more hangs on it than the value. */
  onChoose?: (value: string) => void;
}

/** Two or three short answers side by side. */
export function RadioField({ name, legend, options, onChoose }: RadioFieldProps) {
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
      onChange={onChoose ?? field.onChange}
      error={useSentence(name)}
    />
  );
}

interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** What the choice of nothing is called, where that can be chosen. */
  none?: string;
}

export function SelectField({ name, label, options, autoComplete, none }: SelectFieldProps) {
  const { register } = useFormContext();
  return (
    <Field label={label} id={useFieldId(name)} error={useSentence(name)}>
      {(control) => (
        <Select
          {...control}
          {...(autoComplete === undefined ? {} : { autoComplete })}
          {...register(name, none === undefined ? {} : { setValueAs: orNull })}
        >
          {none === undefined ? null : <option value="">{none}</option>}
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
