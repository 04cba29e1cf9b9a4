import { Trans, useLingui } from '@lingui/react/macro';
import { textLink } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { adminWelcomeBody } from '#core/contract/admin/people/passwords.ts';
import { answered } from '#src/admin/api/answered.ts';
import { DeadLink, isDeadLink } from '#src/admin/app/account/dead-link.tsx';
import { useDoor } from '#src/admin/app/account/use-door.ts';
import { SignInFailure } from '#src/admin/app/account/sign-in/sign-in-failure.tsx';
import { SignInFrame } from '#src/admin/app/account/sign-in/sign-in-frame.tsx';
import { Greeting } from '#src/admin/app/account/welcome/greeting.tsx';
import { AdminLink, useAdmin, useAdminCall, useRoute } from '#src/admin/port/port.tsx';
import { useOffice } from '#src/admin/port/office.tsx';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { FormErrors, TextField } from '#src/forms/form-fields.tsx';
import { Form } from '#src/forms/form.tsx';
import { PasswordField, usePasswordHint } from '#src/forms/password-field.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

/** A greeting for who works here; for who is not signed in, the way to the first account of a shop. */
export function WelcomePage() {
  const { admin } = useAdmin();
  const { query } = useRoute();
  if (admin !== null) return <Greeting admin={admin} />;
  const token = query.get('token');
  return token === null ? <WithoutLink /> : <WithLink token={token} />;
}

/** One that was used already says so before anybody fills in a form. */
function WithLink({ token }: { token: string }) {
  const { t } = useLingui();
  const door = useDoor(token);
  if (door === null)
    return (
      <SignInFrame title={t`Bienvenue`}>
        <Skeleton shape="block" />
      </SignInFrame>
    );
  if (door === 'unknown' || door.opens) return <FirstAccount />;
  return door.isUnmanned ? <Spent /> : <Manned />;
}

/** Somebody made the first account: a link makes no second one. */
function Manned() {
  const { t } = useLingui();
  return (
    <SignInFrame
      title={t`Bienvenue`}
      lead={t`Ce lien a déjà servi : l’administration a son premier compte. Connectez-vous, ou demandez une invitation à un administrateur.`}
    >
      <LinkButton tone="ink" wide href={adminHref('admin.login')}>{t`Se connecter`}</LinkButton>
    </SignInFrame>
  );
}

/** Of another shop, of a key that was changed, or cut by who sent it on. */
function Spent() {
  const { t } = useLingui();
  return (
    <SignInFrame title={t`Bienvenue`}>
      <DeadLink />
      <AdminLink page="admin.login" className={textLink({ alone: true })}>{t`Revenir à la connexion`}</AdminLink>
    </SignInFrame>
  );
}

/** Nobody makes the first account without the link: it proves that they run the server. */
function WithoutLink() {
  const { t } = useLingui();
  return (
    <SignInFrame
      title={t`Bienvenue`}
      lead={t`Le lien qui crée le premier compte de l’administration s’affiche au démarrage de la boutique, dans le terminal du serveur. Ouvrez-le ici.`}
    >
      <AdminLink page="admin.login" className={textLink({ alone: true })}>{t`Revenir à la connexion`}</AdminLink>
    </SignInFrame>
  );
}

/** The first administrator of a shop, by the link that the shop prints at its start; signs them in. */
function FirstAccount() {
  const { t } = useLingui();
  const hint = usePasswordHint();
  const call = useAdminCall();
  const { account } = useOffice();
  const { query, navigate } = useRoute();
  const form = useContractForm({
    schema: adminWelcomeBody,
    defaults: { token: query.get('token') ?? '', name: '', email: '', password: '', passwordConfirmation: '' },
    keep: keepNothing,
  });
  const { ask, failure } = useAsk({ form, names: ['name', 'email', 'password', 'passwordConfirmation'] });
  const labels = {
    name: t`Nom affiché`,
    email: t`Adresse e-mail`,
    password: t`Mot de passe`,
    passwordConfirmation: t`Confirmation du mot de passe`,
  };
  const send = form.handleSubmit(async (body) => {
    const isIn = await ask(() => answered(call('api.admin.welcome', { body }).then(account.takeIn)));
    /* the secret leaves the address bar and the history */
    if (isIn) navigate(adminHref('admin.welcome'), { replace: true });
  });
  if (isDeadLink(failure) || form.formState.errors.token !== undefined) return <Spent />;
  return (
    <SignInFrame title={t`Bienvenue`} lead={t`Créez le premier compte de l’administration. Il a tous les droits.`}>
      <Form form={form} onSubmit={send}>
        <FormStack>
          <SignInFailure failure={failure} />
          <FormErrors labels={labels} />
          <TextField name="name" label={labels.name} autoComplete="name" />
          <TextField name="email" label={labels.email} type="email" inputMode="email" autoComplete="username" />
          <PasswordField name="password" label={labels.password} kind="new" hint={hint} />
          <PasswordField name="passwordConfirmation" label={labels.passwordConfirmation} kind="new" />
          <Button type="submit" tone="ink" wide loading={form.formState.isSubmitting}>
            <Trans>Créer le compte</Trans>
          </Button>
        </FormStack>
      </Form>
    </SignInFrame>
  );
}
