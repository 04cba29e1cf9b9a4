import { useLingui } from '@lingui/react/macro';
import { dashboard } from '#styled/recipes';
import type { DashboardAnswer } from '#core/contract/admin/dashboard/dashboard.ts';
import type { AdminPageName } from '#core/contract/admin/pages/admin-pages.ts';
import { PlaceOf } from '#src/admin/features/dashboard/place-of.tsx';
import { useRecordHref } from '#src/admin/parts/use-record-href.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';

type Kind = DashboardAnswer['recent'][number]['kind'];

const PAGES: Readonly<Record<Kind, AdminPageName>> = {
  order: 'admin.orders.edit',
  quote: 'admin.quotes.edit',
  customer: 'admin.customers.edit',
  return: 'admin.rma.edit',
};

/** What happened last: orders, quotes, returns, accounts. */
export function RecentPanel({ recent }: Pick<DashboardAnswer, 'recent'>) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { dayTime } = useShortDates();
  const hrefOf = useRecordHref();
  const classes = dashboard();
  const kinds: Readonly<Record<Kind, string>> = {
    order: t({ context: 'activity', message: 'Commande' }),
    quote: t({ context: 'activity', message: 'Devis' }),
    customer: t({ context: 'activity', message: 'Nouveau compte' }),
    return: t({ context: 'activity', message: 'Retour' }),
  };
  return (
    <section className={classes.panel}>
      <h2 className={classes.heading}>{t`Activité récente`}</h2>
      {recent.length === 0 ? <p className={classes.text}>{t`Il ne s’est encore rien passé.`}</p> : null}
      <ul>
        {recent.map(({ kind, uuid, title, who, amount, at }) => (
          <li key={uuid} className={classes.row}>
            <span className={classes.name}>
              <PlaceOf to={hrefOf(PAGES[kind], uuid)}>
                {kinds[kind]} {title}
              </PlaceOf>
              {who === null ? null : <small>{who}</small>}
            </span>
            {amount === null ? null : <span className={classes.amount}>{money(amount)}</span>}
            <time dateTime={at} className={classes.when}>
              {dayTime(at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
