import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { historyView } from '#styled/recipes';
import type { HistoryEntry } from '#core/resources/resource-rows.ts';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { historyKey, isWrite, placesIn } from '#src/admin/screens/form/history/places-in.ts';
import { PlaceValue, usePlaceWords } from '#src/admin/screens/form/places/place-words.tsx';
import type { RecordShape } from '#src/admin/screens/form/places/record-places.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';

interface HistoryDetailProps {
  shape: Pick<RecordShape, 'fields' | 'places'>;
  entry: HistoryEntry;
  isNewest: boolean;
  onRestore: ((entry: HistoryEntry) => Promise<void>) | null;
  reason: string | null;
}

/** One entry: each field before and after; or that somebody was here as the customer, which wrote nothing. */
export function HistoryDetail({ entry, ...rest }: HistoryDetailProps) {
  return isWrite(entry) ? <WriteDetail entry={entry} {...rest} /> : <BorrowingDetail entry={entry} />;
}

function BorrowingDetail({ entry }: Pick<HistoryDetailProps, 'entry'>) {
  const { t } = useLingui();
  const format = useFormat();
  const classes = historyView();
  const [who, when] = [entry.actor.name, format.dateTime(entry.at)];
  return (
    <section className={classes.detail} aria-label={t`Événement du ${when}`}>
      <h2 className={classes.head}>{t`${who}, ${when}`}</h2>
      <p>
        {entry.action === 'signInAs'
          ? t`${who} est entré dans la boutique au nom de ce client.`
          : t`${who} n’est plus dans la boutique au nom de ce client.`}{' '}
        {t`La fiche n’a pas changé.`}
      </p>
    </section>
  );
}

function WriteDetail({ shape, entry, isNewest, onRestore, reason }: HistoryDetailProps) {
  const { t } = useLingui();
  const format = useFormat();
  const classes = historyView();
  const words = usePlaceWords(shape.fields);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [who, when] = [entry.actor.name, format.dateTime(entry.at)];
  const restore = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await onRestore?.(entry);
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  };
  return (
    <section className={classes.detail} aria-label={t`Version du ${when}`}>
      <h2 className={classes.head}>{t`${who}, ${when}`}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t`Champ`}</th>
            <th scope="col">{t`Avant`}</th>
            <th scope="col">{t`Après`}</th>
          </tr>
        </thead>
        <tbody>
          {placesIn(shape.places, entry).map((place) => {
            const key = historyKey(place.path);
            return (
              <tr key={place.path}>
                <th scope="row">{words.label(place)}</th>
                <td>
                  {entry.before === null ? (
                    '–'
                  ) : (
                    <del className={classes.del}>
                      <PlaceValue place={place} value={entry.before[key]} words={words} />
                    </del>
                  )}
                </td>
                <td>
                  {entry.after === null ? (
                    '–'
                  ) : (
                    <ins className={classes.ins}>
                      <PlaceValue place={place} value={entry.after[key]} words={words} />
                    </ins>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {isNewest ? null : (
        <div className={classes.restore}>
          <p>
            <Trans>
              La fiche redevient ce qu’elle était après cette version. Une version est ajoutée, rien n’est effacé.
            </Trans>
          </p>
          <FailureNote failure={failure} />
          <Button tone="ink" loading={isBusy} disabled={onRestore === null} onClick={() => void restore()}>
            {t`Restaurer cette version`}
          </Button>
          {reason === null ? null : <p>{reason}</p>}
        </div>
      )}
    </section>
  );
}
