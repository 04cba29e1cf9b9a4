import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InferInput, InferOutput } from 'valibot';
import { passwordBody } from '#core/contract/account/account.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { LeavingSoon } from '#src/shop/features/account/security/leaving-soon.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { Form } from '#src/forms/form.tsx';
import { FieldsOf, FormErrors } from '#src/forms/form-fields.tsx';
import { PasswordField, usePasswordHint } from '#src/forms/password-field.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';

type PasswordInput = InferInput<typeof passwordBody>;
type PasswordOutput = InferOutput<typeof passwordBody>;

const EMPTY: PasswordInput = { currentPassword: '', password: '', passwordConfirmation: '' };

/** Another password, and the sign-out that follows it after five seconds (specification §4 and §9). */
export function ChangePassword({ area }: { area: Area }) {
  const [isDone, setDone] = useState(false);
  const seconds = useSetting('customer.settings.password.logout_delay');
  return isDone ? (
    <LeavingSoon to={href(`${area}.login`)} seconds={seconds} />
  ) : (
    <PasswordForm onDone={() => setDone(true)} />
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const hint = usePasswordHint();
  const form = useContractForm<PasswordInput, PasswordOutput>({
    schema: passwordBody,
    defaults: EMPTY,
    keep: keepNothing,
  });
  const { ask, failure } = useAsk({ form, names: ['currentPassword', 'password', 'passwordConfirmation'] });
  const labels = {
    currentPassword: t`Mot de passe actuel`,
    password: t`Nouveau mot de passe`,
    passwordConfirmation: t`Confirmation du nouveau mot de passe`,
  };
  const send = async (body: PasswordOutput): Promise<void> => {
    if (!(await ask(() => callOnline('api.account.password', { body })))) return;
    form.reset(EMPTY);
    onDone();
  };
  return (
    <FieldsOf place="mot-de-passe">
      <Form form={form} onSubmit={form.handleSubmit(send)}>
        <FormStack>
          <FormErrors account labels={labels} />
          <FailureNote failure={failure} />
          <PasswordField name="currentPassword" label={labels.currentPassword} kind="current" />
          <PasswordField name="password" label={labels.password} kind="new" hint={hint} />
          <PasswordField name="passwordConfirmation" label={labels.passwordConfirmation} kind="new" />
          <div>
            <Button type="submit" loading={form.formState.isSubmitting}>
              <Trans>Changer le mot de passe</Trans>
            </Button>
          </div>
        </FormStack>
      </Form>
    </FieldsOf>
  );
}
