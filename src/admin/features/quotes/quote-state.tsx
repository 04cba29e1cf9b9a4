import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { QuoteDesk } from '#core/contract/admin/quotes/desk.ts';
import { QUOTE_STATE_WORDS } from '#src/i18n/quote-status.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Cartouche } from '#src/ui/cartouche/cartouche.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import { QUOTE_TONES } from './quote-words.ts';

/** The area, the state and the day of a quote, under its title. */
export function QuoteState({ desk: { area, state, requestedAt, requested, proposal } }: { desk: QuoteDesk }) {
  const { t, i18n } = useLingui();
  const { money, dateTime } = useFormat();
  const classes = deskLayout();
  return (
    <div className={classes.state}>
      <Cartouche area={area}>{area === 'auto' ? t`Auto` : t`Moto`}</Cartouche>
      <StatusTag tone={QUOTE_TONES[state]}>{i18n._(QUOTE_STATE_WORDS[state])}</StatusTag>
      <span>{t`Demandé le ${dateTime(requestedAt)}`}</span>
      <b className={classes.sum}>{money((proposal ?? requested).total)}</b>
    </div>
  );
}
