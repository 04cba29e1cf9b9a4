/** Asks before files go; asks once more, by name, before those go that something shows. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import type { OfficeAnswer } from '#src/admin/api/admin-routes.ts';
import { useAdminCall, useToast } from '#src/admin/app/port.tsx';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { UseList } from './use-list.tsx';

type Used = OfficeAnswer<'api.admin.media.destroy'>['used'];

interface RemoveDialogProps {
  uuids: readonly string[];
  onClose: () => void;
  onRemoved: (uuids: readonly string[]) => void;
}

export function RemoveDialog({ uuids, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useLingui();
  const call = useAdminCall();
  const toast = useToast();
  const [used, setUsed] = useState<Used | null>(null);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const count = uuids.length;
  const remove = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const asked = used === null ? [...uuids] : used.map(({ uuid }) => uuid);
    try {
      const answer = await call('api.admin.media.destroy', { body: { uuids: asked, evenUsed: used !== null } });
      const all = [...gone, ...answer.removed];
      setGone(all);
      if (answer.used.length > 0) {
        setUsed(answer.used);
      } else {
        toast(t`Les éléments ont été supprimés.`);
        onRemoved(all);
      }
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  };
  const close = (): void => (gone.length > 0 ? onRemoved(gone) : onClose());
  return (
    <Sheet
      open
      onClose={close}
      title={count === 1 ? t`Supprimer ce fichier ?` : t`Supprimer ${count} fichiers ?`}
      closeLabel={t`Fermer`}
      footer={
        <div className={formLayout().actions}>
          <Button tone="line" onClick={close}>
            {used === null ? t`Annuler` : t`Les garder`}
          </Button>
          <Button tone="danger" loading={isBusy} onClick={() => void remove()}>
            {used === null ? t`Supprimer` : t`Supprimer quand même`}
          </Button>
        </div>
      }
    >
      <div className={formLayout().stack}>
        <FailureNote failure={failure} />
        {used === null ? (
          <p>
            <Trans>Ce qui est affiché quelque part vous sera montré avant d’être supprimé.</Trans>
          </p>
        ) : (
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
      </div>
    </Sheet>
  );
}
