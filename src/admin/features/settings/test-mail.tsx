/** Sends a mail to whoever looks, and says what the mail server answered. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { settings } from '#styled/recipes';
import { answered } from '#src/admin/api/answered.ts';
import { useAdmin, useAdminCall } from '#src/admin/port/port.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

export function TestMail() {
  const { t } = useLingui();
  const { admin } = useAdmin();
  const call = useAdminCall();
  const { ask, failure } = useAsk();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const email = admin?.email ?? '';
  const send = async () => {
    setBusy(true);
    setSentTo(null);
    await ask(() => answered(call('api.admin.settings.emails.test', { body: {} }).then(({ to }) => setSentTo(to))));
    setBusy(false);
  };
  const detail = failure?.kind === 'refusal' ? failure.refusal.data['detail'] : undefined;
  return (
    <section className={settings().section} aria-label={t`Vérifier l’envoi`}>
      <h2 className={settings().title}>{t`Vérifier l’envoi`}</h2>
      <div className={settings().trial}>
        <p>{t`Un e-mail part aussitôt à ${email}, par le serveur qui envoie ceux de la boutique.`}</p>
        <Button tone="line" loading={isBusy} onClick={() => void send()}>{t`Envoyer l’essai`}</Button>
        {sentTo === null ? null : <Note role="status" tone="success" title={t`Essai envoyé à ${sentTo}.`} />}
        <FailureNote failure={failure}>{typeof detail === 'string' ? <p>{detail}</p> : null}</FailureNote>
      </div>
    </section>
  );
}
