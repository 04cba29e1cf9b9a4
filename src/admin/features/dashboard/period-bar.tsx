import { useLingui } from '@lingui/react/macro';
import { dashboard } from '#styled/recipes';
import type { Comparison } from '#core/domain/dashboard/period.ts';
import { SPANS, type DashboardChoice, type Span } from '#src/admin/features/dashboard/dashboard-query.ts';
import { Select } from '#src/ui/field/select.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

export interface PeriodBarProps {
  choice: DashboardChoice;
  /** In Paris: no figure is of a day to come. */
  today: string;
  onChoose: (choice: DashboardChoice) => void;
}

/** Which days, which area, compared with what. */
export function PeriodBar({ choice, today, onChoose }: PeriodBarProps) {
  const { t } = useLingui();
  const classes = dashboard();
  const spans: Readonly<Record<Span, string>> = {
    today: t`Aujourd’hui`,
    week: t`7 derniers jours`,
    month: t`30 derniers jours`,
    quarter: t`90 derniers jours`,
    thisMonth: t`Ce mois-ci`,
    thisYear: t`Cette année`,
    dates: t`Dates choisies`,
  };
  const comparisons: Readonly<Record<Comparison, string>> = {
    previous: t`Comparé à la période précédente`,
    year: t`Comparé à l’année précédente`,
    none: t`Sans comparaison`,
  };
  const dates = (part: Partial<DashboardChoice['period']>): void =>
    onChoose({ ...choice, span: 'dates', period: { ...choice.period, ...part } });
  return (
    <div className={classes.bar} role="group" aria-label={t`Période et comparaison`}>
      <Select
        chip
        aria-label={t`Période`}
        value={choice.span}
        onChange={({ target }) => onChoose({ ...choice, span: SPANS.find((one) => one === target.value) ?? 'month' })}
      >
        {SPANS.map((span) => (
          <option key={span} value={span}>
            {spans[span]}
          </option>
        ))}
      </Select>
      {choice.span === 'dates' ? (
        <>
          <TextInput
            type="date"
            aria-label={t`Du`}
            max={choice.period.to}
            value={choice.period.from}
            onChange={({ target }) => target.value && dates({ from: target.value })}
          />
          <TextInput
            type="date"
            aria-label={t`Au`}
            min={choice.period.from}
            max={today}
            value={choice.period.to}
            onChange={({ target }) => target.value && dates({ to: target.value })}
          />
        </>
      ) : null}
      <Select
        chip
        aria-label={t`Espace`}
        value={choice.area}
        onChange={({ target: { value } }) =>
          onChoose({ ...choice, area: value === 'auto' || value === 'moto' ? value : 'all' })
        }
      >
        <option value="all">{t`Auto et moto`}</option>
        <option value="auto">{t`Auto`}</option>
        <option value="moto">{t`Moto`}</option>
      </Select>
      <Select
        chip
        aria-label={t`Comparaison`}
        value={choice.compare}
        onChange={({ target: { value } }) =>
          onChoose({ ...choice, compare: value === 'year' || value === 'none' ? value : 'previous' })
        }
      >
        {Object.entries(comparisons).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  );
}
