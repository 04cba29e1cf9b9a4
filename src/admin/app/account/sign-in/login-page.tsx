import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { CodeStep } from '#src/admin/app/account/sign-in/code-step.tsx';
import { PasswordStep, type LoginAnswer } from '#src/admin/app/account/sign-in/password-step.tsx';
import { useDoor } from '#src/admin/app/account/use-door.ts';
import { SignInFrame } from '#src/admin/app/account/sign-in/sign-in-frame.tsx';
import { nextPlace } from '#src/admin/app/guards/guard.ts';
import { useRoute } from '#src/admin/port/port.tsx';
import { useOffice } from '#src/admin/port/office.tsx';
import { session } from '#src/admin/store/session.ts';
import { Note } from '#src/ui/note/note.tsx';

/** Signing in, and on to where one wanted to go. */
export function LoginPage() {
  const { t } = useLingui();
  const { account } = useOffice();
  const { query, navigate } = useRoute();
  const door = useDoor(null);
  const [isCodeDue, setCodeDue] = useState(session.phase === 'secondFactor');
  const takeIn = async (answer: LoginAnswer): Promise<void> => {
    if (answer.admin === null) return setCodeDue(answer.isSecondFactorDue);
    await account.takeIn(answer);
    navigate(nextPlace(query.get('next')) ?? adminHref('admin.dashboard'), { replace: true });
  };
  if (isCodeDue)
    return (
      <SignInFrame title={t`Second facteur`}>
        <CodeStep onAnswer={takeIn} onBack={() => setCodeDue(false)} />
      </SignInFrame>
    );
  return (
    <SignInFrame title={t`Administration`} lead={t`Connectez-vous avec votre compte d’équipe.`}>
      {query.get('done') === 'password' ? (
        <Note tone="success" title={t`Votre mot de passe a été réinitialisé.`}>
          {t`Connectez-vous avec le nouveau.`}
        </Note>
      ) : null}
      {door !== null && door !== 'unknown' && door.isUnmanned ? (
        <Note title={t`Personne ne travaille encore ici.`}>
          {t`Le premier compte se crée par le lien que la boutique affiche à son démarrage, dans le terminal du serveur.`}
        </Note>
      ) : null}
      <PasswordStep onAnswer={takeIn} />
    </SignInFrame>
  );
}
