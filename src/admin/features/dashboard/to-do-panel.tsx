import { useLingui } from '@lingui/react/macro';
import { dashboard } from '#styled/recipes';
import type { DashboardAnswer, TO_DO } from '#core/contract/admin/dashboard/dashboard.ts';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { PermissionKey } from '#core/domain/actor/permission-keys.ts';
import { useAdmin } from '#src/admin/app/port.tsx';
import { PlaceOf } from '#src/admin/features/dashboard/place-of.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

type ToDo = (typeof TO_DO)[number];

/** The list in which what waits stands; what no screen of the back office shows yet leads nowhere. */
const PLACES: Partial<Record<ToDo, { readonly permission: PermissionKey; readonly href: string }>> = {
  accountsToApprove: {
    permission: 'customers.index',
    href: adminHref(
      'admin.customers',
      {},
      { 'filter[approval][is]': 'pending', 'filter[customerType][is]': 'professional' },
    ),
  },
};

/** « À traiter »: what waits for somebody today, and the way to it. */
export function ToDoPanel({ toDo }: Pick<DashboardAnswer, 'toDo'>) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { may } = useAdmin();
  const classes = dashboard();
  const words: Readonly<Record<ToDo, string>> = {
    ordersToPrepare: t`Commandes à préparer`,
    transfersAwaited: t`Virements attendus`,
    quotesToAnswer: t`Devis sans réponse`,
    returnsNew: t`Nouvelles demandes de retour`,
    withdrawalsOpen: t`Rétractations à traiter`,
    accountsToApprove: t`Comptes professionnels à valider`,
    contactRequests: t`Messages sans réponse`,
    invoicesOverdue: t`Factures en retard de paiement`,
    productsOut: t`Produits en rupture de stock`,
  };
  const placeFor = (code: ToDo): string | null => {
    const place = PLACES[code];
    return place === undefined || !may(place.permission) ? null : place.href;
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
              <PlaceOf to={placeFor(code)}>{words[code]}</PlaceOf>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
