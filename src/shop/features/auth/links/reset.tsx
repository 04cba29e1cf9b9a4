import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { resetBody } from '#core/contract/account/auth.ts';
import { href } from '#core/contract/pages/href.ts';
import { DeadLink, isDeadLink } from '#src/shop/features/auth/links/dead-link.tsx';
import { AuthLink } from '#src/shop/features/auth/auth-link.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { Form } from '#src/forms/form.tsx';
import { FormErrors } from '#src/forms/form-fields.tsx';
import { PasswordField, usePasswordHint } from '#src/forms/password-field.tsx';
import { callOnline } from '#src/shop/store/person/session.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';

/**
 * A new password, by the link of a mail. Once it has worked, a fresh document replaces this one: the secret leaves the
 * address bar and the history.
 */
export function Reset({ token }: { token: string }) {
  const { t } = useLingui();
  const hint = usePasswordHint();
  const form = useContractForm({
    schema: resetBody,
    defaults: { token, password: '', passwordConfirmation: '' },
    keep: keepNothing,
  });
  const { ask, failure } = useAsk({ form, names: ['password', 'passwordConfirmation'] });
  const [isLeaving, setLeaving] = useState(false);
  const labels = { password: t`Nouveau mot de passe`, passwordConfirmation: t`Confirmation du mot de passe` };
  const send = form.handleSubmit(async (body) => {
    if (!(await ask(() => callOnline('api.auth.reset', { body })))) return;
    setLeaving(true);
    location.replace(href('login', {}, { fait: 'mot-de-passe' }));
  });
  if (isDeadLink(failure) || form.formState.errors.token !== undefined)
    return (
      <DeadLink>
        <AuthLink screen="forgot">{t`Demander un nouveau lien`}</AuthLink>
      </DeadLink>
    );
  return (
    <Form form={form} onSubmit={send}>
      <FormStack>
        <FailureNote failure={failure} />
        <FormErrors labels={labels} />
        <PasswordField name="password" label={labels.password} kind="new" hint={hint} />
        <PasswordField name="passwordConfirmation" label={labels.passwordConfirmation} kind="new" />
        <Button type="submit" wide loading={form.formState.isSubmitting || isLeaving}>
          <Trans>Changer le mot de passe</Trans>
        </Button>
      </FormStack>
    </Form>
  );
}
