/** Folders of the library: made, called otherwise, taken away. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { bulkBar, formLayout, mediaLibrary } from '#styled/recipes';
import type { MediaFolder } from '#core/contract/cms/media/media-folders.ts';
import { answered as told } from '#src/admin/api/answered.ts';
import { useAdmin, useAdminCall } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { FolderOptions, folderLines } from '#src/admin/parts/media/library-tools.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { trash } from '#src/ui/icon/glyphs-later.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

export function FoldersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const call = useAdminCall();
  const { answer, failure: unread, reload } = useAnswer('api.admin.media.folders.index', {});
  const { ask, failure } = useAsk();
  const [name, setName] = useState('');
  const [parent, setParent] = useState('');
  const [isMissing, setMissing] = useState(false);
  const folders = answer ?? [];
  const store = async (): Promise<void> => {
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    const body = { uuid: crypto.randomUUID(), name: name.trim(), parent: parent === '' ? null : parent };
    if (!(await ask(() => told(call('api.admin.media.folders.store', { body }))))) return;
    setName('');
    reload();
  };
  const change = async (work: Promise<unknown>): Promise<void> => {
    if (await ask(() => told(work))) reload();
  };
  return (
    <Sheet open title={t`Dossiers`} closeLabel={t`Fermer`} onClose={onClose}>
      <div className={formLayout().stack}>
        <FailureNote failure={failure ?? (answer === null ? unread : null)} />
        {answer === null && unread === null ? <Skeleton shape="wide" /> : null}
        {answer?.length === 0 ? (
          <p>
            <Trans>Aucun dossier pour le moment.</Trans>
          </p>
        ) : null}
        {folderLines(folders).map(({ folder, depth }) => (
          <FolderLine
            key={folder.uuid}
            folder={folder}
            depth={depth}
            mayChange={may('media.update')}
            onName={(next) =>
              void change(
                call('api.admin.media.folders.update', {
                  params: { uuid: folder.uuid },
                  body: { baseRev: folder.rev, baseRevId: folder.revId, name: next, parent: folder.parent },
                }),
              )
            }
            onRemove={
              may('media.destroy')
                ? () =>
                    void change(
                      call('api.admin.media.folders.destroy', {
                        params: { uuid: folder.uuid },
                        body: { baseRev: folder.rev, baseRevId: folder.revId },
                      }),
                    )
                : null
            }
          />
        ))}
        {may('media.store') ? (
          <div className={bulkBar().form}>
            <Field label={t`Nouveau dossier`} error={isMissing ? t`Ce champ doit être renseigné` : null}>
              {(control) => (
                <TextInput {...control} value={name} maxLength={120} onChange={({ target }) => setName(target.value)} />
              )}
            </Field>
            <Field label={t`Dans`}>
              {(control) => (
                <Select {...control} value={parent} onChange={({ target }) => setParent(target.value)}>
                  <option value="">{t`La médiathèque`}</option>
                  <FolderOptions folders={folders} />
                </Select>
              )}
            </Field>
            <div>
              <Button tone="line" onClick={() => void store()}>{t`Créer le dossier`}</Button>
            </div>
          </div>
        ) : null}
      </div>
    </Sheet>
  );
}

interface FolderLineProps {
  folder: MediaFolder;
  depth: number;
  mayChange: boolean;
  onName: (name: string) => void;
  onRemove: (() => void) | null;
}

/** What stands in a folder that goes moves to the one above: nothing is lost by it. */
function FolderLine({ folder, depth, mayChange, onName, onRemove }: FolderLineProps) {
  const { t } = useLingui();
  const [name, setName] = useState(folder.name);
  /* called otherwise meanwhile: the line stays, and whoever stands on it */
  const [seen, setSeen] = useState(folder.name);
  if (seen !== folder.name) {
    setSeen(folder.name);
    setName(folder.name);
  }
  const depthMark = '›'.repeat(depth);
  return (
    <div className={mediaLibrary().head}>
      <span aria-hidden>{depthMark}</span>
      <TextInput
        size="sm"
        aria-label={t`Nom du dossier ${folder.name}`}
        value={name}
        maxLength={120}
        readOnly={!mayChange}
        onChange={({ target }) => setName(target.value)}
        onBlur={() => {
          if (name.trim() !== '' && name.trim() !== folder.name) onName(name.trim());
        }}
      />
      <span className={mediaLibrary().facts}>{folder.count}</span>
      {onRemove === null ? null : (
        <IconButton glyph={trash} label={t`Supprimer le dossier ${folder.name}`} onClick={onRemove} />
      )}
    </div>
  );
}
