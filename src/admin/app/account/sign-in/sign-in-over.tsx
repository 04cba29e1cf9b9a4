import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { CodeStep } from '#src/admin/app/account/sign-in/code-step.tsx';
import { PasswordStep, type LoginAnswer } from '#src/admin/app/account/sign-in/password-step.tsx';
import { useAdmin, useToast } from '#src/admin/port/port.tsx';
import { useOffice } from '#src/admin/port/office.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

/** The session ended while somebody worked: they sign in over their work, which stays as it is. */
export function SignInOver() {
  const { t } = useLingui();
  const { account } = useOffice();
  const { admin } = useAdmin();
  const toast = useToast();
  const [isCodeDue, setCodeDue] = useState(false);
  const [isPutOff, setPutOff] = useState(false);
  const takeIn = async (answer: LoginAnswer): Promise<void> => {
    if (answer.admin === null) return setCodeDue(answer.isSecondFactorDue);
    const isSame = answer.admin.id === admin?.id;
    await account.takeIn(answer);
    /* nothing on this screen is another person's to see */
    if (isSame) toast(t`Vous êtes reconnecté.`);
    else location.replace(adminHref('admin.dashboard'));
  };
  return (
    <Sheet
      open={!isPutOff}
      onClose={() => setPutOff(true)}
      title={t`Votre session a expiré`}
      closeLabel={t`Se reconnecter plus tard`}
    >
      <p>{t`Reconnectez-vous pour continuer. Ce que vous avez saisi est gardé.`}</p>
      {isCodeDue ? (
        <CodeStep onAnswer={takeIn} onBack={() => setCodeDue(false)} />
      ) : (
        <PasswordStep onAnswer={takeIn} {...(admin === null ? {} : { email: admin.email })} />
      )}
    </Sheet>
  );
}
