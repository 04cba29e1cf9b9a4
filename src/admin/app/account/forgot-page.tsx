import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { textLink } from '#styled/recipes';
import { adminForgotBody } from '#core/contract/admin/people/passwords.ts';
import { answered } from '#src/admin/api/answered.ts';
import { SignInFailure } from '#src/admin/app/account/sign-in/sign-in-failure.tsx';
import { SignInFrame } from '#src/admin/app/account/sign-in/sign-in-frame.tsx';
import { AdminLink, useAdminCall } from '#src/admin/port/port.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { FormErrors, TextField } from '#src/forms/form-fields.tsx';
import { Form } from '#src/forms/form.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { ResultNote } from '#src/ui/result/result-note.tsx';

/** A link to a new password, by mail. */
export function ForgotPage() {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <SignInFrame title={t`Mot de passe oublié`}>
      {sentTo === null ? (
        <ForgotForm onSent={setSentTo} />
      ) : (
        <ResultNote title={t`Un email de réinitialisation vous a été envoyé.`}>
          <Trans>
            Ouvrez l’e-mail reçu à <b>{sentTo}</b> et cliquez sur son lien dans l’heure. Regardez aussi dans les
            indésirables.
          </Trans>
        </ResultNote>
      )}
      <p>
        <AdminLink page="admin.login" className={textLink({ alone: true })}>{t`Revenir à la connexion`}</AdminLink>
      </p>
    </SignInFrame>
  );
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui();
  const call = useAdminCall();
  const form = useContractForm({ schema: adminForgotBody, defaults: { email: '' }, keep: keepNothing });
  const { ask, failure } = useAsk({ form, names: ['email'] });
  const labels = { email: t`Adresse e-mail` };
  const send = form.handleSubmit(async (body) => {
    if (await ask(() => answered(call('api.admin.password.forgot', { body })))) onSent(body.email);
  });
  return (
    <Form form={form} onSubmit={send}>
      <FormStack>
        <p>{t`Indiquez l’adresse de votre compte : nous y envoyons un lien pour choisir un nouveau mot de passe.`}</p>
        <SignInFailure failure={failure} />
        <FormErrors labels={labels} />
        <TextField name="email" label={labels.email} type="email" inputMode="email" autoComplete="username" />
        <Button type="submit" tone="ink" wide loading={form.formState.isSubmitting}>
          <Trans>Envoyer le lien</Trans>
        </Button>
      </FormStack>
    </Form>
  );
}
