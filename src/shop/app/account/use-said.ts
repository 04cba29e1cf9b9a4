import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useActions } from '#src/shop/parts/actions.tsx';
import { takeFlash } from '#src/shop/store/device/flash.ts';
import { readState } from '#src/shop/store/state.ts';

/** Says what the document before this one has done. */
export function useSaid(): void {
  const { t } = useLingui();
  const { toast } = useActions();
  const tell = useEffectEvent(() => {
    const said = takeFlash();
    /* a press was answered meanwhile: what came before it is no news any more */
    if (readState().messages.length > 0) return;
    if (said === 'signedIn') toast(t`Vous êtes connecté.`);
    if (said === 'signedOut') toast(t`Vous êtes déconnecté.`);
    if (said === 'accountDeleted') toast(t`Votre compte est supprimé.`);
    if (said === 'emailMoved') toast(t`Votre nouvelle adresse e-mail est confirmée.`);
  });
  useEffect(() => tell(), []);
}
