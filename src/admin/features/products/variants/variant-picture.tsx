/** What a variant looks like: one of the product's pictures by a press, or any other of the library. */
import { useLingui } from '@lingui/react/macro';
import { useController, useWatch } from 'react-hook-form';
import { officeField } from '#styled/recipes';
import { textIn, valuesIn } from '#core/domain/fields/values.ts';
import { PictureField } from '#src/admin/parts/media/picture-field.tsx';
import { Thumb } from '#src/admin/parts/media/thumb.tsx';
import { useMedia } from '#src/admin/parts/media/use-media.ts';
import { useSentence } from '#src/forms/form-fields.tsx';
import { Button } from '#src/ui/button/button.tsx';

interface VariantPictureProps {
  /** In the form. */
  name: string;
  /** Its options. */
  variant: string;
}

export function VariantPicture({ name, variant }: VariantPictureProps) {
  const { t } = useLingui();
  const { value, onChange } = useController({ name }).field;
  const fault = useSentence(name);
  const held: unknown = useWatch({ name: 'fields.pictures' });
  const own = (Array.isArray(held) ? held : [])
    .map((row) => textIn(valuesIn(row)['picture']))
    .filter((one) => one !== '');
  const { answer } = useMedia(own.length === 0 ? null : { ids: own });
  const files = own.flatMap((uuid) => answer?.data.find((file) => file.uuid === uuid) ?? []);
  const picture = textIn(value);
  return (
    <>
      {files.length === 0 ? null : (
        <div role="group" aria-label={t`Image de ${variant} parmi celles du produit`} className={officeField().tools}>
          {files.map((file, at) => (
            <Button
              key={file.uuid}
              tone={file.uuid === picture ? 'ink' : 'line'}
              size="sm"
              aria-pressed={file.uuid === picture}
              aria-label={t`Image ${at + 1} du produit`}
              onClick={() => onChange(file.uuid === picture ? null : file.uuid)}
            >
              <Thumb file={file} size="sm" />
            </Button>
          ))}
        </div>
      )}
      <PictureField
        label={t`Image de ${variant}`}
        {...(fault === undefined ? {} : { hint: fault })}
        value={picture === '' ? null : picture}
        mayWrite
        onChange={onChange}
      />
    </>
  );
}
