/** A picture of the library: what is chosen, and the newest or those whose words are typed. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { builder } from '#styled/recipes';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { useAnswer } from '#src/admin/app/port/use-answer.ts';
import { pictureOf } from '#src/admin/features/builder/canvas/library-pictures.ts';
import { textIn, type FieldProps } from '#src/admin/features/builder/fields/field-props.ts';
import { pictureData } from '#src/content/media.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { Plate } from '#src/ui/picture/picture.tsx';

const SHOWN = '12';
const nameOf = ({ title, fileName }: MediaFile): string => (title === '' ? fileName : title);

function Library({ label, onChoose }: { label: string; onChoose: (uuid: string) => void }) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const { answer, failure, isLoading } = useAnswer('api.admin.media.index', {
    query: { q: words, type: 'image', perPage: SHOWN },
  });
  const classes = builder();
  const files = answer?.data ?? [];
  return (
    <div className={classes.group}>
      <Field label={t`Chercher une image`} {...(failure === null ? {} : { hint: t`La recherche demande le réseau.` })}>
        {(control) => (
          <TextInput
            {...control}
            size="sm"
            value={words}
            onChange={({ target }) => setWords(target.value.slice(0, 200))}
          />
        )}
      </Field>
      {files.length === 0 && !isLoading ? <p>{t`Aucune image ne correspond.`}</p> : null}
      <ul className={classes.pictures} aria-label={label}>
        {files.map((file) => (
          <li key={file.uuid}>
            <button type="button" aria-label={nameOf(file)} title={nameOf(file)} onClick={() => onChoose(file.uuid)}>
              <Plate size="thumb" image={pictureData(pictureOf(file), '')} sizes="72px" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function MediaField({ label, value, onChange, readOnly }: FieldProps) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const uuid = textIn(value);
  const { answer } = useAnswer('api.admin.media.index', uuid === '' ? null : { query: { ids: [uuid] } });
  const [file] = answer?.data ?? [];
  const classes = builder();
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      {file === undefined || uuid === '' ? null : (
        <div className={classes.item}>
          <Plate size="thumb" image={pictureData(pictureOf(file), '')} sizes="72px" />
          <span className={classes.pick}>{nameOf(file)}</span>
        </div>
      )}
      {readOnly ? null : (
        <div className={classes.tools}>
          <Button size="sm" tone="line" aria-expanded={choosing} onClick={() => setChoosing((before) => !before)}>
            {uuid === '' ? t`Choisir une image` : t`Remplacer l’image`}
          </Button>
          {uuid === '' ? null : (
            <Button size="sm" tone="text" onClick={() => onChange('')}>
              {t`Retirer l’image`}
            </Button>
          )}
        </div>
      )}
      {choosing ? (
        <Library
          label={label}
          onChoose={(chosen) => {
            onChange(chosen);
            setChoosing(false);
          }}
        />
      ) : null}
    </fieldset>
  );
}
