/** Background work that failed for good: nothing of it disappears before somebody has decided. */
import { useLingui } from '@lingui/react/macro';
import { dataTable, list } from '#styled/recipes';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useHeader } from '#src/admin/port/port.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { clockCounterClockwise } from '#src/ui/icon/glyphs-office.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { FailedJobRow } from './failed-job-row.tsx';

export function FailedJobsPage() {
  const { t } = useLingui();
  const { number } = useFormat();
  useHeader({ title: t`Tâches en échec` });
  const { answer, failure, isLoading, reload } = useAnswer('api.admin.failed-jobs.list', {});
  const classes = list();
  const heads = [t`Tâche`, t`Dernier échec`, t`Cause`];
  const hidden = answer === null ? 0 : answer.total - answer.data.length;
  const more = number(hidden);
  return (
    <div className={classes.root}>
      {failure === null ? null : (
        <div className={classes.note}>
          <FailureNote failure={failure}>
            <Button tone="line" size="sm" onClick={reload}>{t`Réessayer`}</Button>
          </FailureNote>
        </div>
      )}
      {answer === null && failure === null ? <Skeleton shape="block" /> : null}
      {answer?.total === 0 ? (
        <EmptyState
          glyph={clockCounterClockwise}
          title={t`Aucune tâche en échec`}
          text={t`Ce que la boutique fait en arrière-plan aboutit, ou sera essayé de nouveau.`}
        />
      ) : null}
      {answer === null || answer.total === 0 ? null : (
        <div className={classes.rows} aria-busy={isLoading}>
          <table className={dataTable().table} data-wide="" data-edges="" aria-label={t`Tâches en échec`}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col" className={dataTable().head}>
                    {head}
                  </th>
                ))}
                <th scope="col" className={dataTable().head} style={{ width: 220 }}>{t`Actions`}</th>
              </tr>
            </thead>
            <tbody>
              {answer.data.map((job) => (
                <FailedJobRow key={job.uuid} job={job} onChanged={reload} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {hidden > 0 ? <p>{t`et ${more} plus anciennes`}</p> : null}
    </div>
  );
}
