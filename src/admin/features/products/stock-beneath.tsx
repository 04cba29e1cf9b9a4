/** Where the pieces of a product lie. */
import { useLingui } from '@lingui/react/macro';
import { historyView, recordForm } from '#styled/recipes';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useProduct } from './product-data.ts';

export function StockBeneath() {
  const { t } = useLingui();
  const format = useFormat();
  const { uuid } = useProduct();
  const { answer, failure } = useAnswer('api.admin.products.stock', uuid === null ? null : { params: { uuid } });
  const classes = recordForm();
  if (uuid === null) return null;
  return (
    <section className={classes.section} aria-label={t`Stock par source`}>
      <h2 className={classes.title}>{t`Stock par source`}</h2>
      <FailureNote failure={answer === null ? failure : null} />
      {answer?.length === 0 ? <p className={classes.origin}>{t`Rien n’est compté pour ce produit.`}</p> : null}
      {answer === null || answer.length === 0 ? null : (
        <table className={historyView().table} data-cards="" aria-label={t`Stock par source`}>
          <thead>
            <tr>
              <th scope="col">{t`Référence`}</th>
              <th scope="col">{t`Source`}</th>
              <th scope="col">{t`En stock`}</th>
              <th scope="col">{t`Réservé`}</th>
              <th scope="col">{t`Disponible`}</th>
            </tr>
          </thead>
          <tbody>
            {answer.map((one) => (
              <tr key={`${one.sku} ${one.source}`}>
                <th scope="row">{one.sku}</th>
                <td data-label={t`Source`}>{one.source}</td>
                <td data-label={t`En stock`}>{format.number(one.quantity)}</td>
                <td data-label={t`Réservé`}>{format.number(one.reserved)}</td>
                <td data-label={t`Disponible`}>{format.number(one.available)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
