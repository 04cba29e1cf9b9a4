import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { historyView, recordForm } from '#styled/recipes';
import { readBody, type DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import { useAdminCall, useToast } from '#src/admin/app/port.tsx';
import { useAnswer } from '#src/admin/app/port/use-answer.ts';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';

interface HistoryTabProps {
  doc: string;
  of: DocumentKind;
  change: (edit: (body: DocumentBody) => DocumentBody) => void;
  mayWrite: boolean;
}

/** Revisions the shop keeps; taking one up again is an edit like any other. */
export function HistoryTab({ doc, of, change, mayWrite }: HistoryTabProps) {
  const { t } = useLingui();
  const toast = useToast();
  const call = useAdminCall();
  const { dateTime } = useFormat();
  const { answer, failure, reload } = useAnswer('api.admin.documents.history', { params: { doc } });
  const [refused, setRefused] = useState<Failure | null>(null);
  const restore = async (rev: number): Promise<void> => {
    setRefused(null);
    try {
      const { body } = await call('api.admin.documents.revision', { params: { doc, rev: String(rev) } });
      const former = readBody(of, body);
      if (former === null) return;
      change(() => former);
      toast(t`La révision ${String(rev)} est reprise : enregistrez pour la garder.`);
    } catch (error) {
      setRefused(failureOf(error));
    }
  };
  return (
    <div className={recordForm().section} aria-busy={answer === null && failure === null}>
      <FailureNote failure={failure ?? refused} />
      {failure === null ? null : <Button tone="line" onClick={reload}>{t`Réessayer`}</Button>}
      {answer === null && failure === null ? <Skeleton shape="block" /> : null}
      {answer === null ? null : (
        <table className={historyView().table} aria-label={t`Historique`}>
          <thead>
            <tr>
              <th scope="col">{t`Révision`}</th>
              <th scope="col">{t`Quand`}</th>
              <th scope="col">{t`Qui`}</th>
              <th scope="col">{t`État`}</th>
              <th scope="col">{t`Actions`}</th>
            </tr>
          </thead>
          <tbody>
            {answer.map(({ rev, at, author, named, published }, index) => (
              <tr key={rev}>
                <td>{rev}</td>
                <td>
                  <time dateTime={at}>{dateTime(at)}</time>
                </td>
                <td>{author?.name ?? '–'}</td>
                <td>
                  {published ? (
                    <StatusTag tone="success">{t`Publiée`}</StatusTag>
                  ) : named ? (
                    t`Enregistrée`
                  ) : (
                    t`Automatique`
                  )}
                </td>
                <td>
                  {mayWrite && index > 0 ? (
                    <Button
                      tone="text"
                      size="sm"
                      aria-label={t`Reprendre la révision ${String(rev)}`}
                      onClick={() => void restore(rev)}
                    >{t`Reprendre`}</Button>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
