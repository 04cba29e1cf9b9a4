import { useLingui } from '@lingui/react/macro';
import { field as fieldLook, recordForm } from '#styled/recipes';
import { textsIn } from '#core/domain/fields/values.ts';
import { PictureField } from '#src/admin/parts/media/picture-field.tsx';
import type { ValueProps } from '#src/admin/forms/value-control.tsx';

/** A picture, a file, or pictures in their order. */
export function FilesControl({ field, label, hint, value, error, mayWrite = true, onChange }: ValueProps) {
  const { t } = useLingui();
  const told = error ?? hint;
  const more = told === undefined ? {} : { hint: told };
  if (field.kind !== 'pictures')
    return (
      <PictureField
        label={label}
        {...more}
        isAnyFile={field.kind === 'file'}
        value={typeof value === 'string' && value !== '' ? value : null}
        mayWrite={mayWrite}
        onChange={onChange}
      />
    );
  const files = textsIn(value);
  const isFull = field.max !== undefined && files.length >= field.max;
  return (
    <fieldset className={recordForm().section}>
      <legend className={fieldLook().legend}>{label}</legend>
      {told === undefined ? null : <p>{told}</p>}
      {files.map((uuid, at) => (
        <PictureField
          key={uuid}
          label={t`Image ${String(at + 1)}`}
          value={uuid}
          mayWrite={mayWrite}
          onChange={(next) =>
            onChange(
              next === null ? files.toSpliced(at, 1) : files.includes(next) ? files : files.toSpliced(at, 1, next),
            )
          }
        />
      ))}
      {mayWrite && !isFull ? (
        <PictureField
          label={t`Ajouter une image`}
          value={null}
          mayWrite
          onChange={(next) => {
            if (next !== null && !files.includes(next)) onChange([...files, next]);
          }}
        />
      ) : null}
    </fieldset>
  );
}
