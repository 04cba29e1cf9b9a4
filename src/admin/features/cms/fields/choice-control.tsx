import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { field as fieldLook, recordForm } from '#styled/recipes';
import { textsIn } from '#core/domain/fields/values.ts';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { SaidAround } from './said-around.tsx';
import type { OneValueProps } from './control-props.ts';

/** One of a list, or several by boxes. */
export function ChoicesControl({ field, label, hint, value, error, mayWrite, onLeave, onChange }: OneValueProps) {
  const { t } = useLingui();
  const { choices = [], kind, multiple = false } = field;
  const chosen = textsIn(value);
  if (kind === 'select' && !multiple)
    return (
      <Field label={label} {...(hint === undefined ? {} : { hint })} error={error}>
        {(control) => (
          <Select
            {...control}
            value={chosen[0] ?? ''}
            disabled={!mayWrite}
            onBlur={onLeave}
            onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
          >
            <option value="">{t`Choisissez`}</option>
            {choices.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    );
  return (
    <SaidAround hint={hint} error={error} onLeave={onLeave}>
      <fieldset className={recordForm().section} disabled={!mayWrite}>
        <legend className={fieldLook().legend}>{label}</legend>
        {choices.map((one) => (
          <Checkbox
            key={one.value}
            dense
            checked={chosen.includes(one.value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, one.value] : chosen.filter((other) => other !== one.value))
            }
          >
            {one.label}
          </Checkbox>
        ))}
      </fieldset>
    </SaidAround>
  );
}

/** One of a few, all in sight. */
export function OneChoiceControl({ field, label, value, mayWrite, onChange }: OneValueProps) {
  const { t } = useLingui();
  const name = useId();
  const { choices = [], kind, required = false } = field;
  const options = [
    ...(required ? [] : [{ value: '', label: t`Aucun` }]),
    ...choices.map((one) => ({ value: one.value, label: one.label })),
  ];
  return (
    <fieldset disabled={!mayWrite}>
      <RadioGroup
        {...(kind === 'button_group' ? { segments: true } : {})}
        legend={label}
        name={name}
        value={typeof value === 'string' ? value : ''}
        options={options}
        onChange={(next) => onChange(next)}
      />
    </fieldset>
  );
}
