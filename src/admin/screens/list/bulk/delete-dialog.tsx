import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { bulkBar } from '#styled/recipes';
import type { Dependent } from '#core/resources/resource-rows.ts';
import { useAnswer } from '#src/admin/app/port/use-answer.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { ProgressBar } from '#src/ui/progress/progress-bar.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { useFailureWords } from '../data/failure-words.ts';
import type { ResourceName } from '../model/resource-name.ts';
import type { Deletion, Doomed } from './use-delete.ts';

interface DeleteDialogProps {
  resource: ResourceName;
  rows: readonly Doomed[];
  deletion: Deletion | null;
  onDelete: () => void;
  onStop: () => void;
  onClose: () => void;
}

/** More rows are not asked about one by one: what cannot go is told when it is tried. */
const ASKED = 5;

/** Asks before rows go, names what depends on them, shows how far it is and what had to stay. */
export function DeleteDialog({ resource, rows, deletion, onDelete, onStop, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  const count = rows.length;
  const [first] = rows;
  const isRunning = deletion !== null && !deletion.isOver;
  const hasRefused = (deletion?.refused.length ?? 0) > 0;
  useEffect(() => {
    if (deletion?.isOver === true && !hasRefused) onClose();
  });
  return (
    <Sheet
      open
      title={count === 1 ? t`Supprimer « ${first?.title ?? ''} » ?` : t`Supprimer ${count} éléments ?`}
      closeLabel={t`Fermer`}
      onClose={isRunning ? onStop : onClose}
      footer={<Buttons count={count} deletion={deletion} onDelete={onDelete} onStop={onStop} onClose={onClose} />}
    >
      <div className={bulkBar().form}>
        {deletion === null ? (
          rows.slice(0, ASKED).map((row) => <Dependents key={row.uuid} resource={resource} row={row} />)
        ) : (
          <ProgressBar
            label={t`Suppression`}
            figure={t`${deletion.done + deletion.refused.length} sur ${deletion.of}`}
            value={deletion.done + deletion.refused.length}
            max={deletion.of}
          />
        )}
        {deletion !== null && hasRefused ? <Refused deletion={deletion} /> : null}
      </div>
    </Sheet>
  );
}

function Buttons({
  count,
  deletion,
  onDelete,
  onStop,
  onClose,
}: Pick<DeleteDialogProps, 'deletion' | 'onDelete' | 'onStop' | 'onClose'> & { count: number }) {
  const { t } = useLingui();
  if (deletion?.isOver === true) return <Button tone="ink" onClick={onClose}>{t`Fermer`}</Button>;
  if (deletion !== null) return <Button tone="line" onClick={onStop}>{t`Arrêter`}</Button>;
  return (
    <div className={bulkBar().buttons}>
      <Button tone="line" onClick={onClose}>{t`Annuler`}</Button>
      <Button tone="ink" onClick={onDelete}>
        {count === 1 ? t`Supprimer` : t`Supprimer les ${count}`}
      </Button>
    </div>
  );
}

/** What names a record: as long as it does, the record stays. */
function Dependents({ resource, row }: { resource: ResourceName; row: Doomed }) {
  const { t } = useLingui();
  const { answer } = useAnswer(`api.admin.${resource}.dependents`, { params: { uuid: row.uuid } });
  const used: readonly Dependent[] = (answer ?? []).filter(({ count }) => count > 0);
  if (used.length === 0) return null;
  return (
    <Note tone="warn" title={t`« ${row.title} » sert encore et ne pourra pas être supprimé.`}>
      <ul className={bulkBar().list}>
        {used.map(({ resource: what, count, titles }) => (
          <li key={what}>
            {t`${what} : ${count}`}
            {titles.length === 0 ? '' : ` (${titles.join(', ')})`}
          </li>
        ))}
      </ul>
    </Note>
  );
}

function Refused({ deletion: { refused } }: { deletion: Deletion }) {
  const { t } = useLingui();
  const words = useFailureWords();
  return (
    <Note
      tone="warn"
      role="status"
      title={refused.length === 1 ? t`1 élément est resté.` : t`${refused.length} éléments sont restés.`}
    >
      <ul className={bulkBar().list}>
        {refused.map(({ row, failure }) => (
          <li key={row.uuid}>{t`${row.title} : ${words(failure)}`}</li>
        ))}
      </ul>
    </Note>
  );
}
