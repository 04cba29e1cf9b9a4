import { useLingui } from '@lingui/react/macro';
import { dashboard } from '#styled/recipes';
import type { DashboardAnswer, TO_DO } from '#core/contract/admin/dashboard/dashboard.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** « À traiter »: what waits for somebody today. */
export function ToDoPanel({ toDo }: Pick<DashboardAnswer, 'toDo'>) {
  const { t } = useLingui();
  const { number } = useFormat();
  const classes = dashboard();
  const words: Readonly<Record<(typeof TO_DO)[number], string>> = {
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
  return (
    <section className={classes.panel}>
      <h2 className={classes.heading}>{t`À traiter`}</h2>
      {toDo.length === 0 ? <p className={classes.text}>{t`Rien n’attend : tout est traité.`}</p> : null}
      <ul>
        {toDo.map(({ code, count }) => (
          <li key={code} className={classes.row}>
            <b className={classes.count}>{number(count)}</b>
            <span className={classes.name}>{words[code]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
