import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ResultNote } from '#src/ui/result/result-note.tsx';

/** The link that proves an address, once more; the shop says the same whether the address waits for one or not. */
export function Resend({ email }: { email: string }) {
  const { t } = useLingui();
  const { ask, failure } = useAsk();
  const [stage, setStage] = useState<'open' | 'sending' | 'sent'>('open');
  const send = async (): Promise<void> => {
    setStage('sending');
    const isSent = await ask(() => callOnline('api.auth.resend', { body: { email } }));
    setStage(isSent ? 'sent' : 'open');
  };
  if (stage === 'sent')
    return (
      <ResultNote title={t`Un nouvel e-mail de vérification vous a été envoyé.`}>
        {t`Regardez aussi dans les indésirables.`}
      </ResultNote>
    );
  return (
    <div className={formLayout().stackTight}>
      <FailureNote failure={failure} />
      <Button tone="line" loading={stage === 'sending'} onClick={() => void send()}>
        {t`Renvoyer l’e-mail de vérification`}
      </Button>
    </div>
  );
}
