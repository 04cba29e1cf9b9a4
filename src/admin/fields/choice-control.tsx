import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { FieldRule } from '#core/domain/fields/field.ts';
import { textIn } from '#core/domain/fields/values.ts';
import { Field } from '#src/ui/field/field.tsx';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { SaidAround } from './said-around.tsx';
import type { ControlProps } from './control-props.ts';

/** Answers as editors wrote them. */
const choicesOf = ({ words = {} }: FieldRule): readonly { value: string; label: string }[] =>
  Object.entries(words).map(([value, word]) => ({ value, label: typeof word === 'string' ? word : word.message }));

/** One of a list, or of a few that are all in sight. */
export function ChoiceControl(props: ControlProps) {
  const { t } = useLingui();
  const name = useId();
  const { field, label, value, drawing, error, hint, onLeave, onChange } = props;
  const { look, words = {}, required = false } = field;
  const held = textIn(value);
  const isAside = drawing.isAside === true;
  if (look === undefined)
    return (
      <Field
        label={label}
        error={isAside ? undefined : (error ?? undefined)}
        {...(isAside || hint === undefined ? {} : { hint })}
      >
        {(control) => (
          <Select
            {...control}
            value={held}
            onBlur={onLeave}
            disabled={!drawing.mayWrite}
            onChange={({ target }) => onChange(target.value)}
          >
            {/* a list that shows an answer nobody gave says what is not so */}
            {held === '' || field.blank === undefined ? (
              <option value="">{required ? t`Choisissez` : t`Aucun choix`}</option>
            ) : null}
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
