import { useLingui } from '@lingui/react/macro';
import { dashboard } from '#styled/recipes';
import type { DashboardAnswer, Figure } from '#core/contract/admin/dashboard/dashboard.ts';
import { NARROW } from '#core/domain/text/spaces.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { arrowDown, arrowUp } from '#src/ui/icon/glyphs-office.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

interface Shown {
  readonly label: string;
  readonly figure: Figure;
  readonly say: (value: number) => string;
  /** More of it is no good news. */
  readonly isWorse?: boolean;
}

/** The figures that a day begins with; amounts only for who may see them. */
export function FigureStrip({ counts, amounts }: Pick<DashboardAnswer, 'counts' | 'amounts'>) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const classes = dashboard();
  const shown: readonly Shown[] =
    amounts === null
      ? [
          { label: t`Commandes`, figure: counts.orders, say: number },
          { label: t`Articles vendus`, figure: counts.items, say: number },
          { label: t`Nouveaux clients`, figure: counts.customers, say: number },
          { label: t`Demandes de devis`, figure: counts.quotes, say: number },
        ]
      : [
          { label: t`Chiffre d’affaires TTC, net`, figure: amounts.turnoverNet, say: money },
          { label: t`Commandes`, figure: counts.orders, say: number },
          { label: t`Panier moyen`, figure: amounts.averageBasket, say: money },
          { label: t`Nouveaux clients`, figure: counts.customers, say: number },
          { label: t`Chiffre d’affaires HT`, figure: amounts.turnoverExcluded, say: money },
          { label: t`Articles vendus`, figure: counts.items, say: number },
          { label: t`Remboursements`, figure: amounts.refunds, say: money, isWorse: true },
          { label: t`Paniers abandonnés`, figure: counts.abandonedCarts, say: number, isWorse: true },
        ];
  return (
    <dl className={classes.strip}>
      {shown.map(({ label, figure, say, isWorse = false }) => (
        <div key={label} className={classes.figure}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{say(figure.current)}</dd>
          <dd>
            <Trend figure={figure} isWorse={isWorse} say={say} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Trend({ figure, isWorse, say }: Omit<Shown, 'label'>) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { previous, progress } = figure;
  if (previous === null) return null;
  const before = say(previous);
  if (progress === null || progress === 0)
    return <span className={dashboard().trend}>{progress === 0 ? t`Comme avant` : t`${before} avant`}</span>;
  const isUp = progress > 0;
  const percent = `${number(Math.abs(progress))}${NARROW}%`;
  return (
    <span className={dashboard({ trend: isUp === isWorse ? 'bad' : 'good' }).trend}>
      <Icon glyph={isUp ? arrowUp : arrowDown} size="sm" />
      <span>{isUp ? t`${percent} de plus` : t`${percent} de moins`}</span>
      <small>{t`que ${before}`}</small>
    </span>
  );
}
