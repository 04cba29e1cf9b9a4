import { Trans, useLingui } from '@lingui/react/macro';
import { adminConfirmBody } from '#core/contract/admin/people/passwords.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { answerConfirm } from '#src/admin/store/panels.ts';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { FieldsOf, FormErrors } from '#src/forms/form-fields.tsx';
import { Form } from '#src/forms/form.tsx';
import { PasswordField } from '#src/forms/password-field.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

/** The password once more before something grave; the call that asked for it goes on by itself. */
export function ConfirmOver() {
  const { t } = useLingui();
  const call = useAdminCall();
  const form = useContractForm({ schema: adminConfirmBody, defaults: { currentPassword: '' }, keep: keepNothing });
  const { ask, failure } = useAsk({ form, names: ['currentPassword'] });
  const label = t`Mot de passe`;
  const send = form.handleSubmit(async (body) => {
    if (await ask(() => answered(call('api.admin.password.confirm', { body })))) answerConfirm(true);
  });
  return (
    <Sheet open onClose={() => answerConfirm(false)} title={t`Confirmez votre mot de passe`} closeLabel={t`Annuler`}>
      <FieldsOf place="confirmation">
        <Form form={form} onSubmit={send}>
          <FormStack>
            <p>{t`Cette action est sensible. Votre mot de passe ne vous sera pas redemandé pendant quinze minutes.`}</p>
            <FailureNote failure={failure} />
            <FormErrors labels={{ currentPassword: label }} />
            <PasswordField name="currentPassword" label={label} kind="current" />
            <Button type="submit" tone="ink" wide loading={form.formState.isSubmitting}>
              <Trans>Confirmer</Trans>
            </Button>
          </FormStack>
        </Form>
      </FieldsOf>
    </Sheet>
  );
}
