import { Trans, useLingui } from '@lingui/react/macro';
import { textLink } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { adminResetBody } from '#core/contract/admin/people/passwords.ts';
import { answered } from '#src/admin/api/answered.ts';
import { DeadLink, isDeadLink } from '#src/admin/app/account/dead-link.tsx';
import { SignInFailure } from '#src/admin/app/account/sign-in/sign-in-failure.tsx';
import { SignInFrame } from '#src/admin/app/account/sign-in/sign-in-frame.tsx';
import { AdminLink, useAdminCall, useRoute } from '#src/admin/port/port.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { FormErrors } from '#src/forms/form-fields.tsx';
import { Form } from '#src/forms/form.tsx';
import { PasswordField, usePasswordHint } from '#src/forms/password-field.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';

/** A new password, by the link of a mail: an invitation, or a forgotten one. */
export function ResetPage() {
  const { t } = useLingui();
  const hint = usePasswordHint();
  const call = useAdminCall();
  const { params, navigate } = useRoute();
  const form = useContractForm({
    schema: adminResetBody,
    defaults: { token: params['token'] ?? '', password: '', passwordConfirmation: '' },
    keep: keepNothing,
  });
  const { ask, failure } = useAsk({ form, names: ['password', 'passwordConfirmation'] });
  const labels = { password: t`Nouveau mot de passe`, passwordConfirmation: t`Confirmation du mot de passe` };
  const send = form.handleSubmit(async (body) => {
    if (!(await ask(() => answered(call('api.admin.password.reset', { body }))))) return;
    /* the secret leaves the address bar and the history */
    navigate(adminHref('admin.login', {}, { done: 'password' }), { replace: true });
  });
  if (isDeadLink(failure) || form.formState.errors.token !== undefined)
    return (
      <SignInFrame title={t`Nouveau mot de passe`}>
        <DeadLink />
        <AdminLink page="admin.forgot-password" className={textLink({ alone: true })}>
          {t`Demander un nouveau lien`}
        </AdminLink>
      </SignInFrame>
    );
  return (
    <SignInFrame title={t`Nouveau mot de passe`}>
      <Form form={form} onSubmit={send}>
        <FormStack>
          <SignInFailure failure={failure} />
          <FormErrors labels={labels} />
          <PasswordField name="password" label={labels.password} kind="new" hint={hint} />
          <PasswordField name="passwordConfirmation" label={labels.passwordConfirmation} kind="new" />
          <Button type="submit" tone="ink" wide loading={form.formState.isSubmitting}>
            <Trans>Changer le mot de passe</Trans>
          </Button>
        </FormStack>
      </Form>
    </SignInFrame>
  );
}
