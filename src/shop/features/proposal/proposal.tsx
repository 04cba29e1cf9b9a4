import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { formLayout } from '#styled/recipes';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ProposalAnswer } from '#src/shop/features/proposal/proposal-answer.tsx';
import { ProposalPayment } from '#src/shop/features/proposal/proposal-payment.tsx';
import type { ShownProposal } from '#src/shop/features/proposal/shown-proposal.ts';
import { QUOTE_STATE_WORDS } from '#src/i18n/quote-status.ts';
import { QuoteLines } from '#src/shop/parts/quotes/quote-lines.tsx';
import { callOnline } from '#src/shop/store/person/session.ts';
import { useView } from '#src/shop/store/state.ts';
import { KeyValueList, type Fact } from '#src/ui/key-value/key-value-list.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

/** @param token of the link */
export function Proposal({ token }: { token: string }) {
  const online = useView((state) => state.connection.online);
  const [shown, setShown] = useState<ShownProposal | null>(null);
  /** Asked anew after an answer: what the shop says then stands. */
  const [turn, setTurn] = useState(0);
  const { ask, failure } = useAsk();
  useEffect(() => {
    let isHere = true;
    void ask(async () => {
      const answered = await callOnline('api.quotes.guest.show', { body: { token } });
      if (isHere && answered.ok) setShown(answered.answer);
      return answered;
    });
    return () => {
      isHere = false;
    };
    // Asked again when the network is back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [token, online, turn]);
  if (shown === null) return failure === null ? <Skeleton shape="block" /> : <FailureNote failure={failure} />;
  return (
    <div className={formLayout().stack}>
      <FailureNote failure={failure} />
      <Facts shown={shown} />
      <QuoteLines isSent quote={quoteOf(shown)} />
      {shown.state === 'proposed' ? (
        <ProposalAnswer token={token} shown={shown} onAnswered={() => setTurn((before) => before + 1)} />
      ) : null}
      {shown.state === 'accepted' ? <ProposalPayment token={token} shown={shown} /> : null}
    </div>
  );
}

function quoteOf({ lines, total, taxTotal, proposal }: ShownProposal) {
  return { lines, total, taxTotal, ...(proposal === null ? {} : { proposal }) };
}

function Facts({ shown: { number, state, proposal, deliveryDelay, conditions } }: { shown: ShownProposal }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const until = proposal?.validUntil ?? null;
  const facts: Fact[] = [
    { key: 'number', term: t`Numéro`, value: number },
    { key: 'state', term: t`État`, value: i18n._(QUOTE_STATE_WORDS[state]) },
  ];
  if (until !== null) facts.push({ key: 'until', term: t`Valable jusqu’au`, value: format.date(until) });
  if (deliveryDelay !== null) facts.push({ key: 'delay', term: t`Délai de livraison`, value: deliveryDelay });
  if (conditions !== null) facts.push({ key: 'conditions', term: t`Conditions`, value: conditions });
  return (
    <Surface pad="lg">
      <KeyValueList facts={facts} />
    </Surface>
  );
}
