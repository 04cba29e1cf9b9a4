/** Asks before a record is deleted: it names the thing, and what still stands on it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { formLayout } from '#styled/recipes';
import type { Revision } from '#core/domain/revision/revision.ts';
import type { Dependent } from '#core/resources/resource-rows.ts';
import { failureOf, type Failure } from '#src/api/failure.ts';
import type { RecordCalls } from '#src/admin/screens/form/record/record-calls.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useLabel } from '#src/forms/field-words.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

interface DeleteDialogProps {
  title: string;
  seen: { readonly uuid: string } & Revision;
  calls: RecordCalls;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteDialog({ title, seen, calls, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useLingui();
  const [dependents, setDependents] = useState<readonly Dependent[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { uuid } = seen;
  useEffect(() => {
    let isHere = true;
    calls.dependents(uuid).then(
      (found) => isHere && setDependents(found),
      (error: unknown) => isHere && setFailure(failureOf(error)),
    );
    return () => {
      isHere = false;
    };
  }, [calls, uuid]);
  const remove = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await calls.destroy(seen);
      onDeleted();
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  };
  const holding = (dependents ?? []).filter(({ goes }) => goes !== true);
  const going = (dependents ?? []).filter(({ goes }) => goes === true);
  const isUsed = holding.length > 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Supprimer « ${title} » ?`}
      closeLabel={t`Fermer`}
      footer={
        <div className={formLayout().actions}>
          <Button tone="line" onClick={onClose}>
            {t`Annuler`}
          </Button>
          <Button tone="ink" loading={isBusy} disabled={dependents === null || isUsed} onClick={() => void remove()}>
            {t`Supprimer`}
          </Button>
        </div>
      }
    >
      <div className={formLayout().stack}>
        <FailureNote failure={failure} />
        {dependents === null && failure === null ? <p role="status">{t`Recherche de ce qui s’en sert…`}</p> : null}
        {isUsed ? (
          <Note tone="warn" title={t`D’autres éléments s’en servent encore.`}>
            <Trans>Retirez-les d’abord, puis revenez ici.</Trans>
            <Uses dependents={holding} />
          </Note>
        ) : null}
        {going.length > 0 ? (
          <Note tone={isUsed ? 'neutral' : 'warn'} title={t`Ce qui s’y rattache partira avec :`}>
            <Uses dependents={going} />
          </Note>
        ) : null}
        {dependents !== null && dependents.length === 0 ? (
          <p>
            <Trans>Rien d’autre ne s’en sert. L’historique garde ce qui est supprimé.</Trans>
          </p>
        ) : null}
      </div>
    </Sheet>
  );
}

/** What stands on it: how many, and what the first are called. */
function Uses({ dependents }: { dependents: readonly Dependent[] }) {
  const say = useLabel();
  return (
    <ul>
      {dependents.map(({ resource, count, titles }) => (
        <li key={resource}>
          {say(resource)} : {count}
          {titles.length === 0 ? '' : ` (${titles.join(', ')}${count > titles.length ? '…' : ''})`}
        </li>
      ))}
    </ul>
  );
}
