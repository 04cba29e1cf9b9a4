import { useFormContext, useWatch } from 'react-hook-form';
import { PictureField } from '#src/admin/parts/media/picture-field.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';
import { useSentence } from '#src/forms/form-fields.tsx';

/** A field that is a picture of the library. */
export function PictureWidget(props: WidgetProps) {
  const { name, label, hint } = useFieldProps(props);
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const said = useSentence(name) ?? hint;
  return (
    <PictureField
      label={label}
      value={typeof value === 'string' && value !== '' ? value : null}
      mayWrite
      {...(said === undefined ? {} : { hint: said })}
      onChange={(uuid) => setValue(name, uuid, { shouldDirty: true })}
    />
  );
}
