import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { bulkBar } from '#styled/recipes';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { ProgressBar } from '#src/ui/progress/progress-bar.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { useFailureWords } from '../data/failure-words.ts';
import type { ResourceName } from '../model/resource-name.ts';
import { RefusedRows } from './refused-rows.tsx';
import type { useBulk } from './use-bulk.ts';

interface BulkDialogProps {
  resource: ResourceName;
  title: string;
  /** Says what is done while it is. */
  doing: string;
  /** What the press is called that does it to so many. */
  press: (count: number) => string;
  bulk: ReturnType<typeof useBulk>;
  /** What follows from it, said once nothing stands in its way. */
  after?: ReactNode;
  /** What is asked before the shop can say what would happen. */
  question?: ReactNode;
  onClose: () => void;
}

/** Says what would happen before it does, shows how far it is, and what had to stay. */
export function BulkDialog({ resource, title, doing, press, bulk, question, after, onClose }: BulkDialogProps) {
  const { t } = useLingui();
  const words = useFailureWords();
  const { plan, progress, failure } = bulk;
  const isRunning = progress !== null && !progress.isOver;
  const isDone = progress?.isOver === true && progress.refused.length === 0 && failure === null;
  useEffect(() => {
    if (isDone) onClose();
  });
  const refused = progress?.refused ?? plan?.refused ?? [];
  const count = refused.length;
  return (
    <Sheet
      open
      title={title}
      closeLabel={t`Fermer`}
      onClose={isRunning ? bulk.stop : onClose}
      footer={<Buttons press={press} bulk={bulk} onClose={onClose} />}
    >
      <div className={bulkBar().form}>
        {progress === null ? question : null}
        {failure === null ? null : <Note tone="warn" role="alert" title={words(failure)} />}
        {plan === null && failure === null && question === undefined ? (
          <p role="status">{t`Vérification de ce qui peut être fait…`}</p>
        ) : null}
        {progress === null && plan !== null && plan.ids.length > 0 && after !== undefined ? <p>{after}</p> : null}
        {progress === null ? null : (
          <ProgressBar
            label={doing}
            figure={t`${progress.done + progress.refused.length} sur ${progress.of}`}
            value={progress.done + progress.refused.length}
            max={progress.of}
          />
        )}
        {count === 0 ? null : (
          <RefusedRows
            resource={resource}
            rows={refused}
            title={
              progress === null
                ? count === 1
                  ? t`1 élément doit rester tel qu’il est.`
                  : t`${count} éléments doivent rester tels qu’ils sont.`
                : count === 1
                  ? t`1 élément est resté.`
                  : t`${count} éléments sont restés.`
            }
          />
        )}
      </div>
    </Sheet>
  );
}

function Buttons({ press, bulk, onClose }: Pick<BulkDialogProps, 'press' | 'bulk' | 'onClose'>) {
  const { t } = useLingui();
  const { plan, progress } = bulk;
  if (progress?.isOver === true) return <Button tone="ink" onClick={onClose}>{t`Fermer`}</Button>;
  if (progress !== null) return <Button tone="line" onClick={bulk.stop}>{t`Arrêter`}</Button>;
  const count = plan?.ids.length ?? 0;
  return (
    <div className={bulkBar().buttons}>
      <Button tone="line" onClick={onClose}>{t`Annuler`}</Button>
      {plan === null || count === 0 ? null : (
        <Button tone="ink" onClick={() => void bulk.run(plan)}>
          {press(count)}
        </Button>
      )}
    </div>
  );
}
