/** How far the sale of a vehicle is, and who took which step when. */
import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { historyView, recordForm } from '#styled/recipes';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { textIn, valuesIn } from '#core/domain/fields/values.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useProduct } from '../product-data.ts';
import { SALE_WORDS } from './sale-words.ts';
import { stepsTaken } from './steps-taken.ts';

/** Nothing where the product is no vehicle, or is not known yet. */
export function SaleJournal() {
  const { uuid } = useProduct();
  const { count } = useSnapshot(stepsTaken);
  const { type } = valuesIn(useWatch({ name: 'fields' }));
  if (uuid === null || factsOfType(textIn(type)).shownAs !== 'vehicle') return null;
  return <Journal key={count} uuid={uuid} />;
}

function Journal({ uuid }: { uuid: string }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { answer, failure } = useAnswer('api.admin.products.sale', { params: { uuid } });
  const classes = recordForm();
  const { state = null, since = null, steps = [] } = answer ?? {};
  const said = state === null ? '' : i18n._(SALE_WORDS[state]);
  const day = since === null ? '' : format.date(since);
  return (
    <section className={classes.section} aria-label={t`Vente du véhicule`}>
      <h2 className={classes.title}>{t`Vente du véhicule`}</h2>
      <FailureNote failure={answer === null ? failure : null} />
      {state === null ? null : <p>{day === '' ? said : t`${said} depuis le ${day}`}</p>}
      {steps.length === 0 ? null : (
        <table className={historyView().table} data-cards="" aria-label={t`Étapes de la vente`}>
          <thead>
            <tr>
              <th scope="col">{t`Étape`}</th>
              <th scope="col">{t`Date`}</th>
              <th scope="col">{t`Par`}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ before, after, at, by }) => (
              <tr key={at + after}>
                <th scope="row">{`${i18n._(SALE_WORDS[before])} → ${i18n._(SALE_WORDS[after])}`}</th>
                <td>{format.dateTime(at)}</td>
                <td>{by ?? t`La boutique`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
