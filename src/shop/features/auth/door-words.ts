import { useLingui } from '@lingui/react/macro';
import type { Door } from '#src/shop/features/auth/doors.ts';
import { useExpiredEmail } from '#src/shop/features/auth/expired.ts';

/** Title of a door. */
export function useDoorTitle(door: Door): string {
  const { t } = useLingui();
  const expired = useExpiredEmail();
  const titles: Readonly<Record<Door, string>> = {
    login: expired === null ? t`Connexion` : t`Reconnexion`,
    register: t`Créer un compte`,
    forgot: t`Mot de passe oublié`,
    reset: t`Nouveau mot de passe`,
    verify: t`Vérification de l’adresse email`,
    logout: t`Déconnexion`,
  };
  return titles[door];
}
