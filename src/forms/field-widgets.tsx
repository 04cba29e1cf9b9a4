/** The controls of the kinds that the shop's forms ask for; the back office draws most by value (`src/admin/forms`). */
import { isAsked } from '#core/domain/fields/field.ts';
import { useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Field, FieldSet, Kind } from '#core/resources/field.ts';
import { readFields } from '#core/resources/field-set.ts';
import { BoxField, RadioField, SelectField } from '#src/forms/choice-fields.tsx';
import { useCountries } from '#src/forms/countries.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { TextAreaField, TextField } from '#src/forms/form-fields.tsx';
import { PhoneField } from '#src/forms/phone-field.tsx';

export interface WidgetProps {
  /** In its set. */
  readonly own: string;
  readonly field: Field;
  readonly fields: FieldSet;
  /** What stands before the names of the set in the form. */
  readonly prefix: string;
}

export type Widget = (props: WidgetProps) => ReactNode;

const TYPES: Partial<Record<Kind, 'email' | 'date'>> = { email: 'email', day: 'date' };

/** What every control is told of its field. */
export function useFieldProps({ own, field: { label, help, optional = false }, prefix }: WidgetProps) {
  const say = useLabel();
  return { name: prefix + own, label: say(label), optional, ...(help === undefined ? {} : { hint: say(help) }) };
}

function LineWidget(props: WidgetProps) {
  const { kind, max, takes = max, inputMode, autoComplete } = props.field;
  const type = TYPES[kind];
  return (
    <TextField
      {...useFieldProps(props)}
      {...(takes === undefined ? {} : { maxLength: takes })}
      {...(type === undefined ? {} : { type })}
      {...(inputMode === undefined ? {} : { inputMode })}
      {...(autoComplete === undefined ? {} : { autoComplete })}
    />
  );
}

function AreaWidget(props: WidgetProps) {
  return <TextAreaField {...useFieldProps(props)} />;
}

function PhoneWidget(props: WidgetProps) {
  const { name, label, optional } = useFieldProps(props);
  return <PhoneField name={name} label={label} optional={optional} />;
}

function BoxWidget(props: WidgetProps) {
  const { name, label } = useFieldProps(props);
  return <BoxField name={name}>{label}</BoxField>;
}

function CountryWidget(props: WidgetProps) {
  return <SelectField {...useFieldProps(props)} options={useCountries()} autoComplete="country" />;
}

/** Answers that fit side by side. */
const FEW = 3;

/** Few answers stand side by side, more are a list. */
function ChoiceWidget(props: WidgetProps) {
  const { t } = useLingui();
  const say = useLabel();
  const choose = useChoose(props);
  const { name, label, optional } = useFieldProps(props);
  const { words = {}, blank } = props.field;
  const options = Object.entries(words).map(([value, word]) => ({ value, label: say(word) }));
  if (options.length <= FEW && !optional)
    return (
      <RadioField name={name} legend={label} options={options} {...(choose === null ? {} : { onChoose: choose })} />
    );
  const none = optional || blank === undefined ? { none: t`Aucun choix` } : {};
  return <SelectField name={name} label={label} options={options} {...none} />;
}

/**
 * Fields that are not asked for any more leave the form: to the contract they are unknown keys. What was typed in them is
 * there again for whoever changes their mind twice. Null where nothing depends on the choice.
 */
function useChoose({ own, fields, prefix }: WidgetProps): ((value: string) => void) | null {
  const { getValues, setValue, unregister } = useFormContext();
  const typed = useRef<object>({});
  const dependent = Object.entries(fields).filter(([, { when }]) => when?.key === own);
  if (dependent.length === 0) return null;
  return (value) => {
    const now: unknown = prefix === '' ? getValues() : getValues(prefix.slice(0, -1));
    typed.current = { ...typed.current, ...Object(now) };
    const next: Readonly<Record<string, unknown>> = readFields(fields, { ...typed.current, [own]: value });
    for (const [name, field] of dependent) {
      if (isAsked(field, next)) setValue(prefix + name, next[name]);
      else unregister(prefix + name);
    }
    setValue(prefix + own, value);
  };
}

export const WIDGETS = {
  text: LineWidget,
  email: LineWidget,
  postcode: LineWidget,
  siret: LineWidget,
  vat: LineWidget,
  ape: LineWidget,
  url: LineWidget,
  day: LineWidget,
  multiline: AreaWidget,
  phone: PhoneWidget,
  boolean: BoxWidget,
  choice: ChoiceWidget,
  country: CountryWidget,
} satisfies Partial<Record<Kind, Widget>>;
