import { useLingui } from '@lingui/react/macro';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useRecordHref } from '#src/admin/parts/use-record-href.ts';
import { RMA_WORDS } from '#src/i18n/return-words.ts';
import { Panel } from './panel.tsx';
import { PapersTable } from './papers-table.tsx';

/** What a customer has sent back, or asks to. */
export function ReturnsPanel({ uuid }: { uuid: string }) {
  const { t, i18n } = useLingui();
  const hrefOf = useRecordHref();
  const answered = useAnswer('api.admin.customers.returns', { params: { uuid } });
  return (
    <Panel answered={answered} empty={t`Aucun retour pour le moment.`}>
      {(rows) => (
        <PapersTable
          label={t`Retours`}
          more={t`Commande`}
          rows={rows.map((one) => ({
            ...one,
            state: i18n._(RMA_WORDS[one.status]),
            more: one.order,
            href: hrefOf('admin.rma.edit', one.uuid),
          }))}
        />
      )}
    </Panel>
  );
}
