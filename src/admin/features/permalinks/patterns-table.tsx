import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout, historyView, list, recordForm } from '#styled/recipes';
import { contentPath } from '#core/contract/pages/paths.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { exampleOf, type Pattern } from './pattern.ts';
import { PatternDialog } from './pattern-dialog.tsx';

/** The pattern of each type of content; that of pages is the shop's own. */
export function PatternsTable() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { may } = useAdmin();
  const { answer, failure, reload } = useAnswer('api.admin.permalinks.patterns', {});
  const [changed, setChanged] = useState<Pattern | null>(null);
  if (answer === null) return failure === null ? null : <FailureNote failure={failure} />;
  const words = { slug: t({ message: 'exemple-de-titre', comment: 'an example of a slug' }), category: 'conseils' };
  return (
    <section className={`${list().note} ${formLayout().stack}`} aria-label={t`Modèles`}>
      <h2 className={recordForm().title}>
        <Trans>Modèles</Trans>
      </h2>
      <div className={list().rows}>
        <table className={historyView().table} data-cards="" aria-label={t`Modèles`}>
          <thead>
            <tr>
              <th scope="col">{t`Type de contenu`}</th>
              <th scope="col">{t`Modèle`}</th>
              <th scope="col">{t`Exemple`}</th>
              <th scope="col">{t`Adresses`}</th>
              <th scope="col">{t`Actions`}</th>
            </tr>
          </thead>
          <tbody>
            {answer.map((one) => (
              <tr key={one.type}>
                <th scope="row">{one.name}</th>
                <td>
                  <code>{contentPath(one.pattern)}</code>
                </td>
                <td>{exampleOf(one.type, one.pattern, words)}</td>
                <td data-label={t`Adresses`}>{number(one.count)}</td>
                <td>
                  {one.isFixed ? (
                    t`Fixe`
                  ) : may('permalinks.update') ? (
                    <Button
                      tone="text"
                      size="sm"
                      aria-label={t`Modifier le modèle de ${one.name}`}
                      onClick={() => setChanged(one)}
                    >{t`Modifier`}</Button>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changed === null ? null : (
        <PatternDialog
          pattern={changed}
          words={words}
          onClose={() => setChanged(null)}
          onDone={() => {
            setChanged(null);
            reload();
          }}
        />
      )}
    </section>
  );
}
