/**
 * What a press that needs an account opens: the door over the page one is on. Links stay links: they lead to the page of
 * the door where no script runs, in another tab, and from a door that is a page itself.
 */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { pressedDoor, type PressedDoor } from '#src/shop/app/account/pressed-door.ts';
import { doorAt } from '#src/shop/features/auth/doors.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { late } from '#src/shop/parts/hydration/late.tsx';
import { takeSaid } from '#src/shop/store/device/said-later.ts';
import { useView } from '#src/shop/store/state.ts';
import type { ToastData } from '#src/ui/toast/toast-region.tsx';

const AuthDialog = late(async () => (await import('#src/shop/features/auth/auth-dialog.tsx')).AuthDialog);

export interface OpenDoors {
  readonly open: PressedDoor | null;
  readonly close: () => void;
  readonly notice: ToastData | null;
}

/** @param path of the page on screen */
export function useAccountDoors(path: string): OpenDoors {
  const [asked, setAsked] = useState<{ door: PressedDoor; over: string } | null>(null);
  const [isPutOff, setPutOff] = useState(false);
  const { t } = useLingui();
  const phase = useView((state) => state.session.phase);
  const waiting = useView((state) => state.sync.waiting);
  useSaid();
  /* another page came: it is not what the door stood over */
  const open = asked?.over === path ? asked.door : null;
  const close = (): void => setAsked(null);
  const pressed = useEffectEvent((event: MouseEvent) => {
    const door = pressedDoor(event, open);
    if (door === null) return;
    event.preventDefault();
    setAsked({ door, over: path });
  });
  useEffect(() => {
    const heard = (event: MouseEvent): void => pressed(event);
    document.addEventListener('click', heard, true);
    return () => document.removeEventListener('click', heard, true);
  }, []);
  const isSaid = phase === 'expired' && open === null && !isPutOff && doorAt(path) === null;
  const renew = (): void =>
    setAsked({ door: { door: 'login', area: null, to: location.pathname + location.search }, over: path });
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

/** What the document before this one has done. */
function useSaid(): void {
  const { t } = useLingui();
  const { say } = useActions();
  const tell = useEffectEvent(() => {
    const said = takeSaid();
    if (said === 'signedIn') say(t`Vous êtes connecté.`);
    if (said === 'signedOut') say(t`Vous êtes déconnecté.`);
    if (said === 'emailMoved') say(t`Votre nouvelle adresse email est confirmée.`);
  });
  useEffect(() => tell(), []);
}

export function AccountDoors({ doors: { open, close } }: { doors: OpenDoors }) {
  return open === null ? null : <AuthDialog {...open} onClose={close} />;
}
