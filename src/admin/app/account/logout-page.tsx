import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { formLayout } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { device } from '#src/admin/app/account/device.ts';
import { SignInFrame } from '#src/admin/app/account/sign-in-frame.tsx';
import { useRoute } from '#src/admin/app/port.tsx';
import { useOffice } from '#src/admin/app/port/office.tsx';
import { session } from '#src/admin/store/session.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

/** The way out. What was typed and saved nowhere goes with the person: they are asked first. */
export function LogoutPage() {
  const { t } = useLingui();
  const { account } = useOffice();
  const { navigate } = useRoute();
  const { phase } = useSnapshot(session);
  const [drafts, setDrafts] = useState<number | null>(null);
  const leave = (): void => void account.signOut();
  useEffect(() => {
    let isOver = false;
    void device()
      .then(({ draftCount }) => draftCount())
      .then((count) => {
        if (isOver) return;
        setDrafts(count);
        if (count === 0) void account.signOut();
      });
    return () => {
      isOver = true;
    };
  }, [account]);
  if (phase !== 'signedOut' && drafts !== null && drafts > 0)
    return (
      <SignInFrame title={t`Déconnexion`}>
        <Note
          tone="warn"
          title={drafts === 1 ? t`1 brouillon n’est pas enregistré.` : t`${drafts} brouillons ne sont pas enregistrés.`}
        >
          {t`La déconnexion les efface de cet appareil.`}
        </Note>
        <div className={formLayout().actions}>
          <Button
            tone="ink"
            onClick={() => navigate(adminHref('admin.dashboard'), { replace: true })}
          >{t`Rester connecté`}</Button>
          <Button tone="line" onClick={leave}>{t`Effacer et se déconnecter`}</Button>
        </div>
      </SignInFrame>
    );
  return (
    <SignInFrame title={t`Déconnexion`}>
      <p role="status">
        {phase === 'signedOut'
          ? t`Vous êtes déconnecté. Rien de votre travail ne reste sur cet appareil.`
          : t`Déconnexion…`}
      </p>
      {phase === 'signedOut' ? (
        <LinkButton tone="ink" wide href={adminHref('admin.login')}>{t`Se reconnecter`}</LinkButton>
      ) : null}
    </SignInFrame>
  );
}
