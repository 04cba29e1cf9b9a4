/**
 * What a press that needs an account opens: the auth screen in a dialog over the current page. Links stay links: they lead to the page of
 * the screen where no script runs, in another tab, and from an auth screen that is a page itself.
 */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { pressedAuthLink, type PressedAuthLink } from '#src/shop/app/account/pressed-auth-link.ts';
import { useSaid } from '#src/shop/app/account/use-said.ts';
import { authRouteAt } from '#src/shop/features/auth/auth-screens.ts';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import { useView } from '#src/shop/store/state.ts';
import type { ToastData } from '#src/ui/toast/toast-region.tsx';

const AuthDialog = deferred(async () => (await import('#src/shop/features/auth/auth-dialog.tsx')).AuthDialog);

export interface OpenAuthDialog {
  readonly open: PressedAuthLink | null;
  readonly close: () => void;
  readonly notice: ToastData | null;
}

/** @param path of the page on screen */
export function useAuthDialog(path: string): OpenAuthDialog {
  const [asked, setAsked] = useState<{ screen: PressedAuthLink; over: string } | null>(null);
  const [isPutOff, setPutOff] = useState(false);
  const { t } = useLingui();
  const { phase, customer } = useView((state) => state.session);
  const waiting = useView((state) => state.sync.waiting);
  useSaid();
  /* another page came: it is not the page the dialog was opened over */
  const open = asked?.over === path ? asked.screen : null;
  const close = (): void => setAsked(null);
  const pressed = useEffectEvent((event: MouseEvent) => {
    const screen = pressedAuthLink(event, open);
    if (screen === null) return;
    event.preventDefault();
    setAsked({ screen, over: path });
  });
  useEffect(() => {
    const heard = (event: MouseEvent): void => pressed(event);
    document.addEventListener('click', heard, true);
    return () => document.removeEventListener('click', heard, true);
  }, []);
  const isSaid =
    phase === 'expired' && customer?.borrowed === undefined && open === null && !isPutOff && authRouteAt(path) === null;
  const renew = (): void =>
    setAsked({ screen: { screen: 'login', area: null, to: location.pathname + location.search }, over: path });
  const text =
    waiting === 0
      ? t`Votre session a expiré.`
      : waiting === 1
        ? t`Reconnectez-vous pour envoyer 1 modification.`
        : t`Reconnectez-vous pour envoyer ${waiting} modifications.`;
  const notice: ToastData | null = isSaid
    ? {
        id: 'session',
        text,
        action: { label: t`Se connecter`, onPress: renew },
        staying: true,
        close: { label: t`Plus tard`, onPress: () => setPutOff(true) },
      }
    : null;
  return { open, close, notice };
}

export function AuthDialogOver({ dialog: { open, close } }: { dialog: OpenAuthDialog }) {
  return open === null ? null : <AuthDialog {...open} onClose={close} />;
}
