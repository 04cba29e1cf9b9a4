/** What the shop refused of this page, why, and the way on: never a dead end (law 2). */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { useDeedWords } from '#src/screens/shop/deed-words.ts';
import { parkedSentence } from '#src/screens/shop/parked-words.ts';
import type { ParkedView } from '#src/store/changes-view.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

export interface RefusedHereProps {
  refused: readonly ParkedView[];
  /** Path of the page whose form opens what can be mended. */
  form: string;
}

export function RefusedHere({ refused, form }: RefusedHereProps) {
  const { t, i18n } = useLingui();
  const deed = useDeedWords();
  return refused.map(({ mutId, deed: done, reason, editable }) => (
    <Note key={mutId} tone="danger" title={deed.title(done)}>
      {i18n._(parkedSentence(reason))}
      <div className={formLayout().actions}>
        {editable ? (
          <LinkButton tone="ink" size="sm" href={`${form}?corriger=${mutId}`}>
            {t`Comparer et corriger`}
          </LinkButton>
        ) : (
          <LinkButton tone="line" size="sm" href="/modifications-en-attente">
            {t`Voir ce qui attend`}
          </LinkButton>
        )}
      </div>
    </Note>
  ));
}
