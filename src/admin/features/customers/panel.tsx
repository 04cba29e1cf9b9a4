import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { historyView } from '#styled/recipes';
import { FailureNote } from '#src/forms/failure-note.tsx';
import type { Failure } from '#src/api/failure.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

interface PanelProps<Row> {
  answered: { readonly answer: readonly Row[] | null; readonly failure: Failure | null; readonly reload: () => void };
  /** Said where there is none. */
  empty: string;
  /** Above the rows, whether there are some or none. */
  before?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** What the shop has of a customer, once it is here; until then why not. */
export function Panel<Row>({ answered: { answer, failure, reload }, empty, before, children }: PanelProps<Row>) {
  const { t } = useLingui();
  return (
    <div className={historyView().detail} aria-busy={answer === null && failure === null}>
      {before}
      <FailureNote failure={failure} />
      {failure === null ? null : <Button tone="line" onClick={reload}>{t`Réessayer`}</Button>}
      {answer === null && failure === null ? <Skeleton shape="block" /> : null}
      {answer?.length === 0 ? <p>{empty}</p> : null}
      {answer === null || answer.length === 0 ? null : children(answer)}
    </div>
  );
}
