import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout, historyView, recordForm } from '#styled/recipes';
import type { DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import { useToast } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import { RevisionSheet } from './revision-sheet.tsx';

interface DocumentHistoryProps {
  doc: string;
  of: DocumentKind;
  change: (edit: (body: DocumentBody) => DocumentBody) => void;
  mayWrite: boolean;
}

/** Revisions the shop keeps: who wrote what, and taking one up again, which is an edit like any other. */
export function DocumentHistory({ doc, of, change, mayWrite }: DocumentHistoryProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { dateTime } = useFormat();
  const { answer, failure, keptAt, reload } = useAnswer('api.admin.documents.history', { params: { doc } });
  const [open, setOpen] = useState<number | null>(null);
  const at = answer?.findIndex(({ rev }) => rev === open) ?? -1;
  const shown = answer?.[at];
  const classes = historyView();
  const stateOf = ({ published, named }: { published: boolean; named: boolean }) =>
    published ? <StatusTag tone="success">{t`Publiée`}</StatusTag> : named ? t`Enregistrée` : t`Automatique`;
  return (
    <div className={recordForm().section} aria-busy={answer === null && failure === null}>
      <FailureNote failure={failure} />
      {keptAt === null || failure === null ? null : <p>{t`Historique du ${dateTime(keptAt)}`}</p>}
      {failure === null ? null : (
        <div className={formLayout().actions}>
          <Button tone="line" size="sm" onClick={reload}>{t`Réessayer`}</Button>
        </div>
      )}
      {answer === null && failure === null ? <Skeleton shape="block" /> : null}
      {answer === null ? null : (
        <ol className={classes.revisions} aria-label={t`Historique`}>
          {answer.map((revision) => {
            const { rev, at: when, author } = revision;
            const [number, whenSaid] = [String(rev), dateTime(when)];
            return (
              <li key={rev}>
                <button type="button" className={classes.entry} aria-haspopup="dialog" onClick={() => setOpen(rev)}>
                  <span className={classes.what}>
                    {t`Révision ${number}`} <span className={classes.state}>{stateOf(revision)}</span>
                  </span>
                  <span className={classes.who}>{author === null ? whenSaid : t`${author.name}, ${whenSaid}`}</span>
                </button>
              </li>
            );
          })}
        </ol>
      )}
      {shown === undefined ? null : (
        <RevisionSheet
          doc={doc}
          of={of}
          revision={shown}
          former={answer?.[at + 1] ?? null}
          onClose={() => setOpen(null)}
          onRestore={
            mayWrite && at > 0
              ? (body) => {
                  change(() => body);
                  setOpen(null);
                  toast(t`La révision ${String(shown.rev)} est reprise : enregistrez pour la garder.`);
                }
              : null
          }
        />
      )}
    </div>
  );
}
