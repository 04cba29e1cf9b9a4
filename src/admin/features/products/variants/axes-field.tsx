/** What tells the variants of a product apart: lists of choices of its family. */
import { useLingui } from '@lingui/react/macro';
import { useController } from 'react-hook-form';
import { officeField } from '#styled/recipes';
import { MAX_AXES } from '#core/domain/catalogue/products/variants.ts';
import { GroupWidget } from '#src/admin/forms/group-widget.tsx';
import { textsIn } from '#core/domain/fields/values.ts';
import type { WidgetProps } from '#src/forms/field-widgets.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { useAxes } from './use-axes.ts';

export function AxesField(props: WidgetProps) {
  const { t } = useLingui();
  const { field } = useController({ name: props.prefix + props.own });
  const { offered } = useAxes(props.prefix);
  const classes = officeField();
  const chosen = textsIn(field.value);
  return (
    <GroupWidget {...props}>
      <div className={classes.boxes}>
        {offered.map(({ code, name }) => (
          <Checkbox
            key={code}
            checked={chosen.includes(code)}
            disabled={!chosen.includes(code) && chosen.length >= MAX_AXES}
            onChange={({ target }) =>
              field.onChange(target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
      {offered.length === 0 ? (
        <p className={classes.status}>
          {t`Créez d’abord, dans la famille, une liste de choix qui distingue des déclinaisons.`}
        </p>
      ) : null}
    </GroupWidget>
  );
}
