/** Asks before files go; asks once more, by name, before those go that something shows. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import type { OfficeAnswer } from '#src/admin/api/admin-routes.ts';
import { useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { UseList } from './use-list.tsx';

type Used = OfficeAnswer<'api.admin.media.destroy'>['used'];
type Moved = OfficeAnswer<'api.admin.media.destroy'>['moved'];
type Seen = Pick<MediaFile, 'uuid' | 'rev' | 'revId'>;

interface RemoveDialogProps {
  /** As they were seen by whoever takes them away. */
  files: readonly Seen[];
  onClose: () => void;
  onRemoved: (uuids: readonly string[]) => void;
}

export function RemoveDialog({ files, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useLingui();
  const call = useAdminCall();
  const toast = useToast();
  const [used, setUsed] = useState<Used | null>(null);
  const [moved, setMoved] = useState<Moved>([]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const count = files.length;
  const remove = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const isAsked = (uuid: string): boolean => used === null || used.some((one) => one.uuid === uuid);
    const asked = files
      .filter(({ uuid }) => isAsked(uuid))
      .map(({ uuid, rev: baseRev, revId: baseRevId }) => ({ uuid, baseRev, baseRevId }));
    try {
      const answer = await call('api.admin.media.destroy', { body: { files: asked, evenUsed: used !== null } });
      const written = [...moved, ...answer.moved];
      setMoved(written);
      const all = [...gone, ...answer.removed];
      setGone(all);
      if (answer.used.length > 0) {
        setUsed(answer.used);
      } else if (written.length > 0) {
        setUsed([]);
      } else {
        toast(t`Les éléments ont été supprimés.`);
        onRemoved(all);
      }
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  };
  /* the list is read again where something was written since: it shows what is there now */
  const close = (): void => (gone.length + moved.length > 0 ? onRemoved(gone) : onClose());
  const isOver = used?.length === 0;
  return (
    <Sheet
      open
      onClose={close}
      title={count === 1 ? t`Supprimer ce fichier ?` : t`Supprimer ${count} fichiers ?`}
      closeLabel={t`Fermer`}
      footer={
        <div className={formLayout().actions}>
          <Button tone="line" onClick={close}>
            {used === null ? t`Annuler` : isOver ? t`Fermer` : t`Les garder`}
          </Button>
          {isOver ? null : (
            <Button tone="danger" loading={isBusy} onClick={() => void remove()}>
              {used === null ? t`Supprimer` : t`Supprimer quand même`}
            </Button>
          )}
        </div>
      }
    >
      <div className={formLayout().stack}>
        <FailureNote failure={failure} />
        {used === null ? (
          <p>
            <Trans>Ce qui est affiché quelque part vous sera montré avant d’être supprimé.</Trans>
          </p>
        ) : isOver ? null : (
          <Note tone="warn" title={t`Ces fichiers sont encore affichés.`}>
            <Trans>Supprimés, ils laissent une place vide là où ils sont.</Trans>
            {used.map(({ uuid, fileName, uses }) => (
              <div key={uuid}>
                <strong>{fileName}</strong>
                <UseList uses={uses} />
              </div>
            ))}
          </Note>
        )}
        {moved.length === 0 ? null : (
          <Note tone="warn" title={t`Quelqu’un a modifié ces fichiers depuis : ils sont gardés.`}>
            <Trans>Regardez ce qui a changé, puis supprimez-les si vous le voulez toujours.</Trans>
            {moved.map(({ uuid, fileName }) => (
              <div key={uuid}>
                <strong>{fileName}</strong>
              </div>
            ))}
          </Note>
        )}
      </div>
    </Sheet>
  );
}
