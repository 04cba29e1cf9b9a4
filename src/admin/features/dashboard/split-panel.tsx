import { useLingui } from '@lingui/react/macro';
import { dashboard } from '#styled/recipes';
import type { DashboardAnswer } from '#core/contract/admin/dashboard/dashboard.ts';
import { ORDER_WORDS } from '#src/i18n/order-status.ts';
import { useFormat } from '#src/i18n/use-format.ts';

type Part = DashboardAnswer['byStatus'][number];

/** What the orders of the period are made of. */
export function SplitPanel({ byStatus, byPayment, byShipping, byCategory, coupons }: DashboardAnswer) {
  const { t, i18n } = useLingui();
  const classes = dashboard();
  const stateOf = (code: string): string => {
    const words = Object.entries(ORDER_WORDS).find(([state]) => state === code)?.[1];
    return words === undefined ? code : i18n._(words);
  };
  const splits: readonly { title: string; parts: readonly Part[]; nameOf: (code: string) => string }[] = [
    { title: t`État`, parts: byStatus, nameOf: stateOf },
    { title: t`Paiement`, parts: byPayment, nameOf: (code) => code },
    { title: t`Livraison`, parts: byShipping, nameOf: (code) => code || t`Sans livraison` },
    { title: t`Rayon`, parts: byCategory, nameOf: (code) => code || t`Hors catalogue` },
    { title: t`Code promo`, parts: coupons, nameOf: (code) => code },
  ];
  const filled = splits.filter(({ parts }) => parts.length > 0);
  if (filled.length === 0) return null;
  return (
    <section className={classes.panel}>
      <h2 className={classes.heading}>{t`Répartition des commandes`}</h2>
      <div className={classes.splits}>
        {filled.map((split) => (
          <Split key={split.title} {...split} />
        ))}
      </div>
    </section>
  );
}

function Split({ title, parts, nameOf }: { title: string; parts: readonly Part[]; nameOf: (code: string) => string }) {
  const { money, number } = useFormat();
  const classes = dashboard();
  return (
    <div>
      <h3 className={classes.label}>{title}</h3>
      <ul>
        {parts.map(({ code, count, amount }) => (
          <li key={code} className={classes.part}>
            <span className={classes.name}>{nameOf(code)}</span>
            <span>{number(count)}</span>
            {amount === null ? null : <span className={classes.amount}>{money(amount)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
