/** How far a return is, step by step; what was refused or closed says so in the place of what will not come. */
import { useLingui } from '@lingui/react/macro';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import type { RmaStatus } from '#core/domain/returns/rma-status.ts';
import { RMA_WORDS } from '#src/i18n/return-words.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';
import type { RoadStep } from '#src/admin/parts/desk/road.tsx';

type Move = RmaDesk['history'][number];

/** What happened since it was looked into last: a return that was opened again begins anew. */
const sinceOpened = (history: readonly Move[]): readonly Move[] =>
  history.slice(
    Math.max(
      0,
      history.findLastIndex(({ to }) => to === 'processing' || to === 'new_request'),
    ),
  );

const ENDS = ['refunded', 'new_parcel_sent', 'solved'] as const;
type End = (typeof ENDS)[number];

/** Where it is meant to lead, as long as it has not led anywhere. */
const wishedEnd = ({ preferredResolution }: RmaDesk): End => {
  if (preferredResolution === 'exchange') return 'new_parcel_sent';
  return preferredResolution === 'repair' ? 'solved' : 'refunded';
};

export function useRoadSteps(desk: RmaDesk): readonly RoadStep[] {
  const { t, i18n } = useLingui();
  const { date } = useFormat();
  const { dayTime } = useShortDates();
  const { status, lines, receivedAt, deadlineAt, createdAt } = desk;
  const moves = sinceOpened(desk.history);
  const on = (to: RmaStatus): string | null => moves.findLast((one) => one.to === to)?.at ?? null;
  const words: Readonly<Record<End, string>> = {
    refunded: t({ context: 'return', message: 'Remboursée' }),
    new_parcel_sent: t`Nouveau colis`,
    solved: t({ context: 'return', message: 'Résolue' }),
  };

  const steps: RoadStep[] = [
    { key: 'asked', label: t`Demandée`, state: 'done', detail: dayTime(createdAt) },
    acceptedStep(),
    receivedStep(),
    endStep(),
  ];
  const done = steps.filter(({ state }) => state === 'done' || state === 'half');
  if (status === 'refused' || status === 'customer-closed')
    return [
      ...done,
      { key: 'over', label: i18n._(RMA_WORDS[status]), state: 'over', detail: dayTime(on(status) ?? createdAt) },
    ];
  /* settled without a parcel: what did not come will not come */
  return steps.at(-1)?.state === 'done' ? done : steps;

  function acceptedStep(): RoadStep {
    const at = on('awaiting_return');
    const isDone = at !== null || receivedAt !== null;
    const waiting = status === 'processing' && !isDone ? t`à l’étude` : '';
    return {
      key: 'accepted',
      label: t`Acceptée`,
      state: isDone ? 'done' : 'coming',
      detail: at === null ? waiting : dayTime(at),
    };
  }

  function receivedStep(): RoadStep {
    const announced = lines.reduce((all, line) => all + line.quantity, 0);
    const came = lines.reduce((all, line) => all + (line.received ?? 0), 0);
    const isPart = receivedAt !== null && came < announced;
    const awaited = status === 'awaiting_return' && deadlineAt !== null ? t`attendu avant le ${date(deadlineAt)}` : '';
    return {
      key: 'received',
      label: isPart ? t`Colis reçu, ${came} sur ${announced}` : t`Colis reçu`,
      state: receivedAt === null ? 'coming' : isPart ? 'half' : 'done',
      detail: receivedAt === null ? awaited : dayTime(receivedAt),
    };
  }

  function endStep(): RoadStep {
    const reached = ENDS.find((one) => on(one) !== null);
    const at = reached === undefined ? null : on(reached);
    return {
      key: 'end',
      label: words[reached ?? wishedEnd(desk)],
      state: at === null ? 'coming' : 'done',
      detail: at === null ? '' : dayTime(at),
    };
  }
}
