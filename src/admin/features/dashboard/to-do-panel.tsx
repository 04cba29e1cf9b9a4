import { useLingui } from '@lingui/react/macro';
import { dashboard } from '#styled/recipes';
import type { DashboardAnswer } from '#core/contract/admin/dashboard/dashboard.ts';
import { toDoPlace, type ToDo } from '#core/contract/admin/dashboard/to-do.ts';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { PlaceOf } from '#src/admin/features/dashboard/place-of.tsx';
import type { Area } from '#core/domain/shop/area.ts';
import { useFormat } from '#src/i18n/use-format.ts';

function hrefOf(code: ToDo, area: Area | null): string | null {
  const place = toDoPlace(code);
  if (place === null) return null;
  const ofArea = area === null || place.hasArea !== true ? {} : { 'filter[area][is]': area };
  return adminHref(place.page, {}, { ...place.query, ...ofArea });
}

/**
 * « À traiter »: what waits for somebody today, each the way to the list of it where there is one.
 * @param area the one that is looked at; null for both
 */
export function ToDoPanel({ toDo, area = null }: Pick<DashboardAnswer, 'toDo'> & { area?: Area | null }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const classes = dashboard();
  const words: Readonly<Record<ToDo, string>> = {
    ordersToPrepare: t`Commandes à préparer`,
    transfersAwaited: t`Virements attendus`,
    stockHeld: t`Clients au plafond de stock réservé sans paiement`,
    quotesToAnswer: t`Devis sans réponse`,
    returnsNew: t`Nouvelles demandes de retour`,
    withdrawalsOpen: t`Rétractations à traiter`,
    contactRequests: t`Messages sans réponse`,
    invoicesOverdue: t`Factures en retard de paiement`,
    productsOut: t`Produits en rupture de stock`,
    accountsToApprove: t`Comptes professionnels à valider`,
    dataRequests: t`Demandes de clients sur leurs données`,
    brokenLinks: t`Liens cassés`,
    failedJobs: t`Tâches en échec`,
  };
  return (
    <section className={classes.panel}>
      <h2 className={classes.heading}>{t`À traiter`}</h2>
      {toDo.length === 0 ? <p className={classes.text}>{t`Rien n’attend : tout est traité.`}</p> : null}
      <ul>
        {toDo.map(({ code, count }) => (
          <li key={code} className={classes.row}>
            <b className={classes.count}>{number(count)}</b>
            <span className={classes.name}>
              <PlaceOf to={hrefOf(code, area)}>{words[code]}</PlaceOf>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
