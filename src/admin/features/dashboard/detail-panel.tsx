import { useLingui } from '@lingui/react/macro';
import { dashboard } from '#styled/recipes';
import type { DashboardAnswer } from '#core/contract/admin/dashboard/dashboard.ts';
import { NARROW } from '#core/domain/text/spaces.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** What the turnover is made of, and the VAT collected by rate. */
export function DetailPanel({ counts, amounts, taxes }: Pick<DashboardAnswer, 'counts' | 'amounts' | 'taxes'>) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const classes = dashboard();
  const vat = (taxes ?? []).map(({ percent, amount }) => {
    const rate = `${number(percent)}${NARROW}%`;
    return { label: t`TVA collectée à ${rate}`, value: money(amount) };
  });
  const rows = [
    ...(amounts === null
      ? []
      : [
          { label: t`Chiffre d’affaires brut, avant remboursements`, value: money(amounts.turnoverGross.current) },
          { label: t`Frais de port`, value: money(amounts.shipping.current) },
          { label: t`Remises accordées`, value: money(amounts.discounts.current) },
          { label: t`Valeur des paniers abandonnés`, value: money(amounts.abandonedValue.current) },
        ]),
    ...vat,
    { label: t`Demandes de devis`, value: number(counts.quotes.current) },
    { label: t`Demandes de retour`, value: number(counts.returns.current) },
  ];
  return (
    <section className={classes.panel}>
      <h2 className={classes.heading}>{t`Détail de la période`}</h2>
      <dl className={classes.splits}>
        {rows.map(({ label, value }) => (
          <div key={label} className={classes.part}>
            <dt className={classes.name}>{label}</dt>
            <dd className={classes.amount}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
