import { useLingui } from '@lingui/react/macro';
import type { AuthScreen } from '#src/shop/features/auth/auth-screens.ts';
import { useExpiredEmail } from '#src/shop/features/auth/expired-email.ts';

/** Title of an auth screen. */
export function useAuthTitle(screen: AuthScreen): string {
  const { t } = useLingui();
  const expired = useExpiredEmail();
  const titles: Readonly<Record<AuthScreen, string>> = {
    login: expired === null ? t`Connexion` : t`Reconnexion`,
    register: t`Créer un compte`,
    forgot: t`Mot de passe oublié`,
    reset: t`Nouveau mot de passe`,
    verify: t`Vérification de l’adresse e-mail`,
    logout: t`Déconnexion`,
    arrive: t`Connexion`,
  };
  return titles[screen];
}
