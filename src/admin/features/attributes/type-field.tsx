import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { valuesIn } from '#core/domain/fields/values.ts';
import { ADMIN_WIDGETS } from '#src/admin/forms/widgets.tsx';
import type { WidgetProps } from '#src/forms/field-widgets.tsx';
import { asksFor } from './asks-for.ts';

/** The type of a new attribute: what the chosen one does not ask for is emptied, so that nothing unseen is sent. */
export function TypeField(props: WidgetProps) {
  const { own, fields, prefix } = props;
  const { getValues, setValue } = useFormContext();
  const type: unknown = useWatch({ name: prefix + own });
  const clear = useEffectEvent((chosen: unknown) => {
    const values = { ...valuesIn(getValues(prefix.slice(0, -1))), [own]: chosen };
    for (const [name, { blank, kind }] of Object.entries(fields)) {
      const none = kind === 'rows' ? [] : blank;
      const isEmpty = kind === 'rows' ? [values[name]].flat().length === 0 : values[name] === none;
      if (!asksFor(name, values) && !isEmpty) setValue(prefix + name, none, { shouldDirty: true });
    }
  });
  useEffect(() => clear(type), [type]);
  const Choice = ADMIN_WIDGETS.choice;
  return <Choice {...props} />;
}
