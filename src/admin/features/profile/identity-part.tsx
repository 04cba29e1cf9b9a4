import { Trans, useLingui } from '@lingui/react/macro';
import type { Revision } from '#core/domain/revision/revision.ts';
import { adminProfileBody } from '#core/contract/admin/people/profile.ts';
import type { Administrator } from '#core/contract/admin/people/me.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { useOffice } from '#src/admin/port/office.tsx';
import { RadioField } from '#src/forms/choice-fields.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { FieldsOf, FormErrors, TextField } from '#src/forms/form-fields.tsx';
import { Form } from '#src/forms/form.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';

/** The own name, address and language; the role and whether the account is active are for others to say. */
export function IdentityPart({ admin: { name, email, locale, rev, revId } }: { admin: Administrator }) {
  const { t } = useLingui();
  const call = useAdminCall();
  const toast = useToast();
  const { account, setLocale } = useOffice();
  const form = useContractForm({
    schema: adminProfileBody,
    defaults: { rev, baseRevId: revId, name, email, locale },
    keep: keepNothing,
  });
  const { ask, failure } = useAsk({ form, names: ['name', 'email', 'locale'] });
  const labels = { name: t`Nom affiché`, email: t`Adresse e-mail`, locale: t`Langue` };
  const send = form.handleSubmit(async (body) => {
    const work = async () => {
      const saved = await call('api.admin.profile.update', { body }).catch(async (error: unknown) => {
        /* a colleague wrote the account meanwhile: what is typed stays, and counts on what stands there now */
        if (error instanceof Refusal && error.code === 'record.moved') await readAnew();
        throw error;
      });
      await account.takeIn(saved);
      if (saved.admin !== null) standOn(saved.admin);
      await setLocale(body.locale);
    };
    if (await ask(() => answered(work()))) toast(t`Profil mis à jour.`);
  });
  const standOn = (now: Revision): void => {
    form.setValue('rev', now.rev);
    form.setValue('baseRevId', now.revId);
  };
  const readAnew = async (): Promise<void> => {
    const known = await call('api.admin.me', {});
    await account.takeIn(known);
    if (known.admin !== null) standOn(known.admin);
  };
  return (
    <FieldsOf place="profil-identite">
      <Form form={form} onSubmit={send}>
        <FormStack>
          <FailureNote failure={failure} />
          <FormErrors labels={labels} />
          <TextField name="name" label={labels.name} autoComplete="name" />
          <TextField name="email" label={labels.email} type="email" inputMode="email" autoComplete="email" />
          <RadioField
            name="locale"
            legend={labels.locale}
            options={[
              { value: 'fr_FR', label: 'Français' },
              { value: 'en_GB', label: 'English' },
            ]}
          />
          <Button type="submit" tone="ink" loading={form.formState.isSubmitting}>
            <Trans>Enregistrer</Trans>
          </Button>
        </FormStack>
      </Form>
    </FieldsOf>
  );
}
