import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useActions } from '#src/shop/parts/actions.tsx';
import { signOut } from '#src/shop/store/person/session.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { ResultNote } from '#src/ui/result/result-note.tsx';
import { href } from '#core/contract/pages/href.ts';

/**
 * Counts down to the sign-out after a password change (specification §9), for the eye and the ear.
 * @param to where the fresh document begins
 */
export function LeavingSoon({ to, seconds }: { to: string; seconds: number }) {
  const { t } = useLingui();
  const { go } = useActions();
  const [left, setLeft] = useState(seconds);
  const leave = async (): Promise<void> => {
    const answer = await signOut({ unsent: 'keep', to });
    // What could not be sent is the person's to decide on, where leaving is asked about.
    if (!answer.done) go(href('logout'));
  };
  const begin = useEffectEvent(() => void leave());
  useEffect(() => {
    if (left === 0) {
      begin();
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const words = left === 1 ? t`Déconnexion dans 1 seconde.` : t`Déconnexion dans ${left} secondes.`;
  return (
    <FormStack>
      <ResultNote title={t`Votre mot de passe a été modifié. Vous allez être déconnecté.`} />
      <p aria-hidden>{left === 0 ? t`Déconnexion…` : words}</p>
      <LiveRegion text={words} />
      <div>
        <Button tone="line" disabled={left === 0} onClick={() => setLeft(0)}>
          <Trans>Se déconnecter maintenant</Trans>
        </Button>
      </div>
    </FormStack>
  );
}
