import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InferInput, InferOutput } from 'valibot';
import { emailBody } from '#core/contract/account/account.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { Form } from '#src/forms/form.tsx';
import { FieldsOf, FormErrors, TextField } from '#src/forms/form-fields.tsx';
import { PasswordField } from '#src/forms/password-field.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { Note } from '#src/ui/note/note.tsx';

type EmailInput = InferInput<typeof emailBody>;
type EmailOutput = InferOutput<typeof emailBody>;

const EMPTY: EmailInput = { email: '', currentPassword: '' };

/** Another address to sign in with: the account keeps the old one until the link of a mail is followed. */
export function ChangeEmail() {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useContractForm<EmailInput, EmailOutput>({
    schema: emailBody,
    defaults: EMPTY,
    keep: keepNothing,
  });
  const { ask, failure } = useAsk({ form, names: ['email', 'currentPassword'] });
  const labels = { email: t`Nouvelle adresse e-mail`, currentPassword: t`Mot de passe actuel` };
  const send = async (body: EmailOutput): Promise<void> => {
    setSentTo(null);
    if (!(await ask(() => callOnline('api.account.email', { body })))) return;
    setSentTo(body.email);
    form.reset(EMPTY);
  };
  return (
    <FieldsOf place="adresse-email">
      <Form form={form} onSubmit={form.handleSubmit(send)}>
        <FormStack>
          <FormErrors labels={labels} />
          <FailureNote failure={failure} />
          {sentTo === null ? null : (
            <Note role="status" tone="success" title={t`Un e-mail de confirmation est parti à ${sentTo}.`}>
              <Trans>Suivez son lien dans l’heure. D’ici là, votre adresse actuelle reste la bonne.</Trans>
            </Note>
          )}
          <TextField name="email" label={labels.email} type="email" inputMode="email" autoComplete="email" />
          <PasswordField name="currentPassword" label={labels.currentPassword} kind="current" />
          <div>
            <Button type="submit" tone="line" loading={form.formState.isSubmitting}>
              <Trans>Changer l’adresse e-mail</Trans>
            </Button>
          </div>
        </FormStack>
      </Form>
    </FieldsOf>
  );
}
