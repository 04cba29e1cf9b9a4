import { Trans, useLingui } from '@lingui/react/macro';
import { secondFactorBody } from '#core/contract/admin/people/login.ts';
import { answered } from '#src/admin/api/answered.ts';
import type { LoginAnswer } from '#src/admin/app/account/sign-in/password-step.tsx';
import { SignInFailure } from '#src/admin/app/account/sign-in/sign-in-failure.tsx';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { FieldsOf, FormErrors, TextField } from '#src/forms/form-fields.tsx';
import { Form } from '#src/forms/form.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';

interface CodeStepProps {
  onAnswer: (answer: LoginAnswer) => Promise<void>;
  /** Back to the password: another account, or a session that ran out meanwhile. */
  onBack: () => void;
}

/** The second factor: six digits of the authenticator, or a recovery code. */
export function CodeStep({ onAnswer, onBack }: CodeStepProps) {
  const { t } = useLingui();
  const call = useAdminCall();
  const form = useContractForm({ schema: secondFactorBody, defaults: { code: '' }, keep: keepNothing });
  const { ask, failure } = useAsk({ form, names: ['code'] });
  const label = t`Code`;
  const send = form.handleSubmit(async (body) => {
    /* a code opens nothing once the first step is too old: the password is asked for again, not a page loaded */
    await ask(() => answered(call('api.admin.login.second-factor', { body }, { renew: false }).then(onAnswer)));
  });
  return (
    <FieldsOf place="second-facteur">
      <Form form={form} onSubmit={send}>
        <FormStack>
          <p>
            <Trans>Saisissez le code affiché par votre application d’authentification, ou un code de secours.</Trans>
          </p>
          <SignInFailure failure={failure} />
          <FormErrors labels={{ code: label }} />
          <TextField name="code" label={label} autoComplete="one-time-code" />
          <Button type="submit" tone="ink" wide loading={form.formState.isSubmitting}>
            <Trans>Valider</Trans>
          </Button>
          <Button tone="text" onClick={onBack}>
            <Trans>Revenir à la connexion</Trans>
          </Button>
        </FormStack>
      </Form>
    </FieldsOf>
  );
}
