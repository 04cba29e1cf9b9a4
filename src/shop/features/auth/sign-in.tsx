import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { loginBody } from '#core/contract/account/auth.ts';
import { AuthLink } from '#src/shop/features/auth/auth-link.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Resend } from '#src/shop/features/auth/links/resend.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useAuthFlow } from '#src/shop/features/auth/auth-flow.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { Form } from '#src/forms/form.tsx';
import { FormErrors, TextField } from '#src/forms/form-fields.tsx';
import { PasswordField } from '#src/forms/password-field.tsx';
import { leaveFlash } from '#src/shop/store/device/flash.ts';
import { signIn } from '#src/shop/store/person/session.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';

/** Signing in; afterwards a fresh document begins where one wanted to go. */
export function SignIn() {
  const { t } = useLingui();
  const { to } = useAuthFlow();
  const form = useContractForm({
    schema: loginBody,
    defaults: { email: '', password: '', remember: false, device: null },
    keep: keepNothing,
  });
  const { ask, failure } = useAsk({ form, names: ['email', 'password'] });
  const [isLeaving, setLeaving] = useState(false);
  const labels = { email: t`Adresse e-mail`, password: t`Mot de passe` };
  const send = form.handleSubmit(async ({ email, password, remember }) => {
    leaveFlash('signedIn');
    const isIn = await ask(() => signIn({ email, password, remember }, to));
    if (!isIn) leaveFlash(null);
    setLeaving(isIn);
  });
  const isUnverified = failure?.kind === 'refusal' && failure.refusal.code === 'auth.unverified';
  return (
    <Form form={form} onSubmit={send}>
      <FormStack>
        <FailureNote failure={failure}>{isUnverified ? <Resend email={form.getValues('email')} /> : null}</FailureNote>
        <FormErrors labels={labels} />
        <TextField name="email" label={labels.email} type="email" inputMode="email" autoComplete="username" />
        <PasswordField name="password" label={labels.password} kind="current" />
        <div className={formLayout().summary}>
          <Checkbox {...form.register('remember')}>{t`Se souvenir de moi`}</Checkbox>
          <AuthLink screen="forgot">{t`Mot de passe oublié ?`}</AuthLink>
        </div>
        <Button type="submit" wide loading={form.formState.isSubmitting || isLeaving}>
          <Trans>Se connecter</Trans>
        </Button>
      </FormStack>
    </Form>
  );
}
