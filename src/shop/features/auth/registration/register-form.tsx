import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { formLayout, textLink } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import { registerBody, registerFields } from '#core/contract/account/auth.ts';
import { AuthLink } from '#src/shop/features/auth/auth-link.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import type { NewAccount, RegisterInput } from '#src/shop/features/auth/registration/register-draft.ts';
import { useAsk, type Answered } from '#src/forms/use-ask.ts';
import { useContractForm } from '#src/forms/contract-form.ts';
import { FieldRows } from '#src/forms/field-rows.tsx';
import { useFieldWords } from '#src/forms/field-words.ts';
import { Form } from '#src/forms/form.tsx';
import { CheckField, FormErrors } from '#src/forms/form-fields.tsx';
import { PasswordField, usePasswordHint } from '#src/forms/password-field.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { Link } from '#src/ui/link/link.tsx';

interface RegisterFormProps {
  /** What is typed is kept. */
  state: ReactNode;
  defaults: DefaultValues<RegisterInput>;
  keep: (values: RegisterInput) => void;
  make: (account: NewAccount) => Promise<Answered>;
}

export function RegisterForm({ state, defaults, keep, make }: RegisterFormProps) {
  const { t } = useLingui();
  const { labels } = useFieldWords(registerFields);
  const hint = usePasswordHint();
  const group = formLayout().group;
  const form = useContractForm<RegisterInput, NewAccount>({ schema: registerBody, defaults, keep });
  const { ask, failure } = useAsk<RegisterInput>({ form, names: ['email', 'birthDate'] });
  const send = form.handleSubmit(async (account) => {
    await ask(() => make(account));
  });
  return (
    <Form form={form} onSubmit={send}>
      <FormStack>
        <FailureNote failure={failure} />
        <FormErrors labels={labels} account />
        <FieldRows
          of={registerFields}
          rows={[
            'customerType',
            'corporateName',
            'tradeName',
            'siret',
            'vatNumber',
            ['apeCode', 'website'],
            'gender',
            ['firstName', 'lastName'],
            'birthDate',
            'phone',
          ]}
        />

        <h2 className={group}>{t`Vos identifiants`}</h2>
        <FieldRows of={registerFields} rows={['email']} />
        <PasswordField name="password" label={labels['password'] ?? ''} kind="new" hint={hint} />
        <PasswordField name="passwordConfirmation" label={labels['passwordConfirmation'] ?? ''} kind="new" />
        <Checkbox top {...form.register('newsletter')}>
          <Trans>Je souhaite recevoir la lettre de la boutique. Je peux me désinscrire à tout moment.</Trans>
        </Checkbox>
        <CheckField name="terms">
          <Trans>
            J’accepte les{' '}
            <Link href={href('page', { slug: 'cgv' })} className={textLink()}>
              conditions générales de vente
            </Link>{' '}
            et j’ai lu la{' '}
            <Link href={href('page', { slug: 'confidentialite' })} className={textLink()}>
              politique de confidentialité
            </Link>
            .
          </Trans>
        </CheckField>
        <Button type="submit" wide loading={form.formState.isSubmitting}>
          <Trans>Créer mon compte</Trans>
        </Button>
        <p>
          <Trans>Déjà un compte ?</Trans> <AuthLink screen="login">{t`Se connecter`}</AuthLink>
        </p>
        {state}
      </FormStack>
    </Form>
  );
}
