import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { PictureField } from '#src/admin/parts/media/picture-field.tsx';
import { useSentence } from '#src/forms/form-fields.tsx';
import { useFieldProps, type WidgetProps } from '#src/forms/field-widgets.tsx';

/** A setting that is a picture of the library. */
export function PictureSetting(props: WidgetProps) {
  const { t } = useLingui();
  const { name, label } = useFieldProps(props);
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const wrong = useSentence(name);
  return (
    <PictureField
      label={label}
      value={uuidIn(value)}
      mayWrite
      hint={wrong ?? t`PNG, JPEG ou WebP. Sans image, les documents portent le nom du site.`}
      onChange={(uuid) => setValue(name, uuid ?? '', { shouldDirty: true })}
    />
  );
}

/** Null for an empty setting. */
export const uuidIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
