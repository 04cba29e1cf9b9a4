import { useController } from 'react-hook-form';
import { officeField } from '#styled/recipes';
import { GroupField } from '#src/admin/forms/group-field.tsx';
import { textsIn } from '#src/admin/forms/lists/texts-in.ts';
import { useLabel } from '#src/forms/field-words.ts';
import type { WidgetProps } from '#src/forms/field-widgets.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';

/** Several of a few answers: a box each, in the order of the definition. */
export function ChoicesWidget(props: WidgetProps) {
  const say = useLabel();
  const { field } = useController({ name: props.prefix + props.own });
  const { options = [], words = {} } = props.field;
  const chosen = textsIn(field.value);
  return (
    <GroupField {...props}>
      <div className={officeField().boxes}>
        {options.map((option) => (
          <Checkbox
            key={option}
            dense
            checked={chosen.includes(option)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(options.filter((one) => (one === option ? target.checked : chosen.includes(one))))
            }
          >
            {say(words[option] ?? option)}
          </Checkbox>
        ))}
      </div>
    </GroupField>
  );
}
