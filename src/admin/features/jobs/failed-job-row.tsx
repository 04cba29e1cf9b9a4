import { useLingui } from '@lingui/react/macro';
import { dataTable, list } from '#styled/recipes';
import { answered } from '#src/admin/api/answered.ts';
import type { OfficeAnswer } from '#src/admin/api/admin-routes.ts';
import { useAdmin, useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { JOB_WORDS } from './job-words.ts';

interface FailedJobRowProps {
  job: OfficeAnswer<'api.admin.failed-jobs.list'>['data'][number];
  onChanged: () => void;
}

export function FailedJobRow({ job: { uuid, kind, fault, tries, failedAt }, onChanged }: FailedJobRowProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { dateTime, number } = useFormat();
  const { may } = useAdmin();
  const call = useAdminCall();
  const { ask } = useAsk();
  const classes = dataTable();
  const words = JOB_WORDS[kind];
  const name = words === undefined ? kind : i18n._(words);
  const count = number(tries);
  const params = { uuid };
  const change = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    if (await ask(() => answered(work()))) toast(done);
    else toast(t`La boutique n’a pas pu répondre. Réessayez.`);
    onChanged();
  };
  const retry = () =>
    change(() => call('api.admin.failed-jobs.retry', { params, body: {} }), t`La tâche est relancée.`);
  const dismiss = () =>
    change(() => call('api.admin.failed-jobs.dismiss', { params, body: {} }), t`La tâche est écartée.`);
  return (
    <tr className={classes.row}>
      <td className={classes.cell}>{name}</td>
      <td className={classes.cell}>
        {dateTime(failedAt)} <small>{t`après ${count} essais`}</small>
      </td>
      <td className={classes.cell} title={fault}>
        {fault}
      </td>
      <td className={classes.cell}>
        {may('failed-jobs.update') ? (
          <span className={list().actions}>
            <Button tone="text" size="sm" aria-label={t`Relancer : ${name}`} onClick={() => void retry()}>
              {t`Relancer`}
            </Button>
            <Button tone="text" size="sm" aria-label={t`Écarter : ${name}`} onClick={() => void dismiss()}>
              {t`Écarter`}
            </Button>
          </span>
        ) : null}
      </td>
    </tr>
  );
}
