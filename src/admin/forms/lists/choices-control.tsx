import { useLingui } from '@lingui/react/macro';
import { officeField, recordForm } from '#styled/recipes';
import { answersOf } from '#core/domain/fields/field.ts';
import { textsIn } from '#core/domain/fields/values.ts';
import { GroupField } from '#src/admin/forms/group-field.tsx';
import { LineField, type ValueProps } from '#src/admin/forms/value-control.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Select } from '#src/ui/field/select.tsx';

/** Several of a few answers: a box each, in the order of the definition; where only one may be given, a list. */
export function ChoicesControl(props: ValueProps) {
  const { t } = useLingui();
  const { field, value, mayWrite = true, say, onLeave, onChange } = props;
  const answers = answersOf(field);
  const chosen = textsIn(value);
  const wordOf = (answer: string): string => say(field.words?.[answer] ?? answer);
  if (field.single === true)
    return (
      <LineField {...props}>
        {(control) => (
          <Select
            {...control}
            value={chosen[0] ?? ''}
            disabled={!mayWrite}
            onBlur={onLeave}
            onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
          >
            <option value="">{t`Choisissez`}</option>
            {answers.map((answer) => (
              <option key={answer} value={answer}>
                {wordOf(answer)}
              </option>
            ))}
          </Select>
        )}
      </LineField>
    );
  return (
    <GroupField {...props}>
      <div className={field.look === 'plain' ? recordForm().section : officeField().boxes}>
        {answers.map((answer) => (
          <Checkbox
            key={answer}
            dense
            checked={chosen.includes(answer)}
            onBlur={onLeave}
            onChange={({ target }) =>
              onChange(answers.filter((one) => (one === answer ? target.checked : chosen.includes(one))))
            }
          >
            {wordOf(answer)}
          </Checkbox>
        ))}
      </div>
    </GroupField>
  );
}
