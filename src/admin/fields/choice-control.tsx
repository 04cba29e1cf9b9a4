import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { field as fieldLook, recordForm } from '#styled/recipes';
import type { FieldRule } from '#core/domain/fields/field.ts';
import { textIn, textsIn } from '#core/domain/fields/values.ts';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { SaidAround } from './said-around.tsx';
import type { ControlProps } from './control-props.ts';

/** Answers as editors wrote them. */
const choicesOf = ({ words = {} }: FieldRule): readonly { value: string; label: string }[] =>
  Object.entries(words).map(([value, word]) => ({ value, label: typeof word === 'string' ? word : word.message }));

/** One of a list, or several by boxes. */
export function ChoicesControl({ field, label, hint, value, error, drawing, onLeave, onChange }: ControlProps) {
  const { t } = useLingui();
  const { mayWrite } = drawing;
  const choices = choicesOf(field);
  const chosen = textsIn(value);
  if (field.single === true)
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
    <SaidAround hint={hint} error={error} onLeave={onLeave} drawing={drawing}>
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

/** One of a list, or of a few that are all in sight. */
export function ChoiceControl(props: ControlProps) {
  const { t } = useLingui();
  const name = useId();
  const { field, label, value, drawing, onChange } = props;
  const { look, words = {}, required = false } = field;
  if (look === undefined)
    return (
      <Field label={label}>
        {(control) => (
          <Select
            {...control}
            value={textIn(value)}
            disabled={!drawing.mayWrite}
            onChange={({ target }) => onChange(target.value)}
          >
            {Object.entries(words).map(([answer, word]) => (
              <option key={answer} value={answer}>
                {drawing.say(word)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    );
  return (
    <SaidAround {...props}>
      <fieldset disabled={!drawing.mayWrite}>
        <RadioGroup
          {...(look === 'segments' ? { segments: true } : {})}
          legend={label}
          name={name}
          value={textIn(value)}
          options={[...(required ? [] : [{ value: '', label: t`Aucun` }]), ...choicesOf(field)]}
          onChange={(next) => onChange(next)}
        />
      </fieldset>
    </SaidAround>
  );
}
