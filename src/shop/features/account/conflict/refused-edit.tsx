/** What the shop refused of this page, why, and the way on: never a dead end (law 2). */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { useChangeLabels } from '#src/shop/parts/pending/change-labels.ts';
import { parkedSentence } from '#src/shop/parts/pending/parked-words.ts';
import type { ParkedView } from '#src/shop/store/pending/changes-view.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { href } from '#core/contract/pages/href.ts';

export interface RefusedEditProps {
  refused: readonly ParkedView[];
  /** Path of the page whose form opens what can be mended. */
  form: string;
}

export function RefusedEdit({ refused, form }: RefusedEditProps) {
  const { t, i18n } = useLingui();
  const labels = useChangeLabels();
  return refused.map(({ mutId, summary, reason, editable }) => (
    <Note key={mutId} tone="danger" title={labels.title(summary)}>
      {i18n._(parkedSentence(reason))}
      <div className={formLayout().actions}>
        {editable ? (
          <LinkButton tone="ink" size="sm" href={`${form}?corriger=${mutId}`}>
            {t`Comparer et corriger`}
          </LinkButton>
        ) : (
          <LinkButton tone="line" size="sm" href={href('pending')}>
            {t`Voir ce qui attend`}
          </LinkButton>
        )}
      </div>
    </Note>
  ));
}
