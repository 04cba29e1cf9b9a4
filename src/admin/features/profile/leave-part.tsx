import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { destroySelfBody } from '#core/contract/admin/people/accounts.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAdminCall, useRoute } from '#src/admin/port/port.tsx';
import { useOffice } from '#src/admin/port/office.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { FieldsOf, FormErrors } from '#src/forms/form-fields.tsx';
import { Form } from '#src/forms/form.tsx';
import { PasswordField } from '#src/forms/password-field.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

/** Gives the own account up, after the password once more. */
export function LeavePart() {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  return (
    <FormStack>
      <p>{t`Ce que vous avez écrit reste dans la boutique et dans le journal, avec votre nom.`}</p>
      <p>
        <Button tone="line" onClick={() => setAsked(true)}>{t`Supprimer mon compte`}</Button>
      </p>
      {isAsked ? <LeaveDialog onClose={() => setAsked(false)} /> : null}
    </FormStack>
  );
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const call = useAdminCall();
  const { account } = useOffice();
  const { navigate } = useRoute();
  const form = useContractForm({ schema: destroySelfBody, defaults: { currentPassword: '' }, keep: keepNothing });
  const { ask, failure } = useAsk({ form, names: ['currentPassword'] });
  const label = t`Mot de passe actuel`;
  const send = form.handleSubmit(async (body) => {
    if (!(await ask(() => answered(call('api.admin.profile.destroy', { body }))))) return;
    await account.signOut();
    navigate(adminHref('admin.login'), { replace: true });
  });
  return (
    <Sheet open onClose={onClose} title={t`Supprimer votre compte ?`} closeLabel={t`Fermer`}>
      <FieldsOf place="profil-depart">
        <Form form={form} onSubmit={send}>
          <FormStack>
            <p>
              <Trans>
                Vous n’entrerez plus dans l’administration. Ce qui n’est pas encore envoyé à la boutique est effacé de
                cet appareil.
              </Trans>
            </p>
            <FailureNote failure={failure} />
            <FormErrors labels={{ currentPassword: label }} />
            <PasswordField name="currentPassword" label={label} kind="current" />
            <div className={formLayout().actions}>
              <Button tone="line" onClick={onClose}>{t`Annuler`}</Button>
              <Button type="submit" tone="danger" loading={form.formState.isSubmitting}>
                {t`Supprimer mon compte`}
              </Button>
            </div>
          </FormStack>
        </Form>
      </FieldsOf>
    </Sheet>
  );
}
