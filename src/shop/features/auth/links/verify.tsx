import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { resendBody, verifyBody } from '#core/contract/account/auth.ts';
import { href } from '#core/contract/pages/href.ts';
import { DeadLink, isDeadLink } from '#src/shop/features/auth/links/dead-link.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { Form } from '#src/forms/form.tsx';
import { FormErrors, TextField } from '#src/forms/form-fields.tsx';
import { PasswordField } from '#src/forms/password-field.tsx';
import { AuthLink } from '#src/shop/features/auth/auth-link.tsx';
import { leaveFlash } from '#src/shop/store/device/flash.ts';
import { takeWayBack } from '#src/shop/store/device/way-back.ts';
import { callOnline } from '#src/shop/store/person/session.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { Note } from '#src/ui/note/note.tsx';

/**
 * Proves an address by the link of a mail. It takes a press: programs that look at mails open their links too, and would
 * prove the address of somebody who never asked for an account. And it takes the password, so that nobody opens by a
 * press the account that a stranger made with their address.
 */
export function Verify({ token }: { token: string }) {
  const { t } = useLingui();
  const form = useContractForm({ schema: verifyBody, defaults: { token, password: '' }, keep: keepNothing });
  const { ask, failure } = useAsk({ form, names: ['password'] });
  const [isLeaving, setLeaving] = useState(false);
  const labels = { password: t`Mot de passe` };
  const verify = form.handleSubmit(async (body) => {
    let isMoved = false;
    const isDone = await ask(async () => {
      const answered = await callOnline('api.auth.verify', { body });
      isMoved = answered.ok && answered.answer.purpose === 'email';
      return answered;
    });
    if (!isDone) return;
    setLeaving(true);
    if (isMoved) leaveFlash('emailMoved');
    /* the secret leaves the address bar and the history */
    const retour = takeWayBack();
    location.replace(isMoved ? href('home') : href('login', {}, { fait: 'adresse', retour }));
  });
  if (isDeadLink(failure) || form.formState.errors.token !== undefined)
    return (
      <DeadLink>
        <AskAgain />
      </DeadLink>
    );
  return (
    <Form form={form} onSubmit={verify}>
      <FormStack>
        <p>{t`Confirmez que cette adresse e-mail est la vôtre.`}</p>
        <FailureNote failure={failure} />
        <FormErrors labels={labels} />
        <PasswordField
          name="password"
          label={labels.password}
          kind="current"
          hint={t`Celui que vous avez choisi pour ce compte`}
        />
        <Button type="submit" wide loading={form.formState.isSubmitting || isLeaving}>
          <Trans>Vérifier mon adresse</Trans>
        </Button>
        <AuthLink screen="forgot">{t`Mot de passe oublié ?`}</AuthLink>
      </FormStack>
    </Form>
  );
}

/** Another first link, for an account that still waits for one. */
function AskAgain() {
  const { t } = useLingui();
  const form = useContractForm({ schema: resendBody, defaults: { email: '' }, keep: keepNothing });
  const { ask, failure } = useAsk({ form, names: ['email'] });
  const [isSent, setSent] = useState(false);
  const labels = { email: t`Adresse e-mail` };
  const send = form.handleSubmit(async (body) => setSent(await ask(() => callOnline('api.auth.resend', { body }))));
  if (isSent)
    return (
      <Note role="status" tone="success">
        {t`Si un compte attend cette vérification, un nouvel e-mail vient de partir.`}
      </Note>
    );
  return (
    <Form form={form} onSubmit={send}>
      <FormStack>
        <FailureNote failure={failure} />
        <FormErrors labels={labels} />
        <TextField name="email" label={labels.email} type="email" inputMode="email" autoComplete="username" />
        <Button type="submit" wide loading={form.formState.isSubmitting}>
          <Trans>Recevoir un nouveau lien</Trans>
        </Button>
      </FormStack>
    </Form>
  );
}
