/** A picture of the library: what is chosen, and the newest or those whose words are typed. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ComponentProps } from 'react';
import { builder } from '#styled/recipes';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { acceptedEndings } from '#core/domain/media/media-format.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { textIn } from '#core/domain/fields/values.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import type { ControlProps } from '#src/admin/fields/control-props.ts';
import { FileButton } from '#src/admin/parts/media/file-button.tsx';
import { Thumb } from '#src/admin/parts/media/thumb.tsx';
import { UploadList } from '#src/admin/parts/media/upload-list.tsx';
import { useMedia } from '#src/admin/parts/media/use-media.ts';
import { addFiles, uploads } from '#src/admin/store/uploads/uploads.ts';
import { usePendingPictures, type PendingPicture } from '#src/admin/store/uploads/use-pending-pictures.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

const SHOWN = '12';

interface Choice {
  readonly uuid: string;
  readonly name: string;
  readonly file: ComponentProps<typeof Thumb>['file'];
}

const choiceOf = (file: MediaFile): Choice => ({
  uuid: file.uuid,
  name: file.title === '' ? file.fileName : file.title,
  file,
});
const pendingChoice = (one: PendingPicture): Choice => ({
  uuid: one.uuid,
  name: one.fileName,
  file: { type: 'image', ...one },
});

function Library({ label, onChoose }: { label: string; onChoose: (uuid: string) => void }) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const pending = usePendingPictures();
  const [words, setWords] = useState('');
  const { answer, failure, isLoading, isFromDevice } = useMedia({ q: words, type: 'image', perPage: SHOWN });
  const hint = isFromDevice
    ? t`Sans réseau, parmi les images que cet appareil connaît.`
    : failure === null
      ? null
      : t`La recherche nécessite une connexion.`;
  const classes = builder();
  const here = pending.filter(({ fileName }) => fileName.toLowerCase().includes(words.toLowerCase()));
  const known = (answer?.data ?? []).filter(({ uuid }) => here.every((one) => one.uuid !== uuid));
  const choices = [...here.map(pendingChoice), ...known.map(choiceOf)];
  const add = async (files: readonly File[]): Promise<void> => {
    const [uuid] = await addFiles(files);
    /* one that is no picture is said in the list of files on their way */
    if (uuid !== undefined && uploads.list.some((one) => one.uuid === uuid && one.state !== 'refused')) onChoose(uuid);
  };
  return (
    <div className={classes.group}>
      {may('media.store') ? (
        <div>
          <FileButton accept={acceptedEndings(['image'])} onFiles={(files) => void add(files)}>
            {t`Ajouter une photo de cet appareil`}
          </FileButton>
        </div>
      ) : null}
      <UploadList />
      <Field label={t`Chercher une image`} {...(hint === null ? {} : { hint })}>
        {(control) => (
          <TextInput
            {...control}
            size="sm"
            value={words}
            onChange={({ target }) => setWords(cutText(target.value, 200))}
          />
        )}
      </Field>
      {choices.length === 0 && !isLoading ? <p>{t`Aucune image ne correspond.`}</p> : null}
      <ul className={classes.pictures} aria-label={label}>
        {choices.map(({ uuid, name, file }) => (
          <li key={uuid}>
            <button type="button" aria-label={name} title={name} onClick={() => onChoose(uuid)}>
              <Thumb file={file} />
              <span className={classes.said}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function MediaField({ label, value, onChange, drawing }: ControlProps) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const uuid = textIn(value);
  const { answer } = useMedia(uuid === '' ? null : { ids: [uuid] });
  const [file] = answer?.data ?? [];
  const waiting = usePendingPictures().find((one) => one.uuid === uuid);
  const chosen = file !== undefined ? choiceOf(file) : waiting === undefined ? null : pendingChoice(waiting);
  const classes = builder();
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      {chosen === null || uuid === '' ? null : (
        <div className={classes.item}>
          <Thumb size="sm" file={chosen.file} />
          <span className={classes.name}>{chosen.name}</span>
        </div>
      )}
      {drawing.mayWrite ? (
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
      ) : null}
      {choosing ? (
        <Library
          label={label}
          onChoose={(picked) => {
            onChange(picked);
            setChoosing(false);
          }}
        />
      ) : null}
    </fieldset>
  );
}
