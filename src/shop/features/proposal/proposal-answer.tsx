/** Accepts or declines what was read. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { readProposal } from '#core/contract/quotes/quote-record.ts';
import { isQuoteAcceptable } from '#core/domain/quotes/validity.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { ShownProposal } from '#src/shop/features/proposal/shown-proposal.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { AskFirst } from '#src/shop/parts/ask/ask-first.tsx';
import { OptionalReason } from '#src/shop/parts/ask/optional-reason.tsx';
import { callOnline } from '#src/shop/store/person/session.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

interface ProposalAnswerProps {
  token: string;
  shown: ShownProposal;
  onAnswered: () => void;
}

export function ProposalAnswer({ token, shown: { state, proposal }, onAnswered }: ProposalAnswerProps) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useActions().now();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const { ask, failure } = useAsk();
  if (proposal === null) return null;
  const { validUntil } = proposal;
  const read = readProposal(proposal);
  const term = { state, validUntil, acceptedAtMs: null };
  const isOpen = isQuoteAcceptable(term, now ?? Date.parse(proposal.proposedAt));
  const total = format.money(proposal.total);
  const answer = async (work: Parameters<typeof ask>[0]): Promise<void> => {
    setBusy(true);
    await ask(work);
    setBusy(false);
    // Answered by somebody else meanwhile, or changed: what stands there now is shown as well.
    onAnswered();
  };
  const accept = () => answer(() => callOnline('api.quotes.guest.accept', { body: { token, ...read } }));
  const decline = () =>
    answer(() =>
      callOnline('api.quotes.guest.decline', {
        body: { token, ...read, reason: reason.trim() === '' ? null : reason.trim() },
      }),
    );
  return (
    <section>
      <h2 className={formLayout().group}>{t`Votre réponse`}</h2>
      <Surface pad="lg">
        <div className={formLayout().stackTight}>
          <FailureNote failure={failure} />
          {isOpen ? (
            <>
              <p>{t`Si vous acceptez, les articles et les prix ne changent plus. Vous payez ensuite dans votre compte.`}</p>
              <Button wide loading={busy} onClick={() => void accept()}>
                {t`Accepter la proposition à ${total}`}
              </Button>
            </>
          ) : (
            <p>{t`Cette proposition n’est plus valable. Demandez à la boutique de la renouveler.`}</p>
          )}
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
        </div>
      </Surface>
    </section>
  );
}
