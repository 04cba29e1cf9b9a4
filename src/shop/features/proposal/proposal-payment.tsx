/** An accepted proposal is paid in the account of the same address: signed in, or with a new account (domain 5.3). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import type { ShownProposal } from '#src/shop/features/proposal/shown-proposal.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { person } from '#src/shop/store/person/person.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

export function ProposalPayment({ token, shown }: { token: string; shown: ShownProposal }) {
  const { t } = useLingui();
  return (
    <Note tone="success" role="status" title={t`La proposition est acceptée : les prix ne changent plus.`}>
      <NextStep token={token} shown={shown} />
    </Note>
  );
}

function NextStep({
  token,
  shown: { area, uuid, email, hasAccount, standing },
}: {
  token: string;
  shown: ShownProposal;
}) {
  const { t } = useLingui();
  const layout = formLayout();
  switch (standing) {
    case 'own':
      return <LinkButton href={href(`${area}.account.quote`, { id: uuid })}>{t`Payer ce devis`}</LinkButton>;
    case 'claimable':
      return <Claim token={token} />;
    case 'foreign':
      return (
        <p>
          <Trans>
            Ce devis a été envoyé à <b>{email}</b>. Connectez-vous avec cette adresse pour le payer.
          </Trans>
        </p>
      );
    case 'signedOut':
      /* over this page: the secret of the link stands in no other address */
      return (
        <>
          <p>
            <Trans>
              Pour payer, utilisez le compte de l’adresse <b>{email}</b>.
            </Trans>
          </p>
          <div className={layout.actions}>
            {hasAccount ? (
              <LinkButton href={href(`${area}.login`)}>{t`Se connecter et payer`}</LinkButton>
            ) : (
              <LinkButton href={href(`${area}.register`)}>{t`Créer un compte et payer`}</LinkButton>
            )}
          </div>
        </>
      );
  }
}

/** Takes the quote into the account, which shows it as soon as it has come. */
function Claim({ token }: { token: string }) {
  const { t } = useLingui();
  const { go } = useActions();
  const [busy, setBusy] = useState(false);
  const { ask, failure } = useAsk();
  const claim = async (): Promise<void> => {
    setBusy(true);
    await ask(async () => {
      const answered = await callOnline('api.quotes.guest.claim', { body: { token } });
      if (answered.ok) {
        (await person()).poke(null, performance.now());
        go(href(`${answered.answer.area}.account.quote`, { id: answered.answer.uuid }));
      }
      return answered;
    });
    setBusy(false);
  };
  return (
    <>
      <FailureNote failure={failure} />
      <Button wide loading={busy} onClick={() => void claim()}>
        {t`Payer ce devis`}
      </Button>
    </>
  );
}
