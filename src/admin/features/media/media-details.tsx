/** What is said of a file, where it is shown, and what can be done with it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { mediaLibrary, textLink, tool } from '#styled/recipes';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { acceptedEndings } from '#core/domain/media/media-format.ts';
import { answered as told } from '#src/admin/api/answered.ts';
import { useAdmin, useAdminCall, useToast, useUnsaved } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { FileButton } from '#src/admin/parts/media/file-button.tsx';
import { FolderOptions } from '#src/admin/parts/media/library-tools.tsx';
import { useFacts } from '#src/admin/parts/media/media-tiles.tsx';
import { addFiles } from '#src/admin/store/uploads/uploads.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { TextArea, TextInput } from '#src/ui/field/text-input.tsx';
import { x } from '#src/ui/icon/glyphs.ts';
import { EditPicture } from './edit-picture.tsx';
import { CENTRE, Cuts, FocalStage } from './focal-stage.tsx';
import { UseList } from './use-list.tsx';

interface MediaDetailsProps {
  file: MediaFile;
  /** Says what it is called and closes itself; in a sheet that does it. */
  isTitled: boolean;
  onClose: () => void;
  /** Whether something is typed that is not saved. */
  onDirty: (isDirty: boolean) => void;
  onWritten: () => void;
  onRemove: () => void;
}

export function MediaDetails({ file, isTitled, onClose, onDirty, onWritten, onRemove }: MediaDetailsProps) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const call = useAdminCall();
  const toast = useToast();
  const facts = useFacts();
  const { ask, failure } = useAsk();
  const [given, setGiven] = useState(file);
  /* cut, turned or replaced meanwhile: what is typed and not saved stays */
  const [seen, setSeen] = useState(file);
  if (seen.revId !== file.revId) {
    setSeen(file);
    setGiven(typedOn(given, seen, file));
  }
  const [isBusy, setBusy] = useState(false);
  const { answer: folders } = useAnswer('api.admin.media.folders.index', {});
  const { answer: uses } = useAnswer('api.admin.media.usage', { params: { uuid: file.uuid } });
  const classes = mediaLibrary();
  const mayWrite = may('media.update');
  const isDirty = JSON.stringify(given) !== JSON.stringify(file);
  useUnsaved(isDirty);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const set = (part: Partial<MediaFile>): void => setGiven((before) => ({ ...before, ...part }));
  const save = async (): Promise<void> => {
    setBusy(true);
    const { rev: baseRev, revId: baseRevId, fileName, title, alt, caption, folder, category, focalPoint } = given;
    const body = { baseRev, baseRevId, fileName, title, alt, caption, folder, category, focalPoint };
    const isDone = await ask(() => told(call('api.admin.media.update', { params: { uuid: file.uuid }, body })));
    setBusy(false);
    if (!isDone) return;
    toast(t`Enregistrement effectué.`);
    onWritten();
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(new URL(file.href, location.href).href);
    toast(t`Adresse copiée.`);
  };
  const isPicture = file.type === 'image';
  const point = given.focalPoint ?? CENTRE;
  const count = uses?.length ?? 0;
  return (
    <div className={classes.stack}>
      {isTitled ? (
        <div className={classes.head}>
          <h2>{file.fileName}</h2>
          <IconButton glyph={x} label={t`Fermer les détails`} onClick={onClose} />
        </div>
      ) : null}
      {isPicture ? (
        <>
          <FocalStage
            file={file}
            point={given.focalPoint}
            onPoint={mayWrite ? (focalPoint) => set({ focalPoint }) : null}
          />
          <Cuts file={file} point={given.focalPoint} />
          <div className={classes.head}>
            <p>
              <b>{t`Point d’intérêt`}</b> {t`${point.x} %, ${point.y} %`}
            </p>
            {given.focalPoint === null ? null : (
              <button
                type="button"
                className={textLink()}
                onClick={() => set({ focalPoint: null })}
              >{t`Recentrer`}</button>
            )}
          </div>
          {mayWrite ? (
            <p className={classes.facts}>{t`Touchez l’image, ou les flèches : 1 %, avec Maj 10 %.`}</p>
          ) : null}
        </>
      ) : null}
      <p className={classes.facts}>{facts(file)}</p>
      <FailureNote failure={failure} />
      {isPicture ? (
        <>
          <Words
            label={t`Texte alternatif, français`}
            value={given.alt.fr_FR}
            onText={(fr_FR) => set({ alt: { ...given.alt, fr_FR } })}
          />
          <Words
            label={t`Texte alternatif, anglais`}
            placeholder={t`Vide : le français sera lu`}
            value={given.alt.en_GB}
            onText={(en_GB) => set({ alt: { ...given.alt, en_GB } })}
          />
        </>
      ) : null}
      <Words label={t`Nom du fichier`} value={given.fileName} onText={(fileName) => set({ fileName })} />
      <Words label={t`Titre`} value={given.title} onText={(title) => set({ title })} />
      <Field label={t`Légende`}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={given.caption}
            onChange={({ target }) => set({ caption: target.value })}
          />
        )}
      </Field>
      <Field label={t`Dossier`}>
        {(control) => (
          <Select
            {...control}
            value={given.folder ?? ''}
            onChange={({ target }) => set({ folder: target.value === '' ? null : target.value })}
          >
            <option value="">{t`Sans dossier`}</option>
            <FolderOptions folders={folders ?? []} />
          </Select>
        )}
      </Field>
      <CategoryField value={given.category} onValue={(category) => set({ category })} />
      {mayWrite ? (
        <div>
          <Button tone="ink" loading={isBusy} disabled={!isDirty} onClick={() => void save()}>{t`Enregistrer`}</Button>
        </div>
      ) : null}
      <div className={classes.head}>
        <h2>
          {count === 0 ? t`Utilisé nulle part` : count === 1 ? t`Utilisé à 1 endroit` : t`Utilisé à ${count} endroits`}
        </h2>
      </div>
      <UseList uses={uses ?? []} />
      <div className={classes.buttons}>
        {mayWrite && may('media.store') ? (
          <FileButton
            accept={acceptedEndings([file.type])}
            onFiles={(files) => void addFiles(files, { replaces: file })}
          >{t`Remplacer`}</FileButton>
        ) : null}
        <button type="button" className={tool({})} onClick={() => void copy()}>{t`Copier l’adresse`}</button>
        {may('media.destroy') ? (
          <button type="button" className={tool({})} onClick={onRemove}>{t`Supprimer`}</button>
        ) : null}
      </div>
      {isPicture && mayWrite && file.mime !== 'image/svg+xml' ? (
        <EditPicture file={file} onWritten={onWritten} />
      ) : null}
      {isDirty ? (
        <p className={classes.facts} role="status">
          <Trans>Ce que vous avez changé n’est pas encore enregistré.</Trans>
        </p>
      ) : null}
    </div>
  );
}

