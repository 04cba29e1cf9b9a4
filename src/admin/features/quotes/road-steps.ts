/** How far a quote is, step by step; one that ended before it became an order says so in the place of what will not come. */
import { useLingui } from '@lingui/react/macro';
import type { QuoteDesk } from '#core/contract/admin/quotes/desk.ts';
import type { QuoteState } from '#core/domain/quotes/quote.ts';
import type { RoadStep } from '#src/admin/parts/desk/road.tsx';
import { QUOTE_STATE_WORDS } from '#src/i18n/quote-status.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';

const ENDED: ReadonlySet<QuoteState> = new Set(['declined', 'refused_by_shop', 'expired', 'canceled']);

export function useRoadSteps({ state, history, proposal, requestedAt }: QuoteDesk): readonly RoadStep[] {
  const { t, i18n } = useLingui();
  const { date } = useFormat();
  const { dayTime } = useShortDates();
  /** When it came to a state the last time; empty where it never did. */
  const reached = (to: QuoteState): string => {
    const found = history.findLast((move) => move.to === to);
    return found === undefined ? '' : dayTime(found.at);
  };
  const stateOf = (isDone: boolean): RoadStep['state'] => (isDone ? 'done' : 'coming');
  const isTaken = reached('in_review') !== '' || proposal !== null;
  const isAccepted = proposal !== null && proposal.acceptedAt !== null;
  const until = proposal?.validUntil ?? null;
  const steps: readonly RoadStep[] = [
    { key: 'requested', label: t`Demandé`, state: 'done', detail: dayTime(requestedAt) },
    { key: 'review', label: t`À l’étude`, state: stateOf(isTaken), detail: reached('in_review') },
    {
      key: 'proposed',
      label: proposal === null || proposal.version === 1 ? t`Proposé` : t`Proposé, version ${proposal.version}`,
      state: stateOf(proposal !== null),
      detail: reached('proposed'),
    },
    {
      key: 'accepted',
      label: t`Accepté`,
      state: stateOf(isAccepted),
      detail: isAccepted ? reached('accepted') : until === null ? '' : t`jusqu’au ${date(until)}`,
    },
    { key: 'converted', label: t`Commandé`, state: stateOf(state === 'converted'), detail: reached('converted') },
  ];
  if (!ENDED.has(state)) return steps;
  const done = steps.filter((step) => step.state === 'done');
  return [...done, { key: 'end', label: i18n._(QUOTE_STATE_WORDS[state]), state: 'over', detail: reached(state) }];
}
