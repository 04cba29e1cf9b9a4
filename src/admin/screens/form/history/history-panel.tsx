/** What was written of a record: who, when, before and after by field; a write can be gone back to. */
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { historyView } from '#styled/recipes';
import type { HistoryEntry } from '#core/resources/resource-rows.ts';
import type { Resource } from '#core/resources/resource.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { HistoryDetail } from '#src/admin/screens/form/history/history-detail.tsx';
import { isWrite, placesIn } from '#src/admin/screens/form/history/places-in.ts';
import { usePlaceWords } from '#src/admin/screens/form/places/place-words.tsx';
import { recordShape, type RecordShape } from '#src/admin/screens/form/places/record-places.ts';
import type { Failure } from '#src/api/failure.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { useActionWords } from './action-words.ts';

interface HistoryListProps {
  shape: Pick<RecordShape, 'fields' | 'places'>;
  /** Newest first; null until they are here. */
  answer: readonly HistoryEntry[] | null;
  failure: Failure | null;
  reload: () => void;
  /** Goes back to a write; null for whoever may not, or while something is unsaved. */
  onRestore: ((entry: HistoryEntry) => Promise<void>) | null;
  /** Why it cannot be gone back to. */
  reason: string | null;
}

interface HistoryPanelProps extends Pick<HistoryListProps, 'onRestore' | 'reason'> {
  resource: Resource;
  uuid: string;
}

/** Of a managed thing. */
export function HistoryPanel({ resource, uuid, ...rest }: HistoryPanelProps) {
  const shape = useMemo(() => recordShape(resource), [resource]);
  const asked = useAnswer(`api.admin.${resource.name}.history`, { params: { uuid } });
  return <HistoryList shape={shape} {...asked} {...rest} />;
}

export function HistoryList({ shape, answer, failure, reload, onRestore, reason }: HistoryListProps) {
  const { t } = useLingui();
  const actions = useActionWords();
  const format = useFormat();
  const classes = historyView();
  const words = usePlaceWords(shape.fields);
  const [open, setOpen] = useState<number | null>(null);
  if (answer === null)
    return (
      <div className={classes.detail} aria-busy={failure === null}>
        {failure === null ? <Skeleton shape="block" /> : <FailureNote failure={failure} />}
        {failure === null ? null : <Button tone="line" onClick={reload}>{t`Réessayer`}</Button>}
      </div>
    );
  const [newest] = answer;
  if (newest === undefined) return <p className={classes.detail}>{t`Rien n’a encore été écrit ici.`}</p>;
  const shown = answer.find(({ id }) => id === open) ?? newest;
  const title = (entry: HistoryEntry): string => {
    if (entry.action !== 'update') return actions[entry.action];
    const [first, ...more] = placesIn(shape.places, entry);
    if (first === undefined) return actions.update;
    const name = words.label(first);
    const count = format.number(more.length);
    return more.length === 0
      ? name
      : more.length === 1
        ? t`${name} et 1 autre champ`
        : t`${name} et ${count} autres champs`;
  };
  return (
    <div className={classes.root}>
      <ol className={classes.list} aria-label={t`Versions`}>
        {answer.map((entry) => {
          const [who, when] = [entry.actor.name, format.dateTime(entry.at)];
          return (
            <li key={entry.id}>
              <button
                type="button"
                className={classes.entry}
                onClick={() => setOpen(entry.id)}
                {...(entry === shown ? { 'aria-current': true } : {})}
              >
                <span className={classes.what}>{title(entry)}</span>
                <span className={classes.who}>{t`${who}, ${when}`}</span>
              </button>
            </li>
          );
        })}
      </ol>
      <HistoryDetail
        key={shown.id}
        shape={shape}
        entry={shown}
        isNewest={shown === answer.find(isWrite)}
        reason={reason}
        onRestore={
          onRestore === null
            ? null
            : async (entry) => {
                await onRestore(entry);
                reload();
              }
        }
      />
    </div>
  );
}
