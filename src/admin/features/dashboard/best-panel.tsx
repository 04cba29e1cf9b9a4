import { useLingui } from '@lingui/react/macro';
import { dashboard } from '#styled/recipes';
import type { DashboardAnswer } from '#core/contract/admin/dashboard/dashboard.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** What sold best, by what it brought where that may be seen, else by units. */
export function BestPanel({ best, amounts }: Pick<DashboardAnswer, 'best' | 'amounts'>) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const classes = dashboard();
  return (
    <section className={classes.panel}>
      <h2 className={classes.heading}>{t`Meilleures ventes`}</h2>
      {best.length === 0 ? (
        <p className={classes.text}>{t`Aucune vente sur cette période.`}</p>
      ) : (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t`Produit`}</th>
                <th scope="col">{t`Vendus`}</th>
                <th scope="col">{t`Stock`}</th>
                {amounts === null ? null : <th scope="col">{t`Ventes TTC`}</th>}
              </tr>
            </thead>
            <tbody>
              {best.map(({ uuid, sku, name, units, stock, revenue }) => (
                <tr key={uuid ?? sku}>
                  <th scope="row">
                    {name}
                    <small>{sku}</small>
                  </th>
                  <td>{number(units)}</td>
                  <td>{stock === null ? '–' : number(stock)}</td>
                  {revenue === null ? null : <td>{money(revenue)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