/** What was typed on the file as it was seen, on the file as it is now. */
function typedOn(typed: MediaFile, seen: MediaFile, now: MediaFile): MediaFile {
  const kept = <Name extends keyof MediaFile>(name: Name): MediaFile[Name] =>
    JSON.stringify(typed[name]) === JSON.stringify(seen[name]) ? now[name] : typed[name];
  return {
    ...now,
    fileName: kept('fileName'),
    title: kept('title'),
    alt: kept('alt'),
    caption: kept('caption'),
    folder: kept('folder'),
    category: kept('category'),
    focalPoint: kept('focalPoint'),
  };
}

interface WordsProps {
  label: string;
  value: string;
  placeholder?: string;
  onText: (text: string) => void;
}

const LONGEST = 200;

function Words({ label, value, placeholder, onText }: WordsProps) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          size="sm"
          maxLength={LONGEST}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Field>
  );
}

function CategoryField({ value, onValue }: { value: string | null; onValue: (value: string | null) => void }) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const { answer } = useAnswer(
    'api.admin.media-categories.lookup',
    may('media-categories.index') ? { query: {} } : null,
  );
  if (answer === null) return null;
  return (
    <Field label={t`Catégorie de médias`}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onValue(target.value === '' ? null : target.value)}
        >
          <option value="">{t`Sans catégorie`}</option>
          {answer.map(({ uuid, title }) => (
            <option key={uuid} value={uuid}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
