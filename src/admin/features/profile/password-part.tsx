import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { adminPasswordBody } from '#core/contract/admin/people/passwords.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAdminCall, useRoute } from '#src/admin/port/port.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { FieldsOf, FormErrors } from '#src/forms/form-fields.tsx';
import { Form } from '#src/forms/form.tsx';
import { PasswordField, usePasswordHint } from '#src/forms/password-field.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { Note } from '#src/ui/note/note.tsx';

/** How long the message stands before the sign-out (specification §9). */
const LEAVES_AFTER_MS = 5_000;

/** Another password; five seconds later its owner signs in with it. */
export function PasswordPart() {
  const { t } = useLingui();
  const call = useAdminCall();
  const { navigate } = useRoute();
  const hint = usePasswordHint();
  const [isChanged, setChanged] = useState(false);
  const form = useContractForm({
    schema: adminPasswordBody,
    defaults: { currentPassword: '', password: '', passwordConfirmation: '' },
    keep: keepNothing,
  });
  const { ask, failure } = useAsk({ form, names: ['currentPassword', 'password', 'passwordConfirmation'] });
  useEffect(() => {
    if (!isChanged) return undefined;
    const leave = setTimeout(() => navigate(adminHref('admin.logout')), LEAVES_AFTER_MS);
    return () => clearTimeout(leave);
  }, [isChanged, navigate]);
  const labels = {
    currentPassword: t`Mot de passe actuel`,
    password: t`Nouveau mot de passe`,
    passwordConfirmation: t`Confirmation du mot de passe`,
  };
  const send = form.handleSubmit(async (body) => {
    if (await ask(() => answered(call('api.admin.password.change', { body }).then(() => {})))) setChanged(true);
  });
  if (isChanged)
    return (
      <Note role="status" tone="success" title={t`Votre mot de passe a été modifié.`}>
        {t`Vous allez être déconnecté dans 5 secondes.`}
      </Note>
    );
  return (
    <FieldsOf place="profil-mot-de-passe">
      <Form form={form} onSubmit={send}>
        <FormStack>
          <FailureNote failure={failure} />
          <FormErrors labels={labels} />
          <PasswordField name="currentPassword" label={labels.currentPassword} kind="current" />
          <PasswordField name="password" label={labels.password} kind="new" hint={hint} />
          <PasswordField name="passwordConfirmation" label={labels.passwordConfirmation} kind="new" />
          <Button type="submit" tone="ink" loading={form.formState.isSubmitting}>
            <Trans>Changer le mot de passe</Trans>
          </Button>
        </FormStack>
      </Form>
    </FieldsOf>
  );
}
