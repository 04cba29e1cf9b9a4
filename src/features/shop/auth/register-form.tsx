import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { formLayout, textLink } from '#styled/recipes';
import { registerBody } from '#core/contract/auth.ts';
import { MAX_NAME_LENGTH } from '#core/domain/customer.ts';
import { CompanyFields } from '#src/features/shop/auth/company-fields.tsx';
import { CustomerTypeField } from '#src/features/shop/auth/customer-type-field.tsx';
import { DoorLink } from '#src/features/shop/auth/door-link.tsx';
import { FailureNote } from '#src/screens/form/failure-note.tsx';
import type { NewAccount, RegisterInput } from '#src/features/shop/auth/register-draft.ts';
import { useRegisterLabels } from '#src/features/shop/auth/register-labels.ts';
import { useAsk, type Answered } from '#src/screens/form/use-ask.ts';
import { GenderField } from '#src/screens/form/choice-fields.tsx';
import { useContractForm } from '#src/screens/form/contract-form.ts';
import { Form } from '#src/screens/form/form.tsx';
import { CheckField, FormErrors, TextField } from '#src/screens/form/form-fields.tsx';
import { PasswordField, usePasswordHint } from '#src/screens/form/password-field.tsx';
import { PhoneField } from '#src/screens/form/phone-field.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { FormGrid, FormStack } from '#src/ui/field/form-layout.tsx';
import { Link } from '#src/ui/link/link.tsx';

interface RegisterFormProps {
  /** What is typed is kept. */
  state: ReactNode;
  defaults: DefaultValues<RegisterInput>;
  keep: (values: RegisterInput) => void;
  make: (account: NewAccount) => Promise<Answered>;
  onMade: (email: string) => void;
}

export function RegisterForm({ state, defaults, keep, make, onMade }: RegisterFormProps) {
  const { t } = useLingui();
  const labels = useRegisterLabels();
  const hint = usePasswordHint();
  const group = formLayout().group;
  const form = useContractForm<RegisterInput, NewAccount>({ schema: registerBody, defaults, keep });
  const { ask, failure } = useAsk<RegisterInput>({ form, names: ['email', 'birthDate'] });
  const send = form.handleSubmit(async (account) => {
    if (await ask(() => make(account))) onMade(account.email);
  });
  return (
    <Form form={form} onSubmit={send}>
      <FormStack>
        <FailureNote failure={failure} />
        <FormErrors labels={labels} missing={t`Vous devez renseigner tous les champs obligatoires`} />
        <CustomerTypeField form={form} />
        <CompanyFields form={form} labels={labels} />
        <GenderField name="gender" />
        <FormGrid>
          <TextField name="firstName" label={labels.firstName} autoComplete="given-name" maxLength={MAX_NAME_LENGTH} />
          <TextField name="lastName" label={labels.lastName} autoComplete="family-name" maxLength={MAX_NAME_LENGTH} />
        </FormGrid>
        <TextField name="birthDate" label={labels.birthDate} optional type="date" autoComplete="bday" />
        <PhoneField name="phone" label={labels.phone} />

        <h2 className={group}>{t`Votre adresse`}</h2>
        <TextField name="company" label={labels.company} optional autoComplete="organization" maxLength={120} />
        <TextField name="address" label={labels.address} optional autoComplete="address-line1" maxLength={255} />
        <TextField
          name="additionalAddress"
          label={labels.additionalAddress}
          optional
          autoComplete="address-line2"
          maxLength={255}
        />

        <h2 className={group}>{t`Vos identifiants`}</h2>
        <TextField name="email" label={labels.email} type="email" inputMode="email" autoComplete="email" />
        <PasswordField name="password" label={labels.password} kind="new" hint={hint} />
        <PasswordField name="passwordConfirmation" label={labels.passwordConfirmation} kind="new" />
        <Checkbox top {...form.register('newsletter')}>
          <Trans>Je souhaite recevoir la lettre de la boutique. On s’en désinscrit quand on veut.</Trans>
        </Checkbox>
        <CheckField name="terms">
          <Trans>
            J’accepte les{' '}
            <Link href="/cgv" className={textLink()}>
              conditions générales de vente
            </Link>{' '}
            et j’ai lu la{' '}
            <Link href="/confidentialite" className={textLink()}>
              politique de confidentialité
            </Link>
            .
          </Trans>
        </CheckField>
        <Button type="submit" wide loading={form.formState.isSubmitting}>
          <Trans>Créer mon compte</Trans>
        </Button>
        <p>
          <Trans>Déjà un compte ?</Trans> <DoorLink door="login">{t`Se connecter`}</DoorLink>
        </p>
        {state}
      </FormStack>
    </Form>
  );
}
