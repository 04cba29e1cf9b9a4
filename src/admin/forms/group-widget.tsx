import type { ReactNode } from 'react';
import { GroupField } from '#src/admin/forms/group-field.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { useFieldId, useSentence } from '#src/forms/form-fields.tsx';

/** A field of several controls in a form of records, by its name there. */
export function GroupWidget({ children, ...props }: WidgetProps & { children: ReactNode }) {
  const own = useFieldProps(props);
  return (
    <GroupField {...own} id={useFieldId(own.name)} error={useSentence(own.name) ?? null}>
      {children}
    </GroupField>
  );
}
