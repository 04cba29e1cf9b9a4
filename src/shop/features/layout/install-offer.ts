import { useLingui } from '@lingui/react/macro';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useConsentAsked } from '#src/shop/parts/device/device-state.ts';
import { declineInstall, install, useInstall } from '#src/shop/parts/device/use-install.ts';
import { mayOffer } from '#src/shop/store/device/install-offer.ts';
import { useView } from '#src/shop/store/state.ts';
import type { ToastData } from '#src/ui/toast/toast-region.tsx';
import { href } from '#core/contract/pages/href.ts';

/** The offer to install as it stands at the bottom of the screen; null while it would be in the way. */
export function useInstallOffer(path: string, isFirstView: boolean): ToastData | null {
  const { t } = useLingui();
  const { now, go } = useActions();
  const view = useInstall();
  const consentAsked = useConsentAsked();
  const hasAdded = useView((state) => state['cart:auto'].cartQuantity + state['cart:moto'].cartQuantity > 0);
  const at = now();
  if (at === null || !mayOffer({ install: view, hasAdded, isFirstView, consentAsked, path, now: at })) return null;
  const onPress = (): void => {
    if (view.way === 'prompt') install();
    else {
      /* the steps were shown: that is all the shop can do */
      declineInstall();
      go(`${href('settings')}#installer`);
    }
  };
  return {
    id: 'install',
    text: t`Installez la boutique : elle s’ouvre d’un geste, même hors connexion.`,
    action: { label: view.way === 'prompt' ? t`Installer` : t`Voir comment`, onPress },
    staying: true,
    close: { label: t`Ne pas installer`, onPress: declineInstall },
  };
}
