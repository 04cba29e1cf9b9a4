import { useLingui } from '@lingui/react/macro';
import { dashboard } from '#styled/recipes';
import type { DashboardAnswer } from '#core/contract/admin/dashboard/dashboard.ts';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { useAdmin } from '#src/admin/app/port.tsx';
import { PlaceOf } from '#src/admin/features/dashboard/place-of.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';

/** What happened last: orders, quotes, returns, accounts. */
export function RecentPanel({ recent }: Pick<DashboardAnswer, 'recent'>) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { dayTime } = useShortDates();
  const { may } = useAdmin();
  const classes = dashboard();
  const placeOf = (kind: DashboardAnswer['recent'][number]['kind'], id: string): string | null => {
    if (kind === 'customer' && may('customers.view')) return adminHref('admin.customers.edit', { id });
    if (kind === 'quote' && may('quotes.view')) return adminHref('admin.quotes.edit', { id });
    if (kind === 'return' && may('rma.view')) return adminHref('admin.rma.edit', { id });
    return kind === 'order' && may('orders.view') ? adminHref('admin.orders.edit', { id }) : null;
  };
  const kinds: Readonly<Record<DashboardAnswer['recent'][number]['kind'], string>> = {
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
              <PlaceOf to={placeOf(kind, uuid)}>
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
