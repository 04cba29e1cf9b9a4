/** The first page: the shop in figures, what waits, what happened last (domain 13). */
import { useLingui } from '@lingui/react/macro';
import { dashboard } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { UNITS_PER_EURO } from '#core/domain/price/money.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import { NARROW } from '#core/domain/text/spaces.ts';
import { useOffice } from '#src/admin/port/office.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useHeader, useRoute } from '#src/admin/port/port.tsx';
import { BestPanel } from '#src/admin/features/dashboard/best-panel.tsx';
import { Curve } from '#src/admin/features/dashboard/curve.tsx';
import { addressOf, choiceIn, questionOf } from '#src/admin/features/dashboard/dashboard-query.ts';
import { DetailPanel } from '#src/admin/features/dashboard/detail-panel.tsx';
import { FirstStepsPanel } from '#src/admin/features/dashboard/first-steps-panel.tsx';
import { FigureStrip } from '#src/admin/features/dashboard/figure-strip.tsx';
import { PeriodBar } from '#src/admin/features/dashboard/period-bar.tsx';
import { RecentPanel } from '#src/admin/features/dashboard/recent-panel.tsx';
import { SplitPanel } from '#src/admin/features/dashboard/split-panel.tsx';
import { ToDoPanel } from '#src/admin/features/dashboard/to-do-panel.tsx';
import type { DashboardAnswer } from '#core/contract/admin/dashboard/dashboard.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

export function DashboardPage() {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const { now } = useOffice();
  const { query, navigate } = useRoute();
  const classes = dashboard();
  useHeader({ title: t`Tableau de bord` });
  const today = dayInParis(Date.parse(now()));
  const choice = choiceIn(query, today);
  const { answer, keptAt, failure, isLoading, reload } = useAnswer('api.admin.dashboard', {
    query: questionOf(choice),
  });
  const kept = keptAt === null ? null : dateTime(keptAt);
  return (
    <div className={classes.root} aria-busy={isLoading}>
      <FirstStepsPanel />
      <PeriodBar
        choice={choice}
        today={today}
        onChoose={(next) => navigate(adminHref('admin.dashboard', {}, addressOf(next)), { replace: true })}
      />
      {failure === null ? null : (
        <Note
          role="status"
          tone="warn"
          title={
            failure.kind === 'offline' ? t`La boutique est hors d’atteinte.` : t`Les chiffres n’ont pas pu être lus.`
          }
        >
          <p>{kept === null ? null : t`Chiffres du ${kept}, gardés sur cet appareil.`}</p>
          <Button tone="line" onClick={reload}>{t`Réessayer`}</Button>
        </Note>
      )}
      {answer === null ? (
        failure === null ? (
          <Opening />
        ) : null
      ) : (
        <Figures answer={answer} area={choice.area === 'all' ? null : choice.area} />
      )}
    </div>
  );
}

function Opening() {
  const classes = dashboard();
  return (
    <>
      <div className={classes.strip}>
        {[1, 2, 3, 4].map((one) => (
          <div key={one} className={classes.figure}>
            <Skeleton shape="short" />
            <Skeleton shape="title" />
          </div>
        ))}
      </div>
      <div className={classes.panel}>
        <Skeleton shape="block" />
      </div>
    </>
  );
}

function Figures({ answer, area }: { answer: DashboardAnswer; area: Area | null }) {
  const { t } = useLingui();
  const { number, date } = useFormat();
  const classes = dashboard();
  const { counts, amounts, compared, steps, granularity } = answer;
  const [from, to] = compared === null ? ['', ''] : [date(compared.from), date(compared.to)];
  const before = compared === null ? null : from === to ? t`en pointillé : ${from}` : t`en pointillé : ${from} – ${to}`;
  const shared = { steps, granularity, before };
  return (
    <>
      <FigureStrip counts={counts} amounts={amounts} />
      <div className={classes.pair}>
        {amounts === null ? (
          <Curve
            {...shared}
            title={t`Articles vendus`}
            figure={counts.items}
            say={number}
            sayShort={wholes}
            least={FEW}
          />
        ) : (
          <MoneyCurve {...shared} title={t`Chiffre d’affaires`} figure={amounts.turnoverNet} />
        )}
        <Curve {...shared} title={t`Commandes`} figure={counts.orders} say={number} sayShort={wholes} least={FEW} />
      </div>
      <div className={classes.pair}>
        <ToDoPanel toDo={answer.toDo} area={area} />
        <BestPanel {...answer} />
      </div>
      <div className={classes.pair}>
        <RecentPanel recent={answer.recent} />
        <div className={classes.stack}>
          <DetailPanel {...answer} />
          <SplitPanel {...answer} />
        </div>
      </div>
    </>
  );
}

/** How far the axes of a quiet shop go: a few orders, a hundred euros. */
const FEW = 5;
const LITTLE = 100 * UNITS_PER_EURO;

/** There is no half an order. */
const wholes = (value: number): string => (Number.isInteger(value) ? String(value) : '');

const euros = (value: number): string => {
  const amount = value / UNITS_PER_EURO;
  return Math.abs(amount) >= 1_000 ? `${amount / 1_000}${NARROW}k€`.replace('.', ',') : `${amount}${NARROW}€`;
};

function MoneyCurve(props: Omit<Parameters<typeof Curve>[0], 'say' | 'sayShort' | 'least'>) {
  const { money } = useFormat();
  return <Curve {...props} say={money} sayShort={euros} least={LITTLE} />;
}
