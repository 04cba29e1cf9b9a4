import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout, textLink } from '#styled/recipes';
import { adminLoginBody } from '#core/contract/admin/people/login.ts';
import { answered } from '#src/admin/api/answered.ts';
import type { OfficeAnswer } from '#src/admin/api/admin-routes.ts';
import { SignInFailure } from '#src/admin/app/account/sign-in/sign-in-failure.tsx';
import { AdminLink, useAdminCall } from '#src/admin/port/port.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { FieldsOf, FormErrors, TextField } from '#src/forms/form-fields.tsx';
import { Form } from '#src/forms/form.tsx';
import { PasswordField } from '#src/forms/password-field.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';

export type LoginAnswer = OfficeAnswer<'api.admin.login'>;

interface PasswordStepProps {
  /** Somebody known signs in again: only the password is asked for. */
  email?: string;
  onAnswer: (answer: LoginAnswer) => Promise<void>;
}

/** E-mail and password (specification §2 and §5). */
export function PasswordStep({ email, onAnswer }: PasswordStepProps) {
  const { t } = useLingui();
  const call = useAdminCall();
  const form = useContractForm({
    schema: adminLoginBody,
    defaults: { email: email ?? '', password: '', remember: false },
    keep: keepNothing,
  });
  const { ask, failure } = useAsk({ form, names: ['email', 'password'] });
  const labels = { email: t`Adresse e-mail`, password: t`Mot de passe` };
  const send = form.handleSubmit(async (body) => {
    await ask(() => answered(call('api.admin.login', { body }).then(onAnswer)));
  });
  return (
    <FieldsOf place="connexion">
      <Form form={form} onSubmit={send}>
        <FormStack>
          <SignInFailure failure={failure} />
          <FormErrors labels={labels} />
          {email === undefined ? (
            <TextField name="email" label={labels.email} type="email" inputMode="email" autoComplete="username" />
          ) : (
            <Field label={labels.email}>
              {(control) => <TextInput {...control} type="email" autoComplete="username" readOnly value={email} />}
            </Field>
          )}
          <PasswordField name="password" label={labels.password} kind="current" />
          <div className={formLayout().summary}>
            <Checkbox {...form.register('remember')}>{t`Se souvenir de moi`}</Checkbox>
            <AdminLink page="admin.forgot-password" className={textLink({ alone: true })}>
              {t`Mot de passe oublié ?`}
            </AdminLink>
          </div>
          <Button type="submit" tone="ink" wide loading={form.formState.isSubmitting}>
            <Trans>Se connecter</Trans>
          </Button>
        </FormStack>
      </Form>
    </FieldsOf>
  );
}
