import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { filterChip } from '#styled/recipes';
import { useCountries } from '#src/forms/countries.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { Checkbox, Radio } from '#src/ui/field/checkbox.tsx';
import type { ListedField } from '../model/list-facts.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface PickProps {
  several: boolean;
  values: readonly string[];
  onPick: (values: readonly string[]) => void;
}

/** The answers of a field, one or several of them. */
export function ChoiceOptions({
  field,
  yesNo,
  ...pick
}: PickProps & { field: ListedField; /** Whether it is empty or not. */ yesNo: boolean }) {
  return <Options options={useOptions(field, yesNo)} {...pick} />;
}

function useOptions({ kind, words = {}, options = [] }: ListedField, yesNo: boolean): readonly Option[] {
  const { t } = useLingui();
  const say = useLabel();
  const countries = useCountries();
  if (yesNo || kind === 'boolean')
    return [
      { value: '1', label: t`Oui` },
      { value: '0', label: t`Non` },
    ];
  if (kind === 'country') return countries;
  return options.map((value) => ({ value, label: words[value] === undefined ? value : say(words[value]) }));
}

/** Boxes for several answers, circles for one. */
export function Options({ options, several, values, onPick }: PickProps & { options: readonly Option[] }) {
  const name = useId();
  const Control = several ? Checkbox : Radio;
  return (
    <div className={filterChip().options}>
      {options.map(({ value, label }) => (
        <Control
          key={value}
          dense
          name={name}
          checked={values.includes(value)}
          onChange={({ target }) => {
            const others = several ? values.filter((one) => one !== value) : [];
            onPick(target.checked ? [...others, value] : others);
          }}
        >
          {label}
        </Control>
      ))}
    </div>
  );
}
