/** The library in a dialog: chooses one file or several, or sends new ones and chooses among them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout, mediaLibrary } from '#styled/recipes';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { acceptedEndings, type MediaType } from '#core/domain/media/media-format.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { FileButton } from '#src/admin/parts/media/file-button.tsx';
import { FromDevice } from '#src/admin/parts/media/from-device.tsx';
import { LibraryTools } from '#src/admin/parts/media/library-tools.tsx';
import { MediaTiles } from '#src/admin/parts/media/media-tiles.tsx';
import { UploadList } from '#src/admin/parts/media/upload-list.tsx';
import { arrivedOf, FILES_A_PAGE, useLibrary, type LibraryWords } from '#src/admin/parts/media/use-library.ts';
import { addFiles } from '#src/admin/store/uploads/uploads.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

interface MediaPickerProps {
  title: string;
  /** Only files of this type; all where silent. */
  type?: MediaType;
  onPick: (file: MediaFile) => void;
  /** Takes several at once, in the order they were chosen in. */
  onPickAll?: (files: readonly MediaFile[]) => void;
  onClose: () => void;
}

export function MediaPicker({ title, type, onPick, onPickAll, onClose }: MediaPickerProps) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const [words, setWords] = useState<LibraryWords>(type === undefined ? {} : { type });
  const [page, setPage] = useState(0);
  const [picked, setPicked] = useState<MediaFile | null>(null);
  const [several, setSeveral] = useState<readonly MediaFile[]>([]);
  const { answer, failure, isFromDevice } = useLibrary(words, page);
  /* whoever sends files here wants these */
  const [sent, setSent] = useState<readonly string[]>([]);
  const arrived = arrivedOf(sent, answer?.data ?? []);
  if (arrived.length > 0) {
    setSent(sent.filter((uuid) => arrived.every((one) => one.uuid !== uuid)));
    if (onPickAll === undefined) setPicked(arrived.at(-1) ?? null);
    else setSeveral([...several.filter((one) => !arrived.includes(one)), ...arrived]);
  }
  const classes = mediaLibrary();
  const total = answer?.total ?? 0;
  const choose = (uuid: string, isChosen: boolean): void => {
    const file = answer?.data.find((one) => one.uuid === uuid);
    const others = several.filter((one) => one.uuid !== uuid);
    setSeveral(isChosen && file !== undefined ? [...others, file] : others);
  };
  return (
    <Sheet
      open
      size="lg"
      title={title}
      closeLabel={t`Fermer`}
      onClose={onClose}
      footer={
        <div className={formLayout().actions}>
          <Button tone="line" onClick={onClose}>{t`Annuler`}</Button>
          {onPickAll !== undefined && several.length > 0 ? (
            <Button tone="ink" onClick={() => onPickAll(several)}>
              {several.length === 1 ? t`Choisir 1 fichier` : t`Choisir ${several.length} fichiers`}
            </Button>
          ) : (
            <Button
              tone="ink"
              disabled={picked === null}
              onClick={() => {
                if (picked !== null) onPick(picked);
              }}
            >{t`Choisir ce fichier`}</Button>
          )}
        </div>
      }
    >
      <div className={classes.stack}>
        <LibraryTools
          words={words}
          onWords={(next) => {
            setWords(next);
            setPage(0);
          }}
        />
        {may('media.store') ? (
          <div>
            <FileButton
              multiple
              accept={acceptedEndings(type === undefined ? undefined : [type])}
              onFiles={(files) => void addFiles(files).then((added) => setSent((before) => [...before, ...added]))}
            >
              {t`Ajouter des fichiers`}
            </FileButton>
          </div>
        ) : null}
        <UploadList />
        {isFromDevice ? <FromDevice /> : null}
        <FailureNote failure={answer === null ? failure : null} />
        {answer?.data.length === 0 ? (
          <p>
            <Trans>Aucun fichier ne répond à ces filtres.</Trans>
          </p>
        ) : null}
        <MediaTiles
          files={answer?.data ?? []}
          open={picked?.uuid ?? null}
          chosen={new Set(several.map(({ uuid }) => uuid))}
          onOpen={setPicked}
          {...(onPickAll === undefined ? {} : { onChoose: choose })}
        />
        {total > FILES_A_PAGE ? (
          <div className={classes.buttons}>
            <Button
              tone="line"
              size="sm"
              disabled={page === 0}
              onClick={() => setPage(page - 1)}
            >{t`Page précédente`}</Button>
            <Button
              tone="line"
              size="sm"
              disabled={(page + 1) * FILES_A_PAGE >= total}
              onClick={() => setPage(page + 1)}
            >{t`Page suivante`}</Button>
          </div>
        ) : null}
      </div>
    </Sheet>
  );
}
