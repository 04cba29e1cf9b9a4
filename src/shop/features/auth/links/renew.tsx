import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { formLayout, textLink } from '#styled/recipes';
import { knownPassword } from '#core/resources/users/customer-fields.ts';
import { href } from '#core/contract/pages/href.ts';
import { AuthLink } from '#src/shop/features/auth/auth-link.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useAuthFlow } from '#src/shop/features/auth/auth-flow.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { Form } from '#src/forms/form.tsx';
import { FormErrors } from '#src/forms/form-fields.tsx';
import { PasswordField } from '#src/forms/password-field.tsx';
import { useActions } from '#src/shop/parts/actions.tsx';
import { renewSession } from '#src/shop/store/person/session.ts';
import { useView } from '#src/shop/store/state.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { Link } from '#src/ui/link/link.tsx';

const passwordAlone = v.strictObject({ password: knownPassword('password.required') });

/** The session of this customer has ended: the password alone opens another one, and what waits is sent. */
export function Renew({ email }: { email: string }) {
  const { t } = useLingui();
  const { toast, go } = useActions();
  const { to, close } = useAuthFlow();
  const waiting = useView((state) => state.sync.waiting);
  const form = useContractForm({ schema: passwordAlone, defaults: { password: '' }, keep: keepNothing });
  const { ask, failure } = useAsk({ form, names: ['password'] });
  const send = form.handleSubmit(async ({ password }) => {
    if (!(await ask(() => renewSession(password)))) return;
    toast(t`Vous êtes connecté.`);
    if (close === undefined) go(to);
    else close();
  });
  return (
    <Form form={form} onSubmit={send}>
      <FormStack>
        <p>
          {waiting === 0
            ? t`Votre session a expiré.`
            : waiting === 1
              ? t`Reconnectez-vous pour envoyer 1 modification. Elle est gardée ici.`
              : t`Reconnectez-vous pour envoyer ${waiting} modifications. Elles sont gardées ici.`}
        </p>
        <FailureNote failure={failure} />
        <FormErrors labels={{ password: t`Mot de passe` }} />
        <Field label={t`Adresse e-mail`}>
          {(control) => <TextInput {...control} type="email" autoComplete="username" readOnly value={email} />}
        </Field>
        <PasswordField name="password" label={t`Mot de passe`} kind="current" />
        <div className={formLayout().summary}>
          <Link href={href('logout')} className={textLink({ alone: true })}>{t`Ce n’est pas vous ?`}</Link>
          <AuthLink screen="forgot">{t`Mot de passe oublié ?`}</AuthLink>
        </div>
        <Button type="submit" wide loading={form.formState.isSubmitting}>
          <Trans>Se connecter</Trans>
        </Button>
      </FormStack>
    </Form>
  );
}
