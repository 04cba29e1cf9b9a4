/** What the shop proposes, until when, and how its buyer answers (domain 5.3). */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { readProposal, type QuoteProposal, type QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import { isQuoteAcceptable, isQuotePayable, type QuoteTerm } from '#core/domain/quotes/validity.ts';
import { useStanding } from '#src/shop/features/account/account-state.ts';
import { AskFirst } from '#src/shop/parts/ask/ask-first.tsx';
import { OptionalReason } from '#src/shop/parts/ask/optional-reason.tsx';
import { StandingLabel, StandingSpoken } from '#src/shop/features/account/standing-label.tsx';
import { PayQuote } from '#src/shop/features/account/quotes/pay-quote.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

export function QuoteAnswer({ quote }: { quote: QuoteRecord }) {
  const { proposal, state } = quote;
  if (proposal === undefined || (state !== 'proposed' && state !== 'accepted')) return null;
  return <Answer quote={quote} proposal={proposal} />;
}

function Answer({ quote, proposal }: { quote: QuoteRecord; proposal: QuoteProposal }) {
  const { t } = useLingui();
  const format = useFormat();
  const layout = formLayout();
  const nowMs = useActions().now() ?? Date.parse(proposal.proposedAt);
  const standing = useStanding((change) => change.kind === 'answer' && change.quote === quote.uuid);
  const term: QuoteTerm = {
    state: quote.state,
    validUntil: proposal.validUntil,
    acceptedAtMs: proposal.acceptedAt === null ? null : Date.parse(proposal.acceptedAt),
  };
  const day = proposal.validUntil === null ? null : format.date(proposal.validUntil);
  return (
    <section>
      <h2 className={layout.group}>{t`Votre réponse`}</h2>
      <Surface pad="lg">
        <div className={layout.stackTight}>
          {quote.answering === undefined ? (
            <>
              <p>
                {quote.state === 'accepted'
                  ? t`Vous avez accepté cette proposition : les prix ne changent plus.`
                  : day === null
                    ? t`Lisez la proposition, puis répondez.`
                    : t`Cette proposition est valable jusqu’au ${day} inclus.`}
              </p>
              {isQuoteAcceptable(term, nowMs) ? <Choice quote={quote} proposal={proposal} /> : null}
              {quote.state === 'proposed' && !isQuoteAcceptable(term, nowMs) ? (
                <p>{t`Cette proposition n’est plus valable. Demandez à la boutique de la renouveler.`}</p>
              ) : null}
              {isQuotePayable(term, nowMs) ? <PayQuote quote={quote} /> : null}
            </>
          ) : (
            <>
              <p>
                {quote.answering === 'accept'
                  ? t`Vous acceptez cette proposition. Vous pourrez payer dès que la boutique aura reçu votre réponse.`
                  : t`Vous refusez cette proposition.`}
              </p>
              <StandingLabel standing={standing} />
              <StandingSpoken standing={standing} />
            </>
          )}
        </div>
      </Surface>
    </section>
  );
}

function Choice({ quote, proposal }: { quote: QuoteRecord; proposal: QuoteProposal }) {
  const { t } = useLingui();
  const format = useFormat();
  const change = useChange();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const target = { area: quote.area, quote: quote.uuid, ...readProposal(proposal) };
  const total = format.money(proposal.total);
  const accept = async (): Promise<void> => {
    setBusy(true);
    await change((own) => own.perform('api.quotes.accept', target));
    setBusy(false);
  };
  const decline = () =>
    change((own) =>
      own.perform('api.quotes.decline', { ...target, reason: reason.trim() === '' ? null : reason.trim() }),
    );
  return (
    <>
      <Button wide loading={busy} onClick={() => void accept()}>
        {t`Accepter la proposition à ${total}`}
      </Button>
      <div>
        <AskFirst
          open={t`Refuser la proposition`}
          title={t`Refuser cette proposition ?`}
          confirm={t`Refuser la proposition`}
          dismiss={t`La garder`}
          onConfirm={() => void decline()}
        >
          <p>{t`Le devis est clos. Vous pourrez en demander un autre.`}</p>
          <OptionalReason value={reason} onChange={setReason} />
        </AskFirst>
      </div>
    </>
  );
}
