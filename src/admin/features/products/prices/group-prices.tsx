import { useLingui } from '@lingui/react/macro';
import { historyView, recordForm, textLink } from '#styled/recipes';
import type { productPricesRoute } from '#core/contract/admin/products/beside.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import { AdminLink, useAdmin } from '#src/admin/port/port.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

interface GroupPricesProps {
  rows: RouteAnswer<typeof productPricesRoute>['groupPrices'];
}

/** Prices of groups and from a quantity on; they are written on a screen of their own. */
export function GroupPrices({ rows }: GroupPricesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { may } = useAdmin();
  const classes = recordForm();
  return (
    <section className={classes.section} aria-label={t`Prix par groupe et par quantité`}>
      <h2 className={classes.title}>{t`Prix par groupe et par quantité`}</h2>
      {rows.length === 0 ? <p className={classes.origin}>{t`Aucun : tout le monde paie le prix du produit.`}</p> : null}
      {rows.length === 0 ? null : (
        <table className={historyView().table} data-cards="" aria-label={t`Prix par groupe et par quantité`}>
          <thead>
            <tr>
              <th scope="col">{t`Référence`}</th>
              <th scope="col">{t`Groupe`}</th>
              <th scope="col">{t`Dès`}</th>
              <th scope="col">{t`Prix ou remise`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <tr key={`${one.sku} ${one.group ?? ''} ${one.quantity}`}>
                <th scope="row">{one.sku}</th>
                <td data-label={t`Groupe`}>{one.group ?? t`Tous`}</td>
                <td data-label={t`Dès`}>{format.number(one.quantity)}</td>
                <td data-label={t`Prix ou remise`}>
                  {one.price === null ? t`−${format.number(one.percent ?? 0)} %` : format.money(one.price)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {may('group-prices.index') ? (
        <AdminLink
          page="admin.group-prices"
          className={textLink({ alone: true })}
        >{t`Écrire les prix par groupe`}</AdminLink>
      ) : null}
    </section>
  );
}
