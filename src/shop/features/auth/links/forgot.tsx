import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { forgotBody } from '#core/contract/account/auth.ts';
import { AuthLink } from '#src/shop/features/auth/auth-link.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { Form } from '#src/forms/form.tsx';
import { FormErrors, TextField } from '#src/forms/form-fields.tsx';
import { callOnline } from '#src/shop/store/person/session.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { ResultNote } from '#src/ui/result/result-note.tsx';

/** A link to a new password, by mail. */
export function Forgot() {
  const { t } = useLingui();
  const form = useContractForm({ schema: forgotBody, defaults: { email: '' }, keep: keepNothing });
  const { ask, failure } = useAsk({ form, names: ['email'] });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const labels = { email: t`Adresse e-mail` };
  const send = form.handleSubmit(async (body) => {
    if (await ask(() => callOnline('api.auth.forgot', { body }))) setSentTo(body.email);
  });
  if (sentTo !== null)
    return (
      <FormStack>
        <ResultNote title={t`Un email de réinitialisation vous a été envoyé.`}>
          <Trans>
            Ouvrez l’e-mail reçu à <b>{sentTo}</b> et cliquez sur son lien dans l’heure. Regardez aussi dans les
            indésirables.
          </Trans>
        </ResultNote>
        <p>
          <AuthLink screen="login">{t`Revenir à la connexion`}</AuthLink>
        </p>
      </FormStack>
    );
  return (
    <Form form={form} onSubmit={send}>
      <FormStack>
        <p>{t`Indiquez l’adresse de votre compte : nous y envoyons un lien pour choisir un nouveau mot de passe.`}</p>
        <FailureNote failure={failure} />
        <FormErrors labels={labels} />
        <TextField name="email" label={labels.email} type="email" inputMode="email" autoComplete="username" />
        <Button type="submit" wide loading={form.formState.isSubmitting}>
          <Trans>Envoyer le lien</Trans>
        </Button>
        <p>
          <AuthLink screen="login">{t`Revenir à la connexion`}</AuthLink>
        </p>
      </FormStack>
    </Form>
  );
}
